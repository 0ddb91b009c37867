import { useEffect, useRef, type MouseEvent, type PointerEvent } from "react";
import type { CalendarItem } from "#contracts/calendar.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Selection } from "./move.ts";
import type { CalendarRow } from "./rows.ts";

type DragNeeds = {
  rows: CalendarRow[];
  onChange: (selection: Selection | null) => void;
  /** Several days were drawn over. */
  onDone: (item: CalendarItem, selection: Selection) => void;
  /** One day was clicked, beside any booking. */
  onClick: (row: CalendarRow, day: LocalDate) => void;
};

/** Chooses days of one item by drawing over them. A finger scrolls instead, and taps single days. */
export function useDrag({ rows, onChange, onDone, onClick }: DragNeeds) {
  const drag = useRef<{ item: CalendarItem; selection: Selection } | null>(null);
  const latest = useRef({ onChange, onDone });
  useEffect(() => {
    latest.current = { onChange, onDone };
  });
  useEffect(() => {
    // The pointer may be let go anywhere, also outside of the window.
    const stop = new AbortController();
    const end = (isDone: boolean) => {
      const done = drag.current;
      drag.current = null;
      if (!done) return;
      const { anchor, end: last } = done.selection;
      if (isDone && anchor !== last) latest.current.onDone(done.item, done.selection);
      else latest.current.onChange(null);
    };
    window.addEventListener("pointerup", () => end(true), { signal: stop.signal });
    window.addEventListener("pointercancel", () => end(false), { signal: stop.signal });
    return () => stop.abort();
  }, []);

  const cellAt = (target: EventTarget) => {
    const cell = (target as Element).closest<HTMLElement>("[data-day]");
    const row = rows.find(({ key }) => key === cell?.dataset["row"]);
    return cell && row ? { row, day: cell.dataset["day"] as LocalDate } : null;
  };
  const isOnBooking = (target: EventTarget) => (target as Element).closest("a") !== null;

  return {
    onPointerDown: (event: PointerEvent) => {
      const at = cellAt(event.target);
      if (!at || event.button !== 0 || isOnBooking(event.target)) return;
      if (event.pointerType === "touch") return;
      const { item } = at.row;
      drag.current = { item, selection: { itemId: item.id, anchor: at.day, end: at.day } };
    },
    onPointerOver: (event: PointerEvent) => {
      const at = cellAt(event.target);
      if (!drag.current || !at || drag.current.selection.end === at.day) return;
      drag.current.selection = { ...drag.current.selection, end: at.day };
      onChange(drag.current.selection);
    },
    onClick: (event: MouseEvent) => {
      const at = cellAt(event.target);
      if (at && !isOnBooking(event.target)) onClick(at.row, at.day);
    },
  };
}
