import { useState, type KeyboardEvent, type RefObject } from "react";
import type { CalendarBooking, CalendarItem } from "#contracts/calendar.ts";
import type { Block } from "#contracts/item-belongings.ts";
import type { Period } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { movePlace, selectedPeriod, type Selection } from "./move.ts";
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
};

type GridNeeds = Shape & { body: RefObject<HTMLElement | null>; actions: GridActions };

/** Which cell has the focus, which days are being chosen, and what keys and pointer do with them. */
export function useGrid({ rows, days, today, body, actions }: GridNeeds) {
  const [selection, setSelection] = useState<Selection | null>(null);
  const { place, goTo, onFocus } = useActiveCell({ rows, days, today }, body);
  const chooseDays = (item: CalendarItem, chosen: Selection) => {
    setSelection(null);
    actions.choose(item, selectedPeriod(chosen));
  };

  function press(key: string, row: CalendarRow, day: LocalDate): boolean {
    const chosen = selection?.itemId === row.item.id ? selection : null;
    if (key === "Escape") setSelection(null);
    else if (key === "Delete" && blockOn(row, day)) actOnDay(actions, row, day);
    else if (key !== "Enter" && key !== " ") return false;
    else if (chosen && chosen.anchor !== chosen.end) chooseDays(row.item, chosen);
    else actOnCell(actions, row, day);
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    const [row, day] = [rows[place.row], days[place.column]];
    if (!isCell(event.target) || !row || !day) return;
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

  const drag = useDrag({
    rows,
    onChange: setSelection,
    onDone: chooseDays,
    onClick: (row, day) => actOnDay(actions, row, day),
  });
  return { place, selection, handlers: { ...drag, onKeyDown, onFocus } };
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

/** Opens the booking that lies there, or does what a click beside one does. */
function actOnCell(actions: GridActions, row: CalendarRow, day: LocalDate): void {
  if (!openBooking(actions, row, day)) actOnDay(actions, row, day);
}

function openBooking(actions: GridActions, row: CalendarRow, day: LocalDate): boolean {
  const night = cellsOf(row).find((cell) => cell.day === day)?.night;
  if (night) actions.open(night);
  return night !== undefined;
}

function actOnDay(actions: GridActions, row: CalendarRow, day: LocalDate): void {
  const block = blockOn(row, day);
  if (!block) actions.choose(row.item, { startDate: day, endDate: day });
  else if (actions.mayBlock) actions.free(row.item, block);
}
