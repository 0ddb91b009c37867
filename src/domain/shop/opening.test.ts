import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { weekdayOf, WEEKDAYS } from "#domain/dates/weekday.ts";
import {
  absence,
  ALWAYS_OPEN,
  closedDays,
  hasHoursTwice,
  hoursOn,
  isOpenAt,
  isOpenOn,
  openDayFrom,
  openingOf,
  weekGroups,
  type Opening,
  type OpeningException,
} from "./opening.ts";

const day = (text: string) => text as LocalDate;
const NINE_TO_FIVE = { opens: "09:00", closes: "17:00" };
const WEEK = [
  ...WEEKDAYS.slice(0, 5).map((weekday) => ({ weekday, ...NINE_TO_FIVE })),
  { weekday: "saturday" as const, opens: "10:00", closes: "14:00" },
];
const open = (...exceptions: OpeningException[]): Opening => ({ week: WEEK, exceptions });

test("a shop that has said nothing of its hours is open every day at any time", () => {
  expect(hoursOn(ALWAYS_OPEN, day("2027-06-06"))).toBeNull();
  expect(isOpenOn(ALWAYS_OPEN, day("2027-06-06"))).toBe(true);
  expect(isOpenAt(ALWAYS_OPEN, day("2027-06-06"), "03:00")).toBe(true);
});

test("a Saturday is open until two, and a Sunday not at all", () => {
  const saturday = day("2027-06-05");
  expect(isOpenAt(open(), saturday, "14:00")).toBe(true);
  expect(isOpenAt(open(), saturday, "16:00")).toBe(false);
  expect(isOpenOn(open(), addDays(saturday, 1))).toBe(false);
});

test("from a closed Sunday on the next open day is the Monday, and from an open day that day itself", () => {
  expect(openDayFrom(open(), day("2026-07-05"))).toBe("2026-07-06");
  expect(openDayFrom(open(), day("2026-07-07"))).toBe("2026-07-07");
  const closed = open({ date: day("2026-07-01"), until: day("2027-07-01"), closed: true });
  expect(openDayFrom(closed, day("2026-07-07"))).toBe("2026-07-07");
});

test("a shop that closes over lunch hands nothing over then", () => {
  const week = [
    { weekday: "monday" as const, opens: "13:00", closes: "17:00" },
    { weekday: "monday" as const, opens: "09:00", closes: "12:00" },
  ];
  const opening = { week, exceptions: [] };
  expect(hoursOn(opening, day("2027-06-07"))).toEqual([
    { opens: "09:00", closes: "12:00" },
    { opens: "13:00", closes: "17:00" },
  ]);
  expect(isOpenAt(opening, day("2027-06-07"), "12:30")).toBe(false);
});

test("a closed month with one open day in it is open that day", () => {
  const month = { date: day("2027-12-01"), until: day("2027-12-31"), closed: true };
  const oneDay = { date: day("2027-12-11"), opens: "10:00", closes: "12:00" };
  for (const exceptions of [
    [month, oneDay],
    [oneDay, month],
  ]) {
    const opening = open(...exceptions);
    expect(isOpenOn(opening, day("2027-12-10"))).toBe(false);
    expect(hoursOn(opening, day("2027-12-11"))).toEqual([{ opens: "10:00", closes: "12:00" }]);
  }
});

test("a shop without weekly hours can still be closed for a holiday", () => {
  const opening = { week: [], exceptions: [{ date: day("2027-06-25"), closed: true }] };
  expect(closedDays(opening, day("2027-06-20"), day("2027-06-30"))).toEqual(["2027-06-25"]);
  expect(hoursOn(opening, day("2027-06-26"))).toBeNull();
});

test("the closed days of a stretch are those on which nobody is there, one by one", () => {
  const anyDay = fc.integer({ min: 0, max: 60 }).map((days) => addDays(day("2027-06-01"), days));
  const exception = fc
    .record({ date: anyDay, length: fc.integer({ min: 0, max: 5 }), closed: fc.boolean() })
    .map(({ date, length, closed }) => ({
      date,
      until: addDays(date, length),
      ...(closed ? { closed } : NINE_TO_FIVE),
    }));
  fc.assert(
    fc.property(
      fc.subarray([...WEEKDAYS]),
      fc.array(exception, { maxLength: 6 }),
      (weekdays, exceptions) => {
        const opening = {
          week: weekdays.map((weekday) => ({ weekday, ...NINE_TO_FIVE })),
          exceptions,
        };
        const from = day("2027-06-01");
        const told = new Set(closedDays(opening, from, addDays(from, 70)));
        for (let at = from; at < addDays(from, 70); at = addDays(at, 1)) {
          const about = exceptions
            .filter((one) => one.date <= at && at <= one.until)
            // The slow way: the shortest, and of equals the last.
            .toSorted((one, other) => spanOf(one) - spanOf(other));
          const shortest = about.filter((one) => spanOf(one) === spanOf(about[0]!)).at(-1);
          const isClosed = shortest
            ? "closed" in shortest
            : weekdays.length > 0 && !weekdays.includes(weekdayOf(at));
          expect(told.has(at), at).toBe(isClosed);
        }
      },
    ),
  );
});

const spanOf = ({ date, until }: { date: LocalDate; until: LocalDate }) =>
  (Date.parse(until) - Date.parse(date)) / 86_400_000;

test("days with the same hours are told together, as far as they follow each other", () => {
  expect(weekGroups(WEEK)).toEqual([
    { first: "monday", last: "friday", hours: [NINE_TO_FIVE] },
    { first: "saturday", last: "saturday", hours: [{ opens: "10:00", closes: "14:00" }] },
  ]);
  const withGap = WEEK.filter(({ weekday }) => weekday !== "wednesday");
  expect(weekGroups(withGap).map(({ first, last }) => [first, last])).toEqual([
    ["monday", "tuesday"],
    ["thursday", "friday"],
    ["saturday", "saturday"],
  ]);
});

test("hours of one day that go into each other are found", () => {
  expect(hasHoursTwice(WEEK)).toBe(false);
  const more = { weekday: "monday" as const, opens: "16:00", closes: "18:00" };
  expect(hasHoursTwice([...WEEK, more])).toBe(true);
  expect(hasHoursTwice([...WEEK, { ...more, opens: "17:00" }])).toBe(false);
});

test("staff who agree upon an hour are told that nobody is there then", () => {
  const [saturday, sunday] = [day("2027-06-05"), day("2027-06-06")];
  expect(absence(open(), saturday, "14:00")).toBeNull();
  expect(absence(open(), saturday, "15:00")).toBe("outside");
  expect(absence(open(), sunday, "12:00")).toBe("closed");
  expect(absence(ALWAYS_OPEN, sunday, "03:00")).toBeNull();
});

test("what is fetched without anybody there knows no closed days and no hours", () => {
  const closed: Opening = { week: [], exceptions: [{ date: day("2026-07-08"), closed: true }] };
  const alone = openingOf({ allowsClosedDays: true }, closed);
  expect(absence(alone, day("2026-07-08"), "03:00")).toBeNull();
  expect(absence(openingOf({}, closed), day("2026-07-08"), "12:00")).toBe("closed");
});
