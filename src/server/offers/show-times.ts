import type { Problem } from "#contracts/errors.ts";
import type { TimesForDate } from "#contracts/offers.ts";
import {
  pickupLimits,
  type PickupLimits,
  type PickupRules,
} from "#domain/availability/pickup-notice.ts";
import { timesForDate } from "#domain/availability/times-for-date.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden, momentInSweden } from "#domain/dates/stockholm.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { intervalsOf } from "#server/catalog/calendar-rows.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { globalTimes } from "#server/settings/global-times.ts";
import { readItemTimes } from "./item-times-rows.ts";

/** When an item is picked up and returned on a day; of today also what keeps near days from being bookable. */
export async function showTimes(
  { db, clock }: { db: Db; clock: Clock },
  itemId: number,
  date: LocalDate,
): Promise<Result<TimesForDate, Problem>> {
  const rules = await readPickupRules(db, itemId);
  if (!rules) return fail({ code: "catalog.item-unknown" });
  const times = timesForDate(date, rules);
  const now = clock.now();
  if (date !== dayInSweden(now)) return ok(times);
  const { missedPickup, notice } = limitsAt(rules, now);
  return ok({
    ...times,
    ...(missedPickup !== undefined && { isPickupPassed: true as const }),
    ...(notice && { notice }),
  });
}

/** What keeps days near an instant from being days of pick-up. */
export function limitsAt(rules: PickupRules, now: Date): PickupLimits {
  return pickupLimits(rules, momentInSweden(now), momentInSweden(now, rules.shop.noticeHours));
}

/** All that decides about an item's hours, which changes with what the public sees. */
export async function readPickupRules(db: Db, itemId: number): Promise<PickupRules | undefined> {
  const item = await readItemTimes(db, itemId);
  if (!item) return undefined;
  return { item, intervals: await intervalsOf(db, itemId), shop: await globalTimes(db) };
}
