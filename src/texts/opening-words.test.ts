import { expect, test } from "vitest";
import { localDateOf } from "#domain/dates/local-date.ts";
import { WEEKDAYS } from "#domain/dates/weekday.ts";
import { comingHoursWords, dayHoursWords, openingWords } from "./opening-words.ts";

test("hours are told as one would say them on the phone", () => {
  const week = WEEKDAYS.slice(0, 5).map((weekday) => ({
    weekday,
    opens: "09:30",
    closes: "17:00",
  }));
  expect(openingWords(week)).toBe("Måndag till fredag 9.30–17");
  expect(
    openingWords([
      ...week,
      { weekday: "sunday", opens: "10:00", closes: "12:00" },
      { weekday: "sunday", opens: "13:00", closes: "15:00" },
    ]),
  ).toBe("Måndag till fredag 9.30–17, söndag 10–12 och 13–15");
  expect(openingWords([])).toBe("");
});

const day = localDateOf;
const WEEK = WEEKDAYS.slice(0, 6).map((weekday) => ({ weekday, opens: "09:00", closes: "17:00" }));

test("days that come and are not as the week are told a month ahead, and what is as ever is not", () => {
  // The 26th is a Sunday: closed as every week, and one of three days all the same.
  const christmas = { date: day("2027-12-24"), until: day("2027-12-26"), closed: true };
  const newYear = { date: day("2027-12-31"), opens: "10:00", closes: "12:00" };
  const summer = { date: day("2028-07-01"), until: day("2028-07-31"), closed: true };
  const opening = { week: WEEK, exceptions: [christmas, newYear, summer] };
  expect(comingHoursWords(opening, day("2027-12-01"))).toEqual([
    "Stängt 24–26 december",
    "Öppet 10–12 den 31 december",
  ]);
  expect(comingHoursWords(opening, day("2027-12-25"))[0]).toBe("Stängt 25–26 december");
  expect(comingHoursWords(opening, day("2027-11-01"))).toEqual([]);
  const sunday = { date: day("2027-12-05"), closed: true };
  const asEver = { date: day("2027-12-06"), opens: "09:00", closes: "17:00" };
  const same = { week: WEEK, exceptions: [sunday, asEver] };
  expect(comingHoursWords(same, day("2027-12-01"))).toEqual([]);
});

test("whoever comes on a day is told its hours, and that they are others than the hour agreed upon", () => {
  const opening = { week: WEEK, exceptions: [] };
  expect(dayHoursWords(opening, day("2027-06-07"), "15:00")).toBe("öppet 9–17");
  expect(dayHoursWords(opening, day("2027-06-07"), "18:00")).toBe(
    "utanför öppettiderna, öppet 9–17",
  );
  expect(dayHoursWords(opening, day("2027-06-06"))).toBe("butiken är stängd den dagen");
  expect(dayHoursWords({ week: [], exceptions: [] }, day("2027-06-06"), "03:00")).toBeNull();
});
