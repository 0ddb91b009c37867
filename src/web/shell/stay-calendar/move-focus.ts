import { lastBookableDay } from "#domain/availability/check-stay.ts";
import {
  addDays,
  addMonths,
  dayOfMonth,
  firstOfMonth,
  lastOfMonth,
  type LocalDate,
} from "#domain/dates/local-date.ts";
import { WEEKDAYS, weekdayOf } from "#domain/dates/weekday.ts";

/** The day a key leads to from another: arrows by days and weeks, Home and End in the week, Page by months. */
export function moveFocus(key: string, day: LocalDate, today: LocalDate): LocalDate | null {
  const place = WEEKDAYS.indexOf(weekdayOf(day));
  const steps: Record<string, () => LocalDate> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -place),
    End: () => addDays(day, 6 - place),
    PageUp: () => inMonth(addMonths(day, -1), dayOfMonth(day)),
    PageDown: () => inMonth(addMonths(day, 1), dayOfMonth(day)),
  };
  const next = steps[key]?.();
  if (next === undefined) return null;
  const first = firstOfMonth(today);
  const last = lastBookableDay(today);
  return next < first ? first : next > last ? last : next;
}

/** The same day of another month, or its last where it is shorter. */
function inMonth(month: LocalDate, day: number): LocalDate {
  const last = lastOfMonth(month);
  const wanted = addDays(month, day - 1);
  return wanted < last ? wanted : last;
}
