import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { removeUnused } from "./file-rows.ts";

/** Longer than a phone is without network that somebody means to send from. */
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;
const MOST_AT_ONCE = 200;

/** Photographs that no protocol shows: the hand-over was broken off, or they were taken anew. */
export async function removeUnusedFiles({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  while ((await removeUnused(db, before, MOST_AT_ONCE)) === MOST_AT_ONCE);
}
