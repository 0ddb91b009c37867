import { weekGroups, type Hours, type WeekHours } from "#domain/shop/opening.ts";
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

function daysWords(first: WeekHours["weekday"], last: WeekHours["weekday"]): string {
  const from = WEEKDAY_LABELS[first].toLowerCase();
  return first === last ? from : `${from} till ${WEEKDAY_LABELS[last].toLowerCase()}`;
}

/** '9', or '9.30'. */
function shortTime(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  return minute === "00" ? String(Number(hour)) : `${Number(hour)}.${minute}`;
}
