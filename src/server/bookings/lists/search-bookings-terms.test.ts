import { expect, test } from "vitest";
import { containing, searchTerms } from "./search-bookings-terms.ts";

test.each([
  ["  Åsa  BERG ", { words: ["åsa", "berg"], numbers: null }],
  ["anna@example.com", { words: ["anna@example.com"], numbers: null }],
  ["#1234567", { words: [], numbers: { first: 1234567, last: 1234567 } }],
  ["#12", { words: [], numbers: { first: 1200000, last: 1299999 } }],
  ["12", { words: ["12"], numbers: { first: 1200000, last: 1299999 } }],
  ["070-123 45", { words: ["7012345"], numbers: null }],
  ["+46 70 123 45", { words: ["7012345"], numbers: null }],
  ["0046701", { words: ["701"], numbers: null }],
  ["", { words: [], numbers: null }],
  ["-", { words: ["-"], numbers: null }],
  ["0", { words: ["0"], numbers: null }],
])("%j is looked for as %j", (typed, terms) => {
  expect(searchTerms(typed)).toEqual(terms);
});

test("a percent sign finds a percent sign, not everything", () => {
  expect(containing(String.raw`a%_\b`)).toBe(String.raw`%a\%\_\\b%`);
});
