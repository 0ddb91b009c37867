import { isTimelineDay, TIMELINE_VIEWS, type TimelineView } from "#domain/bookings/timeline.ts";
import { isLocalDate, type LocalDate } from "#domain/dates/local-date.ts";

/** Which days are looked at: a view, and the day it begins with. */
export type Place = { view: TimelineView; day: LocalDate };

const USUAL: TimelineView = "week";

/** What the address says; where it says nothing, or nonsense, the week from today on. */
export function placeOf(params: URLSearchParams, today: LocalDate): Place {
  const view = TIMELINE_VIEWS.find((one) => one === params.get("view")) ?? USUAL;
  const day = params.get("day") ?? "";
  return { view, day: isLocalDate(day) && isTimelineDay(day) ? day : today };
}

/** Without a day the address always means today. */
export function paramsOf({
  view,
  day,
}: {
  view: TimelineView;
  day: LocalDate | null;
}): URLSearchParams {
  return new URLSearchParams({
    ...(view !== USUAL && { view }),
    ...(day !== null && { day }),
  });
}
