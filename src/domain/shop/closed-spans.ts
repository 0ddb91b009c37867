import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { closedDays, type Opening } from "./opening.ts";

export type ClosedSpan = { first: LocalDate; last: LocalDate };

/** Closed days from one day up to, and not with, another; those that follow each other are one. */
export function closedSpans(opening: Opening, from: LocalDate, until: LocalDate): ClosedSpan[] {
  const spans: ClosedSpan[] = [];
  for (const day of closedDays(opening, from, until)) {
    const last = spans.at(-1);
    if (last && addDays(last.last, 1) === day) last.last = day;
    else spans.push({ first: day, last: day });
  }
  return spans;
}
