import type { Problem } from "#contracts/errors.ts";
import {
  overrideOf,
  stayProblems,
  type Override,
  type StayProblem,
} from "#domain/availability/check-stay.ts";
import { blockedBeside, freeBeside, type OwnStay } from "#domain/availability/own-stay.ts";
import { timesForDate } from "#domain/availability/times-for-date.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { USUAL_POLICY, type CancellationPolicy } from "#domain/bookings/cancellation.ts";
import { quoteStay, type Quote } from "#domain/pricing/quote.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { agreementVersionOf } from "#server/catalog/agreement-rows.ts";
import { intervalsOf } from "#server/catalog/calendar-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { together } from "#server/platform/db/together.ts";
import { globalTimes } from "#server/settings/global-times.ts";
import { lockOfferedItem } from "./item-lock-rows.ts";
import { freeOn, readNights } from "./night-rows.ts";
import { readPrices } from "./priced-item-rows.ts";
import { missedAt } from "./show-times.ts";

export type StayWish = Stay & {
  rentalItemId: number;
  quantity: number;
  selectedAddons: readonly SelectedAddon[];
};

/** Everything a customer is promised with a stay. */
export type Offer = {
  item: { name: string; type: "rv" | "equipment"; depositAmount: number | null };
  quote: Quote;
  pickupTime: string;
  returnTime: string;
  agreementVersion: number | null;
  cancellationPolicy: CancellationPolicy;
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
  return judgeOffer(await readOffered(tx, wish), now, wish);
}

/** All that an offer is made of, asked for in one go. */
export async function readOffered(tx: Db, { rentalItemId, startDate, endDate }: StayWish) {
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
type Offered = Awaited<ReturnType<typeof readOffered>>;

export function judgeOffer(
  offered: Offered,
  now: Date,
  wish: StayWish,
  overrides: readonly Override[] = [],
): Result<Offer, Problem> {
  const [problem] = problemsOf(offered, now, wish).filter((one) => !isOverridden(one, overrides));
  return problem ? fail(problem) : priceOffer(offered, wish);
}

export type OfferProblem =
  | StayProblem
  | { code: "catalog.item-unknown" }
  | { code: "stay.not-bookable" }
  | { code: "stay.above-stock"; quantity: number };

/**
 * Everything that speaks against it, the first to be told first.
 *
 * @param own what the booking holds of the same item already: its nights are not in its own way
 */
export function problemsOf(
  { item, prices, nights, intervals, shop }: Offered,
  now: Date,
  { quantity, startDate, endDate }: StayWish,
  own?: OwnStay,
): OfferProblem[] {
  if (!item || !prices || !nights) return [{ code: "catalog.item-unknown" }];
  if (prices.isAddonOnly) return [{ code: "stay.not-bookable" }];
  if (quantity > Math.max(prices.quantity, own?.quantity ?? 0))
    return [{ code: "stay.above-stock", quantity: prices.quantity }];
  const facts = {
    today: dayInSweden(now),
    missedPickup: missedAt(timesForDate(startDate, { intervals, item, shop }), now),
    quantity,
    intervals,
    blocked: own ? blockedBeside(own, nights.blocked) : nights.blocked,
    freeOn: (night: LocalDate) => {
      const free = freeOn(nights, night, daysBetween(startDate, night));
      return own ? freeBeside(own, night, free) : free;
    },
  };
  return stayProblems(facts, { startDate, endDate });
}

/** Set aside by staff, knowingly. */
export function isOverridden(problem: OfferProblem, overrides: readonly Override[]): boolean {
  const override = overrideOf(problem.code);
  return override !== null && overrides.includes(override);
}

/** What is promised with a stay that nothing speaks against. */
export function priceOffer(
  { item, prices, intervals, shop, agreementVersion }: Offered,
  { quantity, selectedAddons, startDate, endDate }: StayWish,
): Result<Offer, Problem> {
  if (!item || !prices) return fail({ code: "catalog.item-unknown" });
  const stay = { startDate, endDate };
  const quote = quoteStay(prices, prices, { stay, quantity, selectedAddons });
  if (!quote.ok) return quote;
  return ok({
    item,
    quote: quote.value,
    pickupTime: timesForDate(startDate, { intervals, item, shop }).pickupTime,
    returnTime: timesForDate(endDate, { intervals, item, shop }).returnTime,
    agreementVersion,
    cancellationPolicy: item.cancellationPolicy ?? USUAL_POLICY,
  });
}
