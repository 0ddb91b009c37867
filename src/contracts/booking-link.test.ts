import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { readBookingLink, writeBookingLink, writeChoice } from "./booking-link.ts";

const read = (query: string) => {
  const parameters = new URLSearchParams(query);
  return readBookingLink((name) => parameters.get(name));
};

test("what is written is read back as it was", () => {
  const day = fc.nat(2000).map((days) => addDays("2026-01-01" as LocalDate, days));
  const link = fc.record({
    itemId: fc.integer({ min: 1, max: 1_000_000 }),
    startDate: day,
    endDate: day,
    quantity: fc.integer({ min: 1, max: 50 }),
    addons: fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 1000 }),
        quantity: fc.integer({ min: 1, max: 20 }),
      }),
      { selector: ({ id }) => id, maxLength: 6 },
    ),
    lines: fc.uniqueArray(
      fc.record({
        rentalItemId: fc.integer({ min: 1, max: 1000 }),
        quantity: fc.integer({ min: 1, max: 999 }),
      }),
      { selector: ({ rentalItemId }) => rentalItemId, maxLength: 30 },
    ),
  });
  fc.assert(
    fc.property(link, (one) => {
      expect(read(writeBookingLink(one))).toEqual(one);
    }),
  );
});

test("the address carries the specified parameters, the quantity only above one", () => {
  const link = {
    itemId: 7,
    startDate: "2026-07-01" as LocalDate,
    endDate: "2026-07-03" as LocalDate,
    addons: [],
    lines: [],
  };
  expect(writeBookingLink({ ...link, quantity: 1 })).toBe(
    "itemId=7&startDate=2026-07-01&endDate=2026-07-03&addons=%5B%5D",
  );
  expect(writeBookingLink({ ...link, quantity: 2, addons: [{ id: 3, quantity: 4 }] })).toContain(
    `&quantity=2&addons=${encodeURIComponent('[{"id":3,"quantity":4}]')}`,
  );
});

test("further things are written as a person would, and a thing named twice counts once", () => {
  const link = { ...read("itemId=7"), lines: [] };
  const lines = [
    { rentalItemId: 7, quantity: 2 },
    { rentalItemId: 9, quantity: 1 },
  ];
  expect(writeBookingLink({ ...link, lines })).toBe("itemId=7&addons=%5B%5D&lines=7x2,9x1");
  expect(read("lines=7x1,9x1,x,7x2").lines).toEqual(lines);
  const many = Array.from({ length: 40 }, (_, index) => `${index + 1}x1`);
  expect(read(`lines=${many.join()}`).lines).toHaveLength(30);
});

test.each([
  "lines=7,x2,0x1,7x0,-1x2,7x1000,7x1.5",
  "addons=inte json",
  "addons=%7B%7D",
  "addons=null",
  'addons=[1,null,"x",{"id":"1","quantity":2},{"id":1,"quantity":0}]',
  "startDate=2026-02-30&endDate=igår&quantity=-1&itemId=abc",
  "quantity=1e3&itemId=0",
])("'%s' counts as nothing chosen", (query) => {
  expect(read(query)).toEqual({
    itemId: null,
    startDate: null,
    endDate: null,
    quantity: 1,
    addons: [],
    lines: [],
  });
});

test("beside a search stands what was chosen, and nothing where nothing was", () => {
  const nothing = { itemId: 7, quantity: 1, addons: [], lines: [] };
  expect(writeChoice(nothing)).toBe("");
  const lines = [{ rentalItemId: 9, quantity: 2 }];
  expect(writeChoice({ ...nothing, lines })).toBe("&lines=9x2");
  const chosen = { itemId: 7, quantity: 6, addons: [{ id: 3, quantity: 1 }], lines };
  expect(writeChoice(chosen)).toMatch(/^&itemId=7&quantity=6&addons=.*&lines=9x2$/);
  expect(read(`startDate=2027-07-01${writeChoice(chosen)}`)).toMatchObject(chosen);
});
