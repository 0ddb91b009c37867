import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { calendarDays, startProblem, toldFacts, type CalendarFacts } from "./calendar-days.ts";
import { checkStay } from "./check-stay.ts";
import { clickDay } from "./date-selection.ts";
import { freeUnits } from "./free-units.ts";
import { besideOwn, turnaroundBeside } from "./own-stay.ts";
import { spreadTurnaround, turnaroundOver, unheldAfter, type Keeping } from "./turnaround.ts";

const day = (text: string) => text as LocalDate;
const TODAY = day("2027-03-01");
const stay = (start: string, end: string) => ({ startDate: day(start), endDate: day(end) });

type Fields = Partial<CalendarFacts> & { nights: number; taken?: string[]; units?: number };

function facts({ nights, taken = [], units = 1, ...rest }: Fields): CalendarFacts {
  const calendar = { peakSeasonOnly: false, seasons: [], blocked: [], ...rest };
  const unheldOn = (night: LocalDate) => units - taken.filter((one) => one === night).length;
  return {
    today: TODAY,
    quantity: 1,
    intervals: [],
    freeOn: (night) => freeUnits(calendar, night, unheldOn(night)),
    turnaround: { nights, unheldOn },
    ...calendar,
  };
}
const verdict = (given: CalendarFacts, start: string, end: string) => {
  const result = checkStay(toldFacts(given), stay(start, end));
  return result.ok ? "ok" : result.problem;
};

describe("nights kept free after a return", () => {
  test("the night after a return must not be anybody's", () => {
    const given = facts({ nights: 1, taken: ["2027-03-10"] });
    expect(verdict(given, "2027-03-07", "2027-03-09")).toBe("ok");
    expect(verdict(given, "2027-03-07", "2027-03-10")).toEqual({
      code: "stay.no-turnaround",
      nights: 1,
    });
  });

  test("what is blocked, off season or beyond the bookable year can be cleaned all the same", () => {
    const season = { ...stay("2027-03-05", "2027-03-09"), id: 1, price: 100 };
    const blocked = facts({ nights: 2, blocked: [stay("2027-03-11", "2027-03-20")] });
    expect(verdict(blocked, "2027-03-08", "2027-03-10")).toBe("ok");
    const offSeason = facts({ nights: 2, peakSeasonOnly: true, seasons: [season] });
    expect(verdict(offSeason, "2027-03-08", "2027-03-10")).toBe("ok");
    expect(verdict(facts({ nights: 30 }), "2028-02-27", "2028-02-29")).toBe("ok");
  });

  test("of several units so many must be unheld as are rented", () => {
    const given = facts({ nights: 1, units: 3, quantity: 2, taken: ["2027-03-10", "2027-03-10"] });
    expect(verdict(given, "2027-03-09", "2027-03-10")).toMatchObject({
      code: "stay.no-turnaround",
    });
    expect(verdict({ ...given, quantity: 1 }, "2027-03-09", "2027-03-10")).toBe("ok");
  });

  test("the calendar keeps the day before somebody else's start, says why, and so does a click on it", () => {
    const given = facts({ nights: 1, taken: ["2027-03-10", "2027-03-11"] });
    const shown = calendarDays(given, stay("2027-03-08", "2027-03-12"), day("2027-03-07"));
    expect(shown.map(({ day: one, canEnd, problem }) => [one, canEnd, problem?.code])).toEqual([
      ["2027-03-08", true, undefined],
      ["2027-03-09", true, undefined],
      ["2027-03-10", false, "day.no-turnaround"],
      ["2027-03-11", false, "day.behind-taken"],
      ["2027-03-12", false, "day.behind-taken"],
    ]);
    const chosen = { startDate: day("2027-03-07"), endDate: null };
    expect(clickDay(given, chosen, day("2027-03-10"))).toMatchObject({
      selection: chosen,
      refused: { code: "stay.no-turnaround", nights: 1 },
    });
    expect(startProblem(given, day("2027-03-09"))).toEqual({ code: "day.no-end" });
  });

  test("where nobody has told of the nights after it, an end is not offered", () => {
    const given = facts({ nights: 2 });
    const unheldOn = (night: LocalDate) => (night < "2027-03-05" ? 1 : undefined);
    const untold = { ...given, turnaround: { nights: 2, unheldOn } };
    const shown = calendarDays(untold, stay("2027-03-02", "2027-03-05"), day("2027-03-01"));
    expect(shown.map(({ canEnd, problem }) => problem?.code ?? canEnd)).toEqual([
      true,
      true,
      "day.unknown",
      "day.unknown",
    ]);
  });

  test("a booking that is moved is not in its own way, nor are the nights after it", () => {
    const taken = ["2027-03-08", "2027-03-09", "2027-03-10", "2027-03-11"];
    const given = facts({ nights: 2, taken });
    const own = { ...stay("2027-03-08", "2027-03-10"), quantity: 1, turnaround: 2 };
    expect(verdict(besideOwn(given, own), "2027-03-09", "2027-03-11")).toBe("ok");
    expect(
      verdict(besideOwn(given, { ...own, turnaround: 1 }), "2027-03-09", "2027-03-11"),
    ).toEqual({ code: "stay.no-turnaround", nights: 2 });
    const season = { ...stay("2027-03-01", "2027-03-09"), id: 1, price: 100 };
    const offSeason = besideOwn(
      facts({ nights: 2, taken, peakSeasonOnly: true, seasons: [season] }),
      own,
    );
    expect(verdict(offSeason, "2027-03-09", "2027-03-11")).toEqual({ code: "stay.unavailable" });
  });

  test("a booking that is not moved keeps the number it was made with", () => {
    const own = { ...stay("2027-03-08", "2027-03-10"), quantity: 1, turnaround: 0 };
    expect(turnaroundBeside(own, stay("2027-03-08", "2027-03-10"), 2)).toBe(0);
    expect(turnaroundBeside(own, stay("2027-03-08", "2027-03-11"), 2)).toBe(2);
  });

  test("what is given back once all is ready are the nights that are not over", () => {
    const kept = { endDate: day("2027-03-08"), turnaround: 3 };
    const over = (today: string) => turnaroundOver(kept, day(today));
    expect(["2027-03-07", "2027-03-08", "2027-03-10", "2027-03-20"].map(over)).toEqual([
      0, 0, 2, 3,
    ]);
  });
});

describe("a new number for bookings that there are", () => {
  const world = fc.record({
    units: fc.integer({ min: 1, max: 3 }),
    nights: fc.nat(4),
    bookings: fc.array(
      fc.record({
        from: fc.nat(20),
        length: fc.integer({ min: 1, max: 5 }),
        quantity: fc.integer({ min: 1, max: 2 }),
        turnaround: fc.nat(4),
        hasReturned: fc.boolean(),
      }),
      { maxLength: 8 },
    ),
  });

  /** Which units each night has, counted booking by booking. */
  function heldOn(
    bookings: readonly (Keeping & { from: number; length: number })[],
    night: LocalDate,
  ): number {
    let held = 0;
    for (const { from, quantity, endDate, turnaround, hasReturned } of bookings) {
      const first = hasReturned ? endDate : addDays(TODAY, from);
      for (let one = first; one < addDays(endDate, turnaround); one = addDays(one, 1))
        if (one === night) held += quantity;
    }
    return held;
  }

  test("it is given wherever nobody is in the way, overbooks nothing, and names the others", () => {
    fc.assert(
      fc.property(world, ({ units, nights, bookings: drawn }) => {
        // Only worlds that the night table allows.
        const bookings: (Keeping & { from: number; length: number })[] = [];
        for (const [index, one] of drawn.entries()) {
          const booking = {
            ...one,
            id: String(index),
            endDate: addDays(TODAY, one.from + one.length),
          };
          const all = [...bookings, booking];
          const days = Array.from({ length: 35 }, (_, offset) => addDays(TODAY, offset));
          if (days.every((night) => heldOn(all, night) <= units)) bookings.push(booking);
        }
        const unheldOn = (night: LocalDate) => units - heldOn(bookings, night);
        const { changed, without } = spreadTurnaround(bookings, { nights, unheldOn });

        // The slow way: first all that shrink, then one after the other by the day of return, recounted each time.
        let counted = bookings.map((one) => ({
          ...one,
          turnaround: Math.min(one.turnaround, nights),
        }));
        const lacking: string[] = [];
        for (const { id } of bookings.toSorted((a, b) =>
          a.endDate === b.endDate ? (a.id < b.id ? -1 : 1) : a.endDate < b.endDate ? -1 : 1,
        )) {
          const grown = counted.map((one) =>
            one.id === id && !one.hasReturned ? { ...one, turnaround: nights } : one,
          );
          const days = Array.from({ length: 35 }, (_, offset) => addDays(TODAY, offset));
          if (days.every((night) => heldOn(grown, night) <= units)) counted = grown;
          else lacking.push(id);
        }
        expect(without.map(({ id }) => id)).toEqual(lacking);
        const differing = counted.filter(
          ({ id, turnaround }) => turnaround !== bookings.find((one) => one.id === id)?.turnaround,
        );
        expect(new Set(changed.map(({ id }) => id))).toEqual(
          new Set(differing.map(({ id }) => id)),
        );
      }),
      { numRuns: 300 },
    );
  });

  test("without any nights to keep, nothing is asked of anybody", () => {
    const unheldOn = () => {
      throw new Error("nobody asks");
    };
    expect(unheldAfter({ nights: 0, unheldOn }, TODAY)).toBe(Infinity);
  });
});
