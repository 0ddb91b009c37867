/** Where a picture stands. A row is a hundredth of a column's width. */
export type Place = { column: number; span: number; row: number; rows: number };

/** The room below a picture and beside it, in rows. */
export const GAP = 5;

// Higher than this a picture over several columns would fill the window.
const HIGHEST = 0.8;

/** How many stand in each of the first rows, by how many are left over when the rows below are filled. */
const FIRST_ROWS: Record<number, Record<number, number[]>> = {
  2: { 1: [1] },
  3: { 1: [1], 2: [1, 1] },
  4: { 1: [1], 2: [2], 3: [1, 2] },
};

/**
 * Pictures, each by its height in hundredths of its width, in so many columns without a hole, in their order. The first
 * may span several columns; below them each next one stands in the shortest column, and all columns end level.
 */
export function galleryLayout(heights: readonly number[], columns: number): Place[] {
  const places: Place[] = [];
  let top = 0;
  for (const count of FIRST_ROWS[columns]?.[heights.length % columns] ?? []) {
    const row = widePlaces(heights.slice(places.length, places.length + count), columns, top);
    places.push(...row);
    top += (row[0]?.rows ?? 0) + GAP;
  }
  return [...places, ...columnPlaces(heights.slice(places.length), columns, top)];
}

/** Beside each other over the whole width, all of one height. */
function widePlaces(heights: readonly number[], columns: number, row: number): Place[] {
  const span = columns / heights.length;
  const rows = Math.round(widthOf(span) * Math.min(HIGHEST, mean(heights) / 100));
  return heights.map((_, index) => ({ column: index * span, span, row, rows }));
}

function columnPlaces(heights: readonly number[], count: number, top: number): Place[] {
  const columns = Array.from({ length: count }, () => ({ indexes: [] as number[], height: 0 }));
  for (const [index, height] of heights.entries()) {
    const shortest = columns.reduce((one, other) => (other.height < one.height ? other : one));
    shortest.indexes.push(index);
    shortest.height += height + GAP;
  }
  const level = Math.round(mean(columns.map(({ height }) => height)));
  const places: Place[] = [];
  for (const [column, { indexes, height }] of columns.entries()) {
    // What is cut off or added is shared by all of a column's pictures.
    const gaps = GAP * indexes.length;
    const share = (level - gaps) / (height - gaps);
    let natural = 0;
    let row = 0;
    for (const [place, index] of indexes.entries()) {
      natural += heights[index] ?? 0;
      const end = Math.round(natural * share) + GAP * place;
      places[index] = { column, span: 1, row: top + row, rows: end - row };
      row = end + GAP;
    }
  }
  return places;
}

/** In rows, the room between the columns included. */
function widthOf(span: number): number {
  return span * 100 + (span - 1) * GAP;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
