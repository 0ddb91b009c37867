import { expect, test } from "vitest";
import { WEEKDAYS } from "#domain/dates/weekday.ts";
import { openingWords } from "./opening-words.ts";

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
