import { expect, test } from "vitest";
import { paginate, type Piece } from "./paginate.ts";

const aPiece = (height: number, more: Partial<Piece> = {}): Piece => ({
  height,
  draw: () => {},
  ...more,
});
const GAP = aPiece(10, { isGap: true });
const heights = (pieces: Piece[]) =>
  paginate(pieces, { top: 0, bottom: 100 }).map((page) =>
    page.map(({ piece, y }) => [y, piece.height]),
  );

test("what does not fit goes on to the next page, whole", () => {
  expect(heights([aPiece(60), aPiece(40), aPiece(30)])).toEqual([
    [
      [0, 60],
      [60, 40],
    ],
    [[0, 30]],
  ]);
});

test("a heading goes over with what it stands above", () => {
  expect(heights([aPiece(70), aPiece(20, { isKept: true }), aPiece(30)])).toEqual([
    [[0, 70]],
    [
      [0, 20],
      [20, 30],
    ],
  ]);
});

test("room below a heading does not part it from what it stands above", () => {
  expect(heights([aPiece(70), aPiece(10, { isKept: true }), GAP, aPiece(20)])).toHaveLength(2);
  expect(heights([aPiece(70), aPiece(10), GAP, aPiece(20)])[0]).toHaveLength(3);
});

test("no page begins with empty room, and none is made for it", () => {
  expect(heights([aPiece(95), GAP, aPiece(30), GAP])).toEqual([
    [
      [0, 95],
      [95, 10],
    ],
    [
      [0, 30],
      [30, 10],
    ],
  ]);
  expect(heights([GAP, aPiece(100), GAP])).toHaveLength(1);
});
