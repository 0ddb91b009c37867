import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { closedSpans } from "./closed-spans.ts";
import { isOpenOn, type Opening } from "./opening.ts";

const day = (text: string) => text as LocalDate;
const MONDAY = day("2027-03-01");

test("a closed week is one span, and an open day in it makes it two", () => {
  const closed = { date: day("2027-03-08"), until: day("2027-03-14"), closed: true };
  const open = { date: day("2027-03-10"), opens: "10:00", closes: "12:00" };
  const spans = (...exceptions: Opening["exceptions"]) =>
    closedSpans({ week: [], exceptions }, MONDAY, addDays(MONDAY, 60));
  expect(spans(closed)).toEqual([{ first: "2027-03-08", last: "2027-03-14" }]);
  expect(spans(closed, open)).toEqual([
    { first: "2027-03-08", last: "2027-03-09" },
    { first: "2027-03-11", last: "2027-03-14" },
  ]);
});

test("whatever the hours are, the spans are the closed days and no others", () => {
  const weekday = fc.constantFrom("monday", "tuesday", "saturday", "sunday");
  const week = fc.array(weekday.map((one) => ({ weekday: one, opens: "09:00", closes: "17:00" })));
  const exceptions = fc.array(
    fc.record({ at: fc.nat(40), length: fc.nat(9), closed: fc.boolean() }).map((one) => ({
      date: addDays(MONDAY, one.at),
      until: addDays(MONDAY, one.at + one.length),
      ...(one.closed ? { closed: true } : { opens: "10:00", closes: "12:00" }),
    })),
  );
  fc.assert(
    fc.property(week, exceptions, (hours, except) => {
      const opening = { week: hours, exceptions: except } as Opening;
      const spans = closedSpans(opening, MONDAY, addDays(MONDAY, 50));
      for (let at = 0; at < 50; at += 1) {
        const one = addDays(MONDAY, at);
        const isInside = spans.some(({ first, last }) => first <= one && one <= last);
        expect(isInside).toBe(!isOpenOn(opening, one));
      }
    }),
  );
});
