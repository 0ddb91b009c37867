import { expect, test } from "vitest";
import type { FurtherThing } from "#contracts/offers.ts";
import type { LineWish } from "#domain/availability/check-lines.ts";
import { localDateOf } from "#domain/dates/local-date.ts";
import {
  foundByName,
  isTakenCode,
  namedLines,
  offeredThings,
  offerWords,
} from "./offered-things.ts";

const ITEMS = [
  { id: 1, name: "Kanadensare" },
  { id: 2, name: "Havskajak" },
  { id: 3, name: "Tunneltält" },
  { id: 4, name: "Stormkök" },
  { id: 5, name: "Fjällripa 70" },
];

const names = (things: { name: string }[]) => things.map(({ name }) => name);

const STAY = { startDate: localDateOf("2027-06-07"), endDate: localDateOf("2027-06-09") };
const thing = (id: number, available = 4): FurtherThing => ({
  id,
  name: ITEMS.find((item) => item.id === id)!.name,
  available,
  pricePerDay: 100,
  basePrice: 0,
  longStay: [],
  seasons: [],
});
/** Of a canoe with nothing along, as many as are free. */
const offered = (
  things: FurtherThing[],
  { itemId = "1", lines = [] as LineWish[], left = (id: number) => freeOf(things, id) } = {},
) => offeredThings(things, { itemId, lines }, { stay: STAY, leftOf: left });
const freeOf = (things: FurtherThing[], id: number) =>
  things.find((one) => one.id === id)?.available ?? 0;

test("what is free is offered, and nothing that is in the booking already", () => {
  const things = [thing(1), thing(2), thing(3), thing(4, 0)];
  expect(names(offered(things))).toEqual(["Havskajak", "Tunneltält"]);
  const lines = [{ rentalItemId: 2, quantity: 1 }];
  expect(names(offered(things, { lines }))).toEqual(["Tunneltält"]);
});

test("what a booking has is free for it, taken as it is", () => {
  const left = (id: number) => (id === 4 ? 1 : 0);
  expect(names(offered([thing(4, 0), thing(3, 0)], { left }))).toEqual(["Stormkök"]);
});

test("an offer says what one costs for the whole stay and how many there are", () => {
  const said = (available: number) =>
    offerWords(offered([thing(3, available)])[0]!).replaceAll("\u00a0", " ");
  expect(said(4)).toBe("200 kr, 4 lediga");
  expect(said(1)).toBe("200 kr, 1 ledig");
});

test("letters find things by name, and none find all", () => {
  const all = offered([thing(2), thing(3)]);
  expect(names(foundByName(all, "talt"))).toEqual(["Tunneltält"]);
  expect(foundByName(all, " ")).toHaveLength(2);
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
