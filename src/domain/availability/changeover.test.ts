import { expect, test } from "vitest";
import { isPromisedTwice, itemsPromisedTwice } from "./changeover.ts";

test("an item's own standard times count together with the shop's", () => {
  const shop = { pickupTime: "15:00", returnTime: "12:00" };
  const item = (defaultPickupTime: string | null, defaultReturnTime: string | null) => ({
    isAddonOnly: false,
    defaultPickupTime,
    defaultReturnTime,
  });
  const early = item("10:00", null);
  const both = item("09:00", "18:00");
  const fine = item(null, "10:00");
  expect(itemsPromisedTwice([early, both, fine, item(null, null)], shop)).toEqual([
    { ...early, pickupTime: "10:00", returnTime: "12:00" },
    { ...both, pickupTime: "09:00", returnTime: "18:00" },
  ]);
  // What goes with another is handed over at the other's hours; the shop's own are told once, for the shop.
  expect(itemsPromisedTwice([{ ...both, isAddonOnly: true }], shop)).toEqual([]);
  const wrong = { pickupTime: "10:00", returnTime: "16:00" };
  expect(itemsPromisedTwice([item(null, null)], wrong)).toEqual([]);
});

test("who is promised a vehicle before it is due back is promised it twice", () => {
  expect(isPromisedTwice({ pickupTime: "10:00", returnTime: "16:00" })).toBe(true);
  expect(isPromisedTwice({ pickupTime: "15:00", returnTime: "12:00" })).toBe(false);
  expect(isPromisedTwice({ pickupTime: "12:00", returnTime: "12:00" })).toBe(false);
});
