import { and, eq, sql } from "drizzle-orm";
import type { Concern } from "#contracts/oversight.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { depositToReturn } from "#domain/duties/deposit-duty.ts";
import { leftOf } from "#server/money/receipt-booking.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { payments } from "#server/platform/db/tables/payments.ts";

type HeldDeposit = Extract<Concern, { kind: "deposit-held" }>;

/** When staff marked it as back. */
const returnedAt = sql<string | null>`(select max(a.at) from audit_log a
  where a.entity = 'booking' and a.entity_id = ${bookings.id}::text
    and a.action = 'booking.status' and a.after ->> 'status' = 'returned')`;

/** The last time its booking's state or its deposit changed: the same deposit may be to give back once more. */
const lastDepositChange = sql<string | null>`(select max(a.id)::text from audit_log a
  where a.entity = 'booking' and a.entity_id = ${payments.bookingId}::text
    and (a.action in ('booking.status', 'booking.deleted', 'deposit.refunded', 'deposit.kept', 'refund.failed')
      or (a.action in ('payment.captured', 'payment.recorded', 'payment.taken-back')
        and a.after ->> 'kind' = 'deposit')))`;

/** Deposits that should be the customer's again, of bookings that are gone too. */
export async function depositsToReturn(db: Db, today: LocalDate): Promise<HeldDeposit[]> {
  const rows = await db
    .select({
      payment: payments,
      booking: bookings,
      itemName: rentalItems.name,
      returnedAt,
      lastChange: lastDepositChange,
    })
    .from(payments)
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .where(
      and(
        eq(payments.kind, "deposit"),
        eq(payments.status, "captured"),
        sql`${payments.refundedAmount} + ${payments.keptAmount} - ${payments.lostAmount} < ${payments.amount}`,
        sql`${payments.takenBackAt} is null`,
        // What is with the customer's bank is listed as a dispute.
        sql`not exists (select from disputes d where d.payment_id = ${payments.id}
          and d.decision is null and d.state not like 'warning_%' and d.state not in ('won', 'prevented'))`,
      ),
    )
    .orderBy(payments.createdAt);
  return rows.flatMap(
    ({ payment, booking, itemName, returnedAt: at, lastChange }): HeldDeposit[] => {
      const returnedOn = at === null ? null : dayInSweden(new Date(at));
      const duty = depositToReturn(
        booking ? { ...booking, returnedOn, changedOn: dayInSweden(booking.updatedAt) } : undefined,
        {
          paidOn: dayInSweden(payment.capturedAt ?? payment.createdAt),
          isShown: payment.isCurrent,
          today,
        },
      );
      if (!duty || payment.bookingId === null) return [];
      return [
        {
          kind: "deposit-held",
          subject: payment.id,
          since: duty.since,
          bookingId: payment.bookingId,
          customerName: booking?.customerName ?? "",
          itemName: itemName ?? "",
          amount: leftOf(payment),
          why: duty.why,
          occasion: lastChange ?? "",
          method: payment.method,
          paymentId: payment.id,
        },
      ];
    },
  );
}
