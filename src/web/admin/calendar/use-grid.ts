import { useState, type KeyboardEvent, type RefObject } from "react";
import type { CalendarBooking, CalendarItem, CalendarUnit } from "#contracts/calendar.ts";
import type { Block } from "#contracts/item-belongings.ts";
import type { Outage } from "#contracts/units.ts";
import type { Period } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { movePlace, selectedPeriod, type Selection } from "./move.ts";
import { canBeExchanged, canBeMoved, isExchanged, type Carried } from "./moved-stay.ts";
import { carriedBy } from "./carried-by-keys.ts";
import { cellsOf, chosenUnit, type CalendarRow } from "./rows.ts";
import { useActiveCell, type Shape } from "./use-active-cell.ts";
import { takenUp, useDrag } from "./use-drag.ts";

export type GridActions = {
  /** To lay and lift blocks is the administrator's. */
  mayBlock: boolean;
  /** Days that were drawn over, to be booked or blocked; in the row of a unit among several, of that unit alone. */
  choose: (item: CalendarItem, period: Period, unit: CalendarUnit | null) => void;
  free: (item: CalendarItem, block: Block) => void;
  /** Takes a unit into use again. */
  restore: (item: CalendarItem, unit: CalendarUnit, outage: Outage) => void;
  open: (booking: CalendarBooking) => void;
  /** A booking that was carried to other days: what that means is shown first. */
  move: (carried: Carried) => void;
  /** A booking that was carried to another unit of its item, and nowhere else. */
  exchange: (carried: Carried) => void;
  /** What comes along with another thing was taken hold of: it goes where that goes. */
  refuse: (booking: CalendarBooking) => void;
};

type GridNeeds = Shape & { body: RefObject<HTMLElement | null>; actions: GridActions };

/** Which cell has the focus, which days are being chosen, and what keys and pointer do with them. */
export function useGrid({ rows, days, today, body, actions }: GridNeeds) {
  const [selection, setSelection] = useState<Selection | null>(null);
  const [carried, setCarried] = useState<Carried | null>(null);
  const { place, goTo, onFocus } = useActiveCell({ rows, days, today }, body);
  const drop = (done: Carried) => {
    setCarried(null);
    if (isExchanged(done)) actions.exchange(done);
    else actions.move(done);
  };
  const chooseDays = (row: CalendarRow, chosen: Selection) => {
    setSelection(null);
    actions.choose(row.item, selectedPeriod(chosen), chosenUnit(row));
  };

  function takeUp(row: CalendarRow, day: LocalDate) {
    const booking = nightOn(row, day);
    if (!booking) return;
    if (canBeMoved(booking) || canBeExchanged(booking, row)) setCarried(takenUp(row, booking));
    else if (booking.isFurther) actions.refuse(booking);
  }

  function press(key: string, row: CalendarRow, day: LocalDate): boolean {
    const chosen = selection && isOf(selection, row) ? selection : null;
    if (key === "Escape") setSelection(null);
    else if (key === "m" || key === "M") takeUp(row, day);
    else if (key === "Delete" && isBlocked(row, day)) actOnDay(actions, row, day);
    else if (key !== "Enter" && key !== " ") return false;
    else if (chosen && chosen.anchor !== chosen.end) chooseDays(row, chosen);
    else actOnCell(actions, row, day);
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    const [row, day] = [rows[place.row], days[place.column]];
    if (!isCell(event.target) || !row || !day) return;
    if (carried) return carry(event, carried);
    const to = movePlace(event.key, place, { rows: rows.length, columns: days.length });
    if (to && event.shiftKey) {
      setSelection(extended(selection, row, [day, days[to.column] ?? day]));
      goTo({ ...to, row: place.row });
    } else if (to) {
      setSelection(null);
      goTo(to);
    } else if (!press(event.key, row, day)) return;
    event.preventDefault();
  }

  /** Every key is about what is carried, until it is let go. */
  function carry(event: KeyboardEvent, held: Carried) {
    if (event.key === "Tab") return setCarried(null);
    if (event.key === "Escape") setCarried(null);
    else if (event.key === "Enter" || event.key === " ") drop(held);
    else setCarried(carriedBy(event, held, rows) ?? held);
    return event.preventDefault();
  }

  const drag = useDrag({
    rows,
    onChange: setSelection,
    onDone: chooseDays,
    onCarry: setCarried,
    onDrop: drop,
    onRefuse: actions.refuse,
    onClick: (row, day) => actOnDay(actions, row, day),
  });
  return { place, selection, carried, handlers: { ...drag, onKeyDown, onFocus } };
}

function nightOn(row: CalendarRow, day: LocalDate): CalendarBooking | undefined {
  return cellsOf(row).find((cell) => cell.day === day)?.night;
}

function isCell(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset["day"] !== undefined;
}

/** The chosen days up to another one; begun anew where something else was chosen before. */
function extended(
  selection: Selection | null,
  row: CalendarRow,
  [from, to]: [LocalDate, LocalDate],
): Selection {
  const anchor = selection && isOf(selection, row) ? selection.anchor : from;
  return { itemId: row.item.id, unitId: chosenUnit(row)?.id ?? null, anchor, end: to };
}

function isOf({ itemId, unitId }: Selection, row: CalendarRow): boolean {
  return itemId === row.item.id && unitId === (chosenUnit(row)?.id ?? null);
}

function cellOn(row: CalendarRow, day: LocalDate) {
  return cellsOf(row).find((one) => one.day === day);
}

function isBlocked(row: CalendarRow, day: LocalDate): boolean {
  const cell = cellOn(row, day);
  return Boolean(cell?.block ?? cell?.outage);
}

/** Opens the booking that lies there or keeps it free, or does what a click beside one does. */
function actOnCell(actions: GridActions, row: CalendarRow, day: LocalDate): void {
  if (!openBooking(actions, row, day)) actOnDay(actions, row, day);
}

function openBooking(actions: GridActions, row: CalendarRow, day: LocalDate): boolean {
  const cell = cellOn(row, day);
  const booking = cell?.night ?? cell?.keptAfter;
  if (booking) actions.open(booking);
  return booking !== undefined;
}

function actOnDay(actions: GridActions, row: CalendarRow, day: LocalDate): void {
  const { block, outage } = cellOn(row, day) ?? {};
  if (outage && row.of) actions.restore(row.item, row.of, outage);
  else if (!block) actions.choose(row.item, { startDate: day, endDate: day }, chosenUnit(row));
  else if (actions.mayBlock) actions.free(row.item, block);
}
