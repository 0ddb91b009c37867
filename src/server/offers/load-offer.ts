import type { Problem } from "#contracts/errors.ts";
import { checkStay } from "#domain/availability/check-stay.ts";
import { timesForDate } from "#domain/availability/times-for-date.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { daysBetween } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
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
  { item, prices, nights, intervals, shop, agreementVersion }: Offered,
  now: Date,
  { quantity, selectedAddons, startDate, endDate }: StayWish,
): Result<Offer, Problem> {
  const stay = { startDate, endDate };
  if (!item || !prices || !nights) return fail({ code: "catalog.item-unknown" });
  if (prices.isAddonOnly) return fail({ code: "stay.not-bookable" });
  if (quantity > prices.quantity)
    return fail({ code: "stay.above-stock", quantity: prices.quantity });

  const first = timesForDate(stay.startDate, { intervals, item, shop });
  const verdict = checkStay(
    {
      today: dayInSweden(now),
      missedPickup: missedAt(first, now),
      quantity,
      intervals,
      blocked: nights.blocked,
      freeOn: (night) => freeOn(nights, night, daysBetween(stay.startDate, night)),
    },
    stay,
  );
  if (!verdict.ok) return verdict;
  const quote = quoteStay(prices, prices, { stay, quantity, selectedAddons });
  if (!quote.ok) return quote;

  return ok({
    item,
    quote: quote.value,
    pickupTime: first.pickupTime,
    returnTime: timesForDate(stay.endDate, { intervals, item, shop }).returnTime,
    agreementVersion,
  });
}
