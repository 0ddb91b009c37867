import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { daysWords, periodWords } from "./period-words.ts";

const period = (startDate: string, endDate: string) => ({
  startDate: startDate as LocalDate,
  endDate: endDate as LocalDate,
});

test("a period is written out in Swedish, as long as it has to be", () => {
  expect(periodWords(period("2027-03-01", "2027-03-01"))).toBe("1 mars 2027");
  expect(periodWords(period("2027-03-01", "2027-03-30"))).toBe("1–30 mars 2027");
  expect(periodWords(period("2027-03-08", "2027-04-06"))).toBe("8 mars – 6 april 2027");
  expect(periodWords(period("2026-03-08", "2027-03-06"))).toBe("8 mars 2026 – 6 mars 2027");
  expect(periodWords(period("2026-12-28", "2027-01-03"))).toBe("28 december 2026 – 3 januari 2027");
});

test("days of a year that is known leave it out", () => {
  expect(daysWords(period("2027-07-03", "2027-07-03"))).toBe("3 juli");
  expect(daysWords(period("2027-07-03", "2027-07-05"))).toBe("3–5 juli");
  expect(daysWords(period("2027-06-28", "2027-07-05"))).toBe("28 juni – 5 juli");
});
