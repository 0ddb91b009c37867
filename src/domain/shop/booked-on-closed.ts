import type { Times } from "#domain/availability/times-for-date.ts";
import type { Period } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { exceptionOn, hoursOn, isWithin, openingOf, type Hours, type Opening } from "./opening.ts";

export type ComingStay = Period &
  Times & {
    allowsClosedDays: boolean;
    /** Fetched already, or brought back. */
    isOut: boolean;
    isBack: boolean;
  };

export type UnmetEnd<S> = {
  stay: S;
  end: "pickup" | "return";
  day: LocalDate;
  time: string;
  /** When somebody is there that day; none where it is closed. */
  hours: readonly Hours[];
};

/**
 * From today on: what is to be fetched or brought back on a day when the shop is closed, or outside of the hours of a
 * day that has its own, the next day first. What the week says was known when it was booked.
 */
export function bookedOnClosed<S extends ComingStay>(
  opening: Opening,
  stays: readonly S[],
  today: LocalDate,
): UnmetEnd<S>[] {
  return stays
    .flatMap((stay) => comingEnds(stay).map((end) => ({ stay, ...end })))
    .flatMap(({ stay, ...end }): UnmetEnd<S>[] => {
      const its = openingOf(stay, opening);
      const hours = hoursOn(its, end.day);
      if (end.day < today || hours === null) return [];
      const isSpecial = hours.length === 0 || exceptionOn(its.exceptions, end.day) !== undefined;
      return isSpecial && !isWithin(hours, end.time) ? [{ stay, ...end, hours }] : [];
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

function comingEnds({ isOut, isBack, ...stay }: ComingStay) {
  const pickup = { end: "pickup" as const, day: stay.startDate, time: stay.pickupTime };
  const back = { end: "return" as const, day: stay.endDate, time: stay.returnTime };
  if (isBack) return [];
  return isOut ? [back] : [pickup, back];
}
