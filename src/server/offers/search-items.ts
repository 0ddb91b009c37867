import type { Problem } from "#contracts/errors.ts";
import type { SearchAnswer, SearchWish } from "#contracts/offers.ts";
import {
  findItems,
  movable,
  nearestOf,
  nightsNeeded,
  windowAround,
  type FoundItem,
  type ItemToday,
  type NearestStay,
} from "#domain/availability/find-items.ts";
import { isOffSeason } from "#domain/availability/free-units.ts";
import { nightsOf, type Stay } from "#domain/dates/date-range.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { refusalWords } from "#texts/refusal-words.ts";
import { JsonText } from "#server/platform/http/json-text.ts";
import { readUnheldOfItems, type UnheldOfItems } from "./findable-item-rows.ts";
import { sameAsMade } from "./same-as-made.ts";
import { spanProblem } from "./span-problem.ts";
import { codeOfDay } from "./usable-code.ts";
import { readWindowNights, type WindowNeeds } from "./window-nights.ts";

/** Enough for the dates that many look at; each may tell of a thousand items. */
const MOST_WRITTEN = 50;

/**
 * Every item in the window on some dates. What it costs to answer depends on items and nights alone: the stay's own
 * nights of all of them, and a month of those few who are told other dates.
 */
export function itemSearch() {
  const judge = sameAsMade<Judged>(MOST_WRITTEN);
  const write = sameAsMade<string>(MOST_WRITTEN);
  return async (
    needs: WindowNeeds,
    wish: SearchWish,
  ): Promise<Result<JsonText<SearchAnswer>, Problem>> => {
    const { type, quantity = 1, people = null, startDate, endDate } = wish;
    const stay = { startDate, endDate };
    const problem = spanProblem(stay);
    if (problem) return fail(problem);
    const { turnaround } = needs.window;
    const read = await readWindowNights(needs, type, nightsNeeded(stay, turnaround));
    const { today } = read;
    const wanted = { stay, quantity, people, code: await codeOfDay(needs.db, wish.code, today) };
    const key = [read.key, startDate, endDate, type, quantity, people].join();
    const priced = `${key} ${JSON.stringify(wanted.code)}`;
    const judged = judge(priced, read.of, () => {
      const items = read.items();
      const found = findItems(items, wanted, { today, firstNight: startDate });
      return { items, found, movable: movable(found, items, { ...wanted, today }) };
    });
    const isAnyMovable = judged.movable.length > 0;
    const around = isAnyMovable ? windowAround(stay, turnaround) : stay;
    const unheld = await readUnheldOfItems(
      needs.db,
      judged.movable.map(({ item }) => item.id),
      around,
    );
    const text = write(priced, [judged, unheld], () => {
      const nights = JSON.parse(unheld) as UnheldOfItems;
      const moment = { today, firstNight: around.startDate };
      const nearest = new Map(
        judged.movable.map((one) => {
          const moved = { ...one, unheld: nights[one.item.id] ?? {} };
          return [one.item.id, nearestOf(moved, wanted, moment)];
        }),
      );
      const answer = judged.found.map((one, index) =>
        told(one, judged.items[index]!, { stay, nearest: nearest.get(one.id) ?? null }),
      );
      return JSON.stringify(answer);
    });
    return ok(new JsonText(text));
  };
}

type Judged = { items: ItemToday[]; found: FoundItem[]; movable: ItemToday[] };

function told(
  found: FoundItem,
  { item }: ItemToday,
  { stay, nearest }: { stay: Stay; nearest: NearestStay | null },
): SearchAnswer[number] {
  const { id, perNight } = found;
  if (found.free) return { id, free: true, total: found.total, perNight, units: found.units };
  const { refusal } = found;
  const isOutOfSeason = nightsOf(stay).some((night) => isOffSeason(item, night));
  return {
    id,
    free: false,
    total: null,
    perNight,
    refusal: refusal.code,
    message: refusalWords(refusal, { isOutOfSeason }),
    ...(nearest && { nearest }),
  };
}
