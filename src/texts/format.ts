import { dayOfMonth, monthOf, yearOf, type LocalDate } from "#domain/dates/local-date.ts";
import { weekdayOf } from "#domain/dates/weekday.ts";
import { WEEKDAY_LABELS } from "#texts/weekdays.ts";

/**
 * Kronor as customers read them: `1 895 kr`, with spaces that do not break; with öre where there are any. Written by
 * hand: a browser takes longer to learn Sweden's numbers than to show the page they stand on.
 */
export function formatKronor(amount: number): string {
  const size = Math.abs(amount);
  const [kronor = "", ore] = (Number.isInteger(size) ? String(size) : size.toFixed(2)).split(".");
  const sign = amount < 0 ? "\u2212" : "";
  const thousands = kronor.replaceAll(/\B(?=(?:\d{3})+$)/g, "\u00a0");
  return `${sign}${thousands}${ore === undefined ? "" : `,${ore}`}\u00a0kr`;
}

const MONTHS = [
  "januari",
  "februari",
  "mars",
  "april",
  "maj",
  "juni",
  "juli",
  "augusti",
  "september",
  "oktober",
  "november",
  "december",
];

/** `3 juli 2026`. */
export function formatDay(date: LocalDate): string {
  return `${formatDayAndMonth(date)} ${yearOf(date)}`;
}

/** `3 juli`. */
export function formatDayAndMonth(date: LocalDate): string {
  return `${dayOfMonth(date)} ${formatMonthName(date)}`;
}

/** `fredag 3 juli`. */
export function formatWeekday(date: LocalDate): string {
  return `${WEEKDAY_LABELS[weekdayOf(date)].toLowerCase()} ${formatDayAndMonth(date)}`;
}

/** `juli 2026`. */
export function formatMonth(date: LocalDate): string {
  return `${formatMonthName(date)} ${yearOf(date)}`;
}

/** `juli`. */
export function formatMonthName(date: LocalDate): string {
  return MONTHS[monthOf(date) - 1] ?? "";
}

const NUMBER_PARTS = /(?<=\d) (?=\d{3}(?!\d))/g;
const UNIT_AFTER =
  /(?<=\d) (?=(?:kr|kronor|[cmk]?m[²³]?|mil|k?g|[cd]?l|st|hk|k?Wh?|Ah|V|%|°C?)(?![\p{L}\d]))/gu;
const TIMES = /(?<=\d) ([×x]) (?=\d)/g;

/**
 * What the owner has written, as it is shown: a sum, a measure or a size is never split between two lines, as in
 * `10 000 kr` and `1,95 × 0,80 m`.
 */
export function keepTogether(text: string): string {
  return text
    .replaceAll(NUMBER_PARTS, "\u00a0")
    .replaceAll(UNIT_AFTER, "\u00a0")
    .replaceAll(TIMES, "\u00a0$1\u00a0");
}
