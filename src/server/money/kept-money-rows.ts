import { inArray, sql, type SQL } from "drizzle-orm";
import { grouped } from "#domain/grouped.ts";
import { undecided, type KeptPayment } from "#domain/duties/undecided-money.ts";
import type { Db } from "#server/platform/db/database.ts";
import { payments } from "#server/platform/db/tables/payments.ts";
import { standing } from "#server/receipts/receipt-rows.ts";

/** Rent that is charged and counts, whatever became of its booking. */
const isRentPaid = sql`p.kind = 'rent' and p.status = 'captured' and p.taken_back_at is null`;

/** What the bank took of a payment for good, and the shop has given up. */
const lost = sql`coalesce((select sum(-m.amount_ore) / 100.0 from disputes d
  join dispute_movements m on m.dispute_id = d.provider_id
  where d.payment_id = p.id and d.decision = 'loss'), 0)`;

/** Since its booking was cancelled or deleted for the last time; always, where nobody has written that down. */
const refundedSince = sql`coalesce((select sum(a.amount) from payment_attempts a
  where a.payment_id = p.id and a.action = 'refund' and a.state = 'done'
    and a.finished_at >= coalesce(p.orphaned_at, (select max(l.at) from audit_log l
      where l.entity = 'booking' and l.entity_id = p.booking_id::text and l.action = 'booking.status'
        and l.after ->> 'status' = 'cancelled'), '-infinity')), 0)`;

/** A cancellation fee that was not taken back whole. */
const hasFee = sql`exists (select from receipts where receipts.payment_id = p.id
  and receipts.kind = 'receipt' and receipts.cause = 'cancellation' and ${standing()} > 0)`;

type Row = {
  bookingId: number;
  method: string;
  left: number;
  refundedSince: number;
  hasFee: boolean;
};

type Undecided = Map<number, { amount: number; byCard: number }>;

/** What nobody has decided about of the money of bookings that are off, and what of it came by card. */
export async function undecidedMoney(db: Db, bookingIds: readonly number[]): Promise<Undecided> {
  return bookingIds.length === 0
    ? new Map()
    : undecidedOf(db, inArray(sql`p.booking_id`, [...bookingIds]));
}

/**
 * Of every booking that was cancelled with money left. Asked in one go: they are more, after some years, than a
 * query takes numbers.
 */
export async function undecidedOfCancelled(db: Db): Promise<Undecided> {
  return undecidedOf(
    db,
    sql`p.booking_id in (select b.id from bookings b join booking_money m on m.booking_id = b.id
      where b.status = 'cancelled' and m.charged > m.refunded)`,
  );
}

async function undecidedOf(db: Db, isAskedFor: SQL): Promise<Undecided> {
  const answer = await db.execute(sql`
    select p.booking_id as "bookingId", p.method,
      (p.amount - p.refunded_amount - least(p.amount - p.refunded_amount, ${lost}))::float as left,
      ${refundedSince}::float as "refundedSince", ${hasFee} as "hasFee"
    from payments p where ${isRentPaid} and ${isAskedFor}`);
  const { rows } = answer as { rows: Row[] };
  const byBooking = grouped(rows, ({ bookingId }) => bookingId);
  return new Map([...byBooking].map(([id, kept]) => [id, sumsOf(kept)]));
}

function sumsOf(rows: readonly Row[]): { amount: number; byCard: number } {
  const isFee = rows.some((row) => row.hasFee);
  const of = (some: readonly KeptPayment[]) => undecided(some, isFee);
  const amount = of(rows);
  return { amount, byCard: amount === 0 ? 0 : of(rows.filter(({ method }) => method === "card")) };
}

/** Bookings that were deleted with money nobody had decided about. */
export async function orphanedBookings(db: Db, most: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ bookingId: payments.bookingId })
    .from(payments)
    .where(sql`${payments.orphanedAt} is not null`)
    .limit(most);
  return rows.flatMap(({ bookingId }) => bookingId ?? []);
}
