import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { instantWords } from "./instant-words.ts";

const today = "2027-03-01" as LocalDate;

test("a moment is told by Swedish clocks, in winter and in summer", () => {
  expect(instantWords("2027-03-01T09:05:00Z", today)).toBe("1 mars kl 10:05");
  expect(instantWords("2027-07-01T22:30:00Z", today)).toBe("2 juli kl 00:30");
});

test("a moment of another year says which", () => {
  expect(instantWords("2026-12-31T22:59:00Z", today)).toBe("31 december 2026 kl 23:59");
});
