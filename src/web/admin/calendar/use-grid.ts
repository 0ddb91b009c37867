import { useState, type KeyboardEvent, type RefObject } from "react";
import type { CalendarBooking, CalendarItem } from "#contracts/calendar.ts";
import type { Block } from "#contracts/item-belongings.ts";
import type { Period } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { movePlace, selectedPeriod, type Selection } from "./move.ts";
import { canBeMoved, movedBy, type Carried } from "./moved-stay.ts";
import { cellsOf, type CalendarRow } from "./rows.ts";
import { useActiveCell, type Shape } from "./use-active-cell.ts";
import { useDrag } from "./use-drag.ts";

export type GridActions = {
  /** To lay and lift blocks is the administrator's. */
  mayBlock: boolean;
  /** Days that were drawn over, to be booked or blocked. */
  choose: (item: CalendarItem, period: Period) => void;
  free: (item: CalendarItem, block: Block) => void;
  open: (booking: CalendarBooking) => void;
  /** A booking that was carried to other days: what that means is shown first. */
  move: (carried: Carried) => void;
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
    actions.move(done);
  };
  const chooseDays = (item: CalendarItem, chosen: Selection) => {
    setSelection(null);
    actions.choose(item, selectedPeriod(chosen));
  };

  function takeUp(row: CalendarRow, day: LocalDate) {
    const booking = nightOn(row, day);
    if (booking?.isFurther) actions.refuse(booking);
    else setCarried(takenUp(row, day));
  }

  function press(key: string, row: CalendarRow, day: LocalDate): boolean {
    const chosen = selection?.itemId === row.item.id ? selection : null;
    if (key === "Escape") setSelection(null);
    else if (key === "m" || key === "M") takeUp(row, day);
    else if (key === "Delete" && blockOn(row, day)) actOnDay(actions, row, day);
    else if (key !== "Enter" && key !== " ") return false;
    else if (chosen && chosen.anchor !== chosen.end) chooseDays(row.item, chosen);
    else actOnCell(actions, row, day);
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    const [row, day] = [rows[place.row], days[place.column]];
    if (!isCell(event.target) || !row || !day) return;
    if (carried) return carry(event, carried);
    const to = movePlace(event.key, place, { rows: rows.length, columns: days.length });
    if (to && event.shiftKey) {
      setSelection(extended(selection, row.item.id, [day, days[to.column] ?? day]));
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

/** The booking that lies there, taken up to be moved by keys. */
function takenUp(row: CalendarRow, day: LocalDate): Carried | null {
  const booking = nightOn(row, day);
  if (!booking || !canBeMoved(booking)) return null;
  const { startDate, endDate } = booking;
  return { booking, itemId: row.item.id, startDate, endDate };
}

/** A day with each arrow, with Shift so much longer or shorter; up and down to another item. */
function carriedBy(
  { key, shiftKey }: KeyboardEvent,
  held: Carried,
  rows: readonly CalendarRow[],
): Carried | undefined {
  const days = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (days !== undefined) return { ...held, ...movedBy(held, shiftKey ? "end" : "whole", days) };
  const items = [...new Set(rows.map(({ item }) => item.id))];
  const steps = { ArrowUp: -1, ArrowDown: 1 }[key];
  const itemId = steps === undefined ? undefined : items[items.indexOf(held.itemId) + steps];
  return itemId === undefined ? undefined : { ...held, itemId };
}

function nightOn(row: CalendarRow, day: LocalDate): CalendarBooking | undefined {
  return cellsOf(row).find((cell) => cell.day === day)?.night;
}

function isCell(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset["day"] !== undefined;
}

/** The chosen days up to another one; begun anew where another item was chosen before. */
function extended(
  selection: Selection | null,
  itemId: number,
  [from, to]: [LocalDate, LocalDate],
): Selection {
  return { itemId, anchor: selection?.itemId === itemId ? selection.anchor : from, end: to };
}

function blockOn({ days }: CalendarRow, day: LocalDate): Block | undefined {
  return days.find((one) => one.day === day)?.block;
}

/** Opens the booking that lies there or keeps it free, or does what a click beside one does. */
function actOnCell(actions: GridActions, row: CalendarRow, day: LocalDate): void {
  if (!openBooking(actions, row, day)) actOnDay(actions, row, day);
}

function openBooking(actions: GridActions, row: CalendarRow, day: LocalDate): boolean {
  const cell = cellsOf(row).find((one) => one.day === day);
  const booking = cell?.night ?? cell?.keptAfter;
  if (booking) actions.open(booking);
  return booking !== undefined;
}

function actOnDay(actions: GridActions, row: CalendarRow, day: LocalDate): void {
  const block = blockOn(row, day);
  if (!block) actions.choose(row.item, { startDate: day, endDate: day });
  else if (actions.mayBlock) actions.free(row.item, block);
}
