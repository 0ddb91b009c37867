import type { LocalDate } from "#domain/dates/local-date.ts";
import { comingHours } from "#domain/shop/coming-hours.ts";
import {
  hoursOn,
  isWithin,
  weekGroups,
  type Hours,
  type Opening,
  type WeekHours,
} from "#domain/shop/opening.ts";
import { daysWords as periodDays } from "#texts/period-words.ts";
import { WEEKDAY_LABELS } from "#texts/weekdays.ts";

/** 'Måndag till fredag 9–17, lördag 10–14'. */
export function openingWords(week: readonly WeekHours[]): string {
  const words = weekGroups(week)
    .map(({ first, last, hours }) => `${daysWords(first, last)} ${hoursWords(hours)}`)
    .join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** '9–17', or '9–12 och 13–17'. */
export function hoursWords(hours: readonly Hours[]): string {
  return hours.map(({ opens, closes }) => `${shortTime(opens)}–${shortTime(closes)}`).join(" och ");
}

/** 'Stängt 24–26 december' and 'Öppet 10–14 den 31 december', of the days that come. */
export function comingHoursWords(opening: Opening, today: LocalDate): string[] {
  return comingHours(opening, today).map(({ hours, ...days }) =>
    hours.length === 0
      ? `Stängt ${periodDays(days)}`
      : `Öppet ${hoursWords(hours)} den ${periodDays(days)}`,
  );
}

/** What a customer who comes at an hour should know of that day; nothing where any hour will do. */
export function dayHoursWords(opening: Opening, day: LocalDate, time?: string): string | null {
  return comingAt(hoursOn(opening, day), time);
}

/** The same of hours that are known already. */
export function comingAt(hours: readonly Hours[] | null, time?: string): string | null {
  if (hours === null) return null;
  if (hours.length === 0) return "butiken är stängd den dagen";
  const open = `öppet ${hoursWords(hours)}`;
  return time === undefined || isWithin(hours, time) ? open : `utanför öppettiderna, ${open}`;
}

function daysWords(first: WeekHours["weekday"], last: WeekHours["weekday"]): string {
  const from = WEEKDAY_LABELS[first].toLowerCase();
  return first === last ? from : `${from} till ${WEEKDAY_LABELS[last].toLowerCase()}`;
}

/** '9', or '9.30'. */
function shortTime(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  return minute === "00" ? String(Number(hour)) : `${Number(hour)}.${minute}`;
}
