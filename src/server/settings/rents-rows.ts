import { sql } from "drizzle-orm";
import type { Rents } from "#domain/shop/rents.ts";
import type { Db } from "#server/platform/db/database.ts";

/** What stands in the shop window, by its kinds. */
export async function readRents(db: Db): Promise<Rents> {
  const any = (which: string) =>
    sql.raw(`exists (select 1 from rental_items
      where archived_at is null and not is_hidden and not is_addon_only and ${which})`);
  const answer = await db.execute(sql`select
    ${any("type = 'rv'")} as motorhomes,
    ${any("type = 'equipment'")} as equipment,
    ${any("type = 'rv' and deposit_amount > 0")} as deposits`);
  const [row] = (answer as { rows: Rents[] }).rows;
  if (!row) throw new Error("the database tells nothing");
  const { motorhomes, equipment, deposits } = row;
  return { motorhomes, equipment, deposits };
}
