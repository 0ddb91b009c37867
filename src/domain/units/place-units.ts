import { seatAll, type Guest } from "#domain/units/seat-all.ts";
import { meet, type Stretch, type UnitOut } from "#domain/units/unit-nights.ts";

/** A stay of one unit. Of a booking of three there are three. */
export type UnitStay = Guest & {
  /** It has the unit; otherwise that is the one it would rather have. */
  isPlaced: boolean;
  /** With its customer, over, or chosen by hand just now: it stays where it is. */
  isPinned: boolean;
};

export type Placing = {
  /** Which unit each stay has. */
  unitOf: Map<number, number>;
  /** Those that fit no unit throughout, in their order. */
  lacking: number[];
};

/**
 * Gives each stay a unit that it keeps throughout. What stands is kept. Who comes new gets the tightest gap; where no
 * unit is free throughout, all that is not pinned may change places to make one. Who still finds none is lacking, and
 * nobody else is: the first in the order is served first.
 */
export function placeUnits(units: readonly UnitOut[], stays: readonly UnitStay[]): Placing {
  const board = boardOf(units, stays);
  const lacking: number[] = [];
  for (const stay of waitingOf(stays, board)) {
    if (stay.isPinned || !seat(board, stay)) lacking.push(stay.id);
  }
  const unitOf = new Map(board.pinned.map(({ id, unitId }) => [id, unitId]));
  for (const { id, unitId } of board.standing.values()) unitOf.set(id, unitId);
  return { unitOf, lacking };
}

type Standing = Guest & { unitId: number };

/** Who is where while stays are placed. */
export type Board = {
  /** With what is pinned to them: nothing of it can be moved. */
  units: readonly UnitOut[];
  pinned: readonly Standing[];
  /** What could be moved, by its number. */
  standing: Map<number, Standing>;
};

export function boardOf(units: readonly UnitOut[], stays: readonly UnitStay[]): Board {
  const pinned: Standing[] = [];
  for (const stay of stays)
    if (stay.isPinned && isOnUnit(units, stay) && isFreeOf(pinned, stay)) pinned.push(stay);
  const board: Board = {
    units: units.map(({ id, out }) => ({
      id,
      out: [...out, ...pinned.filter(({ unitId }) => unitId === id)],
    })),
    pinned,
    standing: new Map(),
  };
  for (const stay of stays)
    if (stay.isPlaced && !stay.isPinned && isOnUnit(units, stay))
      if (isUnitFree(board, stay.unitId, stay)) board.standing.set(stay.id, stay);
  return board;
}

function isOnUnit(units: readonly UnitOut[], stay: UnitStay): stay is UnitStay & Standing {
  return units.some(({ id }) => id === stay.unitId);
}

const isFreeOf = (standing: readonly Standing[], stay: Standing) =>
  !standing.some((one) => one.unitId === stay.unitId && meet(one, stay));

function isUnitFree(board: Board, unitId: number, stay: Stretch): boolean {
  const unit = board.units.find(({ id }) => id === unitId);
  return unit !== undefined && isFreeFor(board, unit, stay);
}

export function isFreeFor({ standing }: Board, { id, out }: UnitOut, stay: Stretch): boolean {
  if (out.some((stretch) => meet(stretch, stay))) return false;
  for (const one of standing.values()) if (one.unitId === id && meet(one, stay)) return false;
  return true;
}

/** Who had a unit comes before who never had one. */
function waitingOf(stays: readonly UnitStay[], { pinned, standing }: Board): UnitStay[] {
  const waiting = stays.filter(
    (stay) => !standing.has(stay.id) && !pinned.some(({ id }) => id === stay.id),
  );
  return [
    ...waiting.filter(({ isPlaced }) => isPlaced),
    ...waiting.filter(({ isPlaced }) => !isPlaced),
  ];
}

/** Whether it found a unit; the board then has it, and those who made room. */
export function seat(board: Board, stay: Guest): boolean {
  const unitId = tightest(board, stay);
  if (unitId !== undefined) {
    board.standing.set(stay.id, { ...stay, unitId });
    return true;
  }
  const moved = [stay, ...aroundOf(board, stay)];
  const seats = seatAll(board.units, moved);
  if (!seats) return false;
  for (const one of moved) board.standing.set(one.id, { ...one, unitId: seats.get(one.id)! });
  return true;
}

/** Those whom a stay meets, those whom they meet, and so on: nobody else can be in its way. */
export function aroundOf({ standing }: Board, stay: Stretch): Standing[] {
  const inOrder = [...standing.values()].toSorted((one, other) => one.from - other.from);
  let { from, to } = stay;
  let found: Standing[] = [];
  for (;;) {
    const met = inOrder.filter((one) => meet(one, { from, to }));
    if (met.length === found.length) return found;
    found = met;
    from = Math.min(from, ...met.map((one) => one.from));
    to = Math.max(to, ...met.map((one) => one.to));
  }
}

const NOBODY = 1000;

/** The free unit on which the fewest and smallest gaps are left: the one it had, where that is free. */
function tightest(board: Board, stay: Guest): number | undefined {
  const free = board.units.filter((unit) => isFreeFor(board, unit, stay));
  if (free.some(({ id }) => id === stay.unitId)) return stay.unitId!;
  const gaps = free.map(({ id, out }) => {
    const beside = [...out, ...[...board.standing.values()].filter((one) => one.unitId === id)];
    let [before, after] = [NOBODY, NOBODY];
    for (const { from, to } of beside)
      if (to <= stay.from) before = Math.min(before, stay.from - to);
      else after = Math.min(after, from - stay.to);
    return { id, open: Number(before > 0) + Number(after > 0), size: before + after };
  });
  return gaps.toSorted((one, other) => one.open - other.open || one.size - other.size)[0]?.id;
}
