import type { Booking } from "#contracts/bookings.ts";
import type { BookingPayment } from "#contracts/payments.ts";
import { isActive, isStayAhead } from "#domain/bookings/booking-status.ts";
import {
  depositHeld,
  depositOutcome,
  type DepositOutcome,
} from "#domain/bookings/timeline-deposit.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { depositDispute } from "#domain/payments/dispute.ts";
import { depositBackBy, depositDue } from "#domain/payments/deposit-status.ts";
import { isInOurBooks, type PaymentMethod } from "#domain/payments/payment-method.ts";
import { disputeLabel } from "#texts/dispute-words.ts";
import { PAYMENT_STATUS_LABELS } from "#texts/statuses.ts";
import { dayWords } from "#web/admin/bookings/words.ts";

export type BookedDeposit = Pick<
  Booking,
  | "status"
  | "endDate"
  | "rentalItemType"
  | "customerEmail"
  | "depositAmount"
  | "depositPaymentStatus"
  | "depositPaidAmount"
  | "depositRefundedAmount"
  | "depositKeptAmount"
  | "disputes"
>;

const OUTCOMES: Record<DepositOutcome, string> = {
  held: PAYMENT_STATUS_LABELS.captured,
  "part-refunded": "Delvis återbetald",
  "part-kept": "Delvis avräknad",
  refunded: "Återbetald",
  settled: "Avräknad",
};

/** How the deposit stands, in a word or two. */
export function depositWords(booking: BookedDeposit): string {
  const { depositPaymentStatus: status } = booking;
  const dispute = depositDispute(booking.disputes);
  if (dispute) return disputeLabel(dispute);
  if (status === "captured") return OUTCOMES[depositOutcome(booking)];
  return status === null ? "Ej betald" : PAYMENT_STATUS_LABELS[status];
}

/** What may be kept of it: nothing that a customer's bank is about to decide on, or has given away. */
export function depositAtHand(
  booking: BookedDeposit,
  payments: readonly Pick<BookingPayment, "kind" | "refundable">[],
): number {
  const free = payments.filter(({ kind }) => kind === "deposit").map((one) => one.refundable);
  return Math.min(depositHeld(booking), Math.max(0, ...free));
}

/** All of it went back. Before the stay is over, another may be left over the counter. */
export function isGivenBack(booking: BookedDeposit): boolean {
  return booking.depositPaymentStatus === "captured" && depositOutcome(booking) === "refunded";
}

/** Why no deposit can be paid any more, or undefined where one may. A paid one needs no reason. */
export function noDepositReason(booking: BookedDeposit, today: LocalDate): string | undefined {
  if (depositDue(booking.rentalItemType, booking.depositAmount) === 0)
    return "Bokningen har ingen deposition att betala.";
  if (booking.status === "cancelled")
    return "Bokningen är avbokad, så det finns ingen deposition att betala.";
  if (booking.status === "returned")
    return "Bokningen är återlämnad, så det finns ingen deposition att betala.";
  if (!isStayAhead(booking, today))
    return "Hyrestiden är slut, så det finns ingen deposition att betala.";
  return undefined;
}

/** Why the customer cannot be reminded, or undefined where they can. */
export function noReminderReason(booking: BookedDeposit, today: LocalDate): string | undefined {
  const reason = noDepositReason(booking, today);
  if (reason) return reason;
  return booking.customerEmail.trim() === ""
    ? "Kunden har ingen e-postadress, så det går inte att påminna."
    : undefined;
}

/** When it is to be the customer's again. Of a stay that is off there is no return to wait for. */
export function backByWords(
  booking: Pick<Booking, "status" | "returnedOn" | "endDate">,
  today: LocalDate,
): { words: string; isLate: boolean } {
  if (booking.status === "cancelled") return { words: "Nu, bokningen är avbokad", isLate: false };
  const backBy = depositBackBy(booking);
  return backBy < today
    ? { words: `Skulle ha varit det senast ${dayWords(backBy)}`, isLate: true }
    : { words: `Senast ${dayWords(backBy)}`, isLate: false };
}

const STILL_OUT = {
  give: "Bokningen är inte återlämnad än. Det du betalar tillbaka kan inte dras av senare.",
  keep: "Bokningen är inte återlämnad än. Behåll bara det som redan är klart att det ska dras.",
};

/** What to think of before a deposit is settled whose stay is not over; nothing where it is, or is off. */
export function beforeReturn(
  { status }: Pick<Booking, "status">,
  deed: keyof typeof STILL_OUT,
): string | undefined {
  return isActive(status) ? STILL_OUT[deed] : undefined;
}

/** What is said before a part is kept, and after. */
export type KeepWords = { amountHint: string; reasonHint: string; noteHint: string; done: string };

/** What was left in the cash register is kept there too: nothing of it is booked here. */
export function keepWords(method: PaymentMethod | null): KeepWords {
  return method !== null && !isInOurBooks(method)
    ? {
        amountHint:
          "Det går inte att ångra. Depositionen togs i kassan: slå in avdraget i kassaregistret. Här noteras det bara, inget bokförs.",
        reasonHint:
          "En skada är utan moms. En tjänst har moms, och kunden får sitt kvitto från kassan.",
        noteHint: "Står i mejlet till kunden.",
        done: "Avdraget är noterat",
      }
    : {
        amountHint: "Det går inte att ångra: beloppet bokförs direkt.",
        reasonHint: "En skada är utan moms. En tjänst har moms och kvitto.",
        noteHint: "Står i mejlet till kunden, och på kvittot för en tjänst.",
        done: "Avdraget är bokfört",
      };
}
