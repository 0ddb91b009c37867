import type { Booking } from "#contracts/bookings.ts";
import { isLocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { formatDay } from "#texts/format.ts";

export const NOT_GIVEN = "Ej angivet";
const NO_DATE = "Ogiltigt datum";

export function orNotGiven(text: string | null | undefined): string {
  return text?.trim() ? text : NOT_GIVEN;
}

/** `3 juli 2026`. */
export function dayWords(day: string | null | undefined): string {
  if (!day) return NOT_GIVEN;
  return isLocalDate(day) ? formatDay(day) : NO_DATE;
}

/** `3 juli 2026 kl 10:00`, by Swedish clocks. */
export function momentWords(instant: string | null | undefined): string {
  if (!instant) return NOT_GIVEN;
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return NO_DATE;
  return `${formatDay(dayInSweden(at))} kl ${timeInSweden(at)}`;
}

/** `2026-07-03–2026-07-10`, short enough for a table. */
export function periodWords({
  startDate,
  endDate,
}: Pick<Booking, "startDate" | "endDate">): string {
  return [startDate, endDate].map((day) => (isLocalDate(day) ? day : NO_DATE)).join(" – ");
}

/** Names a booking where it is asked about. */
export function bookingName({ id, customerName }: Pick<Booking, "id" | "customerName">): string {
  return `bokning #${id} (${orNotGiven(customerName)})`;
}

/** Said before a booking that has been handed out is removed. */
export const PROTOCOLS_GO =
  "Protokoll, bilder och underskrifter från utlämningen tas bort med den.";
