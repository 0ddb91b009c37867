import { eq } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { settlements } from "#server/platform/db/tables/hand-over.ts";
import type { PaymentRow } from "#server/payments/payment-rows.ts";

export type SettlementRow = typeof settlements.$inferSelect;

export async function settlementOf(db: Db, bookingId: number): Promise<SettlementRow | undefined> {
  const rows = await db.select().from(settlements).where(eq(settlements.bookingId, bookingId));
  return rows[0];
}

export async function settlementNumbered(db: Db, id: string): Promise<SettlementRow | undefined> {
  const rows = await db.select().from(settlements).where(eq(settlements.id, id));
  return rows[0];
}

export async function settlementOfLink(
  db: Db,
  linkHash: string,
): Promise<SettlementRow | undefined> {
  const rows = await db.select().from(settlements).where(eq(settlements.linkHash, linkHash));
  return rows[0];
}

export async function insertSettlement(
  tx: Db,
  row: typeof settlements.$inferInsert,
): Promise<void> {
  await tx.insert(settlements).values(row);
}

/** What was asked for beyond the deposit and has not come. Paid is paid, also where a bank has taken it back since. */
export function chargeDue(
  settlement: Pick<SettlementRow, "asked"> | undefined,
  payments: readonly PaymentRow[],
): number {
  const isPaid = payments.some(
    ({ kind, status, takenBackAt }) =>
      kind === "charge" && status === "captured" && takenBackAt === null,
  );
  return settlement && !isPaid ? settlement.asked : 0;
}
