import { expect, test } from "vitest";
import { numberedPages, offeredPages } from "./list-pages.ts";

test("pages are numbered up to a hundred, and there is always one", () => {
  expect(numberedPages(0)).toBe(1);
  expect(numberedPages(50)).toBe(1);
  expect(numberedPages(51)).toBe(2);
  expect(numberedPages(10_001)).toBe(100);
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 18, [1, 2, null, 18]],
  [4, 18, [1, 2, 3, 4, 5, null, 18]],
  [9, 18, [1, null, 8, 9, 10, null, 18]],
  [18, 18, [1, null, 17, 18]],
])("on page %i of %i these are offered", (current, last, offered) => {
  expect(offeredPages(current, last)).toEqual(offered);
});
