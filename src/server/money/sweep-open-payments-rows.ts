import { and, eq, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookingMoney, bookings } from "#server/platform/db/tables/bookings.ts";
import { payments } from "#server/platform/db/tables/payments.ts";

/**
 * Payments that could still be paid though nobody waits for them: the booking is off, gone or has its money, or
 * the link that opened the payment has expired or given way to a newer one.
 */
export async function openPaymentsInVain(
  db: Db,
  {
    today,
    now,
    bookingId,
    most,
  }: { today: LocalDate; now: Date; bookingId?: number | undefined; most: number },
): Promise<PaymentRow[]> {
  const rows = await db
    .select({ payment: payments })
    .from(payments)
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(bookingMoney, eq(bookingMoney.bookingId, payments.bookingId))
    .where(
      and(
        // Written out, as all conditions of an index are: it is found whatever plan is kept.
        sql`${payments.status} = 'pending'`,
        bookingId === undefined ? isNotNull(payments.bookingId) : eq(payments.bookingId, bookingId),
        isNotNull(payments.providerIntentId),
        or(
          isNull(bookings.id),
          eq(bookings.status, "cancelled"),
          payments.isLetGo,
          and(
            eq(payments.kind, "rent"),
            isNull(payments.checkoutId),
            sql`(select max(l.expires_at) from payment_links l
              where l.booking_id = payments.booking_id) <= ${now.toISOString()}`,
          ),
          // A reservation that is to be replaced counts until it is.
          and(
            eq(payments.kind, "rent"),
            lte(bookingMoney.due, 0),
            sql`not exists (select from payments r where r.id = ${payments.replacesId}
              and r.status = 'authorized' and not r.is_let_go)`,
          ),
          and(
            eq(payments.kind, "charge"),
            // Paid otherwise meanwhile.
            sql`exists (select from payments c where c.booking_id = ${payments.bookingId} and c.kind = 'charge'
              and c.status = 'captured' and c.taken_back_at is null)`,
          ),
          and(
            eq(payments.kind, "deposit"),
            or(
              eq(bookings.status, "returned"),
              lt(bookings.endDate, today),
              // Left by hand meanwhile.
              sql`exists (select from payments d where d.booking_id = ${payments.bookingId} and d.kind = 'deposit'
                and d.status = 'captured' and d.taken_back_at is null)`,
            ),
          ),
        ),
      ),
    )
    .limit(most);
  return rows.map(({ payment }) => payment);
}
