import { asc, inArray } from "drizzle-orm";
import type { BookingPayment } from "#contracts/payments.ts";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { users } from "#server/platform/db/tables/accounts.ts";
import { receipts } from "#server/platform/db/tables/books.ts";

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
    byPayment.set(row.paymentId, [...known, { number, kind, cause: row.cause, total: row.total }]);
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
