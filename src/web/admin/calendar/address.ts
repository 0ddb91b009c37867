import { CALENDAR_VIEWS, type CalendarView } from "#domain/calendar/calendar-range.ts";
import { isLocalDate, yearOf, type LocalDate } from "#domain/dates/local-date.ts";

/** What the calendar shows, as it stands in the page's address. */
export type Shown = { view: CalendarView; day: LocalDate };

const FIRST_YEAR = 2000;
const LAST_YEAR = 2099;

/** The week around today, where the address says nothing else that makes sense. */
export function shownBy(params: URLSearchParams, today: LocalDate): Shown {
  const view = CALENDAR_VIEWS.find((one) => one === params.get("view")) ?? "week";
  const day = params.get("day") ?? "";
  return { view, day: isLocalDate(day) && isInReach(day) ? day : today };
}

/** The address that shows it, as short as it can be said. */
export function addressOf({ view, day }: Shown, today: LocalDate): URLSearchParams {
  const params = new URLSearchParams();
  if (view !== "week") params.set("view", view);
  if (day !== today) params.set("day", day);
  return params;
}

/** As far as the shop's dates go. */
export function isInReach(day: LocalDate): boolean {
  return yearOf(day) >= FIRST_YEAR && yearOf(day) <= LAST_YEAR;
}
