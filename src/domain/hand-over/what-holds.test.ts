import { expect, test } from "vitest";
import { firstOf, whatHolds } from "./what-holds.ts";

const signed = (
  id: number,
  correctsId: number | null = null,
  annulsBecause: string | null = null,
) => ({
  id,
  correctsId,
  annulsBecause,
});
const ids = (all: ReturnType<typeof signed>[]) => whatHolds(all).map(({ id }) => id);

test("a correction counts instead of what it corrects", () => {
  expect(ids([signed(3), signed(2, 1), signed(1)])).toEqual([3, 2]);
});

test("of what was annulled nothing counts, corrected before or not, and what is signed anew does", () => {
  expect(ids([signed(3, 2, "Fel"), signed(2, 1), signed(1)])).toEqual([]);
  expect(ids([signed(4), signed(3, 2, "Fel"), signed(2, 1), signed(1)])).toEqual([4]);
});

test("a correction of a correction tells of what was signed first", () => {
  const all = [signed(3, 2), signed(2, 1), signed(1)];
  expect(all.map((one) => firstOf(all, one).id)).toEqual([1, 1, 1]);
});
