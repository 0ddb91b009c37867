import type { Problem } from "#contracts/errors.ts";
import type { TimesForDate } from "#contracts/offers.ts";
import { lastBookableDay } from "#domain/availability/check-stay.ts";
import { closedOn, handoverDays, type HandoverDays } from "#domain/availability/closed-days.ts";
import {
  pickupLimits,
  type PickupLimits,
  type PickupRules,
} from "#domain/availability/pickup-notice.ts";
import { timesForDate } from "#domain/availability/times-for-date.ts";
import type { BookingInterval } from "#domain/catalog/item.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden, momentInSweden } from "#domain/dates/stockholm.ts";
import { closedDays, hoursOn, openingOf } from "#domain/shop/opening.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { intervalsOf } from "#server/catalog/calendar-rows.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { globalTimes, type ShopTimes } from "#server/settings/global-times.ts";
import { readItemTimes, type ItemTimes } from "./item-times-rows.ts";

/**
 * When an item is picked up and returned on a day; of today also on which days it is not. So too of a day that is over:
 * a page that has stood open since then takes it for today.
 */
export async function showTimes(
  { db, clock }: { db: Db; clock: Clock },
  itemId: number,
  date: LocalDate,
): Promise<Result<TimesForDate, Problem>> {
  const rules = await readHandoverRules(db, itemId);
  if (!rules) return fail({ code: "catalog.item-unknown" });
  const hours = hoursOn(openingOf(rules.item, rules.shop.opening), date);
  const times = { ...timesForDate(date, rules), ...(hours && { hours: [...hours] }) };
  const now = clock.now();
  const today = dayInSweden(now);
  if (date > today) return ok(times);
  const { missedPickup, notice } = limitsAt(rules, now);
  const closed = closedAhead(rules, today);
  const { splits = [] } = rules.item;
  return ok({
    ...times,
    ...((date < today || missedPickup !== undefined) && { isPickupPassed: true as const }),
    ...(notice && { notice }),
    ...(closed.length > 0 && { closed }),
    ...(splits.length > 0 && { splits: [...splits] }),
  });
}

/** The days of the bookable year on which the item does not change hands. */
function closedAhead({ item, shop }: HandoverRules, today: LocalDate): LocalDate[] {
  return closedDays(openingOf(item, shop.opening), today, addDays(lastBookableDay(today), 1));
}

/** What keeps days near an instant from being days of pick-up. */
export function limitsAt(rules: PickupRules, now: Date): PickupLimits {
  return pickupLimits(rules, momentInSweden(now), momentInSweden(now, rules.shop.noticeHours));
}

/** The same, and the days on which it does not change hands. */
export function dayLimitsAt(rules: HandoverRules, now: Date): PickupLimits & HandoverDays {
  return { ...limitsAt(rules, now), ...handoverDays(rules.item, closedOn(rules.shop.opening)) };
}

/** All that decides about an item's hours and days, which changes with what the public sees. */
export type HandoverRules = {
  item: ItemTimes;
  intervals: readonly BookingInterval[];
  shop: ShopTimes;
};

export async function readHandoverRules(
  db: Db,
  itemId: number,
): Promise<HandoverRules | undefined> {
  const item = await readItemTimes(db, itemId);
  if (!item) return undefined;
  return { item, intervals: await intervalsOf(db, itemId), shop: await globalTimes(db) };
}
