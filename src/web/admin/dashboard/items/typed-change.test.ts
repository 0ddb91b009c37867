import { expect, test } from "vitest";
import { readChange } from "./typed-change.ts";

test.each([
  ["5", 5],
  ["2,5 %", 2.5],
  ["−200 kr", -200],
  ["+10", 10],
  ["1 000", 1000],
  ["12 345 678", 12_345_678],
  ["", undefined],
  ["fem", undefined],
  ["5-", undefined],
])("'%s' is a change of %s", (typed, value) => {
  expect(readChange(typed)).toBe(value);
});
