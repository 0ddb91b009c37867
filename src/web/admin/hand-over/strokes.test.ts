import { expect, test } from "vitest";
import { fitStrokes, isSignature } from "./strokes.ts";

const stroke = (...points: [number, number][]) => ({
  points: points.map(([x, y]) => ({ x, y })),
});

test("a dot or a short slip is no signature, and a name or initials are", () => {
  expect(isSignature([])).toBe(false);
  expect(isSignature([stroke([10, 10])])).toBe(false);
  expect(isSignature(Array.from({ length: 20 }, () => stroke([10, 10])))).toBe(false);
  expect(isSignature([stroke([10, 10], [20, 15])])).toBe(false);
  expect(isSignature([stroke([10, 10], [30, 40], [50, 10])])).toBe(true);
  expect(isSignature([stroke([10, 10], [10, 50]), stroke([30, 10], [60, 10])])).toBe(true);
});

test("a signature is made smaller with its sheet, as it was drawn", () => {
  const drawn = [stroke([0, 0], [600, 100]), stroke([200, 50])];
  expect(fitStrokes(drawn, { width: 300, height: 180 })).toEqual([
    stroke([0, 0], [300, 50]),
    stroke([100, 25]),
  ]);
  expect(fitStrokes(drawn, { width: 800, height: 180 })).toEqual(drawn);
  expect(fitStrokes([], { width: 300, height: 180 })).toEqual([]);
});
