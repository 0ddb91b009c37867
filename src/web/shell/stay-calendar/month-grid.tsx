import { memo, useId } from "react";
import type { CalendarDay } from "#domain/availability/calendar-days.ts";
import type { Selection } from "#domain/availability/date-selection.ts";
import type { WeekdayRule } from "#domain/availability/weekday-rules.ts";
import { daysBetween, dayOfMonth, type LocalDate } from "#domain/dates/local-date.ts";
import { WEEKDAYS, weekdayOf } from "#domain/dates/weekday.ts";
import type { NightPrices } from "#domain/pricing/night-prices.ts";
import { formatMonth } from "#texts/format.ts";
import { WEEKDAY_LABELS } from "#texts/weekdays.ts";
import { dayLabel, priceInDay } from "./day-words.ts";
import { ruleWords } from "./rule-words.ts";

type MonthGridProps = {
  month: LocalDate;
  days: CalendarDay[];
  rules: WeekdayRule[];
  /** What the nights cost, where they differ. */
  prices: NightPrices | undefined;
  today: LocalDate;
  selection: Selection;
  isChoosingEnd: boolean;
  /** The day that the tab key comes to, when it lies in this month. */
  focused: LocalDate | null;
};

/** One month as a table, weeks beginning on Monday. Clicks and keys are handled by the calendar around it. */
export const MonthGrid = memo(function MonthGrid({
  month,
  days,
  rules,
  prices,
  today,
  selection,
  isChoosingEnd,
  focused,
}: MonthGridProps) {
  const title = formatMonth(month);
  const rulesId = useId();
  return (
    <table
      className="month"
      role="grid"
      aria-label={title}
      aria-describedby={rules.length > 0 ? rulesId : undefined}
    >
      <caption>
        <span className="month-title">{title}</span>
        {rules.length > 0 && (
          <span id={rulesId} className="month-rules">
            {rules.map((rule) => (
              <span key={rule.startDate}>{ruleWords(rule)}</span>
            ))}
          </span>
        )}
      </caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              <abbr title={WEEKDAY_LABELS[weekday]}>{WEEKDAY_LABELS[weekday].slice(0, 2)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week) => (
          <tr key={week.find(Boolean)?.day}>
            {week.map((day, index) =>
              day ? (
                <Day
                  key={day.day}
                  day={day}
                  price={day.isTaken ? undefined : prices?.get(day.day)}
                  isToday={day.day === today}
                  isStart={day.day === selection.startDate}
                  isEnd={day.day === selection.endDate}
                  isBetween={isBetween(day.day, selection)}
                  isAlone={day.day === selection.startDate && selection.endDate === null}
                  isChoosingEnd={isChoosingEnd}
                  isFocused={day.day === focused}
                />
              ) : (
                <td key={`empty-${WEEKDAYS[index]}`} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

type DayProps = {
  day: CalendarDay;
  price: number | undefined;
  isToday: boolean;
  isStart: boolean;
  isEnd: boolean;
  isBetween: boolean;
  isAlone: boolean;
  isChoosingEnd: boolean;
  isFocused: boolean;
};

/** A day that looks as before is left alone: most of them do, whatever is chosen. */
const Day = memo(DayCell, (one, other) =>
  (Object.keys(one) as (keyof DayProps)[]).every((name) =>
    name === "day" ? isSameDay(one.day, other.day) : one[name] === other[name],
  ),
);

function isSameDay(one: CalendarDay, other: CalendarDay): boolean {
  if (one === other) return true;
  return (Object.keys(one) as (keyof CalendarDay)[]).every(
    (name) =>
      one[name] === other[name] ||
      (name === "problem" && JSON.stringify(one.problem) === JSON.stringify(other.problem)),
  );
}

function DayCell({
  day,
  price,
  isToday,
  isStart,
  isEnd,
  isBetween: isInside,
  isAlone,
  isChoosingEnd,
  isFocused,
}: DayProps) {
  const isOffered = isChoosingEnd ? day.canEnd : day.canStart;
  const canChoose = isStart || day.problem === undefined;
  return (
    <td
      aria-selected={isStart || isEnd || isInside}
      data-start={isStart || undefined}
      data-end={isEnd || undefined}
      data-between={isInside || undefined}
      data-alone={isAlone || undefined}
    >
      <button
        type="button"
        className="day"
        data-day={day.day}
        data-offered={isOffered || undefined}
        data-partly={day.isPartly || undefined}
        data-taken={day.isTaken || undefined}
        data-problem={day.problem?.code.slice("day.".length)}
        data-today={isToday || undefined}
        aria-label={dayLabel(day, { isStart, isEnd, isBetween: isInside, isToday, price })}
        aria-disabled={!canChoose}
        aria-current={isToday ? "date" : undefined}
        tabIndex={isFocused ? 0 : -1}
      >
        {dayOfMonth(day.day)}
      </button>
      {/* Beside the button, whose name tells it with its kronor. */}
      {price !== undefined && (
        <span className="day-price" aria-hidden="true">
          {priceInDay(price)}
        </span>
      )}
    </td>
  );
}

function isBetween(day: LocalDate, { startDate, endDate }: Selection): boolean {
  return startDate !== null && endDate !== null && startDate < day && day < endDate;
}

function weeksOf(days: CalendarDay[]): (CalendarDay | null)[][] {
  const first = days[0];
  if (!first) return [];
  const offset = WEEKDAYS.indexOf(weekdayOf(first.day));
  const weeks: (CalendarDay | null)[][] = [];
  for (const day of days) {
    const place = daysBetween(first.day, day.day) + offset;
    const week = (weeks[Math.floor(place / 7)] ??= Array.from({ length: 7 }, () => null));
    week[place % 7] = day;
  }
  return weeks;
}
