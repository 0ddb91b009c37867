import { expect, test } from "vitest";
import { toDayNumber, type LocalDate } from "#domain/dates/local-date.ts";
import { meet, unitOut, type UnitDays } from "#domain/units/unit-nights.ts";

const day = (text: string) => text as LocalDate;

/** Whether somebody can have it on a night. */
function isThere(unit: UnitDays, night: LocalDate, today: LocalDate): boolean {
  const from = toDayNumber(night);
  return !unitOut(unit, today).out.some((stretch) => meet(stretch, { from, to: from + 1 }));
}

test("a vehicle counts on each night but those of its outages and those after it was retired", () => {
  const units = [
    {
      id: 1,
      retiredOn: null,
      outages: [{ startDate: day("2026-06-02"), endDate: day("2026-06-03") }],
      gone: [],
    },
    { id: 2, retiredOn: day("2026-06-05"), outages: [], gone: [] },
    {
      id: 3,
      retiredOn: null,
      outages: [{ startDate: day("2026-06-04"), endDate: null }],
      gone: [],
    },
  ];
  const nights = [
    "2026-06-01",
    "2026-06-02",
    "2026-06-03",
    "2026-06-04",
    "2026-06-05",
    "2027-01-01",
  ];
  const there = (night: string) =>
    units.filter((unit) => isThere(unit, day(night), day("2026-06-01"))).map(({ id }) => id);
  expect(nights.map(there)).toEqual([[1, 2, 3], [2, 3], [2, 3], [1, 2], [1], [1]]);
});

const gone = (heldFrom: string, heldTo: string, endDate = heldTo) => ({
  id: 1,
  retiredOn: null,
  outages: [],
  gone: [{ bookingId: 1, heldFrom: day(heldFrom), heldTo: day(heldTo), endDate: day(endDate) }],
});
const NIGHTS = ["2026-06-01", "2026-06-02", "2026-06-03", "2026-06-04", "2026-06-05"].map(day);
const freeOn = (unit: ReturnType<typeof gone>, today: string) =>
  NIGHTS.filter((night) => isThere(unit, night, day(today)));

test("a vehicle that left before its stay is not there until then", () => {
  expect(freeOn(gone("2026-06-03", "2026-06-05"), "2026-06-01")).toEqual(NIGHTS.slice(2));
});

test("a vehicle is expected back on the day it is due, and is gone tonight once that has passed", () => {
  expect(freeOn(gone("2026-05-28", "2026-06-02"), "2026-06-02")).toEqual(NIGHTS);
  expect(freeOn(gone("2026-05-28", "2026-06-02"), "2026-06-03")).toEqual([
    NIGHTS[0],
    ...NIGHTS.slice(3),
  ]);
});

test("the nights kept free after a stay are no reason to wait for a vehicle that is late", () => {
  const late = gone("2026-05-28", "2026-06-03", "2026-06-02");
  expect(freeOn(late, "2026-06-02")).toEqual(NIGHTS);
  expect(freeOn(late, "2026-06-03")).toEqual([...NIGHTS.slice(0, 2), ...NIGHTS.slice(3)]);
});
