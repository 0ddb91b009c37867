import type { SQL } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";

/** What a query of the test's own finds. */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  const answer = (await db.execute(query)) as { rows: Row[] };
  return answer.rows;
}
