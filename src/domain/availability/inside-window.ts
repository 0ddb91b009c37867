import { datesProblem, lastBookableDay } from "#domain/availability/check-stay.ts";
import { nightCount, type Stay } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";

/** The stay of the same length within the bookable year that is nearest to one outside of it; null for any other. */
export function insideWindow(today: LocalDate, stay: Stay): Stay | null {
  const last = lastBookableDay(today);
  const nights = nightCount(stay);
  const moved =
    stay.startDate < today
      ? { startDate: today, endDate: addDays(today, nights) }
      : { startDate: addDays(last, -nights), endDate: last };
  return datesProblem(today, stay) && !datesProblem(today, moved) ? moved : null;
}
