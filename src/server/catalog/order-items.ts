import type { Problem } from "#contracts/errors.ts";
import type { OrderWish } from "#contracts/items-in-bulk.ts";
import { byPlace, isSameSet } from "#domain/catalog/item-order.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { lockKindToChange, placeItem } from "./item-admin-rows.ts";
import { recordItemChange, type CatalogParts } from "./record-item-change.ts";

type Placed = { id: number; position: number };

/**
 * Gives each item of a kind its place, from 1 on. Sent again it finds itself done; where somebody else was faster
 * nothing is moved. Logged are those that stand elsewhere than before.
 */
export async function orderItems(
  { db, clock }: CatalogParts,
  by: SignedIn,
  { type, from, to }: OrderWish,
): Promise<Result<Placed[], Problem>> {
  return inTransaction(db, async (tx) => {
    const stored = (await lockKindToChange(tx, type)).toSorted(byPlace);
    const now = stored.map(({ id }) => id);
    const isSeen = String(now) === String(from) || String(now) === String(to);
    if (!isSeen || !isSameSet(now, to)) return fail({ code: "catalog.order-changed" });
    if (String(now) === String(to)) return ok(stored.map(({ id, position }) => ({ id, position })));
    for (const { id: itemId, position } of stored) {
      const place = to.indexOf(itemId) + 1;
      if (place !== position) await placeItem(tx, itemId, place);
      const before = now.indexOf(itemId) + 1;
      if (place !== before)
        await recordItemChange(tx, clock, {
          by,
          action: "item-moved",
          itemId,
          before: { position: before },
          after: { position: place },
        });
    }
    return ok(to.map((id, place) => ({ id, position: place + 1 })));
  });
}
