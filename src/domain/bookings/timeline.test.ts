import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import {
  TIMELINE_VIEWS,
  timelineOf,
  timelineRange,
  timelineStep,
  type TimelineStay,
} from "./timeline.ts";

const day = (text: string) => text as LocalDate;
const FIRST = day("2027-02-20");

let nextId = 1;
function aStay(start: string, end: string, times: Partial<TimelineStay> = {}): TimelineStay {
  const dates = { startDate: day(start), endDate: day(end) };
  return { id: nextId++, ...dates, pickupTime: "15:00", returnTime: "12:00", ...times };
}

describe("a view", () => {
  test.each([
    ["day", "2027-03-01", "2027-03-01"],
    ["week", "2027-03-01", "2027-03-07"],
    ["month", "2027-03-01", "2027-03-30"],
    ["month", "2028-02-15", "2028-03-15"],
  ] as const)("of a %s from %s ends with %s", (view, from, last) => {
    expect(timelineRange(view, day(from))).toEqual({ startDate: from, endDate: last });
  });

  test("follows right after the one before, and a step back leads to where one was", () => {
    const anyDay = fc.integer({ min: 0, max: 10_000 }).map((days) => addDays(FIRST, days));
    fc.assert(
      fc.property(fc.constantFrom(...TIMELINE_VIEWS), anyDay, (view, from) => {
        const next = timelineStep(view, from, 1)!;
        expect(next).toBe(addDays(timelineRange(view, from).endDate, 1));
        expect(timelineStep(view, next, -1)).toBe(from);
      }),
    );
  });

  test("does not step out of the calendar", () => {
    expect(timelineStep("month", day("2099-12-15"), 1)).toBeNull();
    expect(timelineStep("day", day("2000-01-01"), -1)).toBeNull();
  });
});

describe("a week shows", () => {
  const week = timelineRange("week", day("2027-03-01"));

  test("a pick-up on the first day and a return on the last, and nothing of the days beside", () => {
    const edges = [aStay("2027-02-27", "2027-03-01"), aStay("2027-03-07", "2027-03-09")];
    const beside = [aStay("2027-02-20", "2027-02-28"), aStay("2027-03-08", "2027-03-09")];
    const { days, away } = timelineOf([...edges, ...beside], week);
    expect(days).toEqual([
      { day: "2027-03-01", handovers: [{ kind: "return", booking: edges[0] }] },
      { day: "2027-03-07", handovers: [{ kind: "pickup", booking: edges[1] }] },
    ]);
    expect(away).toEqual([]);
  });

  test("a booking that is out all week as away, and one that comes home on its last day as a return", () => {
    const out = aStay("2027-02-28", "2027-03-08");
    const home = aStay("2027-02-28", "2027-03-07");
    const { days, away } = timelineOf([out, home], week);
    expect(away).toEqual([out]);
    expect(days.flatMap(({ handovers }) => handovers)).toEqual([{ kind: "return", booking: home }]);
  });

  test("the hand-overs of a day by the clock, and those without a time last", () => {
    const [late, unknown, early, back] = [
      aStay("2027-03-02", "2027-03-20", { pickupTime: "17:00" }),
      aStay("2027-03-02", "2027-03-20", { pickupTime: null }),
      aStay("2027-03-02", "2027-03-20", { pickupTime: "09:30" }),
      aStay("2027-02-02", "2027-03-02"),
    ];
    const [only] = timelineOf([late, unknown, early, back], week).days;
    expect(only?.handovers.map(({ booking }) => booking)).toEqual([early, back, late, unknown]);
  });
});

const inOrder = (ids: number[]) => ids.toSorted((one, other) => one - other);

test("every hand-over of the period stands once under its day, and every other booking of it as away", () => {
  const stay = fc
    .record({
      from: fc.integer({ min: 0, max: 60 }),
      nights: fc.integer({ min: 1, max: 50 }),
      pickupTime: fc.constantFrom(null, "08:00", "15:00"),
      returnTime: fc.constantFrom(null, "12:00", "15:00"),
    })
    .map(({ from, nights, ...times }) =>
      aStay(addDays(FIRST, from), addDays(FIRST, from + nights), times),
    );
  const from = fc.integer({ min: 0, max: 60 }).map((days) => addDays(FIRST, days));
  fc.assert(
    fc.property(
      fc.array(stay, { maxLength: 30 }),
      fc.constantFrom(...TIMELINE_VIEWS),
      from,
      (stays, view, first) => {
        const range = timelineRange(view, first);
        const { days, away } = timelineOf(stays, range);
        // Slow and obvious: each day by itself, each booking asked whether it comes or goes on it.
        const length = daysBetween(range.startDate, range.endDate) + 1;
        const calendar = Array.from({ length }, (_, index) => addDays(first, index));
        for (const one of calendar) {
          const told = days.find((group) => group.day === one)?.handovers ?? [];
          const ids = (kind: string) =>
            told.filter((handover) => handover.kind === kind).map(({ booking }) => booking.id);
          const starting = stays.filter(({ startDate }) => startDate === one);
          const ending = stays.filter(({ endDate }) => endDate === one);
          expect(inOrder(ids("pickup"))).toEqual(inOrder(starting.map(({ id }) => id)));
          expect(inOrder(ids("return"))).toEqual(inOrder(ending.map(({ id }) => id)));
        }
        expect(days.map((group) => group.day)).toEqual(
          calendar.filter((one) => stays.some((s) => s.startDate === one || s.endDate === one)),
        );
        const isOutEachDay = (one: TimelineStay) =>
          calendar.every((date) => one.startDate < date && date < one.endDate);
        expect(inOrder(away.map(({ id }) => id))).toEqual(
          inOrder(stays.filter(isOutEachDay).map(({ id }) => id)),
        );
        const starts = away.map(({ startDate }) => startDate);
        expect(starts).toEqual(starts.toSorted());
      },
    ),
  );
});
