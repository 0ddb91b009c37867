import { WEEKDAYS, type Weekday } from "#domain/dates/weekday.ts";
import { hasHoursTwice, type WeekHours } from "./opening.ts";

const DAYS = ["måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag", "söndag"];

const HOUR = String.raw`(\d{1,2})(?:[.:]([0-5]\d))?`;
const PART = new RegExp(
  String.raw`^(\p{L}+)(?:\s*(?:till|[–-])\s*(\p{L}+))?\s+(?:kl\.?\s*)?${HOUR}\s*[–-]\s*${HOUR}$`,
  "u",
);

/**
 * Opening hours as a shop writes them ('Måndag till fredag 9–17, lördag 10–14'), day by day. Null for
 * words that are not understood: wrong hours are worse than none.
 */
export function readOpeningHours(words: string): WeekHours[] | null {
  const parts = words.split(",").map((part) => readPart(part.trim().toLowerCase()));
  const week = parts.flatMap((part) => part ?? []);
  return parts.includes(null) || hasHoursTwice(week) ? null : week;
}

function readPart(words: string): WeekHours[] | null {
  const [, from = "", till, fromHour, fromMinute, tillHour, tillMinute] = PART.exec(words) ?? [];
  const days = daysOf(from, till);
  const [opens, closes] = [timeOf(fromHour, fromMinute), timeOf(tillHour, tillMinute)];
  if (days.length === 0 || opens >= closes || closes > "23:59") return null;
  return days.map((weekday) => ({ weekday, opens, closes }));
}

function daysOf(from: string, till: string | undefined): readonly Weekday[] {
  if (till === undefined && from === "vardagar") return WEEKDAYS.slice(0, 5);
  const [first, last] = [dayIndex(from), dayIndex(till ?? from)];
  return first === -1 ? [] : WEEKDAYS.slice(first, last + 1);
}

/** 'måndagar' means the same. */
const dayIndex = (word: string) => DAYS.findIndex((name) => word === name || word === `${name}ar`);

const timeOf = (hour = "", minute = "00") => `${hour.padStart(2, "0")}:${minute}`;
