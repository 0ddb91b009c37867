import type { LocalDate } from "#domain/dates/local-date.ts";
import { WEEKDAYS } from "#domain/dates/weekday.ts";
import { comingHours, type ComingHours } from "#domain/shop/coming-hours.ts";
import { weekGroups, type Hours, type Opening, type WeekHours } from "#domain/shop/opening.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
/** Search engines come back seldom. */
const DAYS_AHEAD = 365;

/** When somebody is there, as schema.org names such things: the week, and the days that are not as it has them. */
export function openingData(opening: Opening, today: LocalDate): object {
  const week = usualDays(opening.week);
  const special = comingHours(opening, today, DAYS_AHEAD).flatMap(specialDays);
  return {
    ...(week.length > 0 && { openingHoursSpecification: week.map(specification) }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special.map(specification) }),
  };
}

function usualDays(week: readonly WeekHours[]): object[] {
  return weekGroups(week).flatMap(({ first, last, hours }) => {
    const dayOfWeek = DAYS.slice(WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last) + 1);
    return hours.map((open) => ({ dayOfWeek, ...open }));
  });
}

/** Closed is from midnight to midnight. */
const CLOSED: Hours = { opens: "00:00", closes: "00:00" };

function specialDays({ startDate, endDate, hours }: ComingHours): object[] {
  return (hours.length === 0 ? [CLOSED] : hours).map((open) => ({
    validFrom: startDate,
    validThrough: endDate,
    ...open,
  }));
}

const specification = (open: object) => ({ "@type": "OpeningHoursSpecification", ...open });
