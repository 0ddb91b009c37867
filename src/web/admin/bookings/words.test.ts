import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayWords, momentWords, orNotGiven, periodWords } from "./words.ts";

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
