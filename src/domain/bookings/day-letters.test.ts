import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { DAY_LETTERS, LETTER_DAYS, type DayLetter } from "#domain/shop/letter-words.ts";
import {
  daysToLookThrough,
  letterPlan,
  type DaySettings,
  type LetterPlan,
  type LetterStay,
} from "./day-letters.ts";

const day = (text: string) => text as LocalDate;

const LONG_AGO = new Date("2026-01-01T00:00:00Z");

function settings(change: Partial<Record<DayLetter, Partial<DaySettings[DayLetter]>>> = {}) {
  return Object.fromEntries(
    DAY_LETTERS.map((letter) => [
      letter,
      { enabled: true, days: LETTER_DAYS[letter].usual, since: LONG_AGO, ...change[letter] },
    ]),
  ) as DaySettings;
}

function aStay(change: Partial<LetterStay> = {}): LetterStay {
  return {
    status: "confirmed",
    startDate: day("2026-07-15"),
    endDate: day("2026-07-22"),
    pickupTime: "15:00",
    returnTime: "12:00",
    approvedAt: new Date("2026-03-01T10:00:00Z"),
    outAt: null,
    backAt: null,
    isWithdrawn: false,
    depositDue: 5000,
    ...change,
  };
}

const plan = (letter: DayLetter, now: string, stay = aStay(), set = settings()): LetterPlan =>
  letterPlan(letter, stay, set, new Date(now));

describe("a letter that is sent by itself", () => {
  test.each([
    ["deposit_reminder", "2026-07-01T07:00:00.000Z"],
    ["pickup_soon", "2026-07-08T07:00:00.000Z"],
    ["pickup_tomorrow", "2026-07-14T07:00:00.000Z"],
  ] as const)("%s waits for nine o'clock of its day, and is due then", (letter, at) => {
    expect(plan(letter, "2026-06-01T00:00:00Z")).toEqual({ state: "waiting", at: new Date(at) });
    expect(plan(letter, at)).toEqual({ state: "due", at: new Date(at) });
  });

  test("of a stay that was handed over early none looks ahead to the pick-up", () => {
    const stay = aStay({ outAt: new Date("2026-06-30T10:00:00Z") });
    for (const [letter, at] of [
      ["deposit_reminder", "2026-07-01T07:00:00Z"],
      ["pickup_soon", "2026-07-08T07:00:00Z"],
      ["pickup_tomorrow", "2026-07-14T07:00:00Z"],
    ] as const)
      expect(plan(letter, at, stay)).toEqual({ state: "never", why: "over" });
  });

  test("nine o'clock is nine o'clock in winter, too", () => {
    const stay = aStay({ startDate: day("2027-01-10"), endDate: day("2027-01-12") });
    expect(plan("pickup_tomorrow", "2026-12-01T00:00:00Z", stay)).toMatchObject({
      at: new Date("2027-01-09T08:00:00Z"),
    });
  });

  test("the owner's days count", () => {
    const set = settings({ pickup_soon: { days: 3 } });
    expect(plan("pickup_soon", "2026-06-01T00:00:00Z", aStay(), set)).toMatchObject({
      at: new Date("2026-07-12T07:00:00Z"),
    });
  });

  test("switched off it is not sent", () => {
    const set = settings({ pickup_soon: { enabled: false } });
    expect(plan("pickup_soon", "2026-07-08T07:00:00Z", aStay(), set)).toEqual({
      state: "never",
      why: "switched-off",
    });
  });

  test("what had its moment before it was switched on is skipped", () => {
    const set = settings({ pickup_soon: { since: new Date("2026-07-08T07:00:01Z") } });
    const passed = { state: "never", why: "passed" };
    expect(plan("pickup_soon", "2026-07-08T08:00:00Z", aStay(), set)).toEqual(passed);
  });

  test("a day late it is still sent, and later not", () => {
    expect(plan("pickup_soon", "2026-07-09T06:59:00Z")).toMatchObject({ state: "due" });
    expect(plan("pickup_soon", "2026-07-09T07:00:00Z")).toMatchObject({ why: "passed" });
  });

  test("nobody who gets the letter of the day before gets the one of the week before", () => {
    const set = settings({ pickup_soon: { days: 1 } });
    expect(plan("pickup_soon", "2026-07-14T07:00:00Z", aStay(), set)).toMatchObject({
      why: "passed",
    });
    const alone = settings({ pickup_soon: { days: 1 }, pickup_tomorrow: { enabled: false } });
    expect(plan("pickup_soon", "2026-07-14T07:00:00Z", aStay(), alone)).toMatchObject({
      state: "due",
    });
  });

  test("nobody is told to pick up what they have picked up", () => {
    const early = aStay({ pickupTime: "08:00" });
    const late = settings({ pickup_tomorrow: { days: 1 } });
    expect(plan("pickup_tomorrow", "2026-07-15T06:00:00Z", early, late)).toEqual({
      state: "never",
      why: "over",
    });
  });

  test("a stay that was moved is counted by its new days, and one that was moved past a letter goes without", () => {
    const moved = aStay({ startDate: day("2026-06-20"), endDate: day("2026-06-22") });
    expect(plan("pickup_soon", "2026-06-01T00:00:00Z", moved)).toMatchObject({ state: "waiting" });
    expect(plan("pickup_soon", "2026-06-16T10:00:00Z", moved)).toMatchObject({ why: "passed" });
  });

  test("a booking that is off gets none", () => {
    for (const letter of DAY_LETTERS) {
      expect(plan(letter, "2026-07-08T08:00:00Z", aStay({ status: "cancelled" }))).toMatchObject({
        why: "called-off",
      });
      expect(plan(letter, "2026-07-08T08:00:00Z", aStay({ isWithdrawn: true }))).toMatchObject({
        why: "called-off",
      });
    }
  });

  test("one that waits for an answer waits with its letters", () => {
    const pending = aStay({ status: "pending", approvedAt: null });
    expect(plan("pickup_soon", "2026-07-08T08:00:00Z", pending)).toMatchObject({
      state: "held",
      why: "not-approved",
    });
  });

  test("a deposit is asked for at the approval where that came later, and only while it is unpaid", () => {
    const approvedAt = new Date("2026-07-10T13:37:00Z");
    const late = aStay({ approvedAt });
    expect(plan("deposit_reminder", "2026-07-10T13:40:00Z", late)).toEqual({
      state: "due",
      at: approvedAt,
    });
    expect(plan("deposit_reminder", "2026-07-10T13:40:00Z", { ...late, depositDue: 0 })).toEqual({
      state: "never",
      why: "no-deposit",
    });
  });

  test("thanks are said once staff have marked the return, up to a week late", () => {
    const back = aStay({ status: "returned" });
    expect(plan("return_thanks", "2026-07-23T08:00:00Z")).toEqual({
      state: "held",
      at: new Date("2026-07-23T07:00:00Z"),
      why: "not-returned",
    });
    expect(plan("return_thanks", "2026-07-22T20:00:00Z", back)).toMatchObject({ state: "waiting" });
    expect(plan("return_thanks", "2026-07-29T08:00:00Z", back)).toMatchObject({ state: "due" });
    expect(plan("return_thanks", "2026-07-30T08:00:00Z", back)).toMatchObject({ why: "passed" });
  });

  test.each([
    ["early", "2026-07-18T12:00:00Z", "2026-07-19T07:00:00.000Z"],
    ["late", "2026-07-31T12:00:00Z", "2026-08-01T07:00:00.000Z"],
  ])("thanks for what came back %s are said the day after that", (_, backAt, at) => {
    const back = aStay({ status: "returned", backAt: new Date(backAt) });
    expect(plan("return_thanks", backAt, back)).toEqual({ state: "waiting", at: new Date(at) });
    expect(plan("return_thanks", at, back)).toMatchObject({ state: "due" });
    const { from, to } = daysToLookThrough("return_thanks", 1, new Date(at));
    expect(from <= back.endDate && back.endDate <= to).toBe(true);
  });
});

const HOUR_MS = 3_600_000;
const BEFORE = 400;
const ORIGIN = Date.parse("2026-09-01T00:00:00Z");
const HOURS = 90 * 24;
const instant = (hour: number) => new Date(ORIGIN + hour * HOUR_MS);
const SHOWN = Array.from({ length: BEFORE + HOURS + 1 }, (_, index) => {
  const at = instant(index - BEFORE);
  return `${dayInSweden(at)} ${timeInSweden(at)}`;
});
const shownAt = (hour: number) => SHOWN[hour + BEFORE] ?? "";

/** What happens to a booking, each in hours after the beginning; autumn, so that the clocks are set back meanwhile. */
type Story = {
  start: number;
  nights: number;
  approved: number;
  paid: number;
  cancelled: number;
  back: number;
  moved: { hour: number; days: number };
  on: number;
  soon: number;
};

const hour = fc.integer({ min: 0, max: HOURS });
const seldom = fc.oneof({ weight: 3, arbitrary: fc.constant(HOURS + 1) }, hour);
const stories: fc.Arbitrary<Story> = fc.record({
  start: fc.integer({ min: 5, max: 70 }),
  nights: fc.integer({ min: 1, max: 10 }),
  approved: fc.oneof(fc.constant(0), hour),
  paid: seldom,
  cancelled: seldom,
  back: seldom,
  moved: fc.record({ hour: seldom, days: fc.integer({ min: -20, max: 20 }) }),
  on: fc.oneof(fc.constant(0), hour),
  soon: fc.integer({ min: 1, max: 10 }),
});

function stayAt(story: Story, at: number): LetterStay {
  const days = story.start + (at >= story.moved.hour ? story.moved.days : 0);
  const startDate = addDays(day("2026-09-05"), days);
  const status =
    at >= story.cancelled
      ? "cancelled"
      : at < story.approved
        ? "pending"
        : at >= story.back
          ? "returned"
          : "confirmed";
  return aStay({
    status,
    startDate,
    endDate: addDays(startDate, story.nights),
    approvedAt: at < story.approved ? null : instant(story.approved),
    depositDue: at >= story.paid ? 0 : 5000,
  });
}

function settingsOf({ on, soon }: Story): DaySettings {
  const since = instant(on);
  const each = { enabled: true, since };
  return {
    deposit_reminder: { ...each, days: 14 },
    pickup_soon: { ...each, days: soon },
    pickup_tomorrow: { ...each, days: 1 },
    return_thanks: { ...each, days: 1 },
  };
}

/** Goes through the hours one after the other, and looks at a calendar and a clock. */
function isOwed(letter: DayLetter, story: Story, at: number): boolean {
  const stay = stayAt(story, at);
  const days = settingsOf(story)[letter].days;
  const isThanks = letter === "return_thanks";
  if (at < story.on || stay.status !== (isThanks ? "returned" : "confirmed")) return false;
  if (letter === "deposit_reminder" && stay.depositDue === 0) return false;
  if (!isThanks && shownAt(at) >= `${stay.startDate} ${stay.pickupTime}`) return false;
  const moment = `${isThanks ? addDays(stay.endDate, days) : addDays(stay.startDate, -days)} 09:00`;
  const tomorrow = `${addDays(stay.startDate, -1)} 09:00`;
  let came: number | undefined;
  let comesTomorrow = false;
  for (let one = -BEFORE; one <= at; one += 1) {
    if (shownAt(one) === moment) came = one;
    if (shownAt(one) === tomorrow) comesTomorrow = true;
  }
  if (came === undefined) return false;
  if (letter === "deposit_reminder") came = Math.max(came, story.approved);
  if (letter === "pickup_soon" && comesTomorrow) return false;
  return came >= story.on && at - came < (isThanks ? 7 * 24 : 24);
}

/** Hours at which something may be due, and some around them. */
function worthALook(story: Story): number[] {
  const first = (4 + story.start) * 24;
  const moved = story.moved.hour <= HOURS ? story.moved.days * 24 : 0;
  const back = first + story.nights * 24;
  const around = [
    first - 14 * 24,
    first - story.soon * 24,
    first - 24,
    first,
    back + 24,
    back + 192,
  ];
  return [...around, ...around.map((one) => one + moved), story.approved, story.back, story.on]
    .flatMap((one) => [-18, 0, 5, 6, 7, 8, 13, 14, 29, 30, 31, 32].map((more) => one + more))
    .filter((one) => one >= story.on && one <= HOURS);
}

test("whatever happens to a booking, each hour says of each letter what a calendar and a clock say", () => {
  const due = new Set<DayLetter>();
  fc.assert(
    fc.property(stories, (story) => {
      for (const at of worthALook(story))
        for (const letter of DAY_LETTERS) {
          const found = letterPlan(letter, stayAt(story, at), settingsOf(story), instant(at));
          if (found.state === "due") due.add(letter);
          expect(found.state === "due", `${letter} ${at}`).toBe(isOwed(letter, story, at));
        }
    }),
    { numRuns: 150 },
  );
  expect([...due].toSorted()).toEqual([...DAY_LETTERS].toSorted());
});

test("whoever looks through the days of a letter misses no booking", () => {
  fc.assert(
    fc.property(stories, (story) => {
      for (const at of worthALook(story))
        for (const letter of DAY_LETTERS) {
          const stay = stayAt(story, at);
          const found = letterPlan(letter, stay, settingsOf(story), instant(at));
          if (found.state !== "due") continue;
          const { days } = settingsOf(story)[letter];
          const { of, from, to } = daysToLookThrough(letter, days, instant(at));
          expect(stay[of] >= from && stay[of] <= to, `${letter} ${stay[of]}`).toBe(true);
        }
    }),
    { numRuns: 300 },
  );
});
