import { expect, test } from "vitest";
import { money } from "./words.ts";

const said = (kronor: number) => money(kronor).replaceAll("\u00a0", " ");

test("a month's sums add up as they are read: öre stand where there are any", () => {
  expect([36_397, 29_117.6, 7279.4].map(said)).toEqual([
    "36 397 kr",
    "29 117,60 kr",
    "7 279,40 kr",
  ]);
  expect(said(-0.001)).toBe("0 kr");
});
