import { USUAL_CHECKLISTS, type Checklists } from "#domain/hand-over/checklists.ts";
import type { Db } from "#server/platform/db/database.ts";
import { readShop } from "./shop-rows.ts";

/** What is looked at of each kind of thing, by now. */
export async function showChecklists(db: Db): Promise<Checklists> {
  const { checklists } = await readShop(db);
  return { ...USUAL_CHECKLISTS, ...checklists };
}
