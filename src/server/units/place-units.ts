import { fromDayNumber, toDayNumber, type LocalDate } from "#domain/dates/local-date.ts";
import { placeUnits, type UnitStay } from "#domain/units/place-units.ts";
import { unitSplits, type UnitSplit } from "#domain/units/unit-splits.ts";
import type { Db } from "#server/platform/db/database.ts";
import { itemBoard, type ItemBoard, type Seat } from "./board.ts";
import { readBoard } from "./board-rows.ts";
import * as rows from "./stay-unit-rows.ts";

/** A stay after the placing: which unit it had and has. */
export type PlacedStay = Pick<Seat, "holder"> & { before: number | null; after: number | null };

export type Placed = { itemId: number; stays: PlacedStay[] };

/**
 * Gives the stays of every item that wants it their units. Whoever has changed what is held calls it as the last deed
 * of the transaction: the item is locked until then.
 */
export async function placeDueUnits(tx: Db, today: LocalDate): Promise<Placed[]> {
  const placed: Placed[] = [];
  const due = await rows.lockDue(tx);
  // What was given back is counted when the transaction ends, by this day.
  if (due.length > 0) await rows.tellToday(tx, today);
  for (const itemId of due) placed.push(await placeItem(tx, itemId, { today }));
  return placed;
}

/** Stays that somebody has just put where they are to be, by their numbers. */
type Chosen = ReadonlyMap<number, Pick<UnitStay, "unitId" | "isPlaced" | "isPinned">>;

export async function placeItem(
  tx: Db,
  itemId: number,
  { today, chosen }: { today: LocalDate; chosen?: Chosen },
): Promise<Placed> {
  const known = await readBoard(tx, itemId, today);
  if (!known) {
    await rows.removeDue(tx, itemId);
    return { itemId, stays: [] };
  }
  const board = itemBoard(known, today);
  // Who was asked to make room takes what is left by those who stand.
  const isAsked = ({ id, isPinned }: UnitStay) => chosen?.has(id) === true && !isPinned;
  const wanted = board.seats
    .map((seat) => ({ ...seat, ...chosen?.get(seat.id) }))
    .toSorted((one, other) => Number(isAsked(one)) - Number(isAsked(other)));
  const { unitOf } = placeUnits(board.units, wanted);
  await write(tx, itemId, board, unitOf);
  // The last of it: who is on which unit says how many there are.
  await rows.removeDue(tx, itemId);
  const standing = board.seats.map((seat) => ({
    ...seat,
    unitId: unitOf.get(seat.id) ?? seat.unitId,
    isPlaced: unitOf.has(seat.id),
  }));
  const splits = unitSplits(board.units, standing, toDayNumber(today));
  if (!isSame(splits, known.splits)) await rows.replaceSplits(tx, itemId, splits);
  return {
    itemId,
    stays: board.seats.map(({ id, holder, unitId, isPlaced }) => ({
      holder,
      before: isPlaced ? unitId : null,
      after: unitOf.get(id) ?? null,
    })),
  };
}

/** Who gives a unit up does so before anybody gets it. */
async function write(
  tx: Db,
  itemId: number,
  { seats, surplus }: ItemBoard,
  unitOf: ReadonlyMap<number, number>,
): Promise<void> {
  const moved = seats.filter(
    ({ id, row, unitId, isPlaced }) => row && isPlaced && unitOf.get(id) !== unitId,
  );
  await rows.removeStays(
    tx,
    surplus.map(({ id }) => id),
  );
  await rows.unplace(
    tx,
    moved.map(({ id }) => id),
  );
  await rows.place(
    tx,
    seats.flatMap(({ id, row, from, to, unitId: had, isPlaced }) => {
      const unitId = unitOf.get(id);
      if (!row || unitId === undefined || (isPlaced && unitId === had)) return [];
      return [{ id, unitId, heldFrom: fromDayNumber(from), heldTo: fromDayNumber(to) }];
    }),
  );
  await rows.insertStays(
    tx,
    seats.flatMap(({ id, row, holder }) =>
      row || !holder ? [] : [{ holder, itemId, unitId: unitOf.get(id) ?? null }],
    ),
  );
}

const inOrder = (splits: readonly UnitSplit[]) =>
  splits.map(({ startDate, endDate, units }) => `${startDate} ${endDate} ${units}`).toSorted();

const isSame = (one: readonly UnitSplit[], other: readonly UnitSplit[]) =>
  inOrder(one).join() === inOrder(other).join();

/** Whether a booking or a checkout has fewer units than it wants after the placing. */
export function isLacking(
  placed: readonly Placed[],
  holder: { bookingId?: number; checkoutId?: string },
): boolean {
  return placed.some(({ stays }) =>
    stays.some(
      (stay) =>
        stay.after === null &&
        stay.holder !== null &&
        ((holder.bookingId !== undefined && stay.holder.bookingId === holder.bookingId) ||
          (holder.checkoutId !== undefined && stay.holder.checkoutId === holder.checkoutId)),
    ),
  );
}

/** The splits of an item as a booking meets them that may be moved: its own stay is not in its way, nor what it has out. */
export async function splitsBeside(
  tx: Db,
  itemId: number,
  { today, bookingId }: { today: LocalDate; bookingId?: number | undefined },
): Promise<UnitSplit[]> {
  const known = await readBoard(tx, itemId, today);
  if (!known) return [];
  const isOther = (one: { bookingId: number | null } | null) =>
    bookingId === undefined || one?.bookingId !== bookingId;
  const besides = known.units.map((unit) => ({ ...unit, gone: unit.gone.filter(isOther) }));
  const { units, seats } = itemBoard({ ...known, units: besides }, today);
  const others = seats.filter(({ holder }) => isOther(holder));
  return unitSplits(units, others, toDayNumber(today));
}
