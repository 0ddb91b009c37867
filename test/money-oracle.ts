import { and, eq, sql } from "drizzle-orm";
import { depositMissingSince, returnMissingSince } from "#domain/duties/deposit-duty.ts";
import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { isEarned, rentDuty } from "#domain/duties/rent-duty.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { depositDue } from "#domain/payments/deposit-status.ts";
import { rentMoney } from "#server/bookings/held-money.ts";
import { listConcerns } from "#server/oversight/list-concerns.ts";
import { allPaymentsOf, type PaymentRow } from "#server/payments/payment-rows.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { standingFee } from "#server/receipts/receipt-rows.ts";
import { undecided, type KeptPayment } from "#domain/duties/undecided-money.ts";
import { disputeMovements, disputes } from "#server/platform/db/tables/disputes.ts";
import {
  paymentAttempts,
  paymentLinks,
  payments as paid,
} from "#server/platform/db/tables/payments.ts";
import type { TestTill } from "./test-checkout.ts";

const KINDS = new Set([
  "charged-but-cancelled",
  "charged-but-deleted",
  "money-to-give-back",
  "charged-elsewhere",
  "charge-failed",
  "returned-unpaid",
  "rent-unpaid",
  "booking-without-money",
  "link-lapsed",
  "deposit-unpaid",
  "return-unmarked",
]);

/** What 'Att åtgärda' lists of bookings' rent, deposit and return. */
export async function dutiesListed({ shop }: TestTill): Promise<string[]> {
  const { concerns } = await listConcerns(shop);
  return concerns
    .filter(({ kind }) => KINDS.has(kind))
    .map(({ kind, subject }) => `${subject} ${kind}`)
    .toSorted();
}

/** The same, asked of every booking there is, one by one, without any of the list's own queries. */
export async function dutiesByRule({ shop }: TestTill): Promise<string[]> {
  const { db, clock } = shop;
  const today = clock.today();
  const found: string[] = [];
  for (const booking of await db.select().from(bookings)) {
    const payments = await allPaymentsOf(db, booking.id);
    const rent = payments.filter(({ kind }) => kind === "rent");
    const attempts = await db
      .select()
      .from(paymentAttempts)
      .where(
        sql`${paymentAttempts.paymentId} in (select id from payments where booking_id = ${booking.id})`,
      )
      .orderBy(paymentAttempts.createdAt);
    const capturesOf = (id: string) =>
      attempts.filter(({ paymentId, action }) => paymentId === id && action === "capture");
    const links = await db
      .select()
      .from(paymentLinks)
      .where(eq(paymentLinks.bookingId, booking.id));
    const ends = links
      .filter(({ usedAt }) => usedAt === null)
      .map(({ expiresAt }) => expiresAt.getTime());
    const lastEnd = ends.length > 0 ? Math.max(...ends) : Infinity;
    const [item] = await db
      .select()
      .from(rentalItems)
      .where(eq(rentalItems.id, booking.rentalItemId));
    const about = { ...booking, changedOn: dayInSweden(booking.updatedAt) };
    const duty = rentDuty(
      {
        ...about,
        money: rentMoney(booking, payments),
        cardStatus: rent.find(({ isCurrent }) => isCurrent)?.status ?? null,
        isChargedElsewhere: rent.some(
          (one) =>
            one.method === "card" &&
            one.status === "captured" &&
            !capturesOf(one.id).some(({ state }) => state === "done"),
        ),
        reservationLostOn: rent.some(
          (one) =>
            one.method === "card" &&
            (one.status === "expired" || one.status === "cancelled") &&
            one.authorizationExpiresAt !== null &&
            !one.isLetGo,
        )
          ? today
          : null,
        undecided:
          booking.status === "cancelled"
            ? await undecidedOf(db, rent, await lastCancelled(db, booking.id))
            : 0,
        isChargeFailed: rent.some(
          (one) =>
            one.status === "authorized" &&
            !one.isLetGo &&
            capturesOf(one.id).at(-1)?.state === "failed",
        ),
        linkLapsedOn: lastEnd <= clock.now().getTime() ? dayInSweden(new Date(lastEnd)) : null,
      },
      today,
    );
    if (duty) found.push(`${booking.id} ${duty.kind}`);
    const due = depositDue(item?.type ?? "equipment", booking.depositAmount);
    const isPaid = payments.some(
      (one) =>
        one.kind === "deposit" &&
        one.isCurrent &&
        one.status === "captured" &&
        one.refundedAmount < one.amount,
    );
    if (depositMissingSince(about, { due, isPaid }, today))
      found.push(`${booking.id} deposit-unpaid`);
    if (returnMissingSince(booking, today)) found.push(`${booking.id} return-unmarked`);
  }
  return [...found, ...(await deletedAndPaid(db))].toSorted();
}

/** By what the log says of bookings that were deleted, one by one. */
async function deletedAndPaid(db: TestDb): Promise<string[]> {
  const found: string[] = [];
  const log = await db.select().from(auditLog).where(eq(auditLog.action, "booking.deleted"));
  for (const { entityId, at, before } of log) {
    const { status, endDate } = before as { status: BookingStatus; endDate: LocalDate };
    if (isEarned({ status, endDate }, dayInSweden(at))) continue;
    const rent = (await allPaymentsOf(db, Number(entityId))).filter(({ kind }) => kind === "rent");
    // Nobody decides again about what was decided while it was cancelled.
    const off = status === "cancelled" ? await lastCancelled(db, Number(entityId)) : at;
    const isDecided =
      status === "cancelled" && (await undecidedOf(db, rent, off, { until: at })) === 0;
    const late = rent.filter(({ capturedAt }) => capturedAt !== null && capturedAt > at);
    const since = late.length > 0 ? (late.at(-1)?.capturedAt ?? at) : at;
    if ((!isDecided || late.length > 0) && (await undecidedOf(db, rent, since)) > 0)
      found.push(`${entityId} charged-but-deleted`);
  }
  return found;
}

type TestDb = TestTill["shop"]["db"];

/** Card payments of which more was given back by hand than their cards had not taken. */
export async function givenTooMuchByHand({ shop }: TestTill): Promise<string[]> {
  const attempts = await shop.db
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(paid, eq(paid.id, paymentAttempts.paymentId))
    .where(and(eq(paymentAttempts.action, "refund"), eq(paid.method, "card")));
  const left = new Map<string, number>();
  for (const { attempt } of attempts) {
    const amount = attempt.amount ?? 0;
    const isByHand = (attempt.outcome as { status?: string } | null)?.status === "by-hand";
    const change = (attempt.state === "failed" ? amount : 0) - (isByHand ? amount : 0);
    left.set(attempt.paymentId, (left.get(attempt.paymentId) ?? 0) + change);
  }
  return [...left].filter(([, kronor]) => kronor < -0.001).map(([id]) => id);
}

async function lastCancelled(db: TestDb, bookingId: number): Promise<Date> {
  const log = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, "booking.status"), eq(auditLog.entityId, String(bookingId))));
  const times = log
    .filter(({ after }) => (after as { status: string }).status === "cancelled")
    .map(({ at }) => at.getTime());
  return new Date(Math.max(0, ...times));
}

/** By the rows of each payment, one by one. */
async function undecidedOf(
  db: TestDb,
  rent: readonly PaymentRow[],
  since: Date,
  { until }: { until?: Date } = {},
): Promise<number> {
  const kept: KeptPayment[] = [];
  let hasFee = false;
  for (const payment of rent) {
    if (payment.status !== "captured" || payment.takenBackAt !== null) continue;
    const lost = await db
      .select()
      .from(disputes)
      .where(and(eq(disputes.paymentId, payment.id), eq(disputes.decision, "loss")));
    let taken = 0;
    for (const { providerId } of lost)
      for (const { amountOre } of await db
        .select()
        .from(disputeMovements)
        .where(eq(disputeMovements.disputeId, providerId)))
        taken -= amountOre / 100;
    const attempts = await db
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.paymentId, payment.id));
    const given = attempts.filter(
      ({ action, state, finishedAt }) =>
        action === "refund" &&
        state === "done" &&
        finishedAt !== null &&
        finishedAt >= since &&
        (until === undefined || finishedAt <= until),
    );
    hasFee ||= (await standingFee(db, payment.id)) !== undefined;
    kept.push({
      left: Math.max(0, payment.amount - payment.refundedAmount - taken),
      refundedSince: given.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    });
  }
  return undecided(kept, hasFee);
}
