import { awaitsAnswer, type Asked } from "#domain/bookings/awaits-answer.ts";
import { isActive } from "#domain/bookings/booking-status.ts";
import type { BookingView } from "#domain/bookings/booking-views.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { returnMissingSince } from "#domain/duties/deposit-duty.ts";
import { depositBackBy, depositDue } from "#domain/payments/deposit-status.ts";
import { depositIsMissing, hasDepositToGiveBack, type BookedDeposit } from "./timeline-deposit.ts";
import { timelineOf, type Handover, type TimelineStay } from "./timeline.ts";

/** A booking as far as the day at the counter goes. */
export type CounterBooking = TimelineStay &
  BookedDeposit &
  Asked & {
    reservedAmount: number;
    /** Something the customer is asked to accept is not accepted yet. */
    lacksAgreement: boolean;
    /** Nobody is named who drives. */
    lacksDrivers: boolean;
    hasEmail: boolean;
    depositReminderSentDate: string | null;
    returnedOn: LocalDate | null;
  };

export type Today<Booking> = {
  /** Today and tomorrow, each with who comes, in order of time. */
  days: { day: LocalDate; handovers: Handover<Booking>[] }[];
  /** Should be back, the longest out first. */
  late: Booking[];
  /** Wait for an answer and come on neither of the two days, the first to come first. */
  waiting: Booking[];
  /** Over or off, and the shop still holds the deposit. */
  deposits: Booking[];
};

/**
 * Where the rest of a list is found that is longer than the page of the day shows. The view of deposits also has those
 * that are held by right; what has ended comes first in it.
 */
export const VIEW_OF_LIST = {
  late: "late",
  waiting: "to-answer",
  deposits: "deposits",
} as const satisfies Record<Exclude<keyof Today<unknown>, "days">, BookingView>;

/** Where each booking stands on the page of the day. What belongs nowhere is left out. */
export function todayOf<Booking extends CounterBooking>(
  bookings: readonly Booking[],
  today: LocalDate,
): Today<Booking> {
  const tomorrow = addDays(today, 1);
  const comings = timelineOf(
    bookings.filter(({ status }) => isActive(status)),
    { startDate: today, endDate: tomorrow },
  );
  const onDay = (day: LocalDate) => comings.days.find((one) => one.day === day)?.handovers ?? [];
  const isComing = ({ startDate, endDate }: Booking) =>
    [today, tomorrow].some((day) => day === startDate || day === endDate);
  return {
    days: [today, tomorrow].map((day) => ({ day, handovers: onDay(day) })),
    late: bookings
      .filter((booking) => returnMissingSince(booking, today) !== undefined)
      .toSorted(byDay("endDate")),
    waiting: bookings
      .filter((booking) => awaitsAnswer(booking) && !isComing(booking))
      .toSorted(byDay("startDate")),
    deposits: bookings.filter(hasDepositToGiveBack).toSorted(byDay("endDate")),
  };
}

function byDay(which: "startDate" | "endDate") {
  return (one: TimelineStay, other: TimelineStay): number =>
    one[which] < other[which] ? -1 : one[which] > other[which] ? 1 : one.id - other.id;
}

/** When the shop is to have given a deposit back; null means at once, since the stay is off. */
export function depositBackOn(
  booking: Pick<CounterBooking, "status" | "returnedOn" | "endDate">,
): LocalDate | null {
  return booking.status === "cancelled" ? null : depositBackBy(booking);
}

/** What a hand-over lacks. */
export type Missing =
  | { what: "rent" | "charge" | "deposit"; amount: number }
  | { what: "agreement" | "drivers" };

/** In the order in which it is seen to. A deposit and an agreement are asked for before the keys leave. */
export function missingAt({ kind, booking }: Handover<CounterBooking>): Missing[] {
  const { dueAmount, reservedAmount, rentalItemType, depositAmount } = booking;
  const missing: Missing[] = [];
  if (reservedAmount > 0) missing.push({ what: "charge", amount: reservedAmount });
  if (dueAmount > 0) missing.push({ what: "rent", amount: dueAmount });
  if (kind === "return") return missing;
  if (depositIsMissing(booking))
    missing.push({ what: "deposit", amount: depositDue(rentalItemType, depositAmount) });
  if (booking.lacksAgreement) missing.push({ what: "agreement" });
  if (booking.lacksDrivers) missing.push({ what: "drivers" });
  return missing;
}
