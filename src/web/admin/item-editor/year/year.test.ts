import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { daysOfYear, monthsOf, type ItemYear } from "./year-facts.ts";
import { concernsOf, linesOf } from "./year-words.ts";

const day = (date: string) => date as LocalDate;
const period = (startDate: string, endDate: string) => ({
  startDate: day(startDate),
  endDate: day(endDate),
});
const season = (id: number, price: number, startDate: string, endDate: string) => ({
  id,
  price,
  rentalItemId: 1,
  ...period(startDate, endDate),
});

const EMPTY: ItemYear = {
  year: 2027,
  seasons: [],
  intervals: [],
  blocks: [],
  bookings: [],
  quantity: 1,
  pricePerDay: 1000,
  peakSeasonOnly: false,
  turnaroundNights: 0,
  today: day("2027-01-01"),
};

const booking = (startDate: string, endDate: string, quantity = 1, turnaround = 0) =>
  ({ id: 1, status: "confirmed", quantity, turnaround, ...period(startDate, endDate) }) as never;

const concerns = (item: Partial<ItemYear>) => {
  const whole = { ...EMPTY, ...item };
  return concernsOf(daysOfYear(whole), whole);
};
const lines = (item: Partial<ItemYear>) => {
  const whole = { ...EMPTY, ...item };
  return linesOf(daysOfYear(whole), whole).map(({ words }) => words);
};

test("a year has twelve months and, when it is no leap year, 365 days", () => {
  const days = daysOfYear(EMPTY);
  expect(days).toHaveLength(365);
  expect(monthsOf(days).map((month) => month.length)).toEqual([
    31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
  ]);
});

test("the return day is not booked", () => {
  expect(lines({ bookings: [booking("2027-07-03", "2027-07-05")] })).toEqual(["3–4 juli: bokat"]);
});

test("a booking period says its weekday and its shortest stay", () => {
  const interval = (intervalDays: number) =>
    ({
      id: 1,
      startWeekday: "friday",
      intervalDays,
      ...period("2027-07-02", "2027-07-30"),
    }) as never;
  expect(lines({ intervals: [interval(7)] })).toEqual([
    "2–30 juli: bokningsperiod, fredag, minst 7 nätter",
  ]);
  expect(lines({ intervals: [interval(1)] })).toEqual([
    "2–30 juli: bokningsperiod, fredag, minst 1 natt",
  ]);
});

test("of many units it is said how many are booked", () => {
  const bookings = [booking("2027-07-03", "2027-07-05"), booking("2027-07-04", "2027-07-05")];
  expect(lines({ quantity: 2, bookings })).toEqual([
    "3 juli: 1 av 2 bokade",
    "4 juli: alla 2 bokade",
  ]);
});

test("what was cancelled occupies nothing", () => {
  const cancelled = { ...(booking("2027-07-03", "2027-07-05") as object), status: "cancelled" };
  expect(lines({ bookings: [cancelled as never] })).toEqual([]);
});

test("where two seasons overlap, the shorter one is named as the one that applies", () => {
  expect(
    concerns({
      seasons: [
        season(1, 1500, "2027-06-01", "2027-08-31"),
        season(2, 1900, "2027-07-01", "2027-07-10"),
      ],
    }),
  ).toEqual(["1–10 juli: flera säsongspriser. 1\u00a0900\u00a0kr gäller, den kortaste perioden."]);
});

test("a gap between two seasons is seen, the time before the first is none", () => {
  expect(
    concerns({
      seasons: [
        season(1, 1500, "2027-06-01", "2027-06-30"),
        season(2, 1900, "2027-07-03", "2027-08-31"),
      ],
    }),
  ).toEqual(["1–2 juli: inget säsongspris. 1\u00a0000\u00a0kr gäller."]);
});

test("an item for the peak season cannot be booked on a day without a seasonal price", () => {
  expect(
    concerns({ peakSeasonOnly: true, seasons: [season(1, 1500, "2027-01-01", "2027-12-24")] }),
  ).toEqual(["25–31 december: inget säsongspris, så dagarna går inte att boka."]);
});

test("a booking under blocked days is pointed out", () => {
  const blocks = [
    { id: 1, rentalItemId: 1, reason: "Service", ...period("2027-07-04", "2027-07-08") },
  ];
  expect(concerns({ blocks, bookings: [booking("2027-07-03", "2027-07-06")] })).toEqual([
    "4–5 juli: blockerat, men redan bokat.",
  ]);
});

test("the nights kept free after a return are told as they would be once saved, and where there is no room", () => {
  const bookings = [
    booking("2027-06-01", "2027-06-04", 1, 1),
    { ...(booking("2027-06-10", "2027-06-12") as object), id: 2 } as never,
    { ...(booking("2027-06-13", "2027-06-15") as object), id: 3 } as never,
  ];
  expect(lines({ bookings, turnaroundNights: 1 }).filter((line) => line.includes("fritt"))).toEqual(
    [
      "4 juni: hålls fritt efter återlämning",
      "12 juni: hålls fritt efter återlämning",
      "15 juni: hålls fritt efter återlämning",
    ],
  );
  expect(concerns({ bookings, turnaroundNights: 2 })).toEqual([
    "12 juni: dygnen mellan hyror får inte plats efter återlämningen, nästa kund hämtar för tidigt.",
  ]);
  expect(lines({ bookings }).some((line) => line.includes("fritt"))).toBe(false);
});
