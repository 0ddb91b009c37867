import type { LocalDate } from "#domain/dates/local-date.ts";
import type { StayState } from "./protocol.ts";

type Coming = { startDate: LocalDate; stay: { state: StayState } };

/** Handed over on another day than it is booked from: it may be the wrong booking, and is asked about. */
export function goesEarly({ startDate, stay }: Coming, today: LocalDate): boolean {
  return stay.state === "waiting" && startDate > today;
}
