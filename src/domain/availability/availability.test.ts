import { describe, expect, test } from "vitest";
import type { BookingInterval, Season } from "#domain/catalog/item.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { intervalOf } from "./booking-interval.ts";
import {
  calendarDays,
  firstStart,
  isToldOf,
  lastNightBehind,
  possibleEnds,
  startProblem,
  toldFacts,
  type CalendarFacts,
} from "./calendar-days.ts";
import { checkStay } from "./check-stay.ts";
import { clickDay, NOTHING_SELECTED, startRefusal } from "./date-selection.ts";
import { freeUnits } from "./free-units.ts";
import { pickupLimits } from "./pickup-notice.ts";

const day = (text: string) => text as LocalDate;
const TODAY = day("2026-03-01");

function facts(
  fields: Partial<CalendarFacts> & { taken?: Record<string, number>; units?: number } = {},
): CalendarFacts {
  const { taken = {}, units = 1, ...rest } = fields;
  const calendar = { peakSeasonOnly: false, seasons: [], blocked: [], ...rest };
  return {
    today: TODAY,
    quantity: 1,
    intervals: [],
    freeOn: (night) => freeUnits(calendar, night, units - (taken[night] ?? 0)),
    ...calendar,
  };
}
const verdict = (given: CalendarFacts, start: string, end: string) => {
  const result = checkStay(toldFacts(given), { startDate: day(start), endDate: day(end) });
  return result.ok ? "ok" : result.problem;
};

const saturdays: BookingInterval = {
  id: 1,
  startDate: day("2026-06-06"),
  endDate: day("2026-08-29"),
  startWeekday: "saturday",
  pickupTime: "15:00",
  returnTime: "10:00",
  intervalDays: 7,
};

describe("the verdict on a stay", () => {
  test("tells dates that make no stay", () => {
    expect(verdict(facts(), "2026-03-02", "2026-03-02")).toEqual({ code: "stay.no-nights" });
    expect(verdict(facts(), "2026-03-03", "2026-03-02")).toEqual({ code: "stay.reversed" });
    expect(verdict(facts(), "2026-02-28", "2026-03-02")).toEqual({ code: "stay.past" });
    expect(verdict(facts(), "2026-03-01", "2026-03-02")).toBe("ok");
  });

  test("begins today only while today's pick-up hour has not passed", () => {
    const late = { ...facts(), missedPickup: "15:00" };
    expect(verdict(late, "2026-03-01", "2026-03-03")).toEqual({
      code: "stay.pickup-passed",
      pickupTime: "15:00",
    });
    expect(verdict(late, "2026-03-02", "2026-03-03")).toBe("ok");
    const shop = { pickupTime: "15:00", noticeHours: 0 };
    const item = { defaultPickupTime: null, defaultReturnTime: null };
    const missedAt = (time: string) => {
      const now = { day: TODAY, time };
      return pickupLimits({ intervals: [], item, shop }, now, now).missedPickup;
    };
    expect(missedAt("14:59")).toBeUndefined();
    expect(missedAt("15:00")).toBeUndefined();
    expect(missedAt("15:01")).toBe("15:00");
  });

  test("reaches 365 days ahead and not a day further", () => {
    expect(verdict(facts(), "2027-02-28", "2027-03-01")).toBe("ok");
    expect(verdict(facts(), "2027-03-01", "2027-03-02")).toEqual({
      code: "stay.too-far",
      lastDay: "2027-03-01",
    });
  });

  test("a fully booked night can be a return day, but not a night", () => {
    const given = facts({ taken: { "2026-04-05": 1 } });
    expect(verdict(given, "2026-04-03", "2026-04-05")).toBe("ok");
    expect(verdict(given, "2026-04-03", "2026-04-06")).toEqual({ code: "stay.unavailable" });
    expect(verdict(given, "2026-04-06", "2026-04-08")).toBe("ok");
  });

  test("a blocked day can be neither a pick-up day, a night, nor a return day", () => {
    const given = facts({
      blocked: [{ startDate: day("2026-04-05"), endDate: day("2026-04-06") }],
    });
    expect(verdict(given, "2026-04-03", "2026-04-05")).toEqual({ code: "stay.blocked" });
    expect(verdict(given, "2026-04-04", "2026-04-08")).toEqual({ code: "stay.blocked" });
    expect(verdict(given, "2026-04-06", "2026-04-08")).toEqual({ code: "stay.blocked" });
    expect(verdict(given, "2026-04-02", "2026-04-04")).toBe("ok");
    expect(verdict(given, "2026-04-07", "2026-04-08")).toBe("ok");
  });

  test("more units than are free on the tightest night are too many", () => {
    const given = facts({ units: 6, quantity: 4, taken: { "2026-04-05": 3, "2026-04-06": 1 } });
    expect(verdict(given, "2026-04-04", "2026-04-08")).toEqual({
      code: "stay.too-few-units",
      free: 3,
    });
    expect(verdict(given, "2026-04-06", "2026-04-08")).toBe("ok");
  });

  test("an item for the peak season can be booked only where a season covers every night", () => {
    const seasons: Season[] = [
      { id: 1, startDate: day("2026-06-01"), endDate: day("2026-06-30"), price: 1 },
    ];
    const given = facts({ peakSeasonOnly: true, seasons });
    expect(verdict(given, "2026-06-28", "2026-07-01")).toBe("ok");
    expect(verdict(given, "2026-06-29", "2026-07-02")).toEqual({ code: "stay.unavailable" });
    expect(verdict(given, "2026-05-31", "2026-06-02")).toEqual({ code: "stay.unavailable" });
  });

  test("within a booking interval a stay begins and ends on its weekday and lasts a whole interval", () => {
    const given = facts({ intervals: [saturdays] });
    expect(verdict(given, "2026-06-12", "2026-06-20")).toEqual({
      code: "stay.start-weekday",
      weekday: "saturday",
    });
    expect(verdict(given, "2026-06-13", "2026-06-19")).toEqual({
      code: "stay.end-weekday",
      weekday: "saturday",
    });
    expect(verdict(given, "2026-06-13", "2026-06-20")).toBe("ok");
    expect(verdict(given, "2026-08-29", "2026-09-01")).toEqual({
      code: "stay.too-short",
      nights: 7,
    });
    expect(verdict(given, "2026-08-29", "2026-09-05")).toBe("ok");
    expect(verdict(given, "2026-06-01", "2026-06-06")).toBe("ok");
    expect(verdict(given, "2026-06-01", "2026-06-07")).toEqual({
      code: "stay.end-weekday",
      weekday: "saturday",
    });
  });
});

test("where intervals overlap the one that began latest applies", () => {
  const later = {
    ...saturdays,
    id: 2,
    startDate: day("2026-07-01"),
    endDate: day("2026-07-31"),
    startWeekday: "sunday",
  } as const;
  expect(intervalOf(day("2026-07-10"), [later, saturdays])?.id).toBe(2);
  expect(intervalOf(day("2026-07-10"), [saturdays, later])?.id).toBe(2);
  expect(intervalOf(day("2026-06-10"), [saturdays, later])?.id).toBe(1);
});

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
