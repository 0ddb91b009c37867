import { isActive, type BookingStatus } from "#domain/bookings/booking-status.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import { depositDue } from "#domain/payments/deposit-status.ts";
import { depositDispute, type BookedDispute } from "#domain/payments/dispute.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";

export type DepositBadge = "paid" | "processing" | "not_paid";

const BADGES: Record<PaymentStatus, DepositBadge> = {
  pending: "processing",
  authorized: "processing",
  captured: "paid",
  cancelled: "not_paid",
  expired: "not_paid",
};

export type BookedDeposit = {
  status: BookingStatus;
  rentalItemType: ItemType;
  depositAmount: number | null;
  depositPaymentStatus: PaymentStatus | null;
} & PaidDeposit & {
    disputes: readonly (BookedDispute & { amount: number; isDecided: boolean })[];
  };

/** How a hand-over shows its deposit; null where there is nothing to show. */
export function depositBadge(booking: BookedDeposit): DepositBadge | null {
  if (booking.status !== "confirmed") return null;
  const { depositPaymentStatus: paid } = booking;
  // A deposit that was paid stands there to be given back, whatever the item asks for today.
  const isLost = depositIsLost(booking);
  if (paid === "captured" && !isLost) return "paid";
  if (depositDue(booking.rentalItemType, booking.depositAmount) === 0) return null;
  return paid === null || isLost ? "not_paid" : BADGES[paid];
}

/** The customer's bank has given away all that was left of it: nothing is left as security. */
export function depositIsLost(booking: BookedDeposit): boolean {
  const dispute = depositDispute(booking.disputes);
  if (dispute?.standing !== "lost") return false;
  return dispute.amount >= depositLeft(booking);
}

/** Whether the keys stay in the drawer until the deposit has come. */
export function depositIsMissing(booking: BookedDeposit): boolean {
  const badge = depositBadge(booking);
  return badge !== null && badge !== "paid";
}

/** What became of a deposit that was paid. Settled: kept in part, and nothing of it is left to give back. */
export type DepositOutcome = "held" | "part-refunded" | "part-kept" | "refunded" | "settled";

type PaidDeposit = {
  depositPaidAmount: number;
  depositRefundedAmount: number;
  depositKeptAmount: number;
};

export function depositOutcome(deposit: PaidDeposit): DepositOutcome {
  const { depositRefundedAmount: refunded, depositKeptAmount: kept } = deposit;
  if (refunded === 0 && kept === 0) return "held";
  if (depositLeft(deposit) > 0) return refunded > 0 ? "part-refunded" : "part-kept";
  return kept > 0 ? "settled" : "refunded";
}

/**
 * A dispute of a deposit that still waits for somebody: for the bank's word or, once it is lost, for what is written
 * in the books. Until then nobody knows how much of it is the customer's.
 */
export function unsettledDepositDispute<Booking extends Pick<BookedDeposit, "disputes">>(
  booking: Booking,
): Booking["disputes"][number] | undefined {
  const dispute = depositDispute(booking.disputes);
  return dispute?.standing === "open" || dispute?.isDecided === false ? dispute : undefined;
}

/** Not while the stay is ahead or under way, nor what a bank has given away or has not yet decided on. */
export function hasDepositToGiveBack(booking: BookedDeposit): boolean {
  if (isActive(booking.status) || depositHeld(booking) === 0) return false;
  return unsettledDepositDispute(booking) === undefined && !depositIsLost(booking);
}

/** What is left of somebody else's money, here or with their bank. */
export function depositHeld(
  booking: PaidDeposit & { depositPaymentStatus: PaymentStatus | null },
): number {
  return booking.depositPaymentStatus === "captured" ? depositLeft(booking) : 0;
}

/** What the shop still holds of a paid deposit, and is to give back or to keep with a reason. */
export function depositLeft(deposit: PaidDeposit): number {
  const { depositPaidAmount: paid, depositRefundedAmount: refunded } = deposit;
  return Math.max(0, paid - refunded - deposit.depositKeptAmount);
}
