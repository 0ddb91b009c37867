import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInWords, longDay } from "./long-day.ts";

test("a day by itself has its weekday and its year", () => {
  expect(dayInWords("2027-03-06" as LocalDate)).toBe("lördag 6 mars 2027");
  expect(longDay("2027-03-06" as LocalDate)).toBe("Lördag 6 mars 2027");
});
