import fc from "fast-check";
import { expect, test } from "vitest";
import { changedSince, isAsRead, namedBy } from "./as-read.ts";

const shop = {
  company: { name: "Bolaget", seat: "Åre" },
  opening: { week: [{ opens: "09:00" }], exceptions: [{ date: "2027-06-06", closed: true }] },
};

test("what was read is what a wish names: fields by themselves, lists whole", () => {
  expect(namedBy({ opening: { exceptions: [] }, company: { seat: "" } }, shop)).toEqual({
    opening: { exceptions: shop.opening.exceptions },
    company: { seat: "Åre" },
  });
  expect(namedBy({ company: { name: undefined } }, shop)).toEqual({ company: {} });
});

test("what a colleague changed elsewhere is no reason to refuse", () => {
  expect(isAsRead({ company: { seat: "Åre" } }, shop)).toBe(true);
  expect(isAsRead({ opening: { week: shop.opening.week } }, shop)).toBe(true);
  expect(isAsRead({ company: { seat: "Luleå" } }, shop)).toBe(false);
});

test("what was changed is told by its name", () => {
  const read = { company: { name: "Bolaget", seat: "" }, opening: { week: [] } };
  expect(changedSince(read, shop)).toBe("company.seat");
  expect(changedSince({ opening: { week: [] } }, shop)).toBe("opening.week");
  expect(changedSince(shop, shop)).toBeUndefined();
});

test("an entry of a list that was added to, taken from or written in is another list", () => {
  const read = (exceptions: unknown) => isAsRead({ opening: { exceptions } }, shop);
  expect(read([{ closed: true, date: "2027-06-06" }])).toBe(true);
  expect(read([])).toBe(false);
  expect(read([{ date: "2027-06-06" }])).toBe(false);
  expect(read([{ date: "2027-06-06", closed: true, until: "2027-06-09" }])).toBe(false);
});

test("anything is as it was read a moment ago, however its fields are ordered", () => {
  const backwards = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(backwards);
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).toReversed();
    return Object.fromEntries(entries.map(([name, one]) => [name, backwards(one)]));
  };
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const told = JSON.parse(JSON.stringify(value)) as unknown;
      expect(isAsRead(told, told)).toBe(true);
      expect(isAsRead(backwards(told), told)).toBe(true);
    }),
  );
});
