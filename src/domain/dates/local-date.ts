declare const localDate: unique symbol;

/** A calendar day, `YYYY-MM-DD`. It has no time and no time zone, so it cannot slip to the day before. */
export type LocalDate = string & { readonly [localDate]: true };

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function isLocalDate(text: string): text is LocalDate {
  const parts = SHAPE.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  const leapDay = month === 2 && isLeapYear(year) ? 1 : 0;
  return day <= (DAYS_IN_MONTH[month - 1] ?? 0) + leapDay;
}

export function yearOf(date: LocalDate): number {
  return Number(date.slice(0, 4));
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
