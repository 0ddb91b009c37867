import { and, eq, sql } from "drizzle-orm";
import { depositMissingSince, returnMissingSince } from "#domain/duties/deposit-duty.ts";
import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { isEarned, rentDuty } from "#domain/duties/rent-duty.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { LAPSING_MS } from "#domain/payments/authorization.ts";
import { depositDue } from "#domain/payments/deposit-status.ts";
import { rentMoney } from "#server/bookings/held-money.ts";
import { listConcerns } from "#server/oversight/list-concerns.ts";
import { allPaymentsOf, type PaymentRow } from "#server/payments/payment-rows.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { standingFee } from "#server/receipts/receipt-rows.ts";
import { notMadeUp } from "#domain/duties/refund-duty.ts";
import { grouped } from "#domain/grouped.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { isDisputeOver, isInquiry } from "#domain/payments/dispute.ts";
import { asEnded } from "#server/payments/attempt-rows.ts";
import { disputeMovements, disputes } from "#server/platform/db/tables/disputes.ts";
import {
  paymentAttempts,
  paymentLinks,
  payments as paid,
} from "#server/platform/db/tables/payments.ts";
import type { TestTill } from "./test-checkout.ts";

const KINDS = new Set([
  "charged-but-cancelled",
  "reservation-waiting",
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
    const about = {
      ...booking,
      madeOn: dayInSweden(booking.createdAt),
      changedOn: dayInSweden(booking.updatedAt),
    };
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
        returnedOn: null,
        reservedSince: await reservedSince(db, rent, { booking, now: clock.now() }),
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
    const off = await lastCancelled(db, Number(entityId));
    const isDecided =
      status === "cancelled" &&
      (await undecidedOf(db, rent, { ...off, until: at, andWithBank: true })) === 0;
    const asked = rent.filter(
      ({ capturedAt }) => !isDecided || (capturedAt !== null && capturedAt > at),
    );
    for (const payment of asked)
      if (!(await isWithBank(db, payment)) && (await restOf(db, payment)) > 0) {
        found.push(`${entityId} charged-but-deleted`);
        break;
      }
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
  const byPayment = grouped(
    attempts.map(({ attempt }) => asEnded(attempt)),
    ({ paymentId }) => paymentId,
  );
  return [...byPayment].filter(([, refunds]) => isTooMuch(refunds)).map(([id]) => id);
}

/**
 * As it went: a refund that fails is owed, one that is asked for stands for what is owed by then, and what is
 * given by hand is never more than is owed.
 */
function isTooMuch(refunds: readonly ReturnType<typeof asEnded>[]): boolean {
  const events = refunds.flatMap(({ amount, isByHand, state, ...refund }) => {
    const { createdAt, finishedAt, failedBefore } = refund;
    if (isByHand) return [{ at: createdAt, order: 2, kind: "by hand", amount }];
    const failedAt = state === "failed" ? finishedAt : failedBefore;
    return [
      { at: createdAt, order: 1, kind: "asked", amount },
      ...(failedAt ? [{ at: failedAt, order: 0, kind: "failed", amount }] : []),
    ];
  });
  events.sort((one, other) => one.at.getTime() - other.at.getTime() || one.order - other.order);
  let owed = 0;
  for (const { kind, amount } of events) {
    if (kind === "failed") owed = sumKronor(owed, amount);
    if (kind === "asked") owed = sumKronor(owed, -Math.min(owed, amount));
    if (kind === "by hand") owed = sumKronor(owed, -amount);
    if (owed < 0) return true;
  }
  return false;
}

/** The day a card was reserved since anybody set the booking's state, unless it is listed as about to lapse. */
async function reservedSince(
  db: TestDb,
  rent: readonly PaymentRow[],
  { booking, now }: { booking: { id: number }; now: Date },
): Promise<LocalDate | null> {
  const soon = now.getTime() + LAPSING_MS;
  const isLapsing = rent.some(
    ({ status, isLetGo, authorizationExpiresAt: ends }) =>
      status === "authorized" && !isLetGo && ends !== null && ends.getTime() <= soon,
  );
  const log = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, "booking"), eq(auditLog.entityId, String(booking.id))))
    .orderBy(auditLog.id);
  const set = log.findLastIndex(({ action }) => action === "booking.status");
  const reserved = log
    .slice(set + 1)
    .findLast(
      ({ action, after }) =>
        action === "payment.authorized" && (after as { kind?: string }).kind !== "deposit",
    );
  return reserved === undefined || isLapsing ? null : dayInSweden(reserved.at);
}

type Off = { since: Date; kept: number | null };

/** When the booking was cancelled for the last time, and what was to be kept then, where that was said. */
async function lastCancelled(db: TestDb, bookingId: number): Promise<Off> {
  const log = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, "booking.status"), eq(auditLog.entityId, String(bookingId))))
    .orderBy(auditLog.id);
  const last = log.findLast(({ after }) => (after as { status: string }).status === "cancelled");
  const { kept = null } = (last?.after ?? {}) as { kept?: number };
  return { since: last?.at ?? new Date(0), kept };
}

/** What is left of a payment with the shop, by its own rows: less what a bank has taken for good. */
async function leftOf(db: TestDb, payment: PaymentRow): Promise<number> {
  if (payment.status !== "captured" || payment.takenBackAt !== null) return 0;
  let left = payment.amount - payment.refundedAmount;
  const lost = await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.paymentId, payment.id), eq(disputes.state, "lost")));
  for (const { providerId, credited } of lost) {
    left += credited;
    for (const { amountOre } of await db
      .select()
      .from(disputeMovements)
      .where(eq(disputeMovements.disputeId, providerId)))
      left += amountOre / 100;
  }
  return left > 0.001 ? left : 0;
}

/** What of that nobody has tried to give back in vain: a failed refund is listed by itself. */
async function restOf(db: TestDb, payment: PaymentRow, until?: Date): Promise<number> {
  const left = await leftOf(db, payment);
  const refunds = await refundsOf(db, payment.id);
  const failed = notMadeUp(refunds.filter(({ state }) => state !== "started").map(asEnded), left)
    .filter(({ row }) => until === undefined || row.createdAt <= until)
    .reduce((all, { missing }) => all + missing, 0);
  return left - failed > 0.001 ? left - failed : 0;
}

async function isWithBank(db: TestDb, payment: PaymentRow): Promise<boolean> {
  const disputed = await db.select().from(disputes).where(eq(disputes.paymentId, payment.id));
  return disputed.some(({ state }) => !isDisputeOver(state) && !isInquiry(state));
}

function refundsOf(db: TestDb, paymentId: string) {
  return db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, paymentId), eq(paymentAttempts.action, "refund")))
    .orderBy(paymentAttempts.createdAt);
}

/**
 * Of a booking that is cancelled: what is beyond what was to be kept; where nobody said, all of it, unless a person
 * kept a fee or gave a part of a payment back.
 */
async function undecidedOf(
  db: TestDb,
  rent: readonly PaymentRow[],
  { since, kept, until, andWithBank = false }: Off & { until?: Date; andWithBank?: boolean },
): Promise<number> {
  let sum = kept === null ? 0 : -kept;
  for (const payment of rent) {
    if (payment.status !== "captured" || payment.takenBackAt !== null) continue;
    if (kept === null && (await standingFee(db, payment.id)) !== undefined) return 0;
    const rest = await restOf(db, payment, until);
    if (kept === null && rest > 0 && (await isGivenByPerson(db, payment.id, { since, until })))
      return 0;
    if (andWithBank || !(await isWithBank(db, payment))) sum += rest;
  }
  return Math.max(0, sum);
}

/** Asked for here, by a wish or by hand, and not merely heard of from the provider; also where it was in vain. */
async function isGivenByPerson(
  db: TestDb,
  paymentId: string,
  { since, until }: { since: Date; until: Date | undefined },
): Promise<boolean> {
  const isMeanwhile = (at: Date | null) =>
    at !== null && at >= since && (until === undefined || at <= until);
  const refunds = await refundsOf(db, paymentId);
  const missing = new Set(
    notMadeUp(refunds.filter(({ state }) => state !== "started").map(asEnded), 1_000_000).map(
      ({ row }) => row.createdAt.getTime(),
    ),
  );
  return refunds.some(
    ({ state, createdAt, finishedAt, wishId, outcome }) =>
      (wishId !== null || (outcome as { status?: string } | null)?.status === "by-hand") &&
      ((state === "done" && isMeanwhile(finishedAt)) ||
        (state === "failed" && missing.has(createdAt.getTime()) && isMeanwhile(createdAt))),
  );
}
