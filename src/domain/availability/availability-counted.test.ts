import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Period } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { WEEKDAYS, weekdayOf } from "#domain/dates/weekday.ts";
import { intervalOf } from "./booking-interval.ts";
import { possibleEnds, startProblem } from "./calendar-days.ts";
import { checkStay, type StayFacts } from "./check-stay.ts";
import { clickDay, NOTHING_SELECTED } from "./date-selection.ts";
import { freeUnits } from "./free-units.ts";

describe("against slow and obvious counting, over clock changes, leap days and year ends", () => {
  const world = fc
    .record({
      today: fc
        .constantFrom("2026-03-20", "2026-10-15", "2027-12-20", "2028-02-20")
        .map((text) => text as LocalDate),
      units: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      taken: fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 3 })), { maxLength: 12 }),
      blocked: fc.array(fc.tuple(fc.nat(40), fc.nat(3)), { maxLength: 3 }),
      seasons: fc.array(fc.tuple(fc.nat(30), fc.nat(20)), { maxLength: 2 }),
      intervals: fc.array(
        fc.tuple(
          fc.nat(30),
          fc.nat(25),
          fc.constantFrom(...WEEKDAYS),
          fc.integer({ min: 1, max: 9 }),
        ),
        { maxLength: 2 },
      ),
      peakSeasonOnly: fc.boolean(),
      turnaround: fc.nat(3),
      notice: fc.option(fc.nat(5), { nil: undefined }),
    })
    .map(({ today, units, quantity, ...given }) => {
      const period = (from: number, length: number): Period => ({
        startDate: addDays(today, from),
        endDate: addDays(today, from + length),
      });
      const taken = new Map(given.taken.map(([night, count]) => [addDays(today, night), count]));
      const calendar = {
        peakSeasonOnly: given.peakSeasonOnly,
        blocked: given.blocked.map(([from, length]) => period(from, length)),
        seasons: given.seasons.map(([from, length], id) => ({
          ...period(from, length),
          id,
          price: 1,
        })),
        intervals: given.intervals.map(([from, length, startWeekday, intervalDays], id) => ({
          ...period(from, length),
          id,
          startWeekday,
          intervalDays,
          pickupTime: "15:00",
          returnTime: "12:00",
        })),
      };
      const freeOn = (night: LocalDate) =>
        freeUnits(calendar, night, units - (taken.get(night) ?? 0));
      const unheldOn = (night: LocalDate) => units - (taken.get(night) ?? 0);
      const turnaround = { nights: given.turnaround, unheldOn };
      const notice =
        given.notice === undefined
          ? undefined
          : { hours: 24, firstDay: addDays(today, given.notice) };
      return { today, quantity, freeOn, turnaround, notice, ...calendar };
    });

  /** Written from the rules' sentences, one day at a time, with nothing clever. */
  function isPossible(given: StayFacts, start: LocalDate, end: LocalDate): boolean {
    if (start < given.today || end <= start || end > addDays(given.today, 365)) return false;
    if (given.notice && start < given.notice.firstDay) return false;
    // After the return somebody cleans: whoever else holds the unit then is in the way, and nothing else is.
    for (let after = 0; after < (given.turnaround?.nights ?? 0); after += 1)
      if (given.turnaround!.unheldOn(addDays(end, after)) < given.quantity) return false;
    const ruling = (on: LocalDate) =>
      given.intervals
        .filter((one) => one.startDate <= on && on <= one.endDate)
        .toSorted((a, b) =>
          a.startDate === b.startDate ? b.id - a.id : a.startDate < b.startDate ? 1 : -1,
        )[0];
    const first = ruling(start);
    const last = ruling(end);
    if (first && weekdayOf(start) !== first.startWeekday) return false;
    if (last && weekdayOf(end) !== last.startWeekday) return false;
    let nights = 0;
    for (let on = start; on <= end; on = addDays(on, 1)) {
      if (given.blocked.some((one) => one.startDate <= on && on <= one.endDate)) return false;
      if (on === end) break;
      nights += 1;
      if (given.freeOn(on) < given.quantity) return false;
    }
    return !first || nights >= first.intervalDays;
  }

  test("the verdict, the offered ends and the possible starts agree with it", () => {
    fc.assert(
      fc.property(world, fc.nat(40), (given, offset) => {
        const start = addDays(given.today, offset - 2);
        const possible: LocalDate[] = [];
        for (let nights = 0; nights <= 45; nights += 1) {
          const end = addDays(start, nights);
          const expected = isPossible(given, start, end);
          expect(checkStay(given, { startDate: start, endDate: end }).ok, `${start} ${end}`).toBe(
            expected,
          );
          if (expected) possible.push(end);
        }
        if (startProblem(given, start) === undefined) {
          expect(possibleEnds(given, start, 45)).toEqual(possible);
          const shortest = intervalOf(start, given.intervals)?.intervalDays ?? 1;
          const lookahead = Math.max(7, Math.ceil(shortest / 7) * 7);
          expect(possible.some((end) => end <= addDays(start, lookahead))).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("whatever is clicked, a chosen stay is always a possible one", () => {
    fc.assert(
      fc.property(world, fc.array(fc.nat(45), { maxLength: 8 }), (given, clicked) => {
        let selection = NOTHING_SELECTED;
        for (const offset of clicked) {
          const click = clickDay(given, selection, addDays(given.today, offset - 3));
          if (click.problem) expect(click.selection).toEqual(selection);
          ({ selection } = click);
          const { startDate, endDate } = selection;
          if (endDate !== null)
            expect(startDate !== null && isPossible(given, startDate, endDate)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
