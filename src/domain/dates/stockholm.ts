import type { LocalDate } from "#domain/dates/local-date.ts";

const STOCKHOLM = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

const TIME = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  hour: "2-digit",
  minute: "2-digit",
});

/** The calendar day it is in Sweden at an instant. */
export function dayInSweden(instant: Date): LocalDate {
  return STOCKHOLM.format(instant) as LocalDate;
}

/** What calendar and clock show in Sweden. */
export type SwedishMoment = { day: LocalDate; time: string };

/** What they show so many hours after an instant, also where the clocks are changed in between. */
export function momentInSweden(instant: Date, hoursLater = 0): SwedishMoment {
  const later = new Date(instant.getTime() + hoursLater * 3_600_000);
  return { day: dayInSweden(later), time: timeInSweden(later) };
}

/** When clocks in Sweden show a time on a day: the first of the two where they are set back. */
export function instantInSweden(day: LocalDate, time: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const [summer, winter] = [2, 1].map((hours) => new Date(shown - hours * 3_600_000));
  return summer && timeInSweden(summer) === time ? summer : (winter ?? new Date(shown));
}

/** An instant on a day in Sweden, for money of which only the day is known. */
export function noonInSweden(day: LocalDate): Date {
  return new Date(`${day}T11:00:00.000Z`);
}

/** `15:00`, as clocks in Sweden show it at an instant. */
export function timeInSweden(instant: Date): string {
  return TIME.format(instant);
}
