import { and, asc, desc, eq, gte, inArray, isNull, lt, max, ne, not, or, sql } from "drizzle-orm";
import type { Concern } from "#contracts/oversight.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { orphanedBookings, orphanedSums } from "#server/money/kept-money-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { isActiveBooking } from "#server/platform/db/is-active-booking.ts";
import { isStandingWithdrawal } from "#server/platform/db/is-standing-withdrawal.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { bookingMoney, bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { emailLogs, mailQueue } from "#server/platform/db/tables/letters.ts";
import { paymentAttempts, payments } from "#server/platform/db/tables/payments.ts";

const MOST = 100;
/** A letter that has failed so often is worth a look, though it is still being tried. */
const WORRYING_TRIES = 3;

type Of<Kind extends Concern["kind"]> = Extract<Concern, { kind: Kind }>;

const ofBooking = {
  bookingId: bookings.id,
  customerName: bookings.customerName,
  itemName: rentalItems.name,
};

/** Of a booking that may be gone. */
export const ofAnyBooking = {
  bookingId: payments.bookingId,
  customerName: sql<string>`coalesce(${bookings.customerName}, '')`,
  itemName: sql<string>`coalesce(${rentalItems.name}, '')`,
};

export async function lapsingAuthorizations(
  db: Db,
  before: Date,
): Promise<Of<"authorization-lapsing">[]> {
  const rows = await db
    .select({
      ...ofBooking,
      paymentId: payments.id,
      amount: payments.amount,
      expiresAt: payments.authorizationExpiresAt,
      reservedAt: payments.createdAt,
    })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .where(
      and(
        eq(payments.status, "authorized"),
        eq(payments.kind, "rent"),
        not(payments.isLetGo),
        ne(bookings.status, "cancelled"),
        lt(payments.authorizationExpiresAt, before),
      ),
    )
    .orderBy(asc(payments.authorizationExpiresAt))
    .limit(MOST);
  return rows.flatMap(({ expiresAt, paymentId, reservedAt, ...row }) =>
    expiresAt
      ? [
          {
            kind: "authorization-lapsing" as const,
            subject: paymentId,
            since: dayInSweden(reservedAt),
            ...row,
            expiresAt: expiresAt.toISOString(),
          },
        ]
      : [],
  );
}

export async function failedMails(db: Db): Promise<Of<"mail-failed">[]> {
  const rows = await db
    .select({
      mailId: mailQueue.id,
      bookingId: mailQueue.bookingId,
      type: mailQueue.type,
      recipient: mailQueue.recipient,
      state: mailQueue.state,
      createdAt: mailQueue.createdAt,
      error: emailLogs.errorMessage,
    })
    .from(mailQueue)
    .leftJoin(emailLogs, eq(emailLogs.mailId, mailQueue.id))
    .where(
      or(
        eq(mailQueue.state, "failed"),
        and(eq(mailQueue.state, "queued"), gte(mailQueue.tries, WORRYING_TRIES)),
      ),
    )
    .orderBy(desc(mailQueue.id))
    .limit(MOST);
  return rows.map(({ state, error, createdAt, ...row }) => ({
    kind: "mail-failed",
    subject: String(row.mailId),
    since: dayInSweden(createdAt),
    ...row,
    isGivenUp: state === "failed",
    error: error ?? "",
  }));
}

/** What is left of what was paid for a booking that was deleted before the stay was over. */
export async function orphanedMoney(db: Db): Promise<Of<"charged-but-deleted">[]> {
  const ids = await orphanedBookings(db, MOST);
  const sums = await orphanedSums(db, ids);
  if (sums.size === 0) return [];
  const rows = await db
    .select({
      bookingId: payments.bookingId,
      at: max(payments.orphanedAt),
      soldTo: sql<{ customerName: string; rentalItemName: string } | null>`(
        select jsonb_build_object('customerName', r.snapshot ->> 'customerName',
          'rentalItemName', r.snapshot ->> 'rentalItemName')
        from receipts r where r.booking_id = payments.booking_id order by r.id limit 1)`,
      byHand: sql<
        { paymentId: string; amount: number; method: "swish" | "bank" | "till" }[]
      >`coalesce(
        jsonb_agg(jsonb_build_object('paymentId', payments.id, 'method', payments.method,
            'amount', (payments.amount - payments.refunded_amount)::float))
          filter (where payments.method <> 'card' and payments.taken_back_at is null
            and payments.orphaned_at is not null and payments.refunded_amount < payments.amount and payments.kind = 'rent'), '[]')`,
    })
    .from(payments)
    .where(inArray(payments.bookingId, ids))
    .groupBy(payments.bookingId)
    .orderBy(max(payments.orphanedAt));
  return rows.flatMap(({ bookingId, at, soldTo, byHand }) => {
    const left = sums.get(bookingId ?? 0);
    if (bookingId === null || at === null || !left || left.amount <= 0) return [];
    return [
      {
        kind: "charged-but-deleted" as const,
        subject: String(bookingId),
        since: dayInSweden(at),
        bookingId,
        customerName: soldTo?.customerName ?? "",
        itemName: soldTo?.rentalItemName ?? "",
        ...left,
        byHand,
      },
    ];
  });
}

/** What was asked of the provider so long ago that somebody should know. */
export async function stuckAttempts(db: Db, before: Date): Promise<Of<"payment-stuck">[]> {
  const rows = await db
    .select({
      ...ofAnyBooking,
      attemptId: paymentAttempts.id,
      action: paymentAttempts.action,
      asked: paymentAttempts.amount,
      amount: payments.amount,
      startedAt: paymentAttempts.createdAt,
    })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .where(
      and(
        eq(paymentAttempts.state, "started"),
        ne(paymentAttempts.action, "create"),
        lt(paymentAttempts.createdAt, before),
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt))
    .limit(MOST);
  return rows.flatMap(({ attemptId, action, asked, amount, startedAt, ...row }) =>
    action === "create"
      ? []
      : [
          {
            kind: "payment-stuck" as const,
            subject: attemptId,
            since: dayInSweden(startedAt),
            ...row,
            action,
            amount: asked ?? amount,
            startedAt: startedAt.toISOString(),
          },
        ],
  );
}

/** Found by indexes alone: never one of the payments that have their booking. */
const WITHOUT_BOOKING = sql`(
  select p.id from payments p where p.booking_id is null and p.status in ('authorized', 'captured')
  union all
  select p.id from deleted_bookings d join payments p on p.booking_id = d.booking_id
    where p.status in ('authorized', 'captured'))`;

/** Money of ours whose booking was deleted, or that never became one. */
export async function strayMoney(db: Db): Promise<Of<"money-without-booking">[]> {
  const rows = await db
    .select({
      intentId: payments.providerIntentId,
      amount: payments.amount,
      status: payments.status,
      updatedAt: payments.updatedAt,
    })
    .from(payments)
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .where(
      and(
        inArray(payments.id, WITHOUT_BOOKING),
        isNull(bookings.id),
        sql`${payments.refundedAmount} < ${payments.amount}`,
        // A booking that was deleted after it had been paid has its receipt, and keeps its money by right.
        or(
          eq(payments.status, "authorized"),
          sql`not exists (select from receipts r where r.payment_id = ${payments.id})`,
        ),
        eq(payments.kind, "rent"),
        eq(payments.method, "card"),
      ),
    )
    .limit(MOST);
  return rows.flatMap(({ intentId, amount, status, updatedAt }) =>
    intentId
      ? [
          {
            kind: "money-without-booking" as const,
            subject: intentId,
            since: dayInSweden(updatedAt),
            intentId,
            amount,
            isReserved: status === "authorized",
          },
        ]
      : [],
  );
}

/** Bookings that the customer has withdrawn from and that nobody has cancelled. */
export async function withdrawnBookings(db: Db, since: LocalDate): Promise<Of<"withdrawn">[]> {
  const rows = await db
    .select({ ...ofBooking, at: auditLog.at, money: bookingMoney })
    .from(auditLog)
    // From the few withdrawals to their bookings, not from every coming booking to its log.
    .innerJoin(bookings, eq(bookings.id, sql`${auditLog.entityId}::integer`))
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .innerJoin(bookingMoney, eq(bookingMoney.bookingId, bookings.id))
    .where(and(isStandingWithdrawal("audit_log"), isActiveBooking(), gte(bookings.endDate, since)))
    .orderBy(asc(auditLog.id))
    .limit(MOST);
  return rows.map(({ at, money, ...row }) => ({
    kind: "withdrawn",
    subject: String(row.bookingId),
    since: dayInSweden(at),
    ...row,
    at: at.toISOString(),
    paid: sumKronor(money.charged, -money.refunded),
    reserved: money.reserved,
  }));
}
