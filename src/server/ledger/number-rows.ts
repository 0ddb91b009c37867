import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { numberSeries } from "#server/platform/db/tables/books.ts";

/**
 * The next number of a series. Its counter row is locked until the transaction ends, so whoever comes
 * second waits, and a transaction that is taken back leaves no hole.
 */
export async function nextNumber(tx: Db, series: string, year: number): Promise<number> {
  const rows = await tx
    .insert(numberSeries)
    .values({ series, year, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [numberSeries.series, numberSeries.year],
      set: { lastNumber: sql`${numberSeries.lastNumber} + 1` },
    })
    .returning({ number: numberSeries.lastNumber });
  const [row] = rows;
  if (!row) throw new Error(`series ${series} gave no number`);
  return row.number;
}
