import fc from "fast-check";
import { expect, test } from "vitest";
import { daysOf } from "#domain/dates/date-range.ts";
import { addDays, localDateOf } from "#domain/dates/local-date.ts";
import { WEEKDAYS } from "#domain/dates/weekday.ts";
import { comingHours } from "./coming-hours.ts";
import { hoursOn, usualHoursOn, type Opening } from "./opening.ts";

const TODAY = localDateOf("2027-06-01");
const hours = { opens: "09:00", closes: "17:00" };
const near = fc.integer({ min: -5, max: 40 }).map((days) => addDays(TODAY, days));
const anyOpening: fc.Arbitrary<Opening> = fc.record({
  week: fc
    .subarray([...WEEKDAYS])
    .map((weekdays) => weekdays.map((weekday) => ({ weekday, ...hours }))),
  exceptions: fc.array(
    fc
      .record({ date: near, length: fc.integer({ min: 0, max: 9 }), closed: fc.boolean() })
      .map(({ date, length, closed }) => ({
        date,
        until: addDays(date, length),
        ...(closed ? { closed } : { opens: "10:00", closes: "12:00" }),
      })),
    { maxLength: 4 },
  ),
});

test("every day within a month that is not as the week is told, once and with its hours, and no other stretch", () => {
  fc.assert(
    fc.property(anyOpening, (opening) => {
      const told = comingHours(opening, TODAY);
      const days = told.flatMap(({ hours: of, ...period }) =>
        daysOf(period).map((day) => ({ day, of })),
      );
      expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
      for (const { day, of } of days) expect(hoursOn(opening, day)).toEqual(of);
      const isNews = (day: typeof TODAY) =>
        JSON.stringify(hoursOn(opening, day)) !== JSON.stringify(usualHoursOn(opening, day));
      for (let ahead = 0; ahead <= 30; ahead += 1) {
        const day = addDays(TODAY, ahead);
        if (isNews(day)) expect(days.map((one) => one.day)).toContain(day);
      }
      for (const stretch of told) expect(daysOf(stretch).some(isNews)).toBe(true);
    }),
  );
});

test("a closed winter is told to its end, and one that begins later than in a month is no news yet", () => {
  const winter = {
    date: localDateOf("2027-06-10"),
    until: localDateOf("2027-10-31"),
    closed: true,
  };
  const later = { date: localDateOf("2027-12-24"), closed: true };
  expect(comingHours({ week: [], exceptions: [winter, later] }, TODAY)).toEqual([
    { startDate: winter.date, endDate: winter.until, hours: [] },
  ]);
});
