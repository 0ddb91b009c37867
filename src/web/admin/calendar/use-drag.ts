import { useEffect, useRef, type MouseEvent, type PointerEvent } from "react";
import type { CalendarBooking } from "#contracts/calendar.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Selection } from "./move.ts";
import {
  canBeExchanged,
  canBeMoved,
  gripAt,
  isExchanged,
  isMoved,
  movedTo,
  type Carried,
  type Grip,
} from "./moved-stay.ts";
import { cellsOf, chosenUnit, type CalendarRow } from "./rows.ts";

type DragNeeds = {
  rows: CalendarRow[];
  onChange: (selection: Selection | null) => void;
  /** Several days were drawn over. */
  onDone: (row: CalendarRow, selection: Selection) => void;
  /** A booking is being drawn to other days, or to another unit. */
  onCarry: (carried: Carried | null) => void;
  onDrop: (carried: Carried) => void;
  /** Drawn at, though it goes where the main thing goes. */
  onRefuse: (booking: CalendarBooking) => void;
  /** One day was clicked, beside any booking. */
  onClick: (row: CalendarRow, day: LocalDate) => void;
};

type Drawing = { row: CalendarRow; selection: Selection };
type Following = { booking: CalendarBooking; x: number; isTold: boolean };
type Carrying = {
  /** Of what comes along with another thing, its unit alone can be exchanged. */
  grip: Grip | "unit";
  from: LocalDate;
  itemId: number;
  carried: Carried;
};

/**
 * Chooses days of one item by drawing over them, and moves a booking by its bar, to other days, another item or another
 * unit, or makes it longer or shorter by an end of it. A finger scrolls instead, and taps.
 */
export function useDrag({ rows, onChange, onDone, onCarry, onDrop, onRefuse, onClick }: DragNeeds) {
  const drag = useRef<Drawing | null>(null);
  const carrying = useRef<Carrying | null>(null);
  const following = useRef<Following | null>(null);
  const latest = useRef({ onChange, onDone, onCarry, onDrop });
  useEffect(() => {
    latest.current = { onChange, onDone, onCarry, onDrop };
  });
  useEffect(() => {
    // The pointer may be let go anywhere, also outside of the window.
    const stop = new AbortController();
    const end = (isDone: boolean) => {
      endDrawing(drag.current, isDone, latest.current);
      drag.current = null;
      if (following.current?.isTold) swallowClick();
      following.current = null;
      const held = carrying.current;
      carrying.current = null;
      if (!held) return;
      latest.current.onCarry(null);
      if (!isMoved(held.carried, held.itemId) && !isExchanged(held.carried)) return;
      // What was drawn elsewhere is not opened.
      swallowClick();
      if (isDone) latest.current.onDrop(held.carried);
    };
    const { signal } = stop;
    window.addEventListener("pointerup", () => end(true), { signal });
    window.addEventListener("pointercancel", () => end(false), { signal });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && end(false), { signal });
    return () => stop.abort();
  }, []);

  const cellAt = (target: Element | null | undefined) => {
    const cell = target?.closest<HTMLElement>("[data-day]");
    const row = rows.find(({ key }) => key === cell?.dataset["row"]);
    return cell && row ? { row, day: cell.dataset["day"] as LocalDate } : null;
  };
  const barOf = (target: EventTarget) => (target as Element).closest("a");

  function takeBar(bar: Element, { clientX, clientY }: PointerEvent): void {
    const row = cellAt(bar)?.row;
    const booking = row && bookingOf(row, Number(bar.getAttribute("data-booking")));
    const under = cellAt(cellUnder(clientX, clientY));
    if (booking?.isFurther) following.current = { booking, x: clientX, isTold: false };
    if (!row || !booking || !under) return;
    if (!canBeMoved(booking) && !canBeExchanged(booking, row)) return;
    carrying.current = {
      grip: canBeMoved(booking) ? gripAt(clientX, bar.getBoundingClientRect()) : "unit",
      from: under.day,
      itemId: row.item.id,
      carried: takenUp(row, booking),
    };
  }

  function carry(held: Carrying, { clientX, clientY }: PointerEvent): void {
    const under = cellAt(cellUnder(clientX, clientY));
    if (!under) return;
    const next = carriedOver(held, under);
    if (isSame(next, held.carried)) return;
    held.carried = next;
    onCarry(next);
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === "touch") return;
      const bar = barOf(event.target);
      if (bar) return takeBar(bar, event);
      const at = cellAt(event.target as Element);
      if (!at) return;
      const { row, day } = at;
      const unitId = chosenUnit(row)?.id ?? null;
      drag.current = { row, selection: { itemId: row.item.id, unitId, anchor: day, end: day } };
    },
    onPointerMove: (event: PointerEvent) => {
      if (carrying.current) carry(carrying.current, event);
      const kept = following.current;
      if (!kept || kept.isTold || Math.abs(event.clientX - kept.x) < DRAWN_PX) return;
      // On its way to another unit, it is where it may go.
      if (carrying.current && isExchanged(carrying.current.carried)) return;
      kept.isTold = true;
      onRefuse(kept.booking);
    },
    onPointerOver: (event: PointerEvent) => {
      const at = cellAt(event.target as Element);
      if (!drag.current || !at || drag.current.selection.end === at.day) return;
      drag.current.selection = { ...drag.current.selection, end: at.day };
      onChange(drag.current.selection);
    },
    onClick: (event: MouseEvent) => {
      const at = cellAt(event.target as Element);
      if (at && !barOf(event.target)) onClick(at.row, at.day);
    },
  };
}

/** A booking taken hold of, before it has gone anywhere. */
export function takenUp(row: CalendarRow, booking: CalendarBooking): Carried {
  const { startDate, endDate } = booking;
  const unitId = row.of?.id ?? null;
  return { booking, itemId: row.item.id, startDate, endDate, fromUnitId: unitId, unitId };
}

/** Where it is once it is held over a cell. Made longer or shorter it stays what it is. */
function carriedOver(
  { grip, from, itemId, carried }: Carrying,
  { row, day }: { row: CalendarRow; day: LocalDate },
): Carried {
  const isOwn = row.item.id === itemId;
  if (grip === "unit")
    return { ...carried, unitId: isOwn && row.of ? row.of.id : carried.fromUnitId };
  const stay = movedTo(carried.booking, grip, [from, day]);
  if (grip !== "whole") return { ...carried, ...stay };
  return { ...carried, ...stay, itemId: row.item.id, unitId: row.of?.id ?? null };
}

function isSame(one: Carried, other: Carried): boolean {
  return (
    one.startDate === other.startDate &&
    one.endDate === other.endDate &&
    one.itemId === other.itemId &&
    one.unitId === other.unitId
  );
}

/** Less is a hand that trembles while it clicks. */
const DRAWN_PX = 8;

function endDrawing(
  done: Drawing | null,
  isDone: boolean,
  { onDone, onChange }: Pick<DragNeeds, "onDone" | "onChange">,
): void {
  if (!done) return;
  const { anchor, end: last } = done.selection;
  if (isDone && anchor !== last) onDone(done.row, done.selection);
  else onChange(null);
}

/** Bars lie over the cells of their days. */
function cellUnder(x: number, y: number): Element | undefined {
  return document.elementsFromPoint(x, y).find((one) => one.matches("[data-day]"));
}

function bookingOf(row: CalendarRow, id: number): CalendarBooking | undefined {
  return cellsOf(row)
    .flatMap(({ night, returning }) => [night, returning])
    .find((booking) => booking?.id === id);
}

function swallowClick(): void {
  const stop = new AbortController();
  window.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, once: true, signal: stop.signal },
  );
  // Let go beside the bar, it clicks nothing.
  setTimeout(() => stop.abort());
}
