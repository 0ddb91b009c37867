import type { Period } from "#domain/dates/date-range.ts";
import { fromDayNumber, type LocalDate } from "#domain/dates/local-date.ts";
import {
  aroundOf,
  boardOf,
  isFreeFor,
  type Board,
  type UnitStay,
} from "#domain/units/place-units.ts";
import { seatAll } from "#domain/units/seat-all.ts";
import { meet, type Stretch, type UnitOut } from "#domain/units/unit-nights.ts";

/** A stay that has all nights from the first to the last day gets at most so many units that it keeps throughout. */
export type UnitSplit = Period & { units: number };

/** So many units a stay can keep throughout, as far as the splits say: each night for itself says less. */
export function unitsThroughout(
  splits: readonly UnitSplit[] | undefined,
  first: LocalDate,
  beyond: LocalDate,
): number {
  let units = Infinity;
  for (const split of splits ?? [])
    if (first <= split.startDate && split.endDate < beyond) units = Math.min(units, split.units);
  return units;
}

/**
 * Where the nights are free one by one and no unit is throughout: the shortest such stretches, for one unit, for two
 * and so on. They say no exactly where the placing would. There are none while nothing but stays is ahead, since those
 * change places.
 */
export function unitSplits(
  units: readonly UnitOut[],
  stays: readonly UnitStay[],
  today: number,
): UnitSplit[] {
  const board = boardOf(units, stays);
  const fixed = board.units.flatMap(({ out }) => out);
  const starts = [...board.standing.values()].map(({ from }) => from);
  const first = Math.min(today, ...starts);
  if (fixed.every(({ from, to }) => from <= first || to <= today)) return [];
  const parts = partsOf(board, today);
  const freeIn = counting(board);
  const last = Math.max(...fixed.map(({ from, to }) => (to === Infinity ? from : to)));
  const most = Math.max(0, ...parts.map(({ free }) => free));
  const splits: Split[] = [];
  for (let wanted = 1; wanted <= most; wanted += 1)
    for (const split of shortest(board, parts, { wanted, last, freeIn }))
      if (!splits.some((known) => known.from >= split.from && known.to <= split.to))
        splits.push(split);
  return splits.map(({ from, to, units: throughout }) => ({
    startDate: fromDayNumber(from),
    endDate: fromDayNumber(to),
    units: throughout,
  }));
}

/** Here the last night is one of them. */
type Split = Stretch & { units: number };

/** Nights between which nothing begins and nothing ends, and the units that nobody has on them. */
type Part = Stretch & { free: number };

function partsOf({ units, standing }: Board, today: number): Part[] {
  const taken = [...standing.values()];
  const edges = [...taken, ...units.flatMap(({ out }) => out)].flatMap(({ from, to }) => [
    from,
    to,
  ]);
  const inOrder = [...new Set([today, ...edges])]
    .filter((edge) => edge >= today && edge < Infinity)
    .toSorted((one, other) => one - other);
  return inOrder.map((from, index) => {
    const part = { from, to: inOrder[index + 1] ?? from + 1 };
    const inUse = units.filter(({ out }) => !out.some((stretch) => meet(stretch, part))).length;
    return { ...part, free: inUse - taken.filter((one) => meet(one, part)).length };
  });
}

/** For each part the first later one up to which so many units cannot be had throughout, though they are free. */
function shortest(
  board: Board,
  parts: readonly Part[],
  { wanted, last, freeIn }: { wanted: number; last: number; freeIn: FreeIn },
): Split[] {
  const splits: Split[] = [];
  let until = 0;
  for (const [index, part] of parts.entries()) {
    // From here on no unit comes or goes: whoever begins here finds one.
    if (part.from >= last) break;
    if (part.free < wanted) continue;
    until = Math.max(until, index + 1);
    while (until < parts.length && canHave(board, [part, parts[until]!], { wanted, freeIn }))
      until += 1;
    const end = parts[until];
    if (!end || end.free < wanted) continue;
    const split = { from: part.to - 1, to: end.from, units: wanted - 1 };
    // The same end from a later start is the shorter one.
    if (splits.at(-1)?.to === split.to) splits.pop();
    splits.push(split);
  }
  return splits;
}

/** So many units are free throughout as they stand, by the first night and the day after the last. */
type FreeIn = (stay: Stretch) => number;

/** It is asked for one unit, for two and so on: counted once, a hundred units are no slower than one. */
function counting(board: Board): FreeIn {
  const known = new Map<string, number>();
  return (stay) => {
    const key = `${stay.from} ${stay.to}`;
    const free =
      known.get(key) ?? board.units.filter((unit) => isFreeFor(board, unit, stay)).length;
    known.set(key, free);
    return free;
  };
}

function canHave(
  board: Board,
  [first, end]: [Part, Part],
  { wanted, freeIn }: { wanted: number; freeIn: FreeIn },
): boolean {
  if (end.free < wanted) return false;
  const stay = { from: first.to - 1, to: end.from + 1 };
  if (freeIn(stay) >= wanted) return true;
  const news = Array.from({ length: wanted }, (_, index) => ({
    ...stay,
    id: -1 - index,
    unitId: null,
  }));
  return seatAll(board.units, [...aroundOf(board, stay), ...news]) !== null;
}
