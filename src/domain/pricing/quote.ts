import {
  MOST_OF_AN_ADDON,
  type Addon,
  type Season,
  type SelectedAddon,
} from "#domain/catalog/item.ts";
import { nightsOf, type Stay } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { LEAST_BY_CARD } from "#domain/payments/card-amount.ts";
import { VAT_RATE, vatWithin } from "#domain/money/vat.ts";
import { addonPrice } from "#domain/pricing/addon-price.ts";
import { quoteCode, type CodeTerms, type QuotedCode } from "#domain/pricing/discount-code.ts";
import { longStayOf, type LongStay, type LongStayStep } from "#domain/pricing/long-stay.ts";
import { seasonOf } from "#domain/pricing/nightly-price.ts";
import { fail, ok, type Result } from "#domain/result.ts";

export type PricedItem = {
  pricePerDay: number;
  basePrice: number;
  longStay?: readonly LongStayStep[];
};

/** An item that is rented beside another. */
export type PricedThing = PricedItem & { id: number; name: string; seasons: readonly Season[] };

/** What a booking has besides its main thing, and the code that somebody has for it. */
export type Together = {
  /** The main thing. */
  itemId: number;
  lines: readonly { thing: PricedThing; quantity: number }[];
  code?: CodeTerms | undefined;
};

export type Wish = { stay: Stay; quantity: number; selectedAddons: readonly SelectedAddon[] };

export type QuotedNight = {
  night: LocalDate;
  price: number;
  isSeasonal: boolean;
  /** So many units at this price; all of them where nothing is said. */
  units?: number;
};

export type QuotedFee = { fee: number; units: number };

export type QuotedAddon = Addon & { quantity: number; total: number };

/** What staff have taken off a price, or put on it, with the reason that the customer reads. */
export type Adjustment = { amount: number; reason: string };

/** What the nights of one thing cost. */
export type QuotedRent = {
  /** A night stands twice where not all units cost the same: some were promised at another price. */
  nights: QuotedNight[];
  quantity: number;
  /** The item's own fixed fee, for one unit. */
  fee: number;
  /** Where not all units have the same. */
  fees?: QuotedFee[];
  longStay?: LongStay;
};

/** A further thing of the same booking, for the same nights. */
export type QuotedLine = QuotedRent & { rentalItemId: number; name: string };

/** A price with everything that explains it. All amounts are whole kronor including VAT. */
export type Quote = QuotedRent & {
  /** An addon stands twice where some of it was promised at another price. */
  addons: QuotedAddon[];
  lines?: QuotedLine[];
  code?: QuotedCode;
  adjustment?: Adjustment;
  /** The rental without addons, before anything is taken off: fees and nights of all units of all things. */
  basePrice: number;
  /** What is left after longer stays and a code; staff may have agreed upon something else. */
  subtotal: number;
  total: number;
  vatRate: number;
  vatAmount: number;
  /** The average night of one unit of the main thing, rounded. */
  nightlyPrice: number;
};

/** What a line of a price may be about. */
export const QUOTE_LINE_KINDS = [
  "nights",
  "fee",
  "addon",
  "item",
  "long-stay",
  "code",
  "adjustment",
] as const;
export type QuoteLineKind = (typeof QUOTE_LINE_KINDS)[number];

export type PriceProblem =
  | { code: "price.addon-unknown"; addonId: number }
  | { code: "price.addon-single"; name: string }
  | { code: "price.addon-too-many"; name: string; most: number }
  | { code: "price.addon-twice"; name: string };

export type AdjustmentProblem =
  | { code: "price.below-zero"; most: number }
  | { code: "price.too-small"; least: number };

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

/** The price as it would be without what staff have agreed upon. */
export function unadjusted({ adjustment: _adjustment, ...quote }: Quote): Quote {
  return { ...quote, total: quote.subtotal, vatAmount: vatWithin(quote.subtotal) };
}

export function quoteStay(
  item: PricedItem,
  { seasons, addons }: { seasons: readonly Season[]; addons: readonly Addon[] },
  wish: Wish,
  together?: Together,
): Result<Quote, PriceProblem> {
  const { stay, quantity, selectedAddons } = wish;
  const main = quoteRent(item, seasons, { stay, quantity });
  const quotedAddons: QuotedAddon[] = [];
  for (const selected of selectedAddons) {
    const addon = quoteAddon(addons, selected, main.nights.length);
    if (!addon.ok) return addon;
    if (quotedAddons.some(({ id }) => id === selected.id))
      return fail({ code: "price.addon-twice", name: addon.value.name });
    quotedAddons.push(addon.value);
  }
  const lines = (together?.lines ?? []).map(({ thing, quantity: units }) =>
    quoteLine(thing, stay, units),
  );
  const parts = { ...main, addons: quotedAddons };
  return ok(added(lines.length > 0 ? { ...parts, lines } : parts, together));
}

/** A further thing by its own nights, seasons and steps. */
export function quoteLine(thing: PricedThing, stay: Stay, quantity: number): QuotedLine {
  return {
    rentalItemId: thing.id,
    name: thing.name,
    ...quoteRent(thing, thing.seasons, { stay, quantity }),
  };
}

function quoteRent(
  thing: PricedItem,
  seasons: readonly Season[],
  { stay, quantity }: { stay: Stay; quantity: number },
): QuotedRent {
  const nights = nightsOf(stay).map((night) => quoteNight(thing, seasons, night));
  return withLongStay({ nights, quantity, fee: thing.basePrice }, thing.longStay);
}

/** The same with what a longer stay takes off. */
export function withLongStay<T extends QuotedRent>(
  rent: T,
  steps: readonly LongStayStep[] = [],
): T {
  if (steps.length === 0) return rent;
  const longStay = longStayOf(steps, { nights: nightCountOf(rent.nights), rent: nightSum(rent) });
  return longStay ? { ...rent, longStay } : rent;
}

type QuoteParts = QuotedRent & Pick<Quote, "addons" | "lines">;

/** The parts of a price with their sums. */
export function added(parts: QuoteParts, together?: Pick<Together, "itemId" | "code">): Quote {
  const { nights, quantity, addons, lines = [] } = parts;
  const things = [parts, ...lines];
  const extras = sum(addons.map((addon) => addon.total));
  const before = sum(things.map(sumOfThing)) + extras;
  const stay = together?.code && stayOf(nights);
  const code =
    together?.code &&
    stay &&
    quoteCode(together.code, {
      stay,
      parts: [
        { itemId: together.itemId, sum: sumOfThing(parts) + extras },
        ...lines.map((line) => ({ itemId: line.rentalItemId, sum: sumOfThing(line) })),
      ],
    });
  const total = before + (code?.amount ?? 0);
  const unitNights = quantity * nightCountOf(nights);
  return {
    ...parts,
    ...(code && { code }),
    basePrice: sum(things.map((thing) => nightSum(thing) + feeSum(thing))),
    subtotal: total,
    total,
    vatRate: VAT_RATE,
    vatAmount: vatWithin(total),
    nightlyPrice: unitNights === 0 ? 0 : Math.round(nightSum(parts) / unitNights),
  };
}

/** From the first night of a price to the day after its last. */
function stayOf(nights: readonly QuotedNight[]): Stay | undefined {
  const days = nights.map(({ night }) => night).toSorted();
  const [first] = days;
  const last = days.at(-1);
  return first && last && { startDate: first, endDate: addDays(last, 1) };
}

/** What a thing costs by itself, without extras and code. */
export function sumOfThing(thing: QuotedRent): number {
  return nightSum(thing) + feeSum(thing) + (thing.longStay?.amount ?? 0);
}

// A search prices a thousand things at once, several sums each.
function nightSum(thing: QuotedRent): number {
  let total = 0;
  for (const night of thing.nights) total += night.price * unitsOf(thing, night);
  return total;
}

function feeSum(thing: QuotedRent): number {
  return sum(feesOf(thing).map(({ fee, units }) => fee * units));
}

export function unitsOf({ quantity }: Pick<Quote, "quantity">, { units }: QuotedNight): number {
  return units ?? quantity;
}

export function feesOf({
  fee,
  fees,
  quantity,
}: Pick<Quote, "fee" | "fees" | "quantity">): QuotedFee[] {
  return fees ?? [{ fee, units: quantity }];
}

/** How many nights, however many prices each has. */
export function nightCountOf(nights: readonly QuotedNight[]): number {
  // Only a night that stands more than once says of how many units it speaks.
  if (nights.every(({ units }) => units === undefined)) return nights.length;
  return new Set(nights.map(({ night }) => night)).size;
}

export type NightGroup = QuotedNight & { count: number; units: number };

/** Nights in a row that cost the same, as one, from its first night on. */
export function nightGroups(quote: Pick<Quote, "nights" | "quantity">): NightGroup[] {
  const groups: NightGroup[] = [];
  for (const one of quote.nights) {
    const group = groups.at(-1);
    const units = unitsOf(quote, one);
    const isNext =
      group?.price === one.price &&
      group.isSeasonal === one.isSeasonal &&
      group.units === units &&
      addDays(group.night, group.count) === one.night;
    if (group && isNext) group.count += 1;
    else groups.push({ ...one, units, count: 1 });
  }
  return groups;
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
  if (quantity > MOST_OF_AN_ADDON)
    return fail({ code: "price.addon-too-many", name: addon.name, most: MOST_OF_AN_ADDON });
  const { name, price, priceType, allowQuantitySelect } = addon;
  const total = addonPrice(addon, quantity, nights);
  return ok({ id, name, price, priceType, allowQuantitySelect, quantity, total });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
