import type { Period } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { isOpenOn, openingOf, type Opening } from "./opening.ts";

export type ComingStay = Period & {
  allowsClosedDays: boolean;
  /** Fetched already, or brought back. */
  isOut: boolean;
  isBack: boolean;
};

export type ClosedEnd<S> = { stay: S; end: "pickup" | "return"; day: LocalDate };

/** From today on: what is to be fetched or brought back on a day when the shop is closed, the next day first. */
export function bookedOnClosed<S extends ComingStay>(
  opening: Opening,
  stays: readonly S[],
  today: LocalDate,
): ClosedEnd<S>[] {
  return stays
    .flatMap((stay): ClosedEnd<S>[] => [
      ...(stay.isOut || stay.isBack ? [] : [{ stay, end: "pickup" as const, day: stay.startDate }]),
      ...(stay.isBack ? [] : [{ stay, end: "return" as const, day: stay.endDate }]),
    ])
    .filter(({ stay, day }) => day >= today && !isOpenOn(openingOf(stay, opening), day))
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}
