import { addDays, daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import { weekdayOf, WEEKDAYS, type Weekday } from "#domain/dates/weekday.ts";

/** From when to when somebody is there, `HH:MM`. */
export type Hours = { opens: string; closes: string };

/** A weekday may stand there more than once: a shop that closes over lunch. */
export type WeekHours = Hours & { weekday: Weekday };

/** A day, or all days to `until`: closed, or with hours of its own. */
export type OpeningException = {
  date: LocalDate;
  until?: LocalDate | undefined;
  closed?: boolean | undefined;
  opens?: string | undefined;
  closes?: string | undefined;
};

export type Opening = { week: readonly WeekHours[]; exceptions: readonly OpeningException[] };

/** Nobody has said when the shop is open: every day, at any hour. */
export const ALWAYS_OPEN: Opening = { week: [], exceptions: [] };

/** As it is for an item: none of it, where it is picked up and returned while the shop is closed, too. */
export function openingOf(
  { allowsClosedDays = false }: { allowsClosedDays?: boolean | undefined },
  opening: Opening,
): Opening {
  return allowsClosedDays ? ALWAYS_OPEN : opening;
}

/** The hours of a day, earliest first; none on a closed day; null where any hour will do. */
export function hoursOn({ week, exceptions }: Opening, day: LocalDate): readonly Hours[] | null {
  const exception = exceptionOn(exceptions, day);
  if (exception?.closed) return [];
  const { opens, closes } = exception ?? {};
  if (opens !== undefined && closes !== undefined) return [{ opens, closes }];
  return week.length === 0 ? null : hoursOfWeekday(week, weekdayOf(day));
}

/** The hours of a day if there were no exceptions. */
export function usualHoursOn({ week }: Opening, day: LocalDate): readonly Hours[] | null {
  return hoursOn({ week, exceptions: [] }, day);
}

export function hoursOfWeekday(week: readonly WeekHours[], weekday: Weekday): Hours[] {
  return week
    .filter((hours) => hours.weekday === weekday)
    .map(({ opens, closes }) => ({ opens, closes }))
    .toSorted((one, other) => (one.opens < other.opens ? -1 : 1));
}

export function isOpenOn(opening: Opening, day: LocalDate): boolean {
  return hoursOn(opening, day)?.length !== 0;
}

/** Whether somebody is there to hand over. */
export function isOpenAt(opening: Opening, day: LocalDate, time: string): boolean {
  const hours = hoursOn(opening, day);
  return hours === null || isWithin(hours, time);
}

/** The day itself, or the next on which somebody is there; the day itself where nobody is for two months. */
export function openDayFrom(opening: Opening, day: LocalDate): LocalDate {
  for (let later = 0; later < 60; later++)
    if (isOpenOn(opening, addDays(day, later))) return addDays(day, later);
  return day;
}

/** The hour of closing itself still counts. */
export function isWithin(hours: readonly Hours[], time: string): boolean {
  return hours.some(({ opens, closes }) => opens <= time && time <= closes);
}

/** Nobody is there when something changes hands: not that day, or not at that hour. */
export type Absence = "closed" | "outside";

export function absence(opening: Opening, day: LocalDate, time: string): Absence | null {
  if (!isOpenOn(opening, day)) return "closed";
  return isOpenAt(opening, day, time) ? null : "outside";
}

/** Of those that hold on a day the one about the fewest days: a single open day in a closed month. */
export function exceptionOn(
  exceptions: readonly OpeningException[],
  day: LocalDate,
): OpeningException | undefined {
  let found: OpeningException | undefined;
  for (const one of exceptions) {
    const isAboutDay = one.date <= day && day <= (one.until ?? one.date);
    // Of two about as many days the later one was thought of last.
    if (isAboutDay && (!found || lengthOf(one) <= lengthOf(found))) found = one;
  }
  return found;
}

const lengthOf = ({ date, until }: OpeningException) => daysBetween(date, until ?? date);

/** Every closed day from one day up to, and not with, another. */
export function closedDays(opening: Opening, from: LocalDate, until: LocalDate): LocalDate[] {
  if (opening.week.length === 0 && opening.exceptions.length === 0) return [];
  const closed: LocalDate[] = [];
  for (let day = from; day < until; day = addDays(day, 1))
    if (!isOpenOn(opening, day)) closed.push(day);
  return closed;
}

/** The week in groups of days that follow each other and have the same hours, as people write it. */
export function weekGroups(
  week: readonly WeekHours[],
): { first: Weekday; last: Weekday; hours: Hours[] }[] {
  const groups: { first: Weekday; last: Weekday; hours: Hours[] }[] = [];
  let before: string | undefined;
  for (const weekday of WEEKDAYS) {
    const hours = hoursOfWeekday(week, weekday);
    const key = hours.length === 0 ? undefined : JSON.stringify(hours);
    const group = groups.at(-1);
    if (key !== undefined && key === before && group) group.last = weekday;
    else if (key !== undefined) groups.push({ first: weekday, last: weekday, hours });
    before = key;
  }
  return groups;
}

/** Whether two hours of one weekday lie over each other. */
export function hasHoursTwice(week: readonly WeekHours[]): boolean {
  return week.some((one, index) =>
    week.some(
      (other, at) =>
        at > index &&
        other.weekday === one.weekday &&
        one.opens < other.closes &&
        other.opens < one.closes,
    ),
  );
}

/** Where in a list days stand that stand there already. */
export function daysTwice(exceptions: readonly OpeningException[]): number[] {
  const key = ({ date, until = date }: OpeningException) => `${date}/${until}`;
  const keys = exceptions.map(key);
  return keys.flatMap((one, index) => (keys.indexOf(one) < index ? [index] : []));
}
