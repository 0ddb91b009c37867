import { and, eq, inArray } from "drizzle-orm";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { users } from "#server/platform/db/tables/accounts.ts";
import { receipts } from "#server/platform/db/tables/books.ts";

/** The number of each payment's own receipt, where it has one. */
export async function receiptNumbersOf(db: Db, paymentIds: string[]): Promise<Map<string, string>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .select({ paymentId: receipts.paymentId, snapshot: receipts.snapshot })
    .from(receipts)
    .where(
      and(
        inArray(receipts.paymentId, paymentIds),
        eq(receipts.kind, "receipt"),
        eq(receipts.cause, "charge"),
      ),
    );
  return new Map(rows.map(({ paymentId, snapshot }) => [paymentId, snapshot.receiptNumber]));
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
