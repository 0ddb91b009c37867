import type { BookingPayment } from "#contracts/payments.ts";
import type { Problem } from "#contracts/errors.ts";
import { freeOfDisputes } from "#domain/payments/dispute.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { allPaymentsOf, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { findPublicBooking } from "#server/bookings/booking-rows.ts";
import { disputedSums } from "./dispute-rows.ts";
import { failedRefundsOf, receiptsOf, recordersOf } from "./list-payments-rows.ts";
import { leftOf } from "./receipt-booking.ts";

/** Every payment of a booking, newest first; those that nobody has paid and nobody can pay any more are left out. */
export async function listPayments(
  db: Db,
  bookingId: number,
): Promise<Result<BookingPayment[], Problem>> {
  const rows = await allPaymentsOf(db, bookingId);
  if (rows.length === 0 && !(await findPublicBooking(db, bookingId)))
    return fail({ code: "booking.unknown" });
  const shown = rows.filter(isShown);
  const ids = shown.map(({ id }) => id);
  const disputed = await disputedSums(db, ids);
  const [receipts, recorders, failed] = await Promise.all([
    receiptsOf(db, ids),
    recordersOf(db, shown),
    failedRefundsOf(db, shown, disputed),
  ]);
  return ok(
    shown.map((row) => ({
      id: row.id,
      kind: row.kind,
      method: row.method,
      amount: row.amount,
      refunded: row.refundedAmount,
      status: row.takenBackAt === null ? row.status : "taken-back",
      at: (row.capturedAt ?? row.createdAt).toISOString(),
      reference: row.method === "card" ? (row.providerIntentId ?? "") : row.reference,
      paidOn: row.paidOn,
      recordedBy: recorders.get(row.recordedBy ?? 0) ?? null,
      receiptNumber: receipts.get(row.id)?.find(isOwn)?.number ?? null,
      receipts: receipts.get(row.id) ?? [],
      kept: row.keptAmount,
      isLetGo: row.isLetGo && row.status === "authorized",
      isDisputed: disputed.has(row.id),
      refundable: freeOfDisputes(leftOf(row), disputed.get(row.id)),
      failedRefunds: failed.get(row.id) ?? [],
    })),
  );
}

/** The receipt for the money itself, and not for what became of it. */
function isOwn({ kind, cause }: BookingPayment["receipts"][number]): boolean {
  return kind === "receipt" && cause === "charge";
}

/** Opened and never paid, it is no payment to anybody. */
function isShown({ status, isCurrent, authorizationExpiresAt }: PaymentRow): boolean {
  if (status === "pending") return isCurrent;
  return status !== "cancelled" || isCurrent || authorizationExpiresAt !== null;
}
