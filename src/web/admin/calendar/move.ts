import type { Period } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

/** A cell by its place in the grid, counted from 0. */
export type Place = { row: number; column: number };

const ROWS_A_PAGE = 10;

const STEPS: Record<string, (place: Place, size: { rows: number; columns: number }) => Place> = {
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  PageUp: ({ row, column }) => ({ row: row - ROWS_A_PAGE, column }),
  PageDown: ({ row, column }) => ({ row: row + ROWS_A_PAGE, column }),
};

/** Where a key leads, never beyond the edge; null for keys that lead nowhere. */
export function movePlace(
  key: string,
  place: Place,
  size: { rows: number; columns: number },
): Place | null {
  const to = STEPS[key]?.(place, size);
  if (!to) return null;
  return { row: within(to.row, size.rows), column: within(to.column, size.columns) };
}

function within(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}

/** Days of one item, or of one of its units, that are being chosen: from where it began to where it is now. */
export type Selection = {
  itemId: number;
  unitId: number | null;
  anchor: LocalDate;
  end: LocalDate;
};

export function selectedPeriod({ anchor, end }: Selection): Period {
  return anchor <= end ? { startDate: anchor, endDate: end } : { startDate: end, endDate: anchor };
}
