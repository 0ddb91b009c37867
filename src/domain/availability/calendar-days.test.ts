import { describe, expect, test } from "vitest";
import type { Season } from "#domain/catalog/item.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import {
  calendarDays,
  firstStart,
  isToldOf,
  lastNightBehind,
  possibleEnds,
  startProblem,
  type CalendarFacts,
} from "./calendar-days.ts";
import { clickDay, startRefusal } from "./date-selection.ts";
import { day, facts, saturdays, TODAY } from "./facts-for-tests.ts";

describe("the calendar", () => {
  const problemOn = (given: CalendarFacts, text: string) => startProblem(given, day(text));

  test("says why a day cannot be a start", () => {
    expect(problemOn(facts(), "2026-02-28")).toEqual({ code: "day.past" });
    expect(problemOn(facts(), "2027-03-01")).toEqual({ code: "day.too-far" });
    expect(problemOn(facts({ taken: { "2026-04-05": 1 } }), "2026-04-05")).toEqual({
      code: "day.full",
    });
    expect(
      problemOn(facts({ units: 5, quantity: 3, taken: { "2026-04-05": 3 } }), "2026-04-05"),
    ).toEqual({
      code: "day.too-few",
      free: 2,
    });
    const blocked = [{ startDate: day("2026-04-05"), endDate: day("2026-04-05") }];
    expect(problemOn(facts({ blocked }), "2026-04-05")).toEqual({ code: "day.blocked" });
    expect(problemOn(facts({ peakSeasonOnly: true }), "2026-04-05")).toEqual({
      code: "day.off-season",
      opens: null,
    });
    expect(problemOn(facts({ freeOn: () => undefined }), "2026-04-05")).toEqual({
      code: "day.unknown",
    });
    expect(problemOn(facts({ blocked }), "2026-04-04")).toEqual({ code: "day.no-end" });
  });

  test("a start whose nights after it nobody has told about is not known, rather than without an end", () => {
    const told = facts({ intervals: [saturdays] });
    const given = {
      ...told,
      freeOn: (night: LocalDate) => (night <= day("2026-06-30") ? told.freeOn(night) : undefined),
    };
    expect(problemOn(given, "2026-06-20")).toBeUndefined();
    expect(problemOn(given, "2026-06-27")).toEqual({ code: "day.unknown" });
    expect(lastNightBehind(given, day("2026-06-30"))).toBe("2026-07-07");
    const clicked = clickDay(
      given,
      { startDate: day("2026-06-20"), endDate: null },
      day("2026-07-11"),
    );
    expect(clicked.problem).toEqual({ code: "day.unknown" });
  });

  test("a start that was chosen elsewhere is refused in the words for stays, and kept while nothing is known", () => {
    const refused = (given: CalendarFacts, text: string) => startRefusal(given, day(text));
    expect(refused(facts(), "2026-02-28")).toEqual({ code: "stay.past" });
    expect(refused(facts(), "2035-01-15")).toEqual({
      code: "stay.too-far",
      lastDay: "2027-03-01",
    });
    expect(refused(facts({ taken: { "2026-04-05": 1 } }), "2026-04-05")).toEqual({
      code: "stay.unavailable",
    });
    expect(refused(facts({ intervals: [saturdays] }), "2026-06-15")).toEqual({
      code: "stay.start-weekday",
      weekday: "saturday",
    });
    expect(refused(facts({ freeOn: () => undefined }), "2026-04-05")).toBeUndefined();
    expect(refused(facts(), "2026-04-05")).toBeUndefined();
  });

  test("while the end is chosen, nights out of season are not called taken", () => {
    const seasons = [
      { id: 1, startDate: day("2026-06-01"), endDate: day("2026-06-10"), price: 500 },
    ];
    const [problem] = calendarDays(
      facts({ peakSeasonOnly: true, seasons }),
      { startDate: day("2026-06-13"), endDate: day("2026-06-13") },
      day("2026-06-08"),
    ).map((one) => one.problem);
    expect(problem).toEqual({ code: "day.off-season", opens: null });
  });

  test("off season, it says when the next season begins", () => {
    const season = (startDate: string, endDate: string): Season => ({
      id: 1,
      startDate: day(startDate),
      endDate: day(endDate),
      price: 500,
    });
    const seasons = [
      season("2026-12-20", "2027-01-06"),
      season("2026-06-20", "2026-08-15"),
      season("2026-03-01", "2026-03-31"),
    ];
    const given = facts({ peakSeasonOnly: true, seasons });
    expect(problemOn(given, "2026-04-05")).toEqual({ code: "day.off-season", opens: "2026-06-20" });
    expect(problemOn(given, "2026-08-16")).toEqual({ code: "day.off-season", opens: "2026-12-20" });
    expect(problemOn(given, "2027-01-07")).toEqual({ code: "day.off-season", opens: null });
    expect(firstStart(given, day("2026-04-01"))).toBe("2026-06-20");
    const shown = calendarDays(
      { ...given, freeOn: () => 0 },
      { startDate: day("2026-06-19"), endDate: day("2026-06-20") },
      null,
    );
    expect(shown.map(({ isTaken }) => isTaken)).toEqual([false, true]);
  });

  test("a wrong weekday names the nearest day on which one can start", () => {
    const given = facts({ intervals: [saturdays], taken: { "2026-06-20": 1 } });
    expect(problemOn(given, "2026-06-15")).toEqual({
      code: "day.start-weekday",
      weekday: "saturday",
      nearest: "2026-06-13",
    });
    expect(problemOn(given, "2026-06-19")).toMatchObject({ nearest: "2026-06-13" });
    expect(problemOn(given, "2026-06-24")).toMatchObject({ nearest: "2026-06-27" });
  });

  test("after a start, every valid end up to the first obstacle is offered, and the rest says why not", () => {
    const given = facts({ taken: { "2026-04-05": 1 } });
    expect(possibleEnds(given, day("2026-04-02"))).toEqual([
      "2026-04-03",
      "2026-04-04",
      "2026-04-05",
    ]);
    const days = calendarDays(
      given,
      { startDate: day("2026-04-02"), endDate: day("2026-04-07") },
      day("2026-04-02"),
    );
    expect(days.map((one) => one.canEnd)).toEqual([false, true, true, true, false, false]);
    expect(days.at(-1)?.problem).toEqual({ code: "day.behind-taken" });
  });

  test("an end too early or on the wrong weekday names the right ones", () => {
    const given = facts({ intervals: [saturdays] });
    const start = day("2026-06-13");
    const on = (text: string) =>
      calendarDays(given, { startDate: day(text), endDate: day(text) }, start)[0]?.problem;
    expect(on("2026-06-16")).toEqual({ code: "day.too-short", nights: 7, earliest: "2026-06-20" });
    expect(on("2026-06-20")).toBeUndefined();
    expect(on("2026-06-23")).toEqual({
      code: "day.end-weekday",
      weekday: "saturday",
      nearest: "2026-06-20",
    });
  });
});

describe("a stay is judged only when all its nights have been told about", () => {
  const toldUntil = (last: string): CalendarFacts => ({
    ...facts(),
    freeOn: (night) => (night >= TODAY && night <= day(last) ? 1 : undefined),
  });
  const isTold = (last: string, startDate: string, endDate: string) =>
    isToldOf(toldUntil(last), { startDate: day(startDate), endDate: day(endDate) });

  test("a night that has not been told about keeps it from being judged, its last day does not", () => {
    expect(isTold("2026-09-30", "2026-09-28", "2026-10-01")).toBe(true);
    expect(isTold("2026-09-30", "2026-09-28", "2026-10-02")).toBe(false);
    expect(isTold("2026-09-30", "2026-10-10", "2026-10-17")).toBe(false);
  });

  test("nights that nobody will ever tell about, past or beyond a year, do not", () => {
    expect(isTold("2026-09-30", "2025-12-01", "2026-03-03")).toBe(true);
    expect(isTold("2027-03-01", "2027-02-20", "9999-12-31")).toBe(true);
  });
});

test("once today's pick-up hour has passed the calendar begins tomorrow, and says why", () => {
  const late = { ...facts(), missedPickup: "15:00" };
  expect(firstStart(late)).toBe("2026-03-02");
  expect(startProblem(late, day("2026-03-01"))).toEqual({
    code: "day.pickup-passed",
    pickupTime: "15:00",
  });
  expect(startRefusal(late, day("2026-03-01"))).toEqual({
    code: "stay.pickup-passed",
    pickupTime: "15:00",
  });
});
