import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayWords, momentWords, orNotGiven, periodWords, timeLeftWords } from "./words.ts";

test("what is missing is said to be missing, a bad date to be bad", () => {
  expect(orNotGiven(null)).toBe("Ej angivet");
  expect(orNotGiven("  ")).toBe("Ej angivet");
  expect(orNotGiven("<script>")).toBe("<script>");
  expect(dayWords(null)).toBe("Ej angivet");
  expect(dayWords("2026-02-30")).toBe("Ogiltigt datum");
  expect(dayWords("2026-07-03")).toBe("3 juli 2026");
  expect(momentWords("")).toBe("Ej angivet");
  expect(momentWords("i går")).toBe("Ogiltigt datum");
  expect(momentWords("2026-07-03T08:05:00Z")).toBe("3 juli 2026 kl 10:05");
  const [startDate, endDate] = ["2026-07-03" as LocalDate, "x" as LocalDate];
  expect(periodWords({ startDate, endDate })).toBe("2026-07-03 – Ogiltigt datum");
});

test.each([
  [27.5 * 3600, "1 dygn 3 tim kvar"],
  [24.5 * 3600, "1 dygn kvar"],
  [13 * 3600 + 20 * 60 + 30, "13 tim 20 min kvar"],
  [12 * 60, "12 min kvar"],
  [30, "Mindre än en minut kvar"],
  [0, "Tiden har gått ut"],
])("%d seconds are %s", (seconds, words) => {
  expect(timeLeftWords(seconds)).toBe(words);
});
