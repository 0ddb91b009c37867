import { expect, test } from "vitest";
import { begin, setOut, settle, typeIn, valuesOf } from "#web/shell/form/form-state.ts";
import { isBegun } from "./is-begun.ts";

const START = { itemIds: [] as number[], value: "", rounding: "1" };

test("a dialog in which nothing was chosen is closed without a question", () => {
  expect(isBegun(START, START)).toBe(false);
  expect(isBegun(START, { ...START, itemIds: [] })).toBe(false);
});

test("what was chosen for many items is asked for before it is lost, also once it was looked at", () => {
  const chosen = typeIn(begin(START), { itemIds: [3, 7] });
  expect(isBegun(START, valuesOf(chosen))).toBe(true);
  const sent = valuesOf(chosen);
  const lookedAt = settle(setOut(chosen), sent, sent);
  expect(isBegun(START, valuesOf(lookedAt))).toBe(true);
  expect(isBegun(START, { ...START, value: "5" })).toBe(true);
});
