import { eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#server/platform/db/database.ts";
import {
  addons,
  blockedDates,
  bookingIntervals,
  seasonalPrices,
} from "#server/platform/db/tables/catalog.ts";

const TABLES = {
  addon: addons,
  season: seasonalPrices,
  block: blockedDates,
  interval: bookingIntervals,
};

/** What an item has of its own: they are added, changed and removed in the same way. */
export type Kind = keyof typeof TABLES;
export type Row<K extends Kind> = (typeof TABLES)[K]["$inferSelect"];
export type NewRow<K extends Kind> = (typeof TABLES)[K]["$inferInsert"];

type Table = PgTable & { id: PgColumn };

export async function insertBelonging<K extends Kind>(
  tx: Db,
  kind: K,
  values: NewRow<K>,
): Promise<Row<K>> {
  const table: Table = TABLES[kind];
  const rows = await tx.insert(table).values(values).returning();
  return rows[0] as Row<K>;
}

export async function findBelonging<K extends Kind>(
  tx: Db,
  kind: K,
  id: number,
): Promise<Row<K> | undefined> {
  const table: Table = TABLES[kind];
  const rows = await tx.select().from(table).where(eq(table.id, id));
  return rows[0] as Row<K> | undefined;
}

export async function updateBelonging<K extends Kind>(
  tx: Db,
  kind: K,
  id: number,
  values: Partial<NewRow<K>>,
): Promise<Row<K>> {
  const table: Table = TABLES[kind];
  const rows = await tx.update(table).set(values).where(eq(table.id, id)).returning();
  return rows[0] as Row<K>;
}

export async function deleteBelonging(tx: Db, kind: Kind, id: number): Promise<void> {
  const table: Table = TABLES[kind];
  await tx.delete(table).where(eq(table.id, id));
}
