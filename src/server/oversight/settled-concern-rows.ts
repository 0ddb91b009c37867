import type { Db } from "#server/platform/db/database.ts";
import { settledConcerns } from "#server/platform/db/tables/oversight.ts";

/** What each settled entry was settled with, by kind and subject. */
export async function settledHashes(db: Db): Promise<Map<string, string>> {
  const { kind, subject, factsHash } = settledConcerns;
  const rows = await db.select({ kind, subject, factsHash }).from(settledConcerns);
  return new Map(rows.map((row) => [`${row.kind} ${row.subject}`, row.factsHash]));
}

/** The last word counts: an entry that came back is settled anew. */
export async function keepSettled(
  tx: Db,
  settled: typeof settledConcerns.$inferInsert,
): Promise<void> {
  const { kind, subject } = settledConcerns;
  await tx
    .insert(settledConcerns)
    .values(settled)
    .onConflictDoUpdate({ target: [kind, subject], set: settled });
}
