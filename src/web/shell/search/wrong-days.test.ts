import { expect, test } from "vitest";
import type { SearchAnswer } from "#contracts/offers.ts";
import { addDays, localDateOf } from "#domain/dates/local-date.ts";
import { wrongDays } from "./wrong-days.ts";

const TODAY = localDateOf("2027-03-01");
const LAST_YEAR = { startDate: localDateOf("2026-03-01"), endDate: localDateOf("2026-03-08") };

const refused = (refusal: string, starts?: string): SearchAnswer[number] => ({
  id: 1,
  free: false,
  total: null,
  perNight: 100,
  refusal,
  message: `Därför: ${refusal}`,
  ...(starts && {
    nearest: {
      startDate: localDateOf(starts),
      endDate: addDays(localDateOf(starts), 7),
      total: 700,
    },
  }),
});
const free: SearchAnswer[number] = { id: 2, free: true, total: 700, perNight: 100 };

test("days that have been are spoken against once, and as many days from today on are offered", () => {
  const past = refused("stay.past");
  expect(wrongDays([past, past, past], LAST_YEAR, TODAY)).toEqual({
    refusal: "stay.past",
    message: "Därför: stay.past",
    instead: { startDate: "2027-03-01", endDate: "2027-03-08" },
  });
});

test("who has too few beds for other days, too, is left out of account", () => {
  const found = [refused("stay.too-many-people"), refused("stay.past")];
  expect(wrongDays(found, LAST_YEAR, TODAY)?.refusal).toBe("stay.past");
  expect(wrongDays([refused("stay.too-many-people")], LAST_YEAR, TODAY)).toBeUndefined();
});

test("where something is free again soon, the nearest of those days are offered", () => {
  const yesterday = { startDate: localDateOf("2027-02-28"), endDate: localDateOf("2027-03-07") };
  const found = [refused("stay.past", "2027-03-04"), refused("stay.past", "2027-03-02")];
  expect(wrongDays(found, yesterday, TODAY)?.instead).toMatchObject({ startDate: "2027-03-02" });
});

test("a shop that wants to know earlier says so once, and knows the days that suit it", () => {
  const today = { startDate: TODAY, endDate: addDays(TODAY, 7) };
  const soon = refused("stay.too-short-notice", "2027-03-03");
  expect(wrongDays([soon, soon], today, TODAY)).toMatchObject({
    refusal: "stay.too-short-notice",
    instead: { startDate: "2027-03-03" },
  });
});

test("as soon as one is free, or refused for a reason of its own, each speaks for itself", () => {
  const near = { startDate: TODAY, endDate: addDays(TODAY, 7) };
  const soon = refused("stay.too-short-notice");
  expect(wrongDays([soon, free], near, TODAY)).toBeUndefined();
  expect(wrongDays([soon, refused("stay.blocked")], near, TODAY)).toBeUndefined();
  expect(wrongDays([refused("stay.unavailable")], near, TODAY)).toBeUndefined();
  expect(wrongDays([], near, TODAY)).toBeUndefined();
});
