import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { addons, bookingIntervals, seasonalPrices } from "#server/platform/db/tables/catalog.ts";
import { ITEM } from "./record-item-change.ts";

/** Extras, seasons and booking periods, in the order they were made: that decides where two overlap. */
export async function copyBelongings(tx: Db, fromId: number, toId: number): Promise<void> {
  for (const table of [addons, seasonalPrices, bookingIntervals]) {
    const rows = await tx
      .select()
      .from(table)
      .where(eq(table.rentalItemId, fromId))
      .orderBy(table.id);
    for (const { id: _id, ...row } of rows)
      await tx.insert(table).values({ ...row, rentalItemId: toId } as never);
  }
}

/** The copy of an item that was made with a key. The item is locked: whoever makes one waits. */
export async function copyMadeWith(
  tx: Db,
  itemId: number,
  key: string,
): Promise<number | undefined> {
  const rows = await tx
    .select({ id: sql<number>`(${auditLog.after} ->> 'copyId')::int` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, ITEM),
        eq(auditLog.entityId, String(itemId)),
        eq(auditLog.action, "item-copied"),
        sql`${auditLog.after} ->> 'key' = ${key}`,
      ),
    );
  return rows[0]?.id;
}
