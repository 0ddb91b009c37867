import { expect, test } from "vitest";
import { giveWay } from "./give-way.ts";

test("dates chosen last stay, and the quantity is lowered to what is free", () => {
  expect(giveWay({ quantity: 3, last: "dates" }, 2)).toEqual({
    gives: "quantity",
    to: 2,
    last: "dates",
  });
});

test("a quantity chosen last stays, and the dates give way", () => {
  expect(giveWay({ quantity: 3, last: "quantity" }, 2)).toEqual({
    gives: "dates",
    last: "quantity",
  });
});

test("dates on which nothing is free go, whatever was chosen last", () => {
  expect(giveWay({ quantity: 1, last: "dates" }, 0)?.gives).toBe("dates");
  expect(giveWay({ quantity: 2, last: "quantity" }, 0)?.gives).toBe("dates");
});

test("nothing gives way while enough units are free", () => {
  expect(giveWay({ quantity: 2, last: "dates" }, 2)).toBeNull();
  expect(giveWay({ quantity: 2, last: "quantity" }, 5)).toBeNull();
});
