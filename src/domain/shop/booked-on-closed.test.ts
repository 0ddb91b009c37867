import { expect, test } from "vitest";
import { localDateOf } from "#domain/dates/local-date.ts";
import { bookedOnClosed, type ComingStay } from "./booked-on-closed.ts";
import { ALWAYS_OPEN, type Opening } from "./opening.ts";

const day = localDateOf;
const TODAY = day("2027-06-01");
const closed = (date: string): Opening => ({
  week: [],
  exceptions: [{ date: day(date), closed: true }],
});
const stay = (over: Partial<ComingStay> = {}): ComingStay => ({
  startDate: day("2027-06-04"),
  endDate: day("2027-06-07"),
  pickupTime: "14:00",
  returnTime: "11:00",
  allowsClosedDays: false,
  isOut: false,
  isBack: false,
  ...over,
});
const told = (opening: Opening, ...stays: ComingStay[]) =>
  bookedOnClosed(opening, stays, TODAY).map(({ end, day: on }) => `${end} ${on}`);

test("a booking whose first or last day is closed is told, and not one with a closed day between", () => {
  expect(told(closed("2027-06-04"), stay())).toEqual(["pickup 2027-06-04"]);
  expect(told(closed("2027-06-07"), stay())).toEqual(["return 2027-06-07"]);
  expect(told(closed("2027-06-05"), stay())).toEqual([]);
  expect(told(ALWAYS_OPEN, stay())).toEqual([]);
});

test("a weekday without hours is closed too, and the next day stands first", () => {
  const week = [{ weekday: "saturday" as const, opens: "09:00", closes: "17:00" }];
  const later = stay({ startDate: day("2027-06-05"), endDate: day("2027-06-13") });
  expect(told({ week, exceptions: [] }, later, stay())).toEqual([
    "pickup 2027-06-04",
    "return 2027-06-07",
    "return 2027-06-13",
  ]);
});

test("what has changed hands already, is over or needs nobody there is left out", () => {
  expect(told(closed("2027-06-04"), stay({ isOut: true }))).toEqual([]);
  expect(told(closed("2027-06-07"), stay({ isOut: true, isBack: true }))).toEqual([]);
  expect(told(closed("2027-06-07"), stay({ allowsClosedDays: true }))).toEqual([]);
  expect(told(closed("2027-05-30"), stay({ startDate: day("2027-05-30") }))).toEqual([]);
});

const WEEK = [{ weekday: "friday" as const, opens: "09:00", closes: "12:00" }];

test("a day with hours of its own tells who comes outside of them, and a day as every week nobody", () => {
  const friday = { date: day("2027-06-04"), opens: "10:00", closes: "11:00" };
  const shortened: Opening = { week: [], exceptions: [friday] };
  expect(bookedOnClosed(shortened, [stay()], TODAY)).toMatchObject([
    { end: "pickup", day: "2027-06-04", time: "14:00", hours: [{ opens: "10:00" }] },
  ]);
  expect(told(shortened, stay({ pickupTime: "10:30" }))).toEqual([]);
  expect(told(shortened, stay({ isOut: true }))).toEqual([]);
  expect(told(shortened, stay({ allowsClosedDays: true }))).toEqual([]);
  // By the week it is at an odd hour, as whoever booked it saw.
  const overdue = stay({ endDate: day("2027-06-11"), returnTime: "11:00" });
  expect(told({ week: WEEK, exceptions: [] }, overdue)).toEqual([]);
});
