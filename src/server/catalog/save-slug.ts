import type { Problem } from "#contracts/errors.ts";
import { freeSlug, slugFrom } from "#domain/catalog/slug.ts";
import { fail, type Result } from "#domain/result.ts";
import type { Db } from "#server/platform/db/database.ts";
import { refusedWrite } from "#server/platform/db/refused-write.ts";
import { atField } from "./at-field.ts";
import { slugsLike } from "./item-admin-rows.ts";

const MOST_TRIES = 5;

/** An address that is free, made from the item's name. */
export async function makeSlug(tx: Db, name: string, itemId?: number): Promise<string> {
  const wanted = slugFrom(name);
  return freeSlug(wanted, await slugsLike(tx, wanted, itemId));
}

/**
 * Saves something with an address. The database has the last word on whether it is free: one that was
 * made is made anew when somebody was faster, one that was typed is refused.
 */
export async function saveWithSlug<Value>(
  isTyped: boolean,
  save: () => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem>> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await save();
    } catch (error) {
      const problem = refusedWrite(error);
      if (problem?.code !== "catalog.slug-taken") throw error;
      if (isTyped || tries >= MOST_TRIES) return fail(atField("slug", problem));
    }
  }
}
