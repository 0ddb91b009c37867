import type { SQL } from "drizzle-orm";
import type { Database } from "#server/platform/db/database.ts";
import { refusingConstraint } from "#server/platform/db/refused-write.ts";

/** The name of the constraint that refused, or "accepted". */
export async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "accepted";
  } catch (error) {
    return refusingConstraint(error) ?? String(error);
  }
}

export const run = (database: Database, statement: SQL) => outcome(database.db.execute(statement));

export async function only<T>(database: Database, statement: SQL): Promise<T> {
  const { rows } = (await database.db.execute(statement)) as { rows: T[] };
  return rows[0]!;
}
