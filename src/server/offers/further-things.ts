import {
  lineProblems,
  type LineProblem,
  type LineWish,
  type ThingFacts,
} from "#domain/availability/check-lines.ts";
import type { OwnStay } from "#domain/availability/own-stay.ts";
import type { Addon, SelectedAddon } from "#domain/catalog/item.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { agreementVersionsOf } from "#server/catalog/agreement-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { together } from "#server/platform/db/together.ts";
import { nightFacts } from "./night-facts.ts";
import { readNightsOfAll, type ItemNights } from "./night-rows.ts";
import { readPricesOfAll, type ThingPrices } from "./priced-item-rows.ts";

/** What is rented or taken along with a main thing, by the items' numbers. */
export type FurtherThing = {
  prices: ThingPrices;
  nights: ItemNights;
  agreementVersion: number | null;
};
export type FurtherThings = ReadonlyMap<number, FurtherThing>;

export async function readFurther(
  tx: Db,
  itemIds: readonly number[],
  stay: Stay,
): Promise<Map<number, FurtherThing>> {
  if (itemIds.length === 0) return new Map();
  const [prices, nights, agreements] = await together(
    () => readPricesOfAll(tx, itemIds),
    () => readNightsOfAll(tx, itemIds, stay),
    () => agreementVersionsOf(tx, itemIds),
  );
  return new Map(
    [...prices].flatMap(([id, price]) => {
      const held = nights.get(id);
      const agreementVersion = agreements.get(id)?.versionId ?? null;
      return held ? [[id, { prices: price, nights: held, agreementVersion }]] : [];
    }),
  );
}

/** What a booking holds already of each item: its own nights are not in its way. */
export type OwnStays = ReadonlyMap<number, OwnStay>;

type Wish = Stay & {
  rentalItemId: number;
  quantity: number;
  selectedAddons: readonly SelectedAddon[];
  lines?: readonly LineWish[] | undefined;
};

/** What speaks against the further things of a wish, and against extras that are taken from stock. */
export function furtherProblems(
  things: FurtherThings,
  wish: Wish,
  { addons, own }: { addons: readonly Addon[]; own?: OwnStays | undefined },
): LineProblem[] {
  const { startDate, endDate } = wish;
  const thingOf = (itemId: number): ThingFacts | undefined => {
    const thing = things.get(itemId);
    if (!thing) return undefined;
    const { prices, nights } = thing;
    return {
      name: prices.name,
      type: prices.type,
      isAddonOnly: prices.isAddonOnly,
      ...nightFacts(nights, { startDate, endDate }, own?.get(itemId)),
    };
  };
  return lineProblems(wish, { startDate, endDate }, { addons, thingOf });
}
