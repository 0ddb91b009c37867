import { recordChange } from "#server/audit/record-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { SignedIn } from "#server/platform/http/route.ts";

/** What every change of the catalogue needs. */
export type CatalogParts = { db: Db; clock: Clock };

export const ITEM = "rental-item";

type ItemChange = {
  by: SignedIn;
  action: string;
  itemId: number;
  before?: unknown;
  after?: unknown;
};

/** What belongs to an item is logged under the item, so that its history is one range of the log. */
export async function recordItemChange(
  tx: Db,
  clock: Clock,
  { itemId, ...change }: ItemChange,
): Promise<void> {
  await recordChange(tx, clock, { ...change, entity: ITEM, entityId: itemId });
}
