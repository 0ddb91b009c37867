import type { Problem } from "#contracts/errors.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { meet, unitOut, type Stretch } from "#domain/units/unit-nights.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { itemsOfBooking, lockItems } from "#server/platform/db/lock-items.ts";
import { itemBoard, type Seat } from "./board.ts";
import { readBoard, type BoardRows } from "./board-rows.ts";
import { placeItem } from "./place-units.ts";
import { tellToday } from "./stay-unit-rows.ts";
import { itemsHeldBy } from "./held-item-rows.ts";
import type { UnitParts } from "./unit-parts.ts";

type Wish = { bookingId: number; unitIds: readonly number[]; by: Actor };

/**
 * Gives a booking the units that somebody has chosen. Whoever had one of them is given another, the one that becomes
 * free where it fits; where there is none for them nothing is changed.
 */
export async function giveBookingUnits(
  { db, clock }: UnitParts,
  { bookingId, unitIds, by }: Wish,
): Promise<Result<null, Problem>> {
  return inTransaction(db, async (tx): Promise<Result<null, Problem>> => {
    await lockItems(tx, itemsOfBooking(bookingId));
    const today = clock.today();
    await tellToday(tx, today);
    const held = await itemsHeldBy(tx, bookingId);
    if (!held) return fail({ code: "booking.unknown" });
    if (held.status === "cancelled") return fail({ code: "unit.booking-cancelled" });
    if (held.status === "returned") return fail({ code: "unit.booking-returned" });
    const boards = await boardsOf(tx, held.itemIds, { bookingId, today });
    const needed = boards.reduce((sum, { own }) => sum + own.length, 0);
    if (needed === 0) return fail({ code: "unit.none-to-choose" });
    const known = boards.flatMap(({ rows }) => rows.units.map(({ id }) => id));
    const isWrong =
      unitIds.length !== needed ||
      new Set(unitIds).size !== needed ||
      unitIds.some((id) => !known.includes(id));
    if (isWrong) return fail({ code: "unit.wrong-choice", needed });
    const given: { unit: string; before: string | null }[] = [];
    for (const board of boards) {
      const chosen = board.rows.units.filter(({ id }) => unitIds.includes(id));
      if (chosen.length !== board.own.length) return fail({ code: "unit.wrong-choice", needed });
      const swapped = swap(board, { wanted: chosen, today });
      if (!swapped.ok) return swapped;
      const placed = await placeItem(tx, board.itemId, { today, chosen: swapped.value });
      const left = placed.stays.some(({ before, after }) => before !== null && after === null);
      const got = placed.stays.filter(
        ({ holder, after }) => holder?.bookingId === bookingId && after !== null,
      );
      if (left || got.length < board.own.length)
        return fail({ code: "unit.no-room-for-others", name: chosen[0]?.name ?? "" });
      const nameOf = (id: number | null) =>
        board.rows.units.find((unit) => unit.id === id)?.name ?? null;
      for (const { before, after } of got)
        if (before !== after) given.push({ unit: nameOf(after) ?? "", before: nameOf(before) });
    }
    if (given.length > 0)
      await recordChange(tx, clock, {
        by,
        action: "booking.units",
        entity: "booking",
        entityId: bookingId,
        before: { units: given.flatMap(({ before }) => before ?? []) },
        after: { units: given.map(({ unit }) => unit) },
      });
    return ok(null);
  });
}

type OwnBoard = {
  itemId: number;
  rows: BoardRows;
  seats: Seat[];
  /** Those of the booking. */
  own: Seat[];
};

async function boardsOf(
  tx: Db,
  itemIds: readonly number[],
  { bookingId, today }: { bookingId: number; today: LocalDate },
): Promise<OwnBoard[]> {
  const boards: OwnBoard[] = [];
  for (const itemId of itemIds) {
    await placeItem(tx, itemId, { today });
    const rows = await readBoard(tx, itemId, today);
    if (!rows) continue;
    const { seats } = itemBoard(rows, today);
    const own = seats.filter(({ holder }) => holder?.bookingId === bookingId && !holder.isOver);
    boards.push({ itemId, rows, seats, own });
  }
  return boards;
}

type Chosen = { unitId: number | null; isPlaced: boolean; isPinned: boolean };

/** Where everybody is to be: the booking's own on the chosen units, who is in the way on those that become free. */
function swap(
  { rows, seats, own }: OwnBoard,
  { wanted, today }: { wanted: readonly BoardRows["units"][number][]; today: LocalDate },
): Result<Map<number, Chosen>, Problem> {
  const chosen = new Map<number, Chosen>();
  // Of one that lacks a unit it is only remembered which it had.
  const keeping = own.filter(
    ({ unitId, isPlaced }) => isPlaced && wanted.some(({ id }) => id === unitId),
  );
  const moved = own.find((seat) => seat.row?.isHandedOver && !keeping.includes(seat));
  if (moved) {
    const name = rows.units.find(({ id }) => id === moved.unitId)?.name ?? "";
    return fail({ code: "unit.handed-over", name });
  }
  const giving = own.filter((seat) => !keeping.includes(seat));
  const getting = wanted.filter(({ id }) => keeping.every(({ unitId }) => unitId !== id));
  for (const seat of keeping) chosen.set(seat.id, { ...seat, isPlaced: true, isPinned: true });
  for (const [index, seat] of giving.entries()) {
    const unit = getting[index]!;
    const out = unitOut(unit, today).out.some((stretch) => meet(stretch, seat));
    if (out) return fail({ code: "unit.out", name: unit.name });
    const others = seats.filter((one) => isOn(one, unit.id, seat) && !own.includes(one));
    if (others.some(({ isPinned }) => isPinned))
      return fail({ code: "unit.with-customer", name: unit.name });
    chosen.set(seat.id, { unitId: unit.id, isPlaced: true, isPinned: true });
    for (const one of others)
      chosen.set(one.id, {
        unitId: seat.isPlaced ? seat.unitId : null,
        isPlaced: true,
        isPinned: false,
      });
  }
  return ok(chosen);
}

const isOn = (one: Seat, unitId: number, stay: Stretch) =>
  one.isPlaced && one.unitId === unitId && meet(one, stay);
