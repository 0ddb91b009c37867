import type { FirstFree } from "#contracts/offers.ts";
import { firstStart, type CalendarFacts } from "#domain/availability/calendar-days.ts";
import { lastBookableDay } from "#domain/availability/check-stay.ts";
import { closedOn, handoverDays, type HandoverDays } from "#domain/availability/closed-days.ts";
import type { PickupLimits } from "#domain/availability/pickup-notice.ts";
import { addDays, daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { intervalsOfAll } from "#server/catalog/calendar-rows.ts";
import { listItemCards } from "#server/catalog/item-rows.ts";
import { endOfHalfMinute, type Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { globalTimes } from "#server/settings/global-times.ts";
import { readTimesOfAll } from "./item-times-rows.ts";
import { freeOn, readNightsOfAll, unheldOn } from "./night-rows.ts";
import { limitsAt } from "./show-times.ts";

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

/** So many days ahead most of them are free again; of the others the whole year is read. */
const NEAR_DAYS = 60;

/** Judged as the calendar judges it. */
async function findFirstFree(db: Db, now: Date): Promise<FirstFree> {
  const today = dayInSweden(now);
  const motorhomes = (await listItemCards(db)).filter(({ type }) => type === "rv");
  const ids = motorhomes.map(({ id }) => id);
  const rules = await readRules(db, ids, now);
  const near = await firstStarts(db, ids, { rules, today, last: addDays(today, NEAR_DAYS) });
  const later = ids.filter((id) => near.get(id) === undefined);
  const far = await firstStarts(db, later, { rules, today, last: lastBookableDay(today) });
  return ids.map((id) => ({ id, firstFree: near.get(id) ?? far.get(id) ?? null }));
}

type Rules = Map<number, PickupLimits & HandoverDays & Pick<CalendarFacts, "intervals">>;

async function readRules(db: Db, ids: number[], now: Date): Promise<Rules> {
  const intervalsOfItems = await intervalsOfAll(db, ids);
  const timesOfItems = await readTimesOfAll(db, ids);
  const shop = await globalTimes(db);
  const isClosedOn = closedOn(shop.opening);
  return new Map(
    [...timesOfItems].map(([id, item]) => {
      const intervals = intervalsOfItems.get(id) ?? [];
      const near = limitsAt({ intervals, item, shop }, now);
      return [id, { intervals, ...near, ...handoverDays(item, isClosedOn) }];
    }),
  );
}

/** Where the answer hangs on nights that were not read there is none. */
async function firstStarts(
  db: Db,
  ids: number[],
  { rules, today, last }: { rules: Rules; today: LocalDate; last: LocalDate },
): Promise<Map<number, LocalDate>> {
  const found = new Map<number, LocalDate>();
  if (ids.length === 0) return found;
  const nights = await readNightsOfAll(db, ids, { startDate: today, endDate: last });
  for (const [id, item] of nights) {
    const rule = rules.get(id);
    if (!rule) continue;
    let isBeyond = false;
    const indexOf = (night: LocalDate) => {
      isBeyond ||= night > last;
      return daysBetween(today, night);
    };
    const start = firstStart({
      ...item,
      ...rule,
      today,
      quantity: 1,
      freeOn: (night) => freeOn(item, night, indexOf(night)),
      turnaround: {
        nights: item.turnaroundNights,
        unheldOn: (night) => unheldOn(item, indexOf(night)),
      },
    });
    if (start !== null && !(isBeyond && last < lastBookableDay(today))) found.set(id, start);
  }
  return found;
}
