import type { Db } from "#server/platform/db/database.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { findBelonging, updateBelonging } from "./belonging-rows.ts";
import { updateItem, type ItemRow } from "./item-admin-rows.ts";
import { recordItemChange, type CatalogParts } from "./record-item-change.ts";

type Log = Pick<CatalogParts, "clock"> & { by: SignedIn };

/** The price per day, and only that; what else of the item somebody is editing is theirs to compare. */
export async function writeItemPrice(
  tx: Db,
  { item, price }: { item: ItemRow; price: number },
  { clock, by }: Log,
): Promise<void> {
  const revision = { version: item.version + 1, updatedAt: clock.now(), today: clock.today() };
  await updateItem(tx, item.id, { pricePerDay: price, ...revision });
  await recordItemChange(tx, clock, {
    by,
    action: "item-updated",
    itemId: item.id,
    before: { pricePerDay: item.pricePerDay },
    after: { pricePerDay: price },
  });
}

export async function writeSeasonPrice(
  tx: Db,
  { id, price }: { id: number; price: number },
  { clock, by }: Log,
): Promise<void> {
  const before = await findBelonging(tx, "season", id);
  const after = await updateBelonging(tx, "season", id, { price });
  const itemId = after.rentalItemId;
  await recordItemChange(tx, clock, { by, action: "season-updated", itemId, before, after });
}
