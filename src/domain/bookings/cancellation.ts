import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import { isWithdrawn } from "#domain/bookings/withdrawal.ts";
import { daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import { mayGive, sumKronor } from "#domain/money/ore.ts";
import { LEAST_BY_CARD } from "#domain/payments/card-amount.ts";
import { fail, ok, type Result } from "#domain/result.ts";

/** Whoever cancels so many days before the stay, or more, gets so much of the price back. */
export type PolicyStep = { daysBefore: number; percent: number };

/** What a customer was promised about cancelling; later than every step nothing goes back. */
export type CancellationPolicy = PolicyStep[];

type CancellableBooking = {
  status: BookingStatus;
  startDate: LocalDate;
  totalPrice: number;
  withdrawnAt: string | null;
  /** Null for bookings that are older than policies: staff decide. */
  cancellationPolicy: CancellationPolicy | null;
};

/** What the shop has of a booking's rent, or may take. */
type Had = { paid: number; reserved: number };

/**
 * Of the price, what goes back to whoever cancels on a day: all of it until staff have approved, and to whoever has
 * withdrawn. Null where nothing was promised.
 */
export function percentBack(booking: CancellableBooking, today: LocalDate): number | null {
  if (booking.status === "pending" || isWithdrawn(booking)) return 100;
  if (booking.cancellationPolicy === null) return null;
  const days = daysBetween(today, booking.startDate);
  const reached = booking.cancellationPolicy.filter(({ daysBefore }) => daysBefore <= days);
  return Math.max(0, ...reached.map(({ percent }) => percent));
}

/** What is given back by the policy, rent only, release included. What is unpaid of a fee is not asked for. */
export function promisedRefund(
  booking: CancellableBooking,
  { paid, reserved }: Had,
  today: LocalDate,
): number | null {
  const percent = percentBack(booking, today);
  return percent === null ? null : refundOf(booking.totalPrice, { paid, reserved }, percent);
}

/** Of what the shop has of a price, what goes back of it with so many per cent. */
export function refundOf(totalPrice: number, { paid, reserved }: Had, percent: number): number {
  const kept = totalPrice - Math.round((totalPrice * percent) / 100);
  return Math.max(0, sumKronor(paid, reserved, -kept));
}

/** What becomes of the rent when so much of it goes back. */
export type CancelledRent = {
  /** The shop's in the end, of what was paid and reserved. */
  kept: number;
  /** Of what is reserved: let go, and taken. */
  released: number;
  charged: number;
  /** Of what was paid: to go back. */
  refunded: number;
};

export type FeeProblem = { code: "booking.fee-too-small"; least: number; most: number };

type CancellationProblem =
  | FeeProblem
  | { code: "payment.refund-too-much"; most: number }
  | { code: "request.malformed" };

/** What is reserved goes back first, since it costs nobody anything: only one of charging and refunding is needed. */
export function cancelRent(
  { paid, reserved }: Had,
  refund: number,
): Result<CancelledRent, CancellationProblem> {
  const most = sumKronor(paid, reserved);
  if (refund > most) return fail({ code: "payment.refund-too-much", most });
  const released = Math.min(refund, reserved);
  const charged = sumKronor(reserved, -released);
  if (!mayGive(refund, most) || !Number.isInteger(charged))
    return fail({ code: "request.malformed" });
  if (charged > 0 && charged < LEAST_BY_CARD)
    return fail({ code: "booking.fee-too-small", least: LEAST_BY_CARD, most });
  return ok({
    kept: sumKronor(most, -refund),
    released,
    charged,
    refunded: sumKronor(refund, -released),
  });
}
