import { expect, test } from "vitest";
import { nightByCard } from "./night-by-card.ts";

test.each([
  ["0", ""],
  ["2", "0"],
  ["0 kr", "2"],
])("an owner who types %s a day and a fee of %s reads that no card can pay it", (...[day, fee]) => {
  expect(nightByCard({ pricePerDay: day, basePrice: fee })).toContain(
    "under 3\u00a0kr går inte att betala med kort",
  );
});

test.each([
  ["3", ""],
  ["0", "250"],
  ["1 195", ""],
  ["", ""],
  ["tolv", ""],
])("of %s a day and a fee of %s nothing is said", (...[day, fee]) => {
  expect(nightByCard({ pricePerDay: day, basePrice: fee })).toBeUndefined();
});
