import { expect, test } from "vitest";
import { folded, hasAllWords } from "./folded.ts";

test.each([
  ["MÜLLER", "muller"],
  ["Åsa Öström", "asa ostrom"],
  ["Søren Ærø", "soren aro"],
  ["o\u0308l", "ol"],
  ["Łódź", "lodz"],
])("%s is looked for as %s", (written, expected) => {
  expect(folded(written)).toBe(expected);
});

test("words may come in any order, and each must be there", () => {
  expect(hasAllWords("Midnattssol 66", "66 mid")).toBe(true);
  expect(hasAllWords("Midnattssol 66", "mid kajak")).toBe(false);
  expect(hasAllWords("Midnattssol 66", "   ")).toBe(false);
});

test("a space that was not typed hides nothing, and chance finds nothing", () => {
  expect(hasAllWords("Fjällripa 70", "fjällripa70")).toBe(true);
  expect(hasAllWords("Fjällripa-70 Plus", "70plus fjall")).toBe(true);
  expect(hasAllWords("Stor dyna", "ord")).toBe(false);
});
