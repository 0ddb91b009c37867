import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { notMadeUp, type EndedRefund } from "#domain/duties/refund-duty.ts";
import { grouped } from "#domain/grouped.ts";
import { leftInAll, undecided, type KeptPayment } from "#domain/duties/undecided-money.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { DISPUTE_STATES_LEAVING_MONEY } from "#domain/payments/dispute.ts";
import { asEnded, MADE_ELSEWHERE } from "#server/payments/attempt-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { paymentAttempts, payments } from "#server/platform/db/tables/payments.ts";
import { standing } from "#server/receipts/receipt-rows.ts";

/** Rent that is charged and counts, whatever became of its booking. */
const isRentPaid = sql`p.kind = 'rent' and p.status = 'captured' and p.taken_back_at is null`;

/** What the bank took of a payment for good, and the shop has not booked as given back. */
const lost = sql`coalesce((select sum(-m.amount_ore / 100.0) from disputes d
  join dispute_movements m on m.dispute_id = d.provider_id
  where d.payment_id = p.id and d.state = 'lost'), 0)
  - coalesce((select sum(d.credited) from disputes d
    where d.payment_id = p.id and d.state = 'lost'), 0)`;

const isWithBank = sql`exists (select from disputes d where d.payment_id = p.id
  and d.state not in ('lost', ${sql.join(
    DISPUTE_STATES_LEAVING_MONEY.map((state) => sql`${state}`),
    sql`, `,
  )}))`;

/** When its booking was cancelled for the last time; always, where nobody has written that down. */
const offSince = sql`coalesce((select max(l.at) from audit_log l
  where l.entity = 'booking' and l.entity_id = p.booking_id::text and l.action = 'booking.status'
    and l.after ->> 'status' = 'cancelled'), '-infinity')`;

/** By somebody here: what moved in the provider's own pages is nobody's decision. */
const givenSince = sql`coalesce((select sum(a.amount) from payment_attempts a
  where a.payment_id = p.id and a.action = 'refund' and a.state = 'done'
    and coalesce(a.outcome ->> 'status', '') <> ${MADE_ELSEWHERE}
    and a.finished_at >= ${offSince}), 0)`;

/** The few payments that a card has not taken a refund of. */
const hasFailed = sql`p.id in (select a.payment_id from payment_attempts a
  where a.action = 'refund' and a.state = 'failed')`;

/** A cancellation fee that was not taken back whole. */
const hasFee = sql`exists (select from receipts where receipts.payment_id = p.id
  and receipts.kind = 'receipt' and receipts.cause = 'cancellation' and ${standing()} > 0)`;

const leftWithShop = sql`(p.amount - p.refunded_amount - least(p.amount - p.refunded_amount, ${lost}))::float`;

/** Of its booking's money, what was to be kept when it was cancelled with a sum. */
const toKeep = sql`(select c.kept::float from booking_cancellations c
  where c.booking_id = p.booking_id and c.undone_at is null)`;

type Row = KeptPayment & {
  paymentId: string;
  bookingId: number;
  method: string;
  hasFee: boolean;
  toKeep: number | null;
};

/**
 * What nobody has decided about of the money of a cancelled booking; with what a bank may let go of again, where that
 * is asked for.
 */
export async function undecidedMoney(
  db: Db,
  bookingId: number,
  { andWithBank = false } = {},
): Promise<number> {
  const kept = await keptPayments(db, sql`p.booking_id = ${bookingId}`);
  return undecidedIn(kept.map((row) => ({ ...row, isWithBank: row.isWithBank && !andWithBank })));
}

/**
 * Of every booking that was cancelled with money left, but those that the database knows to be decided. Asked in one
 * go: they are more, after some years, than a query takes numbers.
 */
export async function undecidedOfCancelled(db: Db): Promise<Map<number, number>> {
  const kept = await keptPayments(
    db,
    sql`p.booking_id in (select booking_id from booking_money where in_vain)`,
  );
  const byBooking = grouped(kept, ({ bookingId }) => bookingId);
  return new Map([...byBooking].map(([id, ofBooking]) => [id, undecidedIn(ofBooking)]));
}

function undecidedIn(rows: readonly Row[]): number {
  return undecided(rows, {
    hasFee: rows.some((row) => row.hasFee),
    toKeep: rows[0]?.toKeep ?? null,
  });
}

/** What is left of the money that bookings were deleted with, and what of it came by card. */
export async function orphanedSums(
  db: Db,
  bookingIds: readonly number[],
): Promise<Map<number, { amount: number; byCard: number }>> {
  if (bookingIds.length === 0) return new Map();
  const kept = await keptPayments(
    db,
    sql`p.orphaned_at is not null and ${inArray(sql`p.booking_id`, [...bookingIds])}`,
  );
  const byBooking = grouped(kept, ({ bookingId }) => bookingId);
  return new Map(
    [...byBooking].map(([id, ofBooking]) => [
      id,
      {
        amount: leftInAll(ofBooking),
        byCard: leftInAll(ofBooking.filter(({ method }) => method === "card")),
      },
    ]),
  );
}

async function keptPayments(db: Db, isAskedFor: SQL): Promise<Row[]> {
  const answer = await db.execute(sql`
    select p.id as "paymentId", p.booking_id as "bookingId", p.method, ${isWithBank} as "isWithBank",
      ${leftWithShop} as left, ${givenSince}::float as "givenSince", ${hasFee} as "hasFee",
      ${toKeep} as "toKeep"
    from payments p where ${isRentPaid} and ${isAskedFor}`);
  const { rows } = answer as { rows: Omit<Row, "failed" | "failedSince">[] };
  const failed = await failedOf(db, isAskedFor);
  return rows.map((row) => ({ ...row, ...failedIn(failed.get(row.paymentId) ?? [], row) }));
}

/** Somebody has said that it is seen to, and it is listed no longer. */
const isSettled = sql<boolean>`exists (select from settled_concerns s
  where s.kind = 'refund-failed' and s.subject = payment_attempts.id::text)`;

/** All refunds of those payments of which one has failed, by payment, and whether each was asked for since it was off. */
async function failedOf(db: Db, isAskedFor: SQL) {
  const rows = await db
    .select({
      attempt: paymentAttempts,
      isSince: sql<boolean>`payment_attempts.created_at >= ${offSince}
        and coalesce(payment_attempts.outcome ->> 'status', '') <> ${MADE_ELSEWHERE}`,
      isSettled,
    })
    .from(paymentAttempts)
    .innerJoin(sql`payments p`, sql`p.id = payment_attempts.payment_id`)
    .where(
      and(
        eq(paymentAttempts.action, "refund"),
        inArray(paymentAttempts.state, ["failed", "done"]),
        isRentPaid,
        hasFailed,
        isAskedFor,
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt));
  return grouped(
    rows.map(({ attempt, ...known }) => ({ ...asEnded(attempt), ...known })),
    ({ paymentId }) => paymentId,
  );
}

type FailedBefore = EndedRefund & { isSince: boolean; isSettled: boolean };

/** What was settled before the stay was off was settled for another stay: it is listed with the rest. */
function failedIn(
  refunds: readonly FailedBefore[],
  { left }: Pick<Row, "left">,
): Pick<KeptPayment, "failed" | "failedSince"> {
  const missing = notMadeUp(refunds, left).filter(({ row }) => row.isSince || !row.isSettled);
  const sum = (some: typeof missing) => sumKronor(...some.map((one) => one.missing));
  return { failed: sum(missing), failedSince: sum(missing.filter(({ row }) => row.isSince)) };
}

/** Bookings that were deleted with money nobody had decided about, as far as any of it is left. */
export async function orphanedBookings(db: Db, most: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ bookingId: payments.bookingId })
    .from(payments)
    .where(
      sql`${payments.orphanedAt} is not null and ${payments.refundedAmount} < ${payments.amount}`,
    )
    .limit(most);
  return rows.flatMap(({ bookingId }) => bookingId ?? []);
}
