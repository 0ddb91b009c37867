import type { Problem } from "#contracts/errors.ts";
import {
  overrideOf,
  stayProblems,
  type Override,
  type StayProblem,
} from "#domain/availability/check-stay.ts";
import {
  stockTaken,
  type LineProblem,
  type LineWish,
  type TakenStock,
} from "#domain/availability/check-lines.ts";
import { timesForDate } from "#domain/availability/times-for-date.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import { policyOf } from "#domain/bookings/cancellation-policy.ts";
import { codeKey } from "#domain/pricing/discount-code.ts";
import { quoteStay, type Quote } from "#domain/pricing/quote.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { splitsBeside } from "#server/units/place-units.ts";
import { agreementVersionOf } from "#server/catalog/agreement-rows.ts";
import { lockCode, type StoredCode } from "#server/catalog/discount-code-rows.ts";
import { intervalsOf } from "#server/catalog/calendar-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { itemsOfExtras, lockItems, theseItems } from "#server/platform/db/lock-items.ts";
import { together } from "#server/platform/db/together.ts";
import { globalTimes } from "#server/settings/global-times.ts";
import {
  furtherProblems,
  readFurther,
  type FurtherThings,
  type OwnStays,
} from "./further-things.ts";
import { lockOfferedItem } from "./item-lock-rows.ts";
import { nightFacts } from "./night-facts.ts";
import { readNights, type ItemNights } from "./night-rows.ts";
import { readPrices } from "./priced-item-rows.ts";
import { dayLimitsAt } from "./show-times.ts";
import { usableCode } from "./usable-code.ts";

export type StayWish = Stay & {
  rentalItemId: number;
  quantity: number;
  selectedAddons: readonly SelectedAddon[];
  /** Further things for the same days. */
  lines?: readonly LineWish[] | undefined;
  /** As it was typed. */
  code?: string | undefined;
};

/** Everything a customer is promised with a stay. */
export type Offer = {
  item: { name: string; type: "rv" | "equipment"; depositAmount: number | null };
  quote: Quote;
  pickupTime: string;
  returnTime: string;
  agreementVersion: number | null;
  cancellationPolicy: CancellationPolicy;
  /** Units of other items that the booking takes along. */
  stock: TakenStock[];
  /** The texts that further things are rented by, where they are others. */
  furtherAgreements: number[];
  codeId: number | null;
};

/**
 * Judges and prices a stay, with the item's row locked until the transaction ends: neither a block nor
 * another hold can come in between. Nights that are taken when the stay is written down are the
 * database's to refuse.
 */
export async function loadOffer(
  tx: Db,
  now: Date,
  wish: StayWish,
): Promise<Result<Offer, Problem>> {
  return judgeVisitorsOffer(await readOffered(tx, wish, { now }), now, wish);
}

/** The moment, and the booking that may be moved: its own stay is not in its way. */
type Asked = { now: Date; bookingId?: number };

/** All that an offer is made of, asked for in one go; what is taken along once it is known what that is. */
export async function readOffered(tx: Db, wish: StayWish, asked: Asked) {
  const { rentalItemId, lines = [], selectedAddons } = wish;
  if (lines.length > 0 || selectedAddons.length > 0)
    await lockItems(
      tx,
      theseItems([rentalItemId, ...lines.map((line) => line.rentalItemId)]),
      itemsOfExtras(selectedAddons.map(({ id }) => id)),
    );
  const main = await readMain(tx, wish);
  const stock = stockTaken(wish, main.prices?.addons ?? []);
  const further = [...new Set(stock.map((one) => one.rentalItemId))];
  const things = await readFurther(tx, further, wish);
  const nights = main.nights && (await withSplits(tx, wish.rentalItemId, main.nights, asked));
  for (const [id, thing] of things)
    things.set(id, { ...thing, nights: await withSplits(tx, id, thing.nights, asked) });
  return { ...main, nights, things, code: await codeOf(tx, wish) };
}
export type Offered = Awaited<ReturnType<typeof readOffered>>;

/** What splits an item's days is looked at anew, where anything does: what was just given back splits them no longer. */
async function withSplits(
  tx: Db,
  itemId: number,
  nights: ItemNights,
  { now, bookingId }: Asked,
): Promise<ItemNights> {
  if (nights.splits.length === 0) return nights;
  return {
    ...nights,
    splits: await splitsBeside(tx, itemId, { today: dayInSweden(now), bookingId }),
  };
}

/** Locked after the items: its last use goes to whoever holds it first. */
async function codeOf(tx: Db, { code }: StayWish): Promise<StoredCode | undefined> {
  const key = codeKey(code ?? "");
  return key === "" ? undefined : lockCode(tx, key);
}

async function readMain(tx: Db, { rentalItemId, startDate, endDate }: StayWish) {
  const [item, prices, nights, intervals, shop, agreementVersion] = await together(
    () => lockOfferedItem(tx, rentalItemId),
    () => readPrices(tx, rentalItemId),
    () => readNights(tx, rentalItemId, { startDate, endDate }),
    () => intervalsOf(tx, rentalItemId),
    () => globalTimes(tx),
    () => agreementVersionOf(tx, rentalItemId),
  );
  return { item, prices, nights, intervals, shop, agreementVersion };
}

/** As a visitor is met: what is hidden is not there, unless an extra is taken from it. */
export function judgeVisitorsOffer(
  offered: Offered,
  now: Date,
  wish: StayWish,
): Result<Offer, Problem> {
  if (offered.prices?.isHidden) return fail({ code: "catalog.item-unknown" });
  const hidden = wish.lines?.find(
    ({ rentalItemId }) => offered.things.get(rentalItemId)?.prices.isHidden,
  );
  if (hidden) return fail({ code: "line.unknown", rentalItemId: hidden.rentalItemId });
  return judgeOffer(offered, now, wish);
}

export function judgeOffer(
  offered: Offered,
  now: Date,
  wish: StayWish,
  overrides: readonly Override[] = [],
): Result<Offer, Problem> {
  const [problem] = problemsOf(offered, now, wish).filter((one) => !isOverridden(one, overrides));
  return problem ? fail(problem) : priceOffer(offered, wish, dayInSweden(now));
}

export type OfferProblem =
  | StayProblem
  | LineProblem
  | { code: "catalog.item-unknown" }
  | { code: "stay.not-bookable" }
  | { code: "stay.above-stock"; quantity: number };

/**
 * Everything that speaks against it, the first to be told first.
 *
 * @param held what the booking holds already: its own nights are not in its way
 */
export function problemsOf(
  offered: Offered,
  now: Date,
  wish: StayWish,
  held?: OwnStays,
): OfferProblem[] {
  const { item, prices, nights, intervals, shop, things } = offered;
  const { quantity, startDate, endDate } = wish;
  const own = held?.get(wish.rentalItemId);
  if (!item || !prices || !nights) return [{ code: "catalog.item-unknown" }];
  if (prices.isAddonOnly) return [{ code: "stay.not-bookable" }];
  if (quantity > Math.max(prices.quantity, own?.quantity ?? 0))
    return [{ code: "stay.above-stock", quantity: prices.quantity }];
  const stay = { startDate, endDate };
  const facts = {
    today: dayInSweden(now),
    ...dayLimitsAt({ intervals, item, shop }, now),
    quantity,
    intervals,
    ...nightFacts(nights, stay, own),
  };
  const main = stayProblems(facts, stay);
  // Of dates that are none, only that is told.
  if (endDate <= startDate) return main;
  return [...main, ...furtherProblems(things, wish, { addons: prices.addons, own: held })];
}

/** Set aside by staff, knowingly. */
export function isOverridden(problem: OfferProblem, overrides: readonly Override[]): boolean {
  const override = overrideOf(problem.code);
  return override !== null && overrides.includes(override);
}

/** What is promised with a stay that nothing speaks against. */
export function priceOffer(
  { item, prices, intervals, shop, agreementVersion, things, code: stored }: Offered,
  wish: StayWish,
  today: LocalDate,
): Result<Offer, Problem> {
  if (!item || !prices) return fail({ code: "catalog.item-unknown" });
  const { quantity, selectedAddons, startDate, endDate } = wish;
  const lines = pricedLines(things, wish);
  if (!lines) return fail({ code: "line.unknown" });
  const stay = { startDate, endDate };
  const code =
    codeKey(wish.code ?? "") === "" ? ok(undefined) : usableCode(stored, { ...wish, today, stay });
  if (!code.ok) return code;
  const quote = quoteStay(
    prices,
    prices,
    { stay, quantity, selectedAddons },
    { itemId: wish.rentalItemId, lines, code: code.value },
  );
  if (!quote.ok) return quote;
  return ok({
    item,
    quote: quote.value,
    pickupTime: timesForDate(startDate, { intervals, item, shop }).pickupTime,
    returnTime: timesForDate(endDate, { intervals, item, shop }).returnTime,
    agreementVersion,
    furtherAgreements: furtherAgreementsOf(things, wish).filter(
      (version) => version !== agreementVersion,
    ),
    cancellationPolicy: policyOf(item, shop),
    stock: stockTaken(wish, prices.addons),
    codeId: code.value && stored ? stored.id : null,
  });
}

/** The texts that further things are rented by, each once. */
export function furtherAgreementsOf(
  things: FurtherThings,
  { lines = [] }: Pick<StayWish, "lines">,
): number[] {
  const texts = lines.flatMap(
    ({ rentalItemId }) => things.get(rentalItemId)?.agreementVersion ?? [],
  );
  return [...new Set(texts)];
}

/** Nothing where one of them is not there any more. */
export function pricedLines(things: FurtherThings, { lines = [] }: Pick<StayWish, "lines">) {
  const priced = lines.flatMap(({ rentalItemId, quantity }) => {
    const thing = things.get(rentalItemId)?.prices;
    return thing ? [{ thing, quantity }] : [];
  });
  return priced.length === lines.length ? priced : undefined;
}
