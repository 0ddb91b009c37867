import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { keepStay, readKeptStay } from "./kept-stay.ts";

const STAY = {
  rentalItemId: 7,
  startDate: "2027-05-03" as LocalDate,
  endDate: "2027-05-05" as LocalDate,
  quantity: 1,
};
const THANKS = { thanksAt: "/booking/thank-you?bookingId=1000001" };

function memory() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
}

test("what was booked in a tab is known there, whatever was looked at since", () => {
  const store = memory();
  keepStay(store, STAY, THANKS);
  keepStay(store, { ...STAY, rentalItemId: 8 }, { heldUntil: 2000 });
  expect(readKeptStay(store, STAY, 1000)).toEqual(THANKS);
});

test("other days, another item and more units are not what was booked", () => {
  const store = memory();
  keepStay(store, STAY, THANKS);
  for (const other of [
    { rentalItemId: 8 },
    { endDate: "2027-05-06" as LocalDate },
    { quantity: 3 },
  ])
    expect(readKeptStay(store, { ...STAY, ...other }, 1000)).toBeUndefined();
});

test("nights are the tab's own only as long as they are held", () => {
  const store = memory();
  keepStay(store, STAY, { heldUntil: 2000 });
  expect(readKeptStay(store, STAY, 1999)).toEqual({ heldUntil: 2000 });
  expect(readKeptStay(store, STAY, 2000)).toBeUndefined();
});

test("a browser that keeps nothing, or has kept nonsense, has kept nothing", () => {
  const refusing = () => {
    throw new Error("no memory");
  };
  keepStay(refusing, STAY, THANKS);
  expect(readKeptStay(refusing, STAY, 0)).toBeUndefined();
  const nonsense = () => ({ ...memory()(), getItem: () => "{" });
  expect(readKeptStay(nonsense, STAY, 0)).toBeUndefined();
});
