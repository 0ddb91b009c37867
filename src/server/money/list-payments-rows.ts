import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { BookingPayment } from "#contracts/payments.ts";
import { toldFailures } from "#domain/duties/told-failures.ts";
import { besideLost, type DisputedSum } from "#domain/payments/dispute.ts";
import { grouped } from "#domain/grouped.ts";
import { asEnded } from "#server/payments/attempt-rows.ts";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { users } from "#server/platform/db/tables/accounts.ts";
import { receipts } from "#server/platform/db/tables/books.ts";
import { paymentAttempts } from "#server/platform/db/tables/payments.ts";
import { receiptTitle } from "#texts/receipt.ts";
import { leftOf } from "./receipt-booking.ts";

type IssuedReceipts = BookingPayment["receipts"];

/** Everything issued for each payment, in order. */
export async function receiptsOf(
  db: Db,
  paymentIds: string[],
): Promise<Map<string, IssuedReceipts>> {
  if (paymentIds.length === 0) return new Map();
  const { paymentId, snapshot, cause, totalKronor: total, id } = receipts;
  const rows = await db
    .select({ paymentId, snapshot, cause, total })
    .from(receipts)
    .where(inArray(paymentId, paymentIds))
    .orderBy(asc(id));
  const byPayment = new Map<string, IssuedReceipts>();
  for (const row of rows) {
    const { receiptNumber: number, kind } = row.snapshot;
    const known = byPayment.get(row.paymentId) ?? [];
    const title = receiptTitle({ ...row.snapshot, cause: row.cause });
    const told = { number, kind, cause: row.cause, title, total: row.total };
    byPayment.set(row.paymentId, [...known, told]);
  }
  return byPayment;
}

/** Who recorded money that came by hand, by account. */
export async function recordersOf(
  db: Db,
  payments: readonly PaymentRow[],
): Promise<Map<number, string>> {
  const ids = payments.flatMap(({ recordedBy }) => recordedBy ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Refunds of these payments that the customer still waits for, as 'Att åtgärda' lists them. */
export async function failedRefundsOf(
  db: Db,
  payments: readonly PaymentRow[],
  disputed: ReadonlyMap<string, DisputedSum>,
): Promise<Map<string, BookingPayment["failedRefunds"]>> {
  if (payments.length === 0) return new Map();
  const paymentIds = payments.map(({ id }) => id);
  const rows = await db
    .select({
      attempt: paymentAttempts,
      // What a person has looked at and settled is waited for no longer.
      isSettled: sql<boolean>`exists (select from settled_concerns s
        where s.kind = 'refund-failed' and s.subject = payment_attempts.id::text)`,
    })
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.paymentId, paymentIds),
        eq(paymentAttempts.action, "refund"),
        inArray(paymentAttempts.state, ["failed", "done"]),
      ),
    )
    .orderBy(asc(paymentAttempts.createdAt));
  const ended = rows.map(({ attempt, isSettled }) => ({ ...asEnded(attempt), isSettled }));
  const byPayment = grouped(ended, ({ paymentId }) => paymentId);
  return new Map(
    payments.map((payment) => [
      payment.id,
      toldFailures(
        byPayment.get(payment.id) ?? [],
        besideLost(leftOf(payment), disputed.get(payment.id)),
      ).map(({ at, ...sums }) => ({ ...sums, at: at.toISOString() })),
    ]),
  );
}
