import { expect, test } from "vitest";
import { WEEKDAYS } from "#domain/dates/weekday.ts";
import { readOpeningHours } from "./read-opening-hours.ts";

const weekdays = (opens: string, closes: string) =>
  WEEKDAYS.slice(0, 5).map((weekday) => ({ weekday, opens, closes }));

test("opening hours are understood as a shop writes them", () => {
  expect(readOpeningHours("Måndag till fredag 9–17, lördag 10–14")).toEqual([
    ...weekdays("09:00", "17:00"),
    { weekday: "saturday", opens: "10:00", closes: "14:00" },
  ]);
  expect(readOpeningHours("måndagar - fredagar kl. 8.30 - 16:00")).toEqual(
    weekdays("08:30", "16:00"),
  );
  expect(readOpeningHours("Vardagar 9–17")).toEqual(weekdays("09:00", "17:00"));
  expect(readOpeningHours("Måndag 9–12, måndag 13–17")).toEqual([
    { weekday: "monday", opens: "09:00", closes: "12:00" },
    { weekday: "monday", opens: "13:00", closes: "17:00" },
  ]);
});

test.each([
  "",
  "Ring oss",
  "Måndag till fredag 9–17, övriga dagar stängt",
  "Fredag till måndag 9–17",
  "Måndag till någon gång 9–17",
  "Måndag 17–9",
  "Måndag 9–25",
  "Måndag 9–9.75",
  "Måndag 9–24",
  "Måndag 9–17, vardagar 12–19",
])("'%s' is not guessed at", (words) => {
  expect(readOpeningHours(words)).toBeNull();
});
