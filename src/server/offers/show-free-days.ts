import type { Problem } from "#contracts/errors.ts";
import { MOST_DAYS, type FreeDays, type FreeDaysWish } from "#contracts/offers.ts";
import { itemsFree, nightsBehind } from "#domain/availability/find-items.ts";
import { lengthOf } from "#domain/dates/date-range.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { JsonText } from "#server/platform/http/json-text.ts";
import { sameAsMade } from "./same-as-made.ts";
import { walkDays } from "./walk-days.ts";
import { readWindowNights, type WindowNeeds } from "./window-nights.ts";

const MOST_WRITTEN = 50;

/** How many items in the window can be had on each night of a period, for the calendar of all of them. */
export function windowCalendar() {
  const write = sameAsMade<string>(MOST_WRITTEN);
  return async (
    needs: WindowNeeds,
    wish: FreeDaysWish,
  ): Promise<Result<JsonText<FreeDays>, Problem>> => {
    const { type, quantity = 1, people = null, ...period } = wish;
    if (period.endDate < period.startDate) return fail({ code: "stay.reversed" });
    if (lengthOf(period) > MOST_DAYS) return fail({ code: "stay.range-too-long", days: MOST_DAYS });
    const nights = nightsBehind(period, needs.window.turnaround);
    const read = await readWindowNights(needs, type, nights);
    const key = [read.key, period.startDate, period.endDate, type, quantity, people].join();
    const text = write(key, read.of, () => {
      const { today } = read;
      const wanted = { quantity, people, today, firstNight: period.startDate };
      const items = read.items();
      const days = walkDays(period).map((night) => `"${night}":${itemsFree(items, night, wanted)}`);
      return `{${days.join(",")}}`;
    });
    return ok(new JsonText(text));
  };
}
