import type { Problem } from "#contracts/errors.ts";
import type { TimesForDate } from "#contracts/offers.ts";
import { missedPickup, timesForDate, type Times } from "#domain/availability/times-for-date.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { intervalsOf } from "#server/catalog/calendar-rows.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { globalTimes } from "#server/settings/global-times.ts";
import { readItemTimes } from "./item-times-rows.ts";

/** When an item is picked up and returned on a day, and whether that hour has passed. */
export async function showTimes(
  { db, clock }: { db: Db; clock: Clock },
  itemId: number,
  date: LocalDate,
): Promise<Result<TimesForDate, Problem>> {
  const times = await readTimes(db, itemId, date);
  if (!times) return fail({ code: "catalog.item-unknown" });
  const now = clock.now();
  const isPassed = date === dayInSweden(now) && missedAt(times, now) !== undefined;
  return ok({ ...times, ...(isPassed && { isPickupPassed: true as const }) });
}

/** Today's pick-up hour of an item, once it has passed. */
export async function missedPickupOf(
  db: Db,
  itemId: number,
  now: Date,
): Promise<string | undefined> {
  const times = await readTimes(db, itemId, dayInSweden(now));
  return times && missedAt(times, now);
}

export function missedAt({ pickupTime }: Times, now: Date): string | undefined {
  return missedPickup(pickupTime, timeInSweden(now));
}

async function readTimes(db: Db, itemId: number, date: LocalDate): Promise<Times | undefined> {
  const item = await readItemTimes(db, itemId);
  if (!item) return undefined;
  const intervals = await intervalsOf(db, itemId);
  return timesForDate(date, { intervals, item, shop: await globalTimes(db) });
}
