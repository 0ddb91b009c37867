import { useEffect, useRef, useState, type FocusEvent, type RefObject } from "react";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { Place } from "./move.ts";
import type { CalendarRow } from "./rows.ts";

/** The one cell that takes the focus. */
export const ACTIVE_CELL = '[role="gridcell"][tabindex="0"]';

export type Shape = { rows: CalendarRow[]; days: LocalDate[]; today: LocalDate };

type Active = { key: string; day: LocalDate };

/** Which cell the focus goes to. It is known by its unit and its day, so that it stays when rows come and go. */
export function useActiveCell(shape: Shape, body: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<Active | null>(null);
  // The browser's focus follows once the cell that should have it is drawn.
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    body.current?.querySelector<HTMLElement>(ACTIVE_CELL)?.focus();
  });

  function goTo({ row, column }: Place) {
    const [to, day] = [shape.rows[row], shape.days[column]];
    if (!to || !day) return;
    isWanted.current = true;
    setActive({ key: to.key, day });
  }

  // However it came there, by a click or a screen reader, the keys go on from the cell that has the focus.
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const { row: key, day } = target.dataset;
    if (key && day) setActive({ key, day: day as LocalDate });
  }

  return { place: placeOf(active, shape), goTo, onFocus };
}

/** Today in the first row, until somebody has moved. */
function placeOf(active: Active | null, { rows, days, today }: Shape): Place {
  const row = rows.findIndex(({ key }) => key === active?.key);
  const column = active ? days.indexOf(active.day) : -1;
  return {
    row: Math.max(0, row),
    column: Math.max(0, column === -1 ? days.indexOf(today) : column),
  };
}
