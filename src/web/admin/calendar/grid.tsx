import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from "react";
import type { ShopCalendar } from "#contracts/calendar.ts";
import { daysOf, type Period } from "#domain/dates/date-range.ts";
import { selectedPeriod } from "./move.ts";
import { isExchanged } from "./moved-stay.ts";
import "./grid.css";
import { usePageState } from "#web/shell/page-state.tsx";
import { GridHead } from "./grid-head.tsx";
import { GridRow } from "./grid-row.tsx";
import { rowsOf, totalsOf, type CalendarRow } from "./rows.ts";
import { useGrid, type GridActions } from "./use-grid.ts";
import { carriedWords } from "./words.ts";
import { ROW_HEIGHT, useVisibleRows } from "./use-visible-rows.ts";

/** Days of an item; of one unit where it is told, and of whichever it gets otherwise. */
export type ChosenDays = Period & { itemId: number; unitId: number | null };

type GridProps = {
  calendar: ShopCalendar;
  label: string;
  /** Says how the grid is used. */
  helpId: string;
  /** Days that a dialog is open about. */
  asked: ChosenDays | null;
  actions: GridActions;
};

/** Items and their units downwards, days to the right. Only the rows in sight are drawn. */
export function Grid({ calendar, label, helpId, asked, actions }: GridProps) {
  const { from, to, today } = calendar;
  const { shop } = usePageState();
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const fold = useCallback((itemId: number) => setUnfolded((all) => toggled(all, itemId)), []);
  const days = useMemo(() => daysOf({ startDate: from, endDate: to }), [from, to]);
  const rows = useMemo(() => rowsOf(calendar, unfolded), [calendar, unfolded]);
  const totals = useMemo(() => totalsOf(rows), [rows]);
  const headRows = totals.length + 1;
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const visible = useVisibleRows(box);
  const { place, selection, carried, handlers } = useGrid({ rows, days, today, body, actions });
  const chosen = useMemo(() => {
    if (carried) return isExchanged(carried) ? carried : { ...carried, unitId: null };
    return selection ? { ...selection, ...selectedPeriod(selection) } : asked;
  }, [carried, selection, asked]);
  useScrollToToday(box, days.indexOf(today));
  return (
    <div
      className="cal-box"
      ref={box}
      data-days={widthOf(days.length)}
      data-carrying={carried !== null || undefined}
    >
      <p className="cal-carried" role="status">
        {carried && carriedWords(carried, calendar)}
      </p>
      <div
        role="grid"
        className="cal-grid"
        aria-label={label}
        aria-describedby={helpId}
        aria-rowcount={headRows + rows.length}
        aria-multiselectable="true"
        style={{ "--days": days.length } as CSSProperties}
      >
        <GridHead days={days} totals={totals} today={today} opening={shop.opening} />
        <div
          role="rowgroup"
          className="cal-body"
          ref={body}
          style={{ height: rows.length * ROW_HEIGHT }}
          {...handlers}
        >
          {rows.map((row, index) =>
            // The row with the focus stays, so that scrolling away from it does not lose it.
            (index >= visible.first && index <= visible.last) || index === place.row ? (
              <GridRow
                key={row.key}
                row={row}
                index={index}
                headRows={headRows}
                today={today}
                activeDay={index === place.row ? (days[place.column] ?? null) : null}
                selected={chosen && isChosen(chosen, row) ? chosen : null}
                onFold={fold}
              />
            ) : null,
          )}
        </div>
      </div>
    </div>
  );
}

function isChosen({ itemId, unitId }: ChosenDays, row: CalendarRow): boolean {
  return itemId === row.item.id && (unitId === null || unitId === row.of?.id);
}

function toggled(all: ReadonlySet<number>, one: number): ReadonlySet<number> {
  return all.has(one) ? new Set([...all].filter((id) => id !== one)) : new Set([...all, one]);
}

function widthOf(days: number): "one" | "few" | "many" {
  if (days === 1) return "one";
  return days > 7 ? "many" : "few";
}

/** Where not all days fit side by side, today is seen first, and the day before it. */
function useScrollToToday(box: RefObject<HTMLDivElement | null>, column: number) {
  useLayoutEffect(() => {
    const day = box.current?.querySelector<HTMLElement>(".cal-day");
    box.current?.scrollTo({ left: Math.max(0, column - 1) * (day?.offsetWidth ?? 0) });
  }, [box, column]);
}
