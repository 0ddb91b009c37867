import {
  MOST_OF_AN_ADDON,
  type Addon,
  type Season,
  type SelectedAddon,
} from "#domain/catalog/item.ts";
import { addonPrice } from "#domain/pricing/addon-price.ts";
import {
  added,
  feesOf,
  nightCountOf,
  quoteLine,
  quoteStay,
  unitsOf,
  withLongStay,
  type PricedItem,
  type PriceProblem,
  type Quote,
  type QuotedAddon,
  type QuotedNight,
  type QuotedRent,
  type Together,
  type Wish,
} from "#domain/pricing/quote.ts";
import { fail, ok, type Result } from "#domain/result.ts";

type Prices = PricedItem & { seasons: readonly Season[]; addons: readonly Addon[] };

type Changed = {
  /** Whoever comes back early has had the thing at their disposal: nights that were agreed are paid. */
  isBegun?: boolean;
  /** Another main thing than before: it costs what it costs today. */
  isOtherItem?: boolean;
  together?: Omit<Together, "code">;
};

/**
 * The price of a stay that was changed. What the booking had of the same item keeps the price it was promised, by
 * night and unit and by extra; nights, units, extras and further things that are added cost what they cost today.
 * What a longer stay and a code take off is reckoned anew, by the terms that were kept with the price.
 */
export function requoteStay(
  had: Quote,
  prices: Prices,
  wish: Wish,
  { isBegun = false, isOtherItem = false, together }: Changed = {},
): Result<Quote, PriceProblem> {
  const today = quoteStay(prices, prices, { ...wish, selectedAddons: [] });
  if (!today.ok) return today;
  const main = isOtherItem ? rentOf(today.value) : keptRent(had, today.value, isBegun);
  const count = nightCountOf(main.nights);
  const addons: QuotedAddon[] = [];
  for (const selected of wish.selectedAddons) {
    const parts = keptAddon(isOtherItem ? [] : had.addons, prices.addons, selected);
    if (!parts.ok) return parts;
    if (addons.some(({ id }) => id === selected.id))
      return fail({ code: "price.addon-twice", name: parts.value[0]?.name ?? "" });
    for (const { units, ...addon } of parts.value)
      addons.push({ ...addon, quantity: units, total: addonPrice(addon, units, count) });
  }
  const lines = (together?.lines ?? []).map(({ thing, quantity }) => {
    const fresh = quoteLine(thing, wish.stay, quantity);
    const own = had.lines?.find(({ rentalItemId }) => rentalItemId === thing.id);
    return own ? { ...fresh, ...keptRent(own, fresh, isBegun) } : fresh;
  });
  const terms = had.code && { code: had.code.code, rule: had.code.rule };
  return ok(
    added(
      { ...main, addons, ...(lines.length > 0 && { lines }) },
      together && { itemId: together.itemId, code: terms },
    ),
  );
}

function rentOf({ nights, quantity, fee, fees, longStay }: QuotedRent): QuotedRent {
  return { nights, quantity, fee, ...(fees && { fees }), ...(longStay && { longStay }) };
}

/** Nights and fees of a thing that was promised, as far as it is still wanted. */
function keptRent(had: QuotedRent, today: QuotedRent, isBegun: boolean): QuotedRent {
  const { quantity } = today;
  const nights = keptNights(had, today, { isBegun });
  const fees = kept(feesOf(had), quantity, { fee: today.fee }, ({ fee }) => String(fee));
  const [first] = fees;
  const rent = {
    nights,
    quantity,
    fee: first?.fee ?? today.fee,
    ...(fees.length > 1 && { fees }),
  };
  return withLongStay(rent, had.longStay?.steps);
}

type Counted<T> = T & { units: number };

/** Of what was promised so many as are still wanted, the first promised first; the rest as it is today. */
function kept<T extends object>(
  had: readonly Counted<T>[],
  wanted: number,
  today: T,
  sameness: (one: T) => string,
): Counted<T>[] {
  const parts: Counted<T>[] = [];
  let missing = wanted;
  for (const one of [...had, { ...today, units: missing }]) {
    const units = Math.min(missing, one.units);
    const alike = parts.find((part) => sameness(part) === sameness(one));
    if (alike) alike.units += units;
    else if (units > 0) parts.push({ ...one, units });
    missing -= units;
  }
  return parts;
}

/** Layer by layer, so that nights in a row that cost the same follow each other. */
function keptNights(
  had: QuotedRent,
  today: QuotedRent,
  { isBegun }: { isBegun: boolean },
): QuotedNight[] {
  const promised = had.nights.map((one) => ({ ...one, units: unitsOf(had, one) }));
  const wanted = new Set(today.nights.map(({ night }) => night));
  const layers: QuotedNight[][] = [];
  const lay = (parts: readonly Counted<QuotedNight>[]) =>
    parts.forEach(({ units, ...night }, layer) => {
      (layers[layer] ??= []).push(units === today.quantity ? night : { ...night, units });
    });
  for (const { night, ...price } of today.nights) {
    const own = promised.filter((one) => one.night === night);
    lay(kept(own, today.quantity, { night, ...price }, (one) => `${one.price} ${one.isSeasonal}`));
  }
  if (isBegun)
    for (const { night } of had.nights)
      if (!wanted.has(night)) {
        wanted.add(night);
        lay(promised.filter((one) => one.night === night));
      }
  return layers.flat();
}

function keptAddon(
  had: readonly QuotedAddon[],
  addons: readonly Addon[],
  { id, quantity }: SelectedAddon,
): Result<Counted<Addon>[], PriceProblem> {
  const own = had
    .filter((one) => one.id === id)
    .map(({ quantity: units, total: _total, ...addon }) => ({ ...addon, units }));
  const before = own.reduce((sum, { units }) => sum + units, 0);
  const today = addons.find((one) => one.id === id);
  if (quantity > before) {
    // No longer offered: what was promised stays, and no more of it.
    if (!today) return fail({ code: "price.addon-unknown", addonId: id });
    if (!today.allowQuantitySelect && quantity !== 1)
      return fail({ code: "price.addon-single", name: today.name });
    if (quantity > MOST_OF_AN_ADDON)
      return fail({ code: "price.addon-too-many", name: today.name, most: MOST_OF_AN_ADDON });
  }
  const offered = today ?? own[0];
  if (!offered) return fail({ code: "price.addon-unknown", addonId: id });
  const { name, price, priceType, allowQuantitySelect } = offered;
  return ok(
    kept<Addon>(
      own,
      quantity,
      { id, name, price, priceType, allowQuantitySelect },
      (one) => `${one.price} ${one.priceType}`,
    ),
  );
}
