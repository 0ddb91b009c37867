import type { FirstFree } from "#contracts/offers.ts";
import { firstStart } from "#domain/availability/calendar-days.ts";
import { lastBookableDay } from "#domain/availability/check-stay.ts";
import { daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { intervalsOf } from "#server/catalog/calendar-rows.ts";
import { listItemCards } from "#server/catalog/item-rows.ts";
import { endOfHalfMinute, type Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { freeOn, readNights } from "./night-rows.ts";
import { missedPickupOf } from "./show-times.ts";

type Kept = { until: number; answer: Promise<FirstFree> };

const kept = new WeakMap<Db, Kept>();

/** When each motorhome can be picked up at the earliest, as it was at most half a minute ago. */
export async function showFirstFree(db: Db, clock: Clock): Promise<FirstFree> {
  const now = clock.now();
  const known = kept.get(db);
  if (known && now.getTime() < known.until) return known.answer;
  const answer = findFirstFree(db, now);
  kept.set(db, { until: endOfHalfMinute(now), answer });
  // A failure is not remembered.
  answer.catch(() => kept.delete(db));
  return answer;
}

/** Judged as the calendar judges it. */
async function findFirstFree(db: Db, now: Date): Promise<FirstFree> {
  const motorhomes = (await listItemCards(db)).filter(({ type }) => type === "rv");
  const found: FirstFree = [];
  for (const { id } of motorhomes) found.push({ id, firstFree: await firstFreeOf(db, id, now) });
  return found;
}

async function firstFreeOf(db: Db, id: number, now: Date): Promise<LocalDate | null> {
  const today = dayInSweden(now);
  const item = await readNights(db, id, { startDate: today, endDate: lastBookableDay(today) });
  if (!item) return null;
  return firstStart({
    ...item,
    today,
    quantity: 1,
    intervals: await intervalsOf(db, id),
    missedPickup: await missedPickupOf(db, id, now),
    freeOn: (night) => freeOn(item, night, daysBetween(today, night)),
  });
}
