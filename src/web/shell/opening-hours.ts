import { WEEKDAYS } from "#domain/dates/weekday.ts";
import { weekGroups, type OpeningException, type WeekHours } from "#domain/shop/opening.ts";

export type OpenDays = { dayOfWeek: string[]; opens: string; closes: string };

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The hours of the week as search engines read them. */
export function openDays(week: readonly WeekHours[]): OpenDays[] {
  return weekGroups(week).flatMap(({ first, last, hours }) => {
    const dayOfWeek = DAYS.slice(WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last) + 1);
    return hours.map((open) => ({ dayOfWeek, ...open }));
  });
}

/** Days that are not as the week has them; closed is from midnight to midnight, as search engines read it. */
export function specialDays({ date, until = date, closed, opens, closes }: OpeningException) {
  const midnight = "00:00";
  return {
    validFrom: date,
    validThrough: until,
    opens: closed ? midnight : opens,
    closes: closed ? midnight : closes,
  };
}
