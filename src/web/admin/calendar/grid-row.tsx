import { memo, useMemo, type CSSProperties } from "react";
import { Link } from "wouter";
import { lacksMoney } from "#domain/calendar/lacks-money.ts";
import { covers, type Period } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { WEEKDAYS, weekdayOf } from "#domain/dates/weekday.ts";
import { bookingPath } from "#domain/access/booking-path.ts";
import { outageWords } from "#web/shell/outages/words.ts";
import {
  barsFrom,
  blockFrom,
  outageFrom,
  tailFrom,
  type BookingBar,
  type TailBar,
} from "./bars.ts";
import { cellsOf, type CalendarRow, type Cell } from "./rows.ts";
import { RowHead } from "./row-head.tsx";
import { ROW_HEIGHT } from "./use-visible-rows.ts";
import { barWords, capital, cellWords, tailWords, whoWords } from "./words.ts";

type GridRowProps = {
  row: CalendarRow;
  index: number;
  /** How many rows stand above the first in the grid. */
  headRows: number;
  today: LocalDate;
  /** The day whose cell takes the focus, when it is in this row. */
  activeDay: LocalDate | null;
  selected: Period | null;
  onFold: (itemId: number) => void;
};

/** One unit of an item, or the sum of several, through all days. Drawn anew only when it changes. */
export const GridRow = memo(DrawnRow);

function DrawnRow({ row, index, headRows, today, activeDay, selected, onFold }: GridRowProps) {
  const cells = useMemo(() => cellsOf(row), [row]);
  return (
    <div
      role="row"
      aria-rowindex={headRows + index + 1}
      className="cal-row"
      data-kind={row.unit === null ? "sum" : "unit"}
      data-first={row.isFirst || undefined}
      data-without={row.isWithout || undefined}
      style={{ top: index * ROW_HEIGHT }}
    >
      <RowHead row={row} onFold={onFold} />
      {cells.map((cell, column) => (
        <DayCell
          key={cell.day}
          row={row}
          cell={cell}
          today={today}
          isFirst={column === 0}
          isActive={cell.day === activeDay}
          isSelected={selected !== null && covers(selected, cell.day)}
        />
      ))}
    </div>
  );
}

type DayCellProps = {
  row: CalendarRow;
  cell: Cell;
  today: LocalDate;
  isFirst: boolean;
  isActive: boolean;
  isSelected: boolean;
};

function DayCell({ row, cell, today, isFirst, isActive, isSelected }: DayCellProps) {
  const lastDay = row.days.at(-1)?.day ?? cell.day;
  const block = blockFrom(cell, isFirst, lastDay);
  const tail = row.unit === null ? undefined : tailFrom(cell, isFirst, lastDay);
  const out = outageFrom(cell, isFirst, lastDay);
  const { kept } = cell;
  const { taken, units } = cell.occupancy;
  return (
    <div
      role="gridcell"
      className="cal-cell"
      data-row={row.key}
      data-day={cell.day}
      data-today={cell.day === today || undefined}
      data-weekend={WEEKDAYS.indexOf(weekdayOf(cell.day)) > 4 || undefined}
      data-season={cell.seasonPrice !== undefined || undefined}
      data-closed={cell.isOffSeason || undefined}
      data-blocked={cell.block !== undefined || undefined}
      data-out={cell.outage !== undefined || cell.isRetired || undefined}
      aria-label={cellWords(row, cell, today)}
      aria-selected={isSelected}
      tabIndex={isActive ? 0 : -1}
    >
      {row.unit === null && (
        // Drawn by the style sheet: who listens has heard it in the cell's name.
        <span
          className="cal-count"
          data-taken={taken}
          data-units={units}
          data-kept={kept > 0 || undefined}
          data-full={taken + kept >= units || undefined}
        />
      )}
      {block && row.reasons.includes(block.block.id) && (
        <span className="cal-block" style={{ width: `${block.days * 100}%` }}>
          <span>{block.block.reason}</span>
        </span>
      )}
      {out && (
        <span className="cal-block" style={{ width: `${out.days * 100}%` }}>
          <span>{capital(outageWords(out.outage))}</span>
        </span>
      )}
      {tail && <Tail tail={tail} isOver={tail.endDate <= today} />}
      {barsFrom(cell, isFirst, lastDay).map((bar) => (
        <Bar key={bar.booking.id} bar={bar} isWithout={row.isWithout} />
      ))}
    </div>
  );
}

/** Leads to the booking it follows, where it can be given back. */
function Tail({ tail, isOver }: { tail: TailBar; isOver: boolean }) {
  return (
    <Link
      href={bookingPath(tail.booking.id)}
      className="cal-tail"
      data-over={isOver || undefined}
      style={{ "--left": tail.left, "--width": tail.width } as CSSProperties}
      title={tailWords(tail.booking, isOver)}
      tabIndex={-1}
      draggable={false}
    >
      <span>Städning</span>
    </Link>
  );
}

function Bar({ bar, isWithout }: { bar: BookingBar; isWithout: boolean }) {
  const { booking, left, width, beganBefore, endsAfter } = bar;
  return (
    <Link
      href={bookingPath(booking.id)}
      className="cal-bar"
      data-booking={booking.id}
      data-status={booking.status}
      data-unpaid={lacksMoney(booking) || undefined}
      data-further={booking.isFurther || undefined}
      data-under-way={booking.isOut || undefined}
      data-without={isWithout || undefined}
      data-before={beganBefore || undefined}
      data-after={endsAfter || undefined}
      style={{ "--left": left, "--width": width } as CSSProperties}
      title={barWords(booking)}
      // The cells are walked through with the arrow keys, and Enter opens what lies there.
      tabIndex={-1}
      draggable={false}
    >
      <span>{whoWords(booking)}</span>
    </Link>
  );
}
