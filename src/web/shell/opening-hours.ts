import { WEEKDAYS } from "#domain/dates/weekday.ts";
import { weekGroups, type OpeningException, type WeekHours } from "#domain/shop/opening.ts";

export type OpenDays = { dayOfWeek: string[]; opens: string; closes: string };

const DAYS = [
  ["måndag", "Monday"],
  ["tisdag", "Tuesday"],
  ["onsdag", "Wednesday"],
  ["torsdag", "Thursday"],
  ["fredag", "Friday"],
  ["lördag", "Saturday"],
  ["söndag", "Sunday"],
] as const;

const HOUR = String.raw`(\d{1,2})(?:[.:](\d\d))?`;
const PART = new RegExp(
  String.raw`^(\p{L}+)(?:\s*(?:till|[–-])\s*(\p{L}+))?\s+(?:kl\.?\s*)?${HOUR}\s*[–-]\s*${HOUR}$`,
  "u",
);

/**
 * Opening hours as a shop writes them ('Måndag till fredag 9–17, lördag 10–14'), day by day. Null for
 * words that are not understood: wrong hours are worse than none.
 */
export function readOpeningHours(words: string): OpenDays[] | null {
  const parts = words.split(",").map((part) => readPart(part.trim().toLowerCase()));
  return parts.every((part) => part !== null) ? parts : null;
}

/** The same of hours that were set day by day. */
export function openDays(week: readonly WeekHours[]): OpenDays[] {
  return weekGroups(week).flatMap(({ first, last, hours }) => {
    const dayOfWeek = DAYS.slice(WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last) + 1).map(
      ([, name]) => name,
    );
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

function readPart(words: string): OpenDays | null {
  const [, from = "", till = from, fromHour, fromMinute, tillHour, tillMinute] =
    PART.exec(words) ?? [];
  const [first, last] = [dayIndex(from), dayIndex(till)];
  const [opens, closes] = [timeOf(fromHour, fromMinute), timeOf(tillHour, tillMinute)];
  if (first === -1 || last < first || opens >= closes || closes > "24:00") return null;
  return { dayOfWeek: DAYS.slice(first, last + 1).map(([, name]) => name), opens, closes };
}

/** 'måndagar' means the same. */
const dayIndex = (word: string) =>
  DAYS.findIndex(([name]) => word === name || word === `${name}ar`);

const timeOf = (hour = "", minute = "00") => `${hour.padStart(2, "0")}:${minute}`;
