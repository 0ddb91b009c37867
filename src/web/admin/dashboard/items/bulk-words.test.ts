import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { nextYearWords } from "./bulk-words.ts";

const period = (startDate: string, endDate: string) => ({
  startDate: startDate as LocalDate,
  endDate: endDate as LocalDate,
});
const midsummer = period("2027-06-18", "2027-06-21");

test("next year's days are written as in the rest of the office", () => {
  expect(nextYearWords({ to: midsummer, skipped: null })).toBe("18–21 juni 2027");
  expect(nextYearWords({ to: period("2027-12-28", "2028-01-03"), skipped: null })).toBe(
    "28 december 2027 – 3 januari 2028",
  );
});

test("what is not copied says why", () => {
  expect(nextYearWords({ to: null, skipped: { because: "overlap", other: midsummer } })).toBe(
    "Kopieras inte: krockar med 18–21 juni 2027",
  );
  expect(nextYearWords({ to: null, skipped: { because: "leap-day" } })).toBe(
    "Kopieras inte: skottdagen finns inte nästa år",
  );
});
