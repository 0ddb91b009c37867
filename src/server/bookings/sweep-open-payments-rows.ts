import { and, eq, isNotNull, isNull, not, or } from "drizzle-orm";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { payments } from "#server/platform/db/tables/payments.ts";

/** Payments that could still be paid though their booking is cancelled, returned or deleted. */
export async function openPaymentsInVain(db: Db, most: number): Promise<PaymentRow[]> {
  const rows = await db
    .select({ payment: payments })
    .from(payments)
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(
      and(
        eq(payments.status, "pending"),
        isNotNull(payments.bookingId),
        isNotNull(payments.providerIntentId),
        or(isNull(bookings.id), not(bookings.holdsNights)),
      ),
    )
    .limit(most);
  return rows.map(({ payment }) => payment);
}
