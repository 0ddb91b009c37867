import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { isStayAhead, type BookingStatus } from "#domain/bookings/booking-status.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";

/** What the one who pays a deposit is told of it. */
export const DEPOSIT_STATES = ["not_paid", "pending", "captured"] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** Why a deposit cannot be paid, or not be asked for. */
export type DepositProblem =
  | { code: "deposit.none" }
  | { code: "deposit.paid" }
  | { code: "deposit.booking-over" };

/** The sum to be left as security, in kronor; 0 where there is none. */
export function depositDue(itemType: ItemType, depositAmount: number | null): number {
  return itemType === "rv" ? (depositAmount ?? 0) : 0;
}

/**
 * A payment is shown with its booking only once the provider has something to say of it: one that was
 * opened and never paid must not look as if it were being processed.
 */
export function depositState(
  payment: { status: PaymentStatus; isCurrent: boolean } | undefined,
): DepositState {
  if (payment?.status === "captured") return "captured";
  return payment?.status === "pending" && payment.isCurrent ? "pending" : "not_paid";
}

/**
 * A deposit that was paid is never asked for again, though it was given back. Nor is one for a stay that is off or
 * over, whether or not anybody has said so.
 */
export function depositProblem({
  due,
  state,
  booking,
  today,
}: {
  due: number;
  state: DepositState;
  booking: { status: BookingStatus; endDate: LocalDate };
  today: LocalDate;
}): DepositProblem | undefined {
  if (booking.status === "cancelled") return { code: "deposit.booking-over" };
  if (state === "captured") return { code: "deposit.paid" };
  if (!isStayAhead(booking, today)) return { code: "deposit.booking-over" };
  return due > 0 ? undefined : { code: "deposit.none" };
}

const SAME_PRESS_MS = 10_000;

/** Two who remind at the same moment mean the same letter: the second finds it sent. */
export function isRemindedJustNow(remindedAt: Date | null, now: Date): boolean {
  return remindedAt !== null && now.getTime() - remindedAt.getTime() < SAME_PRESS_MS;
}

/** A deposit goes back within this many days after the return. */
export const DEPOSIT_BACK_DAYS = 7;

/**
 * Counted from the planned return, or from the day staff marked it where that was earlier: a mark that is made late
 * does not move what the customer was promised.
 */
export function depositBackBy({
  returnedOn,
  endDate,
}: {
  returnedOn: LocalDate | null;
  endDate: LocalDate;
}): LocalDate {
  const cameBack = returnedOn !== null && returnedOn < endDate ? returnedOn : endDate;
  return addDays(cameBack, DEPOSIT_BACK_DAYS);
}
