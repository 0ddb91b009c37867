import { lookOf } from "#domain/access/look-alike.ts";
import type { Db } from "#server/platform/db/database.ts";
import { claimLook, listWithoutLook } from "./user-rows.ts";

/**
 * Gives accounts from before names were compared by their look the look of their name, administrators first.
 * Of two that look alike already both stay; whoever comes next is refused.
 */
export async function fillLookKeys(db: Db): Promise<void> {
  for (const { id, username } of await listWithoutLook(db))
    await claimLook(db, id, lookOf(username));
}
