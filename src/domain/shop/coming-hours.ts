import type { Period } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { exceptionOn, hoursOn, usualHoursOn, type Hours, type Opening } from "./opening.ts";

/** So far ahead people want to know that the shop is closed. */
const DAYS_AHEAD = 30;
/** Beyond, what has begun by then is told to its end. */
const MOST_DAYS = 800;

/** Days in a row with hours that are not the week's; none where it is closed. */
export type ComingHours = Period & { hours: readonly Hours[] };

/** What the owner has said of days from a day on; what is as every week is no news. */
export function comingHours(
  opening: Opening,
  today: LocalDate,
  daysAhead = DAYS_AHEAD,
): ComingHours[] {
  const told: (ComingHours & { isNews: boolean })[] = [];
  if (opening.exceptions.length === 0) return told;
  for (let ahead = 0; ahead <= MOST_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    const last = told.at(-1);
    const isInARow = last?.endDate === addDays(day, -1);
    if (ahead > daysAhead && !isInARow) break;
    const hours = exceptionOn(opening.exceptions, day) && hoursOn(opening, day);
    if (!hours) continue;
    const isNews = !isSame(hours, usualHoursOn(opening, day));
    if (last && isInARow && isSame(last.hours, hours)) {
      last.endDate = day;
      last.isNews ||= isNews;
    } else if (ahead <= daysAhead) told.push({ startDate: day, endDate: day, hours, isNews });
  }
  return told.filter(({ isNews }) => isNews).map(({ isNews: _news, ...coming }) => coming);
}

function isSame(one: readonly Hours[], other: readonly Hours[] | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
