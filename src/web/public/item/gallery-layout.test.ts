import fc from "fast-check";
import { expect, test } from "vitest";
import { GAP, galleryLayout, type Place } from "./gallery-layout.ts";

const LANDSCAPE = 75;

/** Every cell of the gallery with how many pictures cover it, the room below a picture included. */
function cover(places: Place[], columns: number): Set<number> {
  const bottom = Math.max(...places.map(({ row, rows }) => row + rows + GAP));
  const cells = new Map<string, number>();
  for (let row = 0; row < bottom; row += 1)
    for (let column = 0; column < columns; column += 1) cells.set(`${row} ${column}`, 0);
  for (const { column, span, row, rows } of places)
    for (let down = row; down < row + rows + GAP; down += 1)
      for (let across = column; across < column + span; across += 1) {
        const cell = `${down} ${across}`;
        cells.set(cell, (cells.get(cell) ?? 1) + 1);
      }
  return new Set(cells.values());
}

const columns = fc.constantFrom(1, 2, 3, 4);

test("whatever pictures there are, of whatever shapes, the gallery has no hole and none lies over another", () => {
  const heights = fc.array(fc.integer({ min: 30, max: 180 }), { minLength: 1, maxLength: 15 });
  fc.assert(
    fc.property(heights, columns, (all, count) => {
      const places = galleryLayout(all, count);
      expect(places).toHaveLength(all.length);
      expect(cover(places, count)).toEqual(new Set([1]));
      for (const { rows } of places) expect(rows).toBeGreaterThan(0);
    }),
  );
});

test("pictures of one shape keep it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), columns, (count, across) => {
      const all = Array.from({ length: count }, () => LANDSCAPE);
      for (const { span, rows } of galleryLayout(all, across))
        expect(((100 * span + GAP * (span - 1)) * LANDSCAPE) / 100 - rows).toBeCloseTo(0, -0.5);
    }),
  );
});

test("every column is used as soon as there is a picture for each", () => {
  for (const count of [2, 3, 4])
    for (let pictures = count + 2; pictures < 15; pictures += 1) {
      const places = galleryLayout(
        Array.from({ length: pictures }, () => LANDSCAPE),
        count,
      );
      expect(new Set(places.map(({ column }) => column)).size, `${pictures} in ${count}`).toBe(
        count,
      );
    }
});

test("five pictures: one large above four, two large above three, one large above two pairs", () => {
  const spans = (count: number) =>
    galleryLayout([75, 75, 75, 75, 75], count).map(({ span }) => span);
  expect(spans(4)).toEqual([4, 1, 1, 1, 1]);
  expect(spans(3)).toEqual([3, 3, 1, 1, 1]);
  expect(spans(2)).toEqual([2, 1, 1, 1, 1]);
  expect(spans(1)).toEqual([1, 1, 1, 1, 1]);
});
