import { and, asc, desc, eq, gte, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Concern } from "#contracts/oversight.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Db } from "#server/platform/db/database.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { bookings, checkouts } from "#server/platform/db/tables/bookings.ts";
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

const currentRent = and(
  eq(payments.bookingId, bookings.id),
  eq(payments.kind, "rent"),
  payments.isCurrent,
);

/** Bookings that hold their nights though nothing is reserved or paid for them. */
export async function bookingsWithoutMoney(db: Db): Promise<Of<"booking-without-money">[]> {
  const rows = await db
    .select({ ...ofBooking, paymentStatus: payments.status })
    .from(bookings)
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .leftJoin(payments, currentRent)
    .where(
      and(
        bookings.holdsNights,
        or(isNull(payments.id), inArray(payments.status, ["pending", "cancelled", "expired"])),
      ),
    )
    .orderBy(asc(bookings.startDate), asc(bookings.id))
    .limit(MOST);
  return rows.map(({ paymentStatus, ...row }) => ({
    kind: "booking-without-money",
    ...row,
    paymentStatus: paymentStatus ?? "none",
  }));
}

export async function lapsingAuthorizations(
  db: Db,
  before: Date,
): Promise<Of<"authorization-lapsing">[]> {
  const rows = await db
    .select({ ...ofBooking, amount: payments.amount, expiresAt: payments.authorizationExpiresAt })
    .from(payments)
    .innerJoin(bookings, currentRent)
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .where(and(eq(payments.status, "authorized"), lt(payments.authorizationExpiresAt, before)))
    .orderBy(asc(payments.authorizationExpiresAt))
    .limit(MOST);
  return rows.flatMap(({ expiresAt, ...row }) =>
    expiresAt
      ? [{ kind: "authorization-lapsing" as const, ...row, expiresAt: expiresAt.toISOString() }]
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
  return rows.map(({ state, error, ...row }) => ({
    kind: "mail-failed",
    ...row,
    isGivenUp: state === "failed",
    error: error ?? "",
  }));
}

export async function failedRefunds(db: Db): Promise<Of<"refund-failed">[]> {
  const rows = await db
    .select({ ...ofBooking, attemptId: paymentAttempts.id, amount: paymentAttempts.amount })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .where(
      and(
        eq(paymentAttempts.action, "refund"),
        eq(paymentAttempts.state, "failed"),
        // One that was made up for after it had failed is no concern any more.
        sql`${paymentAttempts.amount} > (select coalesce(sum(later.amount), 0)
          from payment_attempts later where later.payment_id = ${payments.id}
          and later.action = 'refund' and later.state = 'done'
          and later.created_at >= ${paymentAttempts.finishedAt})`,
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(MOST);
  return rows.map(({ amount, ...row }) => ({
    kind: "refund-failed",
    ...row,
    amount: amount ?? 0,
  }));
}

/** Money of ours whose booking was deleted, or that never became one. */
export async function strayMoney(db: Db): Promise<Of<"money-without-booking">[]> {
  const rows = await db
    .select({
      intentId: payments.providerIntentId,
      amount: payments.amount,
      status: payments.status,
    })
    .from(payments)
    .leftJoin(bookings, eq(bookings.id, payments.bookingId))
    .leftJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .where(
      and(
        inArray(payments.status, ["authorized", "captured"]),
        isNull(bookings.id),
        sql`${payments.refundedAmount} < ${payments.amount}`,
        // A booking that was deleted after it had been paid has its receipt, and keeps its money by right.
        or(
          eq(payments.status, "authorized"),
          sql`not exists (select from receipts r where r.payment_id = ${payments.id})`,
        ),
        eq(payments.kind, "rent"),
      ),
    )
    .limit(MOST);
  return rows.flatMap(({ intentId, amount, status }) =>
    intentId
      ? [
          {
            kind: "money-without-booking" as const,
            intentId,
            amount,
            isReserved: status === "authorized",
          },
        ]
      : [],
  );
}

/** Bookings that the customer has withdrawn from and that still hold their nights. */
export async function withdrawnBookings(db: Db, since: LocalDate): Promise<Of<"withdrawn">[]> {
  const rows = await db
    .select({ ...ofBooking, at: auditLog.at })
    .from(bookings)
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .innerJoin(
      auditLog,
      and(
        eq(auditLog.entity, "booking"),
        eq(auditLog.entityId, sql`${bookings.id}::text`),
        eq(auditLog.action, "booking.withdrawn"),
      ),
    )
    .where(and(bookings.holdsNights, gte(bookings.endDate, since)))
    .orderBy(asc(auditLog.id))
    .limit(MOST);
  return rows.map(({ at, ...row }) => ({ kind: "withdrawn", ...row, at: at.toISOString() }));
}

/** Charged money whose booking is cancelled: to be given back, or kept knowingly. */
export async function chargedButCancelled(db: Db): Promise<Of<"charged-but-cancelled">[]> {
  const rows = await db
    .select({
      ...ofBooking,
      amount: sql<number>`${payments.amount} - ${payments.refundedAmount}`,
    })
    .from(payments)
    .innerJoin(bookings, currentRent)
    .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
    .where(
      and(
        eq(payments.status, "captured"),
        eq(bookings.status, "cancelled"),
        eq(payments.refundedAmount, 0),
      ),
    )
    .orderBy(desc(bookings.id))
    .limit(MOST);
  return rows.map((row) => ({ kind: "charged-but-cancelled", ...row }));
}
