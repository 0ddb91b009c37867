import type { Problem } from "#contracts/errors.ts";
import type { ChangedPrices } from "#contracts/items-in-bulk.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { lockItemsToChange } from "./item-admin-rows.ts";
import type { CatalogParts } from "./record-item-change.ts";
import { seasonsOfItems } from "./season-rows.ts";
import { writeItemPrice, writeSeasonPrice } from "./write-price.ts";

/** All of it or nothing: a price that somebody has changed since is theirs. Pressed again, it is done already. */
export async function undoPrices(
  { db, clock }: CatalogParts,
  by: SignedIn,
  prices: ChangedPrices,
): Promise<Result<{ putBack: number }, Problem>> {
  const itemIds = [...new Set(prices.map(({ itemId }) => itemId))];
  return inTransaction(db, async (tx) => {
    const items = new Map((await lockItemsToChange(tx, itemIds)).map((row) => [row.id, row]));
    const seasons = await seasonsOfItems(tx, itemIds);
    const standing = prices.map(({ itemId, seasonId }) =>
      seasonId === null
        ? items.get(itemId)?.pricePerDay
        : seasons.get(itemId)?.find(({ id }) => id === seasonId)?.price,
    );
    const isUndone = prices.every(({ was }, at) => standing[at] === was);
    if (isUndone) return ok({ putBack: 0 });
    if (prices.some(({ now }, at) => standing[at] !== now))
      return fail({ code: "catalog.price-changed-since" });
    for (const { itemId, seasonId, was } of prices) {
      const item = items.get(itemId);
      if (seasonId !== null)
        await writeSeasonPrice(tx, { id: seasonId, price: was }, { clock, by });
      else if (item) await writeItemPrice(tx, { item, price: was }, { clock, by });
    }
    return ok({ putBack: prices.length });
  });
}
