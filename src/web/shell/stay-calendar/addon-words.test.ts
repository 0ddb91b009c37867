import { expect, test } from "vitest";
import type { Addon } from "#domain/catalog/item.ts";
import { addonUnitWords, addonWords, bookedWords, stockWords } from "./addon-words.ts";

const addon = (fields: Partial<Addon>): Addon => ({
  id: 1,
  name: "Våtdräkt",
  price: 95,
  priceType: "daily",
  allowQuantitySelect: false,
  ...fields,
});

test("an extra says whether it is paid by the day or once, and by the piece where more can be had", () => {
  expect(addonUnitWords(addon({}))).toBe("95\u00a0kr per dygn");
  expect(addonUnitWords(addon({ allowQuantitySelect: true }))).toBe("95\u00a0kr styck per dygn");
  expect(addonUnitWords(addon({ priceType: "one-time" }))).toBe("95\u00a0kr för hela hyran");
  expect(addonUnitWords(addon({ priceType: "one-time", allowQuantitySelect: true }))).toBe(
    "95\u00a0kr styck för hela hyran",
  );
});

test("a chosen extra says what it comes to for the stay, unless that is just its price", () => {
  expect(addonWords(addon({}), 2, 3)).toBe("2 st × 3 dygn = 570\u00a0kr");
  expect(addonWords(addon({}), 1, 3)).toBe("3 dygn = 285\u00a0kr");
  expect(addonWords(addon({ priceType: "one-time" }), 2, 3)).toBe("2 st = 190\u00a0kr");
  expect(addonWords(addon({ priceType: "one-time" }), 1, 3)).toBe("");
  expect(addonWords(addon({}), 1, 1)).toBe("");
});

test("an extra from stock says when it is the last, too many or none; any other says nothing", () => {
  const said = (quantity: number, left: number, beside = 0) =>
    stockWords(quantity, { left, beside });
  expect(stockWords(5, undefined)).toBeUndefined();
  expect(said(1, 3)).toBeUndefined();
  expect(said(3, 3)).toBe("Bara 3 kvar de här dagarna");
  expect(said(2, 1)).toBe("Bara 1 kvar de här dagarna");
  expect(said(0, 0)).toBe("Slut de här dagarna");
  expect(said(0, 0, 1)).toBe("Slut de här dagarna: 1 st är redan med i bokningen");
  expect(said(2, 2, 3)).toBe("Bara 2 kvar de här dagarna: 3 st är redan med i bokningen");
  expect(said(1, 2, 3)).toBeUndefined();
});

test("an extra that is booked says so, and what more of it costs where there can be more", () => {
  expect(bookedWords(addon({}), 1)).toBe("Ingår i bokningen");
  expect(bookedWords(addon({ allowQuantitySelect: true }), 2)).toBe(
    "2 st ingår i bokningen, fler kostar 95\u00a0kr styck per dygn",
  );
});
