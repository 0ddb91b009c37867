import { expect, test } from "vitest";
import { FIRST_STEPS, firstDay, type FirstDayFacts } from "./first-day.ts";
import { OWNERS_SETTINGS } from "./left-to-set.ts";

const EMPTY: FirstDayFacts = {
  left: OWNERS_SETTINGS,
  agreements: 0,
  items: 0,
  withoutPicture: 0,
  bookings: 0,
  removed: 0,
};
const done = (facts: Partial<FirstDayFacts>) =>
  firstDay({ ...EMPTY, ...facts }).flatMap(({ key, isDone }) => (isDone ? [key] : []));

test("on the first day nothing is done, and all is listed in its order", () => {
  expect(done({})).toEqual([]);
  expect(firstDay(EMPTY).map(({ key }) => key)).toEqual([...FIRST_STEPS]);
});

test("each step ticks itself when the shop shows it", () => {
  expect(done({ agreements: 1 })).toEqual(["agreement"]);
  expect(done({ items: 2, withoutPicture: 1 })).toEqual(["item"]);
  expect(done({ items: 2 })).toEqual(["item", "pictures"]);
  const left = OWNERS_SETTINGS.filter((name) => !name.startsWith("COMPANY_"));
  expect(done({ left })).toEqual(["company"]);
  expect(done({ left: ["COMPANY_PHONE"] })).toEqual(["place", "mail", "cards"]);
});

test("a test booking is done when it has been removed again, and half done before that", () => {
  const step = (facts: Partial<FirstDayFacts>) =>
    firstDay({ ...EMPTY, ...facts }).find(({ key }) => key === "test-booking");
  expect(step({ bookings: 1 })).toMatchObject({ isDone: false, isHalfDone: true });
  expect(step({ removed: 1 })).toMatchObject({ isDone: true, isHalfDone: false });
  // Who takes real money and has bookings needs no trying out.
  expect(step({ bookings: 9, left: [] })).toMatchObject({ isDone: true, isHalfDone: false });
});
