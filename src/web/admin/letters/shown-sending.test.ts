import { expect, test } from "vitest";
import { dayTyped, daysMistake, shownSending } from "./shown-sending.ts";

test("a letter nobody has given a day shows its usual one", () => {
  expect(shownSending("pickup_soon", { enabled: true })).toEqual({ enabled: true, days: "7" });
  expect(shownSending("pickup_soon", { enabled: false, days: 3 })).toEqual({
    enabled: false,
    days: "3",
  });
});

test.each([
  ["pickup_soon", "1", "Ange 2 till 60 dagar"],
  ["pickup_soon", "61", "Ange 2 till 60 dagar"],
  ["pickup_soon", "10000", "Ange 2 till 60 dagar"],
  ["pickup_soon", "", "Ange 2 till 60 dagar"],
  ["pickup_soon", "-3", "Ange 2 till 60 dagar"],
  ["return_thanks", " −1", "Ange 0 till 60 dagar"],
  ["pickup_tomorrow", "60", "Ange 1 till 3 dagar"],
  ["pickup_tomorrow", "3", undefined],
  ["return_thanks", "0", undefined],
  ["deposit_reminder", "14", undefined],
] as const)("of %s, %j days, the letter's own limits are told: %j", (letter, typed, words) => {
  expect(daysMistake(letter, typed)).toBe(words);
});

test("what is no number says so, and is no day", () => {
  expect(daysMistake("pickup_soon", "sju")).toBeTypeOf("string");
  expect(dayTyped("pickup_soon", "sju")).toBeUndefined();
  expect(dayTyped("pickup_soon", " 5 ")).toBe(5);
});
