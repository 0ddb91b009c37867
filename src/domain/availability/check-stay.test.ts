import { describe, expect, test } from "vitest";
import type { Season } from "#domain/catalog/item.ts";
import { intervalOf } from "./booking-interval.ts";
import { toldFacts, type CalendarFacts } from "./calendar-days.ts";
import { checkStay, stayProblems } from "./check-stay.ts";
import { pickupLimits } from "./pickup-notice.ts";
import { day, facts, saturdays, TODAY } from "./facts-for-tests.ts";

const verdict = (given: CalendarFacts, start: string, end: string) => {
  const result = checkStay(toldFacts(given), { startDate: day(start), endDate: day(end) });
  return result.ok ? "ok" : result.problem;
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

  test("of a stay of many years only its dates are told, and its nights are not counted", () => {
    const asked: string[] = [];
    const stay = { startDate: day("2026-03-02"), endDate: day("9999-12-30") };
    const told = { ...toldFacts(facts()), freeOn: (night: string) => asked.push(night) };
    expect(stayProblems(told, stay).map(({ code }) => code)).toEqual([
      "stay.too-far",
      "stay.too-long",
    ]);
    expect(asked).toEqual([]);
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
