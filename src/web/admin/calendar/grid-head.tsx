import { memo, type CSSProperties } from "react";
import { percentOf } from "#domain/calendar/occupancy.ts";
import { dayOfMonth, type LocalDate } from "#domain/dates/local-date.ts";
import { WEEKDAYS, weekdayOf } from "#domain/dates/weekday.ts";
import { isOpenOn, type Opening } from "#domain/shop/opening.ts";
import { formatMonthName, formatWeekday } from "#texts/format.ts";
import { ITEM_TYPE_WORDS } from "#texts/item-types.ts";
import { WEEKDAY_LABELS } from "#texts/weekdays.ts";
import type { DayTotals } from "./rows.ts";
import { percentWords } from "./words.ts";

type GridHeadProps = {
  days: LocalDate[];
  totals: DayTotals[];
  today: LocalDate;
  opening: Opening;
};

/** The days, and how full the shop is on each; at the upper edge however far the items are scrolled. */
export const GridHead = memo(DrawnHead);

function DrawnHead({ days, totals, today, opening }: GridHeadProps) {
  const isDense = days.length > 7;
  return (
    <div role="rowgroup" className="cal-head">
      <div role="row" className="cal-line" aria-rowindex={1}>
        <div role="columnheader" className="cal-corner">
          Objekt
        </div>
        {days.map((day) => (
          <div
            key={day}
            role="columnheader"
            className="cal-day"
            aria-label={`${formatWeekday(day)}${isOpenOn(opening, day) ? "" : ", stängt"}`}
            data-closed={!isOpenOn(opening, day) || undefined}
            aria-current={day === today ? "date" : undefined}
            data-weekend={WEEKDAYS.indexOf(weekdayOf(day)) > 4 || undefined}
          >
            <span>{WEEKDAY_LABELS[weekdayOf(day)].slice(0, isDense ? 2 : 3)}</span>
            <span className="cal-date">
              {dayOfMonth(day)}
              {!isDense && <span className="cal-month"> {formatMonthName(day)}</span>}
            </span>
          </div>
        ))}
      </div>
      {totals.map((kind, row) => (
        <div key={kind.type} role="row" className="cal-line" aria-rowindex={row + 2}>
          <div role="rowheader" className="cal-corner cal-total-name">
            <span className="cal-total-word">Beläggning</span>{" "}
            {ITEM_TYPE_WORDS[kind.type].all.toLowerCase()}
          </div>
          {kind.days.map((total, index) => (
            <div
              key={days[index]}
              role="gridcell"
              className="cal-total"
              style={{ "--share": percentOf(total) / 100 } as CSSProperties}
            >
              <span>{isDense ? percentOf(total) : percentWords(total)}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
