import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Concern } from "#contracts/oversight.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { depositToReturn, type DepositBooking } from "#domain/duties/deposit-duty.ts";
import { returnedAt } from "#server/bookings/one-booking/logged-rows.ts";
import { leftOf } from "#server/money/receipt-booking.ts";
import { anyOf } from "#server/platform/db/any-of.ts";
import type { Db } from "#server/platform/db/database.ts";
import { isActiveBooking } from "#server/platform/db/is-active-booking.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { settlements } from "#server/platform/db/tables/hand-over.ts";
import { payments } from "#server/platform/db/tables/payments.ts";

type HeldDeposit = Extract<Concern, { kind: "deposit-held" }>;

/** Deposits that should be the customer's again, of bookings that are gone too; of some, where those are named. */
export async function depositsToReturn(
  db: Db,
  today: LocalDate,
  among?: readonly number[],
): Promise<HeldDeposit[]> {
  const held = await heldDeposits(db, among);
  const known = await bookingsOf(
    db,
    held.flatMap(({ bookingId }) => bookingId ?? []),
  );
  const due = held.flatMap((payment): HeldDeposit[] => {
    const { bookingId } = payment;
    const booking = bookingId === null ? undefined : known.get(bookingId);
    const duty = depositToReturn(booking, {
      paidOn: dayInSweden(payment.capturedAt ?? payment.createdAt),
      isShown: payment.isCurrent,
      isByHand: payment.method !== "card",
      today,
    });
    if (!duty || bookingId === null) return [];
    return [
      {
        kind: "deposit-held",
        subject: payment.id,
        since: duty.since,
        bookingId,
        customerName: booking?.customerName ?? "",
        itemName: booking?.itemName ?? "",
        amount: leftOf(payment),
        why: duty.why,
        occasion: "",
        method: payment.method,
        paymentId: payment.id,
      },
    ];
  });
  const changes = await lastChanges(
    db,
    due.map(({ bookingId }) => bookingId),
  );
  return due.map((one) => ({ ...one, occasion: changes.get(String(one.bookingId)) ?? "" }));
}

/** The last time a booking's state or its deposit changed: the same deposit may be to give back once more. */
async function lastChanges(db: Db, bookingIds: readonly number[]): Promise<Map<string, string>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .select({ bookingId: auditLog.entityId, last: sql<string>`max(${auditLog.id})::text` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, "booking"),
        inArray(auditLog.entityId, bookingIds.map(String)),
        sql`(${auditLog.action} in
            ('booking.status', 'booking.deleted', 'deposit.refunded', 'deposit.kept', 'refund.failed')
          or (${auditLog.action} in ('payment.captured', 'payment.recorded', 'payment.taken-back')
            and ${auditLog.after} ->> 'kind' = 'deposit'))`,
      ),
    )
    .groupBy(auditLog.entityId);
  return new Map(rows.map(({ bookingId, last }) => [bookingId, last]));
}

const isHeld = (kind: "deposit" | "charge") =>
  sql`(${payments.kind} = ${sql.raw(`'${kind}'`)} and ${payments.status} = 'captured'
    and ${payments.refundedAmount} + ${payments.keptAmount} - ${payments.lostAmount} < ${payments.amount})`;

async function heldDeposits(db: Db, among: readonly number[] | undefined) {
  return db
    .select()
    .from(payments)
    .where(
      and(
        among && anyOf(payments.bookingId, among),
        // As the indexes have it, each its own kind.
        or(isHeld("deposit"), isHeld("charge")),
        sql`${payments.takenBackAt} is null`,
        // Most are held by right, of stays ahead: neither they nor their bookings are read.
        sql`not (payments.is_current and exists (select from bookings b
          where b.id = payments.booking_id and ${isActiveBooking("b")}))`,
        // What is with the customer's bank is listed as a dispute.
        sql`not exists (select from disputes d where d.payment_id = payments.id
          and d.decision is null and d.state not like 'warning_%' and d.state not in ('won', 'prevented'))`,
      ),
    )
    .orderBy(payments.createdAt);
}

const MOST_AT_ONCE = 1000;

/**
 * Asked for by their numbers: no planner knows how few deposits are held, and joined to them it would read every
 * booking there has been.
 */
async function bookingsOf(db: Db, ids: number[]) {
  const known = new Map<number, DepositBooking & { customerName: string; itemName: string }>();
  for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
    const rows = await db
      .select({
        id: bookings.id,
        status: bookings.status,
        startDate: bookings.startDate,
        endDate: bookings.endDate,
        updatedAt: bookings.updatedAt,
        customerName: bookings.customerName,
        itemName: rentalItems.name,
        returnedAt,
        settledAt: settlements.createdAt,
      })
      .from(bookings)
      .innerJoin(rentalItems, eq(rentalItems.id, bookings.rentalItemId))
      .leftJoin(settlements, eq(settlements.bookingId, bookings.id))
      .where(inArray(bookings.id, ids.slice(from, from + MOST_AT_ONCE)));
    for (const { id, updatedAt, returnedAt: at, settledAt, ...booking } of rows)
      known.set(id, {
        ...booking,
        changedOn: dayInSweden(updatedAt),
        returnedOn: at === null ? null : dayInSweden(new Date(at)),
        settledOn: settledAt && dayInSweden(settledAt),
      });
  }
  return known;
}
