import { expect, test } from "vitest";
import type { BookingInterval } from "#domain/catalog/item.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { calendarDay, type CalendarFacts } from "./calendar-days.ts";
import { clickDay } from "./date-selection.ts";

const day = (text: string) => text as LocalDate;

const saturdays: BookingInterval = {
  id: 1,
  startDate: day("2026-06-06"),
  endDate: day("2026-08-29"),
  startWeekday: "saturday",
  pickupTime: "15:00",
  returnTime: "10:00",
  intervalDays: 7,
};

function facts(
  fields: Partial<CalendarFacts> & { taken?: Record<string, number> } = {},
): CalendarFacts {
  const { taken = {}, ...rest } = fields;
  return {
    today: day("2026-03-01"),
    quantity: 1,
    intervals: [],
    blocked: [],
    peakSeasonOnly: false,
    seasons: [],
    freeOn: (night) => 1 - (taken[night] ?? 0),
    ...rest,
  };
}

test("a refused day has one reason, in the calendar's line and aloud, however much is wrong with it", () => {
  const start = day("2026-06-13");
  const refusal = (world: CalendarFacts, text: string) => {
    const { problem, refused } = clickDay(world, { startDate: start, endDate: null }, day(text));
    expect(problem).toEqual(calendarDay(world, day(text), start).problem);
    return [problem?.code, refused];
  };
  // Behind a taken night, and on the wrong weekday.
  expect(
    refusal(facts({ intervals: [saturdays], taken: { "2026-06-22": 1 } }), "2026-06-24"),
  ).toEqual(["day.behind-taken", { code: "stay.unavailable" }]);
  // Too early, and on the wrong weekday: the line names the first possible day, and nothing is said aloud.
  expect(refusal(facts({ intervals: [saturdays] }), "2026-06-16")).toEqual([
    "day.too-short",
    undefined,
  ]);
  // Before the start, and taken.
  expect(refusal(facts({ taken: { "2026-06-10": 1 } }), "2026-06-10")).toEqual([
    "day.before-start",
    { code: "stay.reversed" },
  ]);
  const few = {
    ...facts(),
    quantity: 2,
    freeOn: (night: LocalDate) => (night === "2026-06-15" ? 1 : 2),
  };
  expect(refusal(few, "2026-06-18")).toEqual([
    "day.behind-few",
    { code: "stay.too-few-units", free: 1 },
  ]);
  const blocked = [{ startDate: day("2026-06-16"), endDate: day("2026-06-16") }];
  expect(refusal(facts({ blocked }), "2026-06-16")).toEqual([
    "day.blocked",
    { code: "stay.blocked" },
  ]);
});
