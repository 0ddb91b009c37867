import { expect, test } from "vitest";
import type { SearchAnswer } from "#contracts/offers.ts";
import {
  foundByName,
  isTakenCode,
  namedLines,
  offeredThings,
  priceWords,
  similarThings,
} from "./offered-things.ts";

const ITEMS = [
  { id: 1, name: "Kanadensare", type: "equipment" as const },
  { id: 2, name: "Havskajak", type: "equipment" as const },
  { id: 3, name: "Tunneltält", type: "equipment" as const },
  { id: 4, name: "Stormkök", type: "equipment" as const },
  { id: 5, name: "Fjällripa 70", type: "rv" as const },
];

const free = (id: number, perNight = 100): SearchAnswer[number] => ({
  id,
  free: true,
  total: 2 * perNight,
  perNight,
});
const taken = (id: number, refusal = "stay.unavailable"): SearchAnswer[number] => ({
  id,
  free: false,
  total: null,
  perNight: 100,
  refusal,
});

const names = (things: { name: string }[]) => things.map(({ name }) => name);
const NOTHING = { itemId: "1", lines: [], own: [] };

test("what is free is offered, and nothing that is in the booking already", () => {
  const found = [free(1), free(2), free(3), taken(4)];
  expect(names(offeredThings(found, ITEMS, NOTHING))).toEqual(["Havskajak", "Tunneltält"]);
  const lines = [{ rentalItemId: 2, quantity: 1 }];
  expect(names(offeredThings(found, ITEMS, { ...NOTHING, lines }))).toEqual(["Tunneltält"]);
});

test("what a booking has is free for it, taken as it is", () => {
  const own = [{ rentalItemId: 4 }];
  expect(names(offeredThings([taken(4), taken(3)], ITEMS, { ...NOTHING, own }))).toEqual([
    "Stormkök",
  ]);
});

test("days of changeover are the main thing's: they keep nothing from coming along", () => {
  const [tent] = offeredThings([taken(3, "stay.start-weekday")], ITEMS, NOTHING);
  expect(tent && priceWords(tent).replaceAll("\u00a0", " ")).toBe("100 kr per natt");
});

test("what nobody knows by name is not offered", () => {
  expect(offeredThings([free(99)], ITEMS, NOTHING)).toEqual([]);
});

test("letters find things by name, and none find all", () => {
  const all = offeredThings([free(2), free(3)], ITEMS, NOTHING);
  expect(names(foundByName(all, "talt"))).toEqual(["Tunneltält"]);
  expect(foundByName(all, " ")).toHaveLength(2);
});

test("where the wanted thing is taken, free ones of its kind stand first by price, and it is not among them", () => {
  const found = [taken(1), free(2, 500), free(3, 120), free(4, 90), free(5, 100)];
  const item = { id: 1, type: "equipment" as const, pricePerDay: 999 };
  expect(names(similarThings(found, ITEMS, item))).toEqual(["Stormkök", "Tunneltält", "Havskajak"]);
});

test("only what is taken is taken: other refusals are rules", () => {
  expect(isTakenCode("stay.too-few-units")).toBe(true);
  expect(isTakenCode("stay.too-short")).toBe(false);
  expect(isTakenCode(undefined)).toBe(false);
});

test("a thing that the catalogue has forgotten is told by its number", () => {
  expect(namedLines([{ rentalItemId: 42, quantity: 2 }], ITEMS)).toEqual([
    { name: "Objekt #42", quantity: 2 },
  ]);
});
