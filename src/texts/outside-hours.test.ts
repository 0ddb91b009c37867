import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { WEEKDAYS } from "#domain/dates/weekday.ts";
import {
  outsideHoursWords,
  promisedOutsideWords,
  promisedThenWords,
  weekdayHoursWords,
} from "./outside-hours.ts";

const week = [
  ...WEEKDAYS.slice(0, 5).map((weekday) => ({ weekday, opens: "09:00", closes: "17:00" })),
  { weekday: "saturday" as const, opens: "10:00", closes: "14:00" },
];

test("times at which nobody is there can be saved, with a warning that says on which days", () => {
  const times = { pickupTime: "15:00", returnTime: "17:00" };
  expect(outsideHoursWords(week, times)).toEqual([
    "Utlämning kl. 15:00 är utanför öppettiderna på lördagar. Det går att spara ändå.",
    "Återlämning kl. 17:00 är utanför öppettiderna på lördagar. Det går att spara ändå.",
  ]);
  expect(outsideHoursWords(week, { pickupTime: "20:00", returnTime: "10:00" })).toEqual([
    "Utlämning kl. 20:00 är utanför öppettiderna. Det går att spara ändå.",
  ]);
  expect(outsideHoursWords(week, { pickupTime: "9:5", returnTime: "" })).toEqual([]);
  expect(outsideHoursWords([], { pickupTime: "03:00", returnTime: "03:00" })).toEqual([]);
});

test("a booking period that changes on a day when the shop is closed says so", () => {
  const times = { pickupTime: "10:00", returnTime: "16:00" };
  expect(weekdayHoursWords(week, "sunday", times)).toEqual([
    "Butiken är stängd på söndagar. Då kan ingen börja eller sluta en hyra här, om objektet inte hämtas och lämnas på stängda dagar.",
  ]);
  expect(weekdayHoursWords(week, "saturday", times)).toEqual([
    "Återlämning kl. 16:00 är utanför öppettiderna, på lördagar 10–14. Det går att spara ändå.",
  ]);
  expect(weekdayHoursWords(week, "monday", times)).toEqual([]);
  expect(weekdayHoursWords([], "sunday", times)).toEqual([]);
});

test("times that stand already are told of without a word about saving", () => {
  const times = { item: null, pickupTime: "15:00", returnTime: "12:00" };
  expect(promisedOutsideWords(week, { ...times, on: null })).toEqual([
    "Utlämning kl. 15:00 är utanför öppettiderna på lördagar.",
  ]);
  const days = { startDate: "2027-06-01" as LocalDate, endDate: "2027-06-30" as LocalDate };
  expect(promisedOutsideWords(week, { ...times, on: { ...days, weekday: "saturday" } })).toEqual([
    "Utlämning kl. 15:00 är utanför öppettiderna, på lördagar 10–14.",
  ]);
  expect(promisedOutsideWords(week, { ...times, on: { ...days, weekday: "sunday" } })).toEqual([
    "Butiken är stängd på söndagar, då ingen kan börja eller sluta en hyra.",
  ]);
});

test("of a day with hours of its own the day and its hours are told", () => {
  const day = "2027-12-28" as LocalDate;
  const then = {
    item: null,
    on: null,
    pickupTime: "14:00",
    returnTime: "11:00",
    days: { startDate: day, endDate: day },
    hours: { opens: "10:00", closes: "11:00" },
  };
  expect(promisedThenWords(then)).toEqual([
    "Utlämning kl. 14:00 är utanför öppettiderna, 28 december 2027 10–11.",
  ]);
});
