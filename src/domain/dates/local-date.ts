declare const localDate: unique symbol;

/** A calendar day, `YYYY-MM-DD`. It has no time and no time zone, so it cannot slip to the day before. */
export type LocalDate = string & { readonly [localDate]: true };

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function isLocalDate(text: string): text is LocalDate {
  const parts = SHAPE.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** For a day that has been looked at already, such as what a form was not sent without. */
export function localDateOf(text: string): LocalDate {
  if (!isLocalDate(text)) throw new Error("not a day");
  return text;
}

export function yearOf(date: LocalDate): number {
  return twoDigits(date, 0) * 100 + twoDigits(date, 2);
}

export function monthOf(date: LocalDate): number {
  return twoDigits(date, 5);
}

export function dayOfMonth(date: LocalDate): number {
  return twoDigits(date, 8);
}

/** Without cutting a text out of another: whoever looks for a journey asks it some hundred thousand times. */
function twoDigits(date: LocalDate, at: number): number {
  return date.charCodeAt(at) * 10 + date.charCodeAt(at + 1) - 528;
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Days from one date to another: 1 from a day to the next, whatever the clocks do that night. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

export function firstOfMonth(date: LocalDate): LocalDate {
  return `${date.slice(0, 8)}01` as LocalDate;
}

export function lastOfMonth(date: LocalDate): LocalDate {
  return `${date.slice(0, 8)}${pad(daysInMonth(yearOf(date), monthOf(date)), 2)}` as LocalDate;
}

/** The first day of the month that lies so many months ahead. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const count = yearOf(date) * 12 + (monthOf(date) - 1) + months;
  return `${pad(Math.floor(count / 12), 4)}-${pad((count % 12) + 1, 2)}-01` as LocalDate;
}

function daysInMonth(year: number, month: number): number {
  return (DAYS_IN_MONTH[month - 1] ?? 0) + (month === 2 && isLeapYear(year) ? 1 : 0);
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

// Days are numbered in cycles of 400 years that begin on 1 March, so that the leap day comes last.
const DAYS_IN_CYCLE = 146_097;

/** Days since 1 March of the year 0. */
export function toDayNumber(date: LocalDate): number {
  const month = monthOf(date);
  const year = yearOf(date) - (month <= 2 ? 1 : 0);
  const monthFromMarch = (month + 9) % 12;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + dayOfMonth(date) - 1;
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return year * 365 + leapDays + dayOfYear;
}

const MOST_NAMES = 5000;
const names = new Map<number, LocalDate>();

/** Everybody asks about the same few years, and writing a day takes longer than all else that is done with it. */
export function fromDayNumber(number: number): LocalDate {
  const known = names.get(number);
  if (known !== undefined) return known;
  const name = nameOf(number);
  if (names.size >= MOST_NAMES) names.clear();
  names.set(number, name);
  return name;
}

function nameOf(number: number): LocalDate {
  const cycle = Math.floor(number / DAYS_IN_CYCLE);
  const dayOfCycle = number - cycle * DAYS_IN_CYCLE;
  const yearOfCycle = Math.floor(
    (dayOfCycle -
      Math.floor(dayOfCycle / 1460) +
      Math.floor(dayOfCycle / 36_524) -
      Math.floor(dayOfCycle / (DAYS_IN_CYCLE - 1))) /
      365,
  );
  const leapDays = Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100);
  const dayOfYear = dayOfCycle - (yearOfCycle * 365 + leapDays);
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = ((monthFromMarch + 2) % 12) + 1;
  const year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as LocalDate;
}

function pad(number: number, length: number): string {
  return String(number).padStart(length, "0");
}
