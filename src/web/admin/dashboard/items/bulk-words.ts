import type { Period } from "#domain/dates/date-range.ts";
import { yearOf } from "#domain/dates/local-date.ts";
import { ROUNDINGS, type Rounding } from "#domain/pricing/price-change.ts";
import { formatDay, formatDayAndMonth } from "#texts/format.ts";

export const ROUNDING_OPTIONS = [
  { value: "1", label: "Hela kronor" },
  { value: "5", label: "Närmaste 5 kr" },
  { value: "10", label: "Närmaste 10 kr" },
];

export function roundingOf(typed: string): Rounding {
  return ROUNDINGS.find((step) => String(step) === typed) ?? 1;
}

/** `15 juni – 15 augusti 2028`. */
export function periodWords({ startDate, endDate }: Period): string {
  const isOneYear = yearOf(startDate) === yearOf(endDate);
  return `${(isOneYear ? formatDayAndMonth : formatDay)(startDate)} – ${formatDay(endDate)}`;
}
