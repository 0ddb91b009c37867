import type { Problem } from "#contracts/errors.ts";
import { MOST_DAYS, type SearchAnswer, type SearchWish } from "#contracts/offers.ts";
import {
  findItems,
  windowAround,
  type FoundItem,
  type ItemToday,
} from "#domain/availability/find-items.ts";
import { isOffSeason } from "#domain/availability/free-units.ts";
import { lengthOf, nightsOf, type Stay } from "#domain/dates/date-range.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { refusalWords } from "#texts/refusal-words.ts";
import { JsonText } from "#server/platform/http/json-text.ts";
import { sameText } from "./same-text.ts";
import { codeOfDay } from "./usable-code.ts";
import { readWindowNights, type WindowNeeds } from "./window-nights.ts";

/** Enough for the dates that many look at; each may tell of a thousand items. */
const MOST_WRITTEN = 50;

/** Every item in the window on some dates. What it costs to answer depends on items and nights alone. */
export function itemSearch() {
  const write = sameText(MOST_WRITTEN);
  return async (
    needs: WindowNeeds,
    wish: SearchWish,
  ): Promise<Result<JsonText<SearchAnswer>, Problem>> => {
    const { type, quantity = 1, people = null, startDate, endDate } = wish;
    const stay = { startDate, endDate };
    if (endDate === startDate) return fail({ code: "stay.no-nights" });
    if (endDate < startDate) return fail({ code: "stay.reversed" });
    if (lengthOf(stay) > MOST_DAYS) return fail({ code: "stay.range-too-long", days: MOST_DAYS });
    const around = windowAround(stay, needs.window.turnaround);
    const read = await readWindowNights(needs, type, around);
    const code = await codeOfDay(needs.db, wish.code, read.today);
    const key = [read.key, startDate, endDate, type, quantity, people, JSON.stringify(code)].join();
    const text = write(key, read.of, () => {
      const items = read.items();
      const found = findItems(items, { stay, quantity, people, code }, read.today);
      return JSON.stringify(found.map((one, index) => told(one, items[index]!, stay)));
    });
    return ok(new JsonText(text));
  };
}

function told(found: FoundItem, { item }: ItemToday, stay: Stay): SearchAnswer[number] {
  const { id, perNight } = found;
  if (found.free) return { id, free: true, total: found.total, perNight, units: found.units };
  const { refusal, nearest } = found;
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
