import { eq, inArray, sql } from "drizzle-orm";
import { depositMissingSince, returnMissingSince } from "#domain/duties/deposit-duty.ts";
import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { isEarned, rentDuty } from "#domain/duties/rent-duty.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { depositDue } from "#domain/payments/deposit-status.ts";
import { rentMoney } from "#server/bookings/held-money.ts";
import { listConcerns } from "#server/oversight/list-concerns.ts";
import { allPaymentsOf } from "#server/payments/payment-rows.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { bookings } from "#server/platform/db/tables/bookings.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { disputes } from "#server/platform/db/tables/disputes.ts";
import { paymentAttempts, paymentLinks } from "#server/platform/db/tables/payments.ts";
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
    const lost = await db.select().from(disputes).where(eq(disputes.decision, "loss"));
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
        lostToDisputes: lost
          .filter(({ paymentId }) => rent.some(({ id }) => id === paymentId))
          .reduce((sum, { amountOre }) => sum + amountOre / 100, 0),
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
async function deletedAndPaid(db: TestTill["shop"]["db"]): Promise<string[]> {
  const found: string[] = [];
  const log = await db.select().from(auditLog).where(eq(auditLog.action, "booking.deleted"));
  for (const { entityId, at, before } of log) {
    const { status, endDate } = before as { status: BookingStatus; endDate: LocalDate };
    if (isEarned({ status, endDate }, dayInSweden(at))) continue;
    const rent = (await allPaymentsOf(db, Number(entityId))).filter(({ kind }) => kind === "rent");
    const left = rent
      .filter(({ takenBackAt, status: stands }) => takenBackAt === null && stands === "captured")
      .reduce((sum, { amount, refundedAmount }) => sum + amount - refundedAmount, 0);
    // What came to be charged only later has its own entry.
    const wasThere = rent.some(({ capturedAt }) => capturedAt !== null && capturedAt <= at);
    const refunds = await db
      .select()
      .from(paymentAttempts)
      .where(
        inArray(
          paymentAttempts.paymentId,
          rent.map(({ id }) => id),
        ),
      );
    const isDecided = refunds.some(
      ({ action, state, finishedAt }) =>
        action === "refund" && state === "done" && finishedAt !== null && finishedAt >= at,
    );
    if (left > 0 && wasThere && !isDecided) found.push(`${entityId} charged-but-deleted`);
  }
  return found;
}
