import { ChevronLeft, ChevronRight } from "lucide-react";
import { memo, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import {
  calendarDays,
  firstStart,
  type CalendarDay,
  type CalendarFacts,
  type DayProblem,
} from "#domain/availability/calendar-days.ts";
import { lastBookableDay, type StayProblem } from "#domain/availability/check-stay.ts";
import type { Selection } from "#domain/availability/date-selection.ts";
import {
  addDays,
  addMonths,
  firstOfMonth,
  lastOfMonth,
  type LocalDate,
} from "#domain/dates/local-date.ts";
import { weekdayRules } from "#domain/availability/weekday-rules.ts";
import { nightPrices, priceSpan } from "#domain/pricing/night-prices.ts";
import { formatMonth, formatWeekday } from "#texts/format.ts";
import "./stay-calendar.css";
import { MonthChoice } from "./month-choice.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { moveFocus } from "./move-focus.ts";
import { dayReason, suggestedDay } from "./day-words.ts";
import { capitalised } from "./rule-words.ts";

type RangeCalendarProps = {
  facts: CalendarFacts;
  selection: Selection;
  /** The selection that the offered days go by: the same, or for a moment the one before. */
  settled: Selection;
  months: number;
  firstMonth: LocalDate;
  onShow: (month: LocalDate) => void;
  /** What a night costs outside of the seasons; without it no day tells its price. */
  pricePerDay?: number;
  /** Answers what was said aloud against the day, if anything was. */
  onChoose: (day: LocalDate) => StayProblem | undefined;
};

export function RangeCalendar({
  facts,
  selection,
  settled,
  months,
  firstMonth,
  onShow,
  pricePerDay,
  onChoose,
}: RangeCalendarProps) {
  const [focused, setFocused] = useState<LocalDate>(selection.startDate ?? facts.today);
  const [asked, setAsked] = useAsked(facts.quantity, selection);
  const frame = useRef<HTMLDivElement>(null);
  // The day a key is leading to: the next key may be pressed before that day has the focus.
  const heading = useRef<LocalDate | null>(null);
  const endDate = lastOfMonth(addMonths(firstMonth, months - 1));
  const start = settled.endDate === null ? settled.startDate : null;
  const days = useMemo(
    () => calendarDays(facts, { startDate: firstMonth, endDate }, start),
    [facts, firstMonth, endDate, start],
  );
  const shown = useMemo(
    () =>
      Array.from({ length: months }, (_, index) =>
        monthOf(days, addMonths(firstMonth, index), facts.intervals),
      ),
    [days, firstMonth, months, facts.intervals],
  );
  // Told in the days only where one costs more than another.
  const prices = useMemo(() => {
    if (pricePerDay === undefined) return undefined;
    const told = nightPrices(facts, pricePerDay, { startDate: firstMonth, endDate });
    const span = priceSpan(told);
    return span && span.lowest < span.highest ? told : undefined;
  }, [facts, pricePerDay, firstMonth, endDate]);
  // Where nothing can be chosen, the way to the next day that can is one tap.
  const nextStart = useMemo(
    () =>
      start !== null || days.some(({ canStart }) => canStart)
        ? null
        : firstStart(facts, addDays(endDate, 1)),
    [start, days, facts, endDate],
  );
  const tabStop = focused >= firstMonth && focused <= endDate ? focused : firstMonth;
  const explained = days.find(({ day }) => day === asked.day);
  const reason = useClearOf(frame, asked.day, explained?.problem);

  function focusDay(day: LocalDate) {
    setFocused(day);
    setAsked({ day });
    if (day < firstMonth) onShow(firstOfMonth(day));
    if (day > endDate) onShow(addMonths(firstOfMonth(day), 1 - months));
    heading.current = day;
    requestAnimationFrame(() => {
      heading.current = null;
      frame.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    });
  }

  const dayOf = (target: EventTarget) =>
    ((target as Element).closest<HTMLElement>("[data-day]")?.dataset["day"] as
      | LocalDate
      | undefined) ?? null;

  return (
    <div className="calendar" ref={frame}>
      <MonthChoice today={facts.today} firstMonth={firstMonth} months={months} onShow={onShow} />
      <MonthButtons today={facts.today} firstMonth={firstMonth} months={months} onShow={onShow} />
      {/* The days handle nothing themselves: one listener for all of them, by the day they stand for. */}
      <div
        className="months"
        data-priced={prices !== undefined || undefined}
        role="group"
        aria-label="Välj datum"
        onClick={(event) => {
          const day = dayOf(event.target);
          if (!day) return;
          setFocused(day);
          setAsked({ day, told: onChoose(day) });
        }}
        onKeyDown={(event) => {
          const day = heading.current ?? dayOf(event.target);
          const next = day && moveFocus(event.key, day, facts.today);
          if (!next) return;
          event.preventDefault();
          focusDay(next);
        }}
        onMouseOver={(event) => setAsked({ day: dayOf(event.target) })}
        onFocus={(event) => {
          const day = dayOf(event.target);
          setAsked({ day });
          // Before the click that may follow: a new tab stop makes the browser lay out the page at once.
          if (day) setFocused(day);
        }}
      >
        {shown.map(({ month, days: itsDays, rules }) => (
          <MonthGrid
            key={month}
            month={month}
            days={itsDays}
            rules={rules}
            prices={prices}
            today={facts.today}
            selection={selection}
            isChoosingEnd={start !== null}
            focused={firstOfMonth(tabStop) === month ? tabStop : null}
          />
        ))}
      </div>
      {nextStart && (
        <p className="next-start" role="status">
          Inga lediga startdagar här.{" "}
          <button type="button" className="link-button" onClick={() => focusDay(nextStart)}>
            Visa nästa lediga dag, {formatWeekday(nextStart)}
          </button>
        </p>
      )}
      <p ref={reason} className="day-reason" aria-live="polite">
        {explained?.problem &&
          `${capitalised(formatWeekday(explained.day))}: ${dayReason(explained.problem, asked.told)}.`}
      </p>
    </div>
  );
}

type Asked = { day: LocalDate | null; told?: StayProblem | undefined };

const NOTHING_ASKED: Asked = { day: null };

/** The day whose reason is told. Another quantity, or dates taken back, is no question about the day pressed last. */
function useAsked(quantity: number, { startDate }: Selection) {
  const moment = `${quantity} ${startDate === null}`;
  const [asked, setAsked] = useState({ ...NOTHING_ASKED, moment });
  return [
    asked.moment === moment ? asked : NOTHING_ASKED,
    (next: Asked) => setAsked({ ...next, moment }),
  ] as const;
}

/**
 * Where the answer would lie over the day it is about or the one it points to, or before one scrolls to them, it stands
 * right above them instead, and keeps its own place empty so that nothing moves.
 */
function useClearOf(
  frame: RefObject<HTMLElement | null>,
  day: LocalDate | null,
  problem: DayProblem | undefined,
) {
  const reason = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const node = reason.current;
    if (!node) return;
    delete node.dataset["lifted"];
    node.style.bottom = "";
    if (!problem) return;
    const top = node.getBoundingClientRect().top;
    const named = [day, suggestedDay(problem)].flatMap(
      (one) => frame.current?.querySelector(`[data-day="${one}"]`)?.getBoundingClientRect() ?? [],
    );
    if (!named.some(({ bottom }) => bottom > top)) return;
    node.dataset["lifted"] = "";
    node.style.bottom = "0";
    const above = Math.min(...named.map((box) => box.top));
    node.style.bottom = `${node.getBoundingClientRect().bottom - above}px`;
  }, [frame, day, problem]);
  return reason;
}

type MonthButtonsProps = {
  today: LocalDate;
  firstMonth: LocalDate;
  months: number;
  onShow: (month: LocalDate) => void;
};

const MonthButtons = memo(function MonthButtons({
  today,
  firstMonth,
  months,
  onShow,
}: MonthButtonsProps) {
  const isFirst = firstMonth <= firstOfMonth(today);
  const isLast = addMonths(firstMonth, months) > lastBookableDay(today);
  const last = addMonths(firstMonth, months - 1);
  return (
    <div className="month-buttons">
      <button
        type="button"
        className="round-button"
        aria-disabled={isFirst}
        onClick={() => !isFirst && onShow(addMonths(firstMonth, -1))}
        aria-label="Föregående månad"
      >
        <ChevronLeft aria-hidden="true" size={20} />
      </button>
      <span className="sr-only" aria-live="polite">
        {months > 1
          ? `${formatMonth(firstMonth)} och ${formatMonth(last)}`
          : formatMonth(firstMonth)}
      </span>
      <button
        type="button"
        className="round-button"
        aria-disabled={isLast}
        onClick={() => !isLast && onShow(addMonths(firstMonth, 1))}
        aria-label="Nästa månad"
      >
        <ChevronRight aria-hidden="true" size={20} />
      </button>
    </div>
  );
});

function monthOf(days: CalendarDay[], month: LocalDate, intervals: CalendarFacts["intervals"]) {
  return {
    month,
    days: days.filter(({ day }) => firstOfMonth(day) === month),
    rules: weekdayRules(intervals, { startDate: month, endDate: lastOfMonth(month) }),
  };
}
