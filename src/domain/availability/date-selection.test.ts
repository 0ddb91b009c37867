import { describe, expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { calendarDay, type CalendarFacts } from "./calendar-days.ts";
import { clickDay, NOTHING_SELECTED } from "./date-selection.ts";
import { day, facts, saturdays } from "./facts-for-tests.ts";

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

describe("choosing dates with two clicks", () => {
  const given = facts({ taken: { "2026-04-10": 1 } });
  const clicks = (...days: string[]) =>
    days.reduce(({ selection }, text) => clickDay(given, selection, day(text)), {
      selection: NOTHING_SELECTED,
    } as ReturnType<typeof clickDay>);

  test("the first chooses the start, the second the end", () => {
    expect(clicks("2026-04-02", "2026-04-05")).toEqual({
      selection: { startDate: "2026-04-02", endDate: "2026-04-05" },
    });
  });

  test("the same day again clears it", () => {
    expect(clicks("2026-04-02", "2026-04-02").selection).toEqual(NOTHING_SELECTED);
    expect(clicks("2026-04-02", "2026-04-05", "2026-04-02").selection).toEqual(NOTHING_SELECTED);
  });

  test("a third click begins anew", () => {
    expect(clicks("2026-04-02", "2026-04-05", "2026-04-07").selection).toEqual({
      startDate: "2026-04-07",
      endDate: null,
    });
  });

  test("an earlier day becomes the start, or is refused as an end before the start", () => {
    expect(clicks("2026-04-05", "2026-04-02").selection).toEqual({
      startDate: "2026-04-02",
      endDate: null,
    });
    expect(clicks("2026-04-05", "2026-02-02")).toEqual({
      selection: { startDate: "2026-04-05", endDate: null },
      problem: { code: "day.before-start" },
      refused: { code: "stay.reversed" },
    });
  });

  test("a range over a taken night is refused and the start kept", () => {
    expect(clicks("2026-04-08", "2026-04-12")).toEqual({
      selection: { startDate: "2026-04-08", endDate: null },
      problem: { code: "day.behind-taken" },
      refused: { code: "stay.unavailable" },
    });
  });
});
