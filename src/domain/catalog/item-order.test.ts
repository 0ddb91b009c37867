import { expect, test } from "vitest";
import { isSameSet, movedTo } from "./item-order.ts";

test("an order names each item once, whatever the order", () => {
  expect(isSameSet([1, 4, 5], [5, 1, 4])).toBe(true);
  expect(isSameSet([1, 4, 5], [4, 4, 1])).toBe(false);
  expect(isSameSet([1, 4], [1, 4, 5])).toBe(false);
  expect(isSameSet([1, 4, 5], [1, 4, 6])).toBe(false);
});

test("an item is moved to its place, and beyond the ends to an end", () => {
  expect(movedTo([1, 2, 3], 3, 0)).toEqual([3, 1, 2]);
  expect(movedTo([1, 2, 3], 1, 9)).toEqual([2, 3, 1]);
  expect(movedTo([1, 2, 3], 7, 0)).toEqual([1, 2, 3]);
});
