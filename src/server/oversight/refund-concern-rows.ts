import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Concern } from "#contracts/oversight.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { notMadeUp } from "#domain/duties/refund-duty.ts";
import { grouped } from "#domain/grouped.ts";
import { worthAsking } from "#domain/money/ore.ts";
import { besideLost } from "#domain/payments/dispute.ts";
import { disputedSums } from "#server/money/dispute-rows.ts";
import { leftOf } from "#server/money/receipt-booking.ts";
import { asEnded } from "#server/payments/attempt-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { paymentAttempts, payments, refundWishes } from "#server/platform/db/tables/payments.ts";
import { ofAnyBooking } from "./concern-rows.ts";

const MOST = 100;

type Of<Kind extends Concern["kind"]> = Extract<Concern, { kind: Kind }>;

/** Refunds that did not reach the customer, with what of them was not made up for since. */
export async function failedRefunds(db: Db): Promise<Of<"refund-failed">[]> {
  const rows = await db
    .select({
      ...ofAnyBooking,
      payment: payments,
      attempt: paymentAttempts,
    })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .where(
      and(
        eq(paymentAttempts.action, "refund"),
        inArray(paymentAttempts.state, ["failed", "done"]),
        sql`${payments.id} in (select f.payment_id from payment_attempts f
          where f.action = 'refund' and f.state = 'failed')`,
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt));
  const byPayment = [...grouped(rows, ({ payment }) => payment.id)];
  const disputed = await disputedSums(
    db,
    byPayment.map(([id]) => id),
  );
  return byPayment
    .flatMap(([id, ofPayment]) => {
      const left = ofPayment[0] ? leftOf(ofPayment[0].payment) : 0;
      return notMadeUp(
        ofPayment.map(({ attempt, ...row }) => ({ ...asEnded(attempt), ...row })),
        besideLost(left, disputed.get(id)),
      );
    })
    .filter(({ missing }) => worthAsking(missing) > 0)
    .slice(-MOST)
    .map(({ row: { payment, finishedAt, id: attemptId, ...row }, missing }) => ({
      kind: "refund-failed",
      subject: attemptId,
      since: dayInSweden(finishedAt ?? new Date(0)),
      attemptId,
      bookingId: row.bookingId ?? 0,
      customerName: row.customerName,
      itemName: row.itemName,
      amount: missing,
      failed: { paymentId: payment.id, paidFor: payment.kind },
    }));
}

/** Refunds that had failed, were given back otherwise, and reached the card all the same. */
export async function refundsGivenTwice(db: Db): Promise<Of<"refund-twice">[]> {
  const rows = await db
    .select({
      ...ofAnyBooking,
      subject: paymentAttempts.id,
      amount: paymentAttempts.givenTwice,
      finishedAt: paymentAttempts.finishedAt,
    })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .where(sql`${paymentAttempts.givenTwice} > 0`)
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(MOST);
  return rows.map(({ finishedAt, bookingId, ...row }) => ({
    kind: "refund-twice",
    since: dayInSweden(finishedAt ?? new Date(0)),
    bookingId: bookingId ?? 0,
    ...row,
  }));
}

/** Refunds over several payments of which a part was given, and nothing was left to give the rest of. */
export async function halfRefunds(db: Db): Promise<Of<"refund-failed">[]> {
  const rows = await db
    .select({
      wishId: refundWishes.id,
      bookingId: refundWishes.bookingId,
      amount: refundWishes.leftToGive,
      at: refundWishes.finishedAt,
      customerName: sql<string>`coalesce(${bookings.customerName}, '')`,
      itemName: sql<string>`coalesce(${rentalItems.name}, '')`,
    })
    .from(refundWishes)
    .leftJoin(bookings, eq(bookings.id, refundWishes.bookingId))
    .leftJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .where(
      and(
        eq(refundWishes.state, "failed"),
        // What the provider refused is listed as that.
        sql`not exists (select from payment_attempts a
          where a.wish_id = ${refundWishes.id} and a.state <> 'done')`,
        sql`${refundWishes.leftToGive} > (select coalesce(sum(a.amount), 0) from payment_attempts a
          join payments p on p.id = a.payment_id
          where p.booking_id = ${refundWishes.bookingId} and p.kind = ${refundWishes.kind}
            and a.action = 'refund' and a.state = 'done'
            and a.wish_id is distinct from ${refundWishes.id}
            and a.created_at >= ${refundWishes.createdAt})`,
      ),
    )
    .orderBy(desc(refundWishes.createdAt))
    .limit(MOST);
  return rows.map(({ wishId, at, ...row }) => ({
    kind: "refund-failed",
    subject: wishId,
    since: dayInSweden(at ?? new Date(0)),
    ...row,
    attemptId: wishId,
    failed: null,
  }));
}
