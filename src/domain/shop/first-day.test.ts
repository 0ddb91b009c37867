import { expect, test } from "vitest";
import { FIRST_STEPS, firstDay, leftBesides, type FirstDayFacts } from "./first-day.ts";
import { OWNERS_SETTINGS } from "./left-to-set.ts";

const EMPTY: FirstDayFacts = {
  left: OWNERS_SETTINGS,
  agreements: 0,
  openAgreements: 0,
  items: 0,
  withoutPicture: 0,
  bookings: 0,
  removed: 0,
  hasOwnEmail: false,
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
  expect(done({ hasOwnEmail: true })).toEqual(["account"]);
  const left = OWNERS_SETTINGS.filter(
    (name) => !name.startsWith("COMPANY_") && name !== "SHOP_NAME" && name !== "SHOP_AREA",
  );
  expect(done({ left })).toEqual(["company"]);
  expect(done({ left: ["COMPANY_PHONE"] })).toEqual(["place", "mail", "cards"]);
});

test("a company whose shop still has our name or area asks for the shop's own next", () => {
  const step = (left: FirstDayFacts["left"]) =>
    firstDay({ ...EMPTY, left }).find(({ key }) => key === "company");
  expect(step(["SHOP_NAME"])).toMatchObject({ isDone: false, isHalfDone: true });
  expect(step(["SHOP_AREA"])).toMatchObject({ isDone: false, isHalfDone: true });
  expect(step(["SHOP_NAME", "COMPANY_NAME"])).toMatchObject({ isDone: false, isHalfDone: false });
  expect(step(["COMPANY_NAME"])).toMatchObject({ isDone: false, isHalfDone: false });
  expect(step([])).toMatchObject({ isDone: true, isHalfDone: false });
});

test("an agreement is done when nothing in it is left open, and half done before that", () => {
  const step = (facts: Partial<FirstDayFacts>) =>
    firstDay({ ...EMPTY, ...facts }).find(({ key }) => key === "agreement");
  expect(step({ agreements: 1, openAgreements: 1 })).toMatchObject({
    isDone: false,
    isHalfDone: true,
  });
  expect(step({ agreements: 2, openAgreements: 1 })).toMatchObject({ isDone: false });
  expect(step({ agreements: 2 })).toMatchObject({ isDone: true, isHalfDone: false });
});

test("a test booking is done when it has been removed again, and half done before that", () => {
  const step = (facts: Partial<FirstDayFacts>) =>
    firstDay({ ...EMPTY, ...facts }).find(({ key }) => key === "test-booking");
  expect(step({ bookings: 1 })).toMatchObject({ isDone: false, isHalfDone: true });
  expect(step({ removed: 1 })).toMatchObject({ isDone: true, isHalfDone: false });
  // Who takes real money and has bookings needs no trying out.
  expect(step({ bookings: 9, left: [] })).toMatchObject({ isDone: true, isHalfDone: false });
});

test("a place without hours asks for the hours next, and hours without a place for the place", () => {
  const step = (left: FirstDayFacts["left"]) =>
    firstDay({ ...EMPTY, left }).find(({ key }) => key === "place");
  expect(step(["COMPANY_HOURS"])).toMatchObject({ isDone: false, isHalfDone: true });
  expect(step(["PICKUP_MAP_URL"])).toMatchObject({ isDone: false, isHalfDone: false });
  expect(step(["PICKUP_MAP_URL", "COMPANY_HOURS"])).toMatchObject({ isHalfDone: false });
  expect(step([])).toMatchObject({ isDone: true, isHalfDone: false });
});

test("what the list asks for is not asked for a second time beside it", () => {
  expect(leftBesides(firstDay(EMPTY), OWNERS_SETTINGS)).toEqual(["BASE_URL"]);
  expect(leftBesides([], OWNERS_SETTINGS)).toEqual([...OWNERS_SETTINGS]);
});
