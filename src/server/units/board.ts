import { toDayNumber, type LocalDate } from "#domain/dates/local-date.ts";
import type { UnitStay } from "#domain/units/place-units.ts";
import { unitOut, type UnitOut } from "#domain/units/unit-nights.ts";
import type { BoardRows, HolderRow, StayUnitRow } from "./board-rows.ts";

/** A stay of one unit as it stands or is to come, with the row that it has or is to get. */
export type Seat = UnitStay & { row: StayUnitRow | null; holder: HolderRow | null };

export type ItemBoard = {
  units: UnitOut[];
  seats: Seat[];
  /** Rows of a quantity that was lowered. */
  surplus: StayUnitRow[];
};

/**
 * The stays of an item as the rule places them. What is with its customer, has come back or lies behind stays where it
 * is. Those without a row yet come last: they get a number of their own below zero.
 */
export function itemBoard({ units, holders, stays }: BoardRows, today: LocalDate): ItemBoard {
  const seats: Seat[] = [];
  const surplus: StayUnitRow[] = [];
  const rowsOf = groupOf(stays);
  const coming: Seat[] = [];
  for (const holder of holders) {
    const rows = rowsOf.get(keyOf(holder.kind, holder.id)) ?? [];
    rowsOf.delete(keyOf(holder.kind, holder.id));
    const kept = rows.toSorted(keptFirst);
    seats.push(...kept.slice(0, holder.quantity).map((row) => seatOf(row, holder, today)));
    surplus.push(...kept.slice(holder.quantity));
    // Of what came back before units were told apart nobody knows which it was.
    if (!holder.isOver)
      for (let more = kept.length; more < holder.quantity; more += 1)
        coming.push({
          ...stretchOf(holder),
          id: -1,
          unitId: null,
          isPlaced: false,
          isPinned: false,
          row: null,
          holder,
        });
  }
  for (const rows of rowsOf.values())
    seats.push(...rows.filter(({ isPlaced }) => isPlaced).map((row) => seatOf(row, null, today)));
  // Who really has a unit is seated on it before those who had it.
  seats.sort(
    (one, other) =>
      Number(other.row?.isGone ?? false) - Number(one.row?.isGone ?? false) || one.id - other.id,
  );
  return {
    units: units.map((unit) => unitOut(unit, today)),
    seats: [...seats, ...coming.map((seat, index) => ({ ...seat, id: -1 - index }))],
    surplus,
  };
}

export const keyOf = (kind: HolderRow["kind"], id: string) => `${kind} ${id}`;

function groupOf(stays: readonly StayUnitRow[]): Map<string, StayUnitRow[]> {
  const rows = new Map<string, StayUnitRow[]>();
  for (const stay of stays) {
    const key = keyOf(stay.kind, stay.holderId);
    rows.set(key, [...(rows.get(key) ?? []), stay]);
  }
  return rows;
}

/** What goes of a quantity that was lowered: who has no unit before who has one, and nothing that was handed over. */
function keptFirst(one: StayUnitRow, other: StayUnitRow): number {
  return (
    Number(other.isHandedOver) - Number(one.isHandedOver) ||
    Number(other.isPlaced) - Number(one.isPlaced) ||
    one.id - other.id
  );
}

function seatOf(row: StayUnitRow, holder: HolderRow | null, today: LocalDate): Seat {
  const isBehind = row.heldTo <= today;
  return {
    ...stretchOf(holder ?? row),
    id: row.id,
    unitId: row.unitId,
    isPlaced: row.isPlaced,
    isPinned: row.unitId !== null && (row.isHandedOver || holder?.isOver === true || isBehind),
    row,
    holder,
  };
}

const stretchOf = ({ heldFrom, heldTo }: { heldFrom: LocalDate; heldTo: LocalDate }) => ({
  from: toDayNumber(heldFrom),
  to: toDayNumber(heldTo),
});
