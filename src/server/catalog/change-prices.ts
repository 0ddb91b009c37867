import type { Problem } from "#contracts/errors.ts";
import { MOST_KRONOR } from "#contracts/fields.ts";
import type { PricePreview, PriceWish } from "#contracts/items-in-bulk.ts";
import type { CatalogProblem } from "#contracts/problems/catalog.ts";
import { byPlace } from "#domain/catalog/item-order.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { changedPrice, isChangeEven, isPriceStill } from "#domain/pricing/price-change.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { atField } from "./at-field.ts";
import { lockItemsToChange, type ItemRow } from "./item-admin-rows.ts";
import { previewMark } from "./preview-mark.ts";
import type { CatalogParts } from "./record-item-change.ts";
import { seasonsOfItems } from "./season-rows.ts";
import { writeItemPrice, writeSeasonPrice } from "./write-price.ts";

type Priced = PricePreview["items"][number];

export async function previewPrices(
  { db, clock }: CatalogParts,
  wish: PriceWish,
): Promise<Result<PricePreview, Problem>> {
  return inTransaction(db, async (tx) => {
    const read = await readPrices(tx, wish, clock.today());
    return read.ok ? ok(read.value.preview) : read;
  });
}

/** All of it or nothing. Pressed again, what was seen is no longer what is there: nothing is raised twice. */
export async function changePrices(
  { db, clock }: CatalogParts,
  by: SignedIn,
  { mark, ...wish }: PriceWish & { mark: string },
): Promise<Result<PricePreview, Problem>> {
  return inTransaction(db, async (tx) => {
    const read = await readPrices(tx, wish, clock.today());
    if (!read.ok) return read;
    const { preview, items } = read.value;
    if (preview.mark !== mark) return fail({ code: "catalog.preview-stale" });
    for (const { itemId, prices } of preview.items) {
      const item = items.get(itemId);
      const changes = prices.filter(({ before, after }) => before !== after);
      for (const { season, after } of changes) {
        if (season) await writeSeasonPrice(tx, { id: season.id, price: after }, { clock, by });
        else if (item) await writeItemPrice(tx, { item, price: after }, { clock, by });
      }
    }
    return ok(preview);
  });
}

async function readPrices(
  tx: Db,
  wish: PriceWish,
  today: LocalDate,
): Promise<Result<{ preview: PricePreview; items: Map<number, ItemRow> }, Problem>> {
  const wrong = wishProblem(wish);
  if (wrong) return fail(wrong);
  const rows = (await lockItemsToChange(tx, wish.itemIds)).toSorted(byPlace);
  if (rows.length < new Set(wish.itemIds).size) return fail({ code: "catalog.item-unknown" });
  const seasons = await seasonsOfItems(tx, wish.seasons ? wish.itemIds : []);
  const items = rows.map(({ id, name, pricePerDay }): Priced => ({
    itemId: id,
    name,
    prices: [
      ...(wish.pricePerDay ? [changed(null, pricePerDay, wish)] : []),
      ...(seasons.get(id) ?? [])
        .filter(({ endDate }) => endDate >= today)
        .map(({ id: seasonId, startDate, endDate, price }) =>
          changed({ id: seasonId, startDate, endDate }, price, wish),
        ),
    ],
  }));
  const beyond = items.flatMap(({ name, prices }) =>
    prices
      .filter(({ before, after }) => !isPriceStill(before, after, MOST_KRONOR))
      .map(({ after }) => ({ name, becomes: after })),
  )[0];
  if (beyond) return fail(atField("value", { code: "catalog.change-beyond", ...beyond }));
  const preview = { mark: previewMark(items), items };
  return ok({ preview, items: new Map(rows.map((row) => [row.id, row])) });
}

function changed(
  season: Priced["prices"][number]["season"],
  before: number,
  wish: PriceWish,
): Priced["prices"][number] {
  return { season, before, after: changedPrice(before, wish) };
}

function wishProblem({ by, value, pricePerDay, seasons }: PriceWish): CatalogProblem | undefined {
  if (!pricePerDay && !seasons) return atField("pricePerDay", { code: "catalog.nothing-chosen" });
  if (value === 0) return atField("value", { code: "catalog.change-nothing" });
  return isChangeEven({ by, value })
    ? undefined
    : atField("value", { code: "catalog.change-uneven", by });
}
