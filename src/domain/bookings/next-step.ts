import { isActive, type BookingStatus } from "#domain/bookings/booking-status.ts";
import {
  depositIsMissing,
  hasDepositToGiveBack,
  unsettledDepositDispute,
  type BookedDeposit,
} from "#domain/bookings/timeline-deposit.ts";
import { isWithdrawn } from "#domain/bookings/withdrawal.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { StayState } from "#domain/hand-over/protocol.ts";

/** What somebody at the counter does next with a booking. */
export type NextStep =
  /** The customer has withdrawn: nothing is charged or handed over. */
  | "cancel"
  /** Charge what is reserved, and confirm with it. */
  | "approve"
  /** Charge what is reserved for a booking that is confirmed. */
  | "charge"
  /** Confirm what is paid, or costs nothing. */
  | "confirm"
  | "take-rent"
  | "take-deposit"
  | "hand-over"
  | "await-return"
  | "take-back"
  | "give-back-rent"
  /** Of a cancelled booking's rent: what was to go back and has not, or what nobody has decided about. */
  | "decide-rent"
  /** Back, signed for: what the deposit pays of it, and what is asked for, is decided in one step. */
  | "settle"
  | "give-back-deposit"
  /** A bank decides whose the deposit is, or has decided and nobody has booked it. */
  | "see-to-dispute"
  /** What was asked for after the return has not come. */
  | "take-charge"
  | "nothing";

type Answered = Parameters<typeof isWithdrawn>[0] & {
  status: BookingStatus;
  dueAmount: number;
  reservedAmount: number;
};
type Booked = Answered &
  BookedDeposit & {
    startDate: LocalDate;
    endDate: LocalDate;
    stay: { state: StayState };
    chargeDueAmount: number;
  };

/** What 'Att åtgärda' has of the customer's money: theirs, and of a booking that is off what is to be decided about. */
type Owed = {
  amount: number;
  undecided: number;
  /** A return that was signed waits to be settled. */
  isToSettle?: boolean;
};

/** What the customer asked for comes first, then the money, then the keys. */
export function nextStep(booking: Booked, today: LocalDate, owed: Owed): NextStep {
  if (isActive(booking.status)) {
    const answer = stepOfAnswer(booking);
    // Made cheaper after it was paid: what is the customer's goes back first.
    return answer ?? (booking.dueAmount < 0 ? "give-back-rent" : stepOfStay(booking, today));
  }
  return stepOfOver(booking, owed);
}

/** Nothing is left to do only once nobody has anybody else's money. */
function stepOfOver(booking: Booked, owed: Owed): NextStep {
  if (booking.dueAmount > 0) return "take-rent";
  if (booking.dueAmount < 0) return "give-back-rent";
  if (owed.undecided > 0) return "decide-rent";
  // A bank's word is waited for first: until then nothing of the deposit is settled.
  if (owed.isToSettle && !unsettledDepositDispute(booking)) return "settle";
  if (hasDepositToGiveBack(booking)) return "give-back-deposit";
  if (unsettledDepositDispute(booking)) return "see-to-dispute";
  // A refund that no card took.
  if (owed.amount > 0) return "give-back-rent";
  return booking.chargeDueAmount > 0 ? "take-charge" : "nothing";
}

/** What is to be said or charged before any day or key is spoken of; nothing once that is done. */
export function stepOfAnswer(booking: Answered) {
  const isPending = booking.status === "pending";
  if (isWithdrawn(booking)) return "cancel";
  if (booking.reservedAmount > 0) return isPending ? "approve" : "charge";
  if (isPending) return booking.dueAmount > 0 ? "take-rent" : "confirm";
  return undefined;
}

/** What the keys wait for. */
export function stepBeforeKeys(booking: BookedDeposit & { dueAmount: number }) {
  if (booking.dueAmount > 0) return "take-rent";
  return depositIsMissing(booking) ? "take-deposit" : undefined;
}

function stepOfStay(booking: Booked, today: LocalDate): NextStep {
  if (booking.endDate <= today) return "take-back";
  // The keys have left, early or without the deposit: they come back next, whatever the days say.
  if (booking.stay.state === "out") return booking.dueAmount > 0 ? "take-rent" : "await-return";
  return stepBeforeKeys(booking) ?? (today <= booking.startDate ? "hand-over" : "await-return");
}
