import { expect, test } from "vitest";
import type { PricePreview } from "#contracts/items-in-bulk.ts";
import { isDoneAlready } from "./is-done-already.ts";

type Price = [before: number, after: number];

function previewOf(perDay: Price, season?: Price, seasonId = 3): PricePreview {
  const dates = { startDate: "2027-06-01", endDate: "2027-08-31" };
  const prices = [
    { season: null, before: perDay[0], after: perDay[1] },
    ...(season
      ? [{ season: { id: seasonId, ...dates }, before: season[0], after: season[1] }]
      : []),
  ];
  const item = { itemId: 1, name: "Husbilen", prices };
  return { mark: JSON.stringify(item), items: [item] } as unknown as PricePreview;
}

test("prices that were changed though the answer was lost are not changed once more", () => {
  const shown = previewOf([1000, 1050], [1500, 1575]);
  expect(isDoneAlready(shown, previewOf([1050, 1103], [1575, 1654]))).toBe(true);
});

test("prices that a colleague has changed otherwise are shown anew", () => {
  const shown = previewOf([1000, 1050], [1500, 1575]);
  expect(isDoneAlready(shown, previewOf([1100, 1155], [1575, 1654]))).toBe(false);
  expect(isDoneAlready(shown, previewOf([1050, 1103], [1500, 1575]))).toBe(false);
});

test("so are they where a season has come, gone or been replaced", () => {
  const shown = previewOf([1000, 1050], [1500, 1575]);
  expect(isDoneAlready(shown, previewOf([1050, 1103]))).toBe(false);
  expect(isDoneAlready(shown, previewOf([1050, 1103], [1575, 1654], 4))).toBe(false);
  expect(isDoneAlready(previewOf([1000, 1050]), previewOf([1050, 1103], [1575, 1654]))).toBe(false);
});
