import type { WeekdayRule } from "#domain/availability/weekday-rules.ts";
import { firstOfMonth, lastOfMonth } from "#domain/dates/local-date.ts";
import { formatMonthName } from "#texts/format.ts";
import { daysWords } from "#texts/period-words.ts";
import { WEEKDAY_LABELS } from "#texts/weekdays.ts";

const ONE_WEEK = 7;

/** `Juli: lördag till lördag`, `12–30 juni: lördag till lördag, minst 14 nätter`; the rule lies within one month. */
export function ruleWords({ startDate, endDate, weekday, nights }: WeekdayRule): string {
  const isWholeMonth = startDate === firstOfMonth(startDate) && endDate === lastOfMonth(startDate);
  const days = isWholeMonth
    ? capitalised(formatMonthName(startDate))
    : daysWords({ startDate, endDate });
  const name = WEEKDAY_LABELS[weekday].toLowerCase();
  // From one weekday to the same is a week at least, whatever the rule asks for.
  const atLeast = nights > ONE_WEEK ? `, minst ${nights} nätter` : "";
  return `${days}: ${name} till ${name}${atLeast}`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
