import { expect, test } from "vitest";
import { readOpeningHours } from "./opening-hours.ts";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

test("opening hours are understood as a shop writes them", () => {
  expect(readOpeningHours("Måndag till fredag 9–17, lördag 10–14")).toEqual([
    { dayOfWeek: WEEKDAYS, opens: "09:00", closes: "17:00" },
    { dayOfWeek: ["Saturday"], opens: "10:00", closes: "14:00" },
  ]);
  expect(readOpeningHours("måndagar - fredagar kl. 8.30 - 16:00")).toEqual([
    { dayOfWeek: WEEKDAYS, opens: "08:30", closes: "16:00" },
  ]);
});

test.each([
  "",
  "Ring oss",
  "Måndag till fredag 9–17, övriga dagar stängt",
  "Fredag till måndag 9–17",
  "Måndag 17–9",
  "Måndag 9–25",
])("'%s' is not guessed at", (words) => {
  expect(readOpeningHours(words)).toBeNull();
});
