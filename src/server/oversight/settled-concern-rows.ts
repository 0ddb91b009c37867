import { inArray } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { settledConcerns } from "#server/platform/db/tables/oversight.ts";

/** What each of these was settled with, by kind and subject; nothing for those that nobody has. */
export async function settledHashes(
  db: Db,
  listed: readonly { kind: string; subject: string }[],
): Promise<Map<string, string>> {
  const { kind, subject, factsHash } = settledConcerns;
  const subjects = [...new Set(listed.map((one) => one.subject))];
  const rows = await db
    .select({ kind, subject, factsHash })
    .from(settledConcerns)
    .where(inArray(subject, subjects));
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
