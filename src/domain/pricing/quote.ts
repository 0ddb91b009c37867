import type { Addon, Season, SelectedAddon } from "#domain/catalog/item.ts";
import { nightsOf, type Stay } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { VAT_RATE, vatWithin } from "#domain/money/vat.ts";
import { addonPrice } from "#domain/pricing/addon-price.ts";
import { seasonOf } from "#domain/pricing/nightly-price.ts";
import { fail, ok, type Result } from "#domain/result.ts";

export type PricedItem = { pricePerDay: number; basePrice: number };

export type Wish = { stay: Stay; quantity: number; selectedAddons: readonly SelectedAddon[] };

export type QuotedNight = { night: LocalDate; price: number; isSeasonal: boolean };

export type QuotedAddon = Addon & { quantity: number; total: number };

/** A price with everything that explains it. All amounts are whole kronor including VAT. */
export type Quote = {
  nights: QuotedNight[];
  quantity: number;
  /** The item's own fixed fee, for one unit. */
  fee: number;
  addons: QuotedAddon[];
  /** The rental without addons: quantity x (fee + nights). */
  basePrice: number;
  subtotal: number;
  total: number;
  vatRate: number;
  vatAmount: number;
  /** The average night of one unit, rounded. */
  nightlyPrice: number;
};

export type PriceProblem =
  | { code: "price.addon-unknown"; addonId: number }
  | { code: "price.addon-single"; name: string }
  | { code: "price.addon-twice"; name: string };

export function quoteStay(
  item: PricedItem,
  { seasons, addons }: { seasons: readonly Season[]; addons: readonly Addon[] },
  { stay, quantity, selectedAddons }: Wish,
): Result<Quote, PriceProblem> {
  const nights = nightsOf(stay).map((night) => quoteNight(item, seasons, night));
  const quotedAddons: QuotedAddon[] = [];
  for (const selected of selectedAddons) {
    const addon = quoteAddon(addons, selected, nights.length);
    if (!addon.ok) return addon;
    if (quotedAddons.some(({ id }) => id === selected.id))
      return fail({ code: "price.addon-twice", name: addon.value.name });
    quotedAddons.push(addon.value);
  }

  const perUnit = sum(nights.map(({ price }) => price));
  const basePrice = quantity * (item.basePrice + perUnit);
  const total = basePrice + sum(quotedAddons.map((addon) => addon.total));
  return ok({
    nights,
    quantity,
    fee: item.basePrice,
    addons: quotedAddons,
    basePrice,
    subtotal: total,
    total,
    vatRate: VAT_RATE,
    vatAmount: vatWithin(total),
    nightlyPrice: nights.length === 0 ? 0 : Math.round(perUnit / nights.length),
  });
}

function quoteNight(item: PricedItem, seasons: readonly Season[], night: LocalDate): QuotedNight {
  const season = seasonOf(night, seasons);
  return { night, price: season?.price ?? item.pricePerDay, isSeasonal: season !== undefined };
}

function quoteAddon(
  addons: readonly Addon[],
  { id, quantity }: SelectedAddon,
  nights: number,
): Result<QuotedAddon, PriceProblem> {
  const addon = addons.find((one) => one.id === id);
  if (!addon) return fail({ code: "price.addon-unknown", addonId: id });
  if (!addon.allowQuantitySelect && quantity !== 1)
    return fail({ code: "price.addon-single", name: addon.name });
  const { name, price, priceType, allowQuantitySelect } = addon;
  const total = addonPrice(addon, quantity, nights);
  return ok({ id, name, price, priceType, allowQuantitySelect, quantity, total });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
