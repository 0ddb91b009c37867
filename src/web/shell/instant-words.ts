import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { yearOf, type LocalDate } from "#domain/dates/local-date.ts";
import { formatDay, formatDayAndMonth } from "#texts/format.ts";

/** `1 mars kl 10:00`, by Swedish clocks; with the year where it is not this one. */
export function instantWords(instant: string, today: LocalDate): string {
  const at = new Date(instant);
  const day = dayInSweden(at);
  const words = yearOf(day) === yearOf(today) ? formatDayAndMonth(day) : formatDay(day);
  return `${words} kl ${timeInSweden(at)}`;
}
