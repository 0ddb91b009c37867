import type { Addon, Season, SelectedAddon } from "#domain/catalog/item.ts";
import { nightsOf, type Stay } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { LEAST_BY_CARD } from "#domain/payments/card-amount.ts";
import { VAT_RATE, vatWithin } from "#domain/money/vat.ts";
import { addonPrice } from "#domain/pricing/addon-price.ts";
import { seasonOf } from "#domain/pricing/nightly-price.ts";
import { fail, ok, type Result } from "#domain/result.ts";

export type PricedItem = { pricePerDay: number; basePrice: number };

export type Wish = { stay: Stay; quantity: number; selectedAddons: readonly SelectedAddon[] };

export type QuotedNight = { night: LocalDate; price: number; isSeasonal: boolean };

export type QuotedAddon = Addon & { quantity: number; total: number };

/** What staff have taken off a price, or put on it, with the reason that the customer reads. */
export type Adjustment = { amount: number; reason: string };

/** A price with everything that explains it. All amounts are whole kronor including VAT. */
export type Quote = {
  nights: QuotedNight[];
  quantity: number;
  /** The item's own fixed fee, for one unit. */
  fee: number;
  addons: QuotedAddon[];
  adjustment?: Adjustment;
  /** The rental without addons: quantity x (fee + nights). */
  basePrice: number;
  subtotal: number;
  total: number;
  vatRate: number;
  vatAmount: number;
  /** The average night of one unit, rounded. */
  nightlyPrice: number;
};

/** What a line of a price may be about. */
export const QUOTE_LINE_KINDS = ["nights", "fee", "addon", "adjustment"] as const;
export type QuoteLineKind = (typeof QUOTE_LINE_KINDS)[number];

export type PriceProblem =
  | { code: "price.addon-unknown"; addonId: number }
  | { code: "price.addon-single"; name: string }
  | { code: "price.addon-twice"; name: string };

export type AdjustmentProblem =
  { code: "price.below-zero"; most: number } | { code: "price.too-small"; least: number };

/** The price with what staff have agreed upon: nothing at all, or what a card can be charged with. */
export function adjusted(
  quote: Quote,
  adjustment: Adjustment | undefined,
): Result<Quote, AdjustmentProblem> {
  if (adjustment === undefined || adjustment.amount === 0) return ok(quote);
  const total = quote.subtotal + adjustment.amount;
  if (total < 0) return fail({ code: "price.below-zero", most: quote.subtotal });
  if (total > 0 && total < LEAST_BY_CARD)
    return fail({ code: "price.too-small", least: LEAST_BY_CARD });
  return ok({ ...quote, adjustment, total, vatAmount: vatWithin(total) });
}

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
