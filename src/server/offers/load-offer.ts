import type { Problem } from "#contracts/errors.ts";
import { checkStay } from "#domain/availability/check-stay.ts";
import { timesForDate } from "#domain/availability/times-for-date.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { daysBetween } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { quoteStay, type Quote } from "#domain/pricing/quote.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { currentAgreement } from "#server/catalog/agreement-rows.ts";
import { intervalsOf } from "#server/catalog/calendar-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { globalTimes } from "#server/settings/global-times.ts";
import { lockItem } from "./item-lock-rows.ts";
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
  { rentalItemId, quantity, selectedAddons, ...stay }: StayWish,
): Promise<Result<Offer, Problem>> {
  const item = await lockItem(tx, rentalItemId);
  if (!item) return fail({ code: "catalog.item-unknown" });
  const prices = await readPrices(tx, rentalItemId);
  const nights = await readNights(tx, rentalItemId, stay);
  if (!prices || !nights) return fail({ code: "catalog.item-unknown" });
  if (prices.isAddonOnly) return fail({ code: "stay.not-bookable" });
  if (quantity > prices.quantity)
    return fail({ code: "stay.above-stock", quantity: prices.quantity });

  const intervals = await intervalsOf(tx, rentalItemId);
  const shop = await globalTimes(tx);
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

  const agreement = await currentAgreement(tx, item.rentalAgreementId);
  return ok({
    item,
    quote: quote.value,
    pickupTime: first.pickupTime,
    returnTime: timesForDate(stay.endDate, { intervals, item, shop }).returnTime,
    agreementVersion: agreement?.version ?? null,
  });
}
