import { expect, test } from "vitest";
import { selectedAddons } from "#contracts/fields.ts";
import { possibleAddon } from "./possible-addon.ts";

const BEDDING = { id: 1, allowQuantitySelect: true };
const RACK = { id: 2, allowQuantitySelect: false };
const wish = (id: number, quantity: number) => possibleAddon([BEDDING, RACK], { id, quantity });

test("as many of an extra can be chosen as the server accepts, and no more", () => {
  expect(wish(1, 80)).toEqual([{ id: 1, quantity: 80 }]);
  const [most] = wish(1, 2_000_000);
  expect(most?.quantity).toBe(99);
  expect(selectedAddons.safeParse([most]).success).toBe(true);
});

test("of an extra without a number one is chosen, and of another item's none", () => {
  expect(wish(2, 7)).toEqual([{ id: 2, quantity: 1 }]);
  expect(wish(3, 1)).toEqual([]);
});
