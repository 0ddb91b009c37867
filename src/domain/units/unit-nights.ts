import { toDayNumber, type LocalDate } from "#domain/dates/local-date.ts";

/** A stretch of nights by the numbers of their days, the last one not included. */
export type Stretch = { from: number; to: number };

/** A stay that a unit has left with and has not come back from. */
export type Gone = {
  bookingId: number;
  /** Its nights, with those kept free after it; on the last day somebody else may have the unit. */
  heldFrom: LocalDate;
  heldTo: LocalDate;
  /** The day on which it is due back. */
  endDate: LocalDate;
};

/** When a unit is not rented out: from the first to the last night of an outage, and for good once it is retired. */
export type UnitDays = {
  id: number;
  retiredOn: LocalDate | null;
  outages: readonly { startDate: LocalDate; endDate: LocalDate | null }[];
  gone: readonly Gone[];
};

/** What a unit cannot be had on: nobody places a stay there. */
export type UnitOut = { id: number; out: readonly Stretch[] };

/**
 * Nights on which a unit is gone though nobody has booked them: it left before its stay, or did not come back from it.
 * On the day that it is due it may still come; how late it will be nobody knows, but tonight nobody else has it.
 */
function goneNights({ heldFrom, heldTo, endDate }: Gone, today: LocalDate): Stretch | undefined {
  const [from, to, now] = [toDayNumber(heldFrom), toDayNumber(heldTo), toDayNumber(today)];
  if (from > now) return { from: now, to: from };
  return endDate < today && to <= now ? { from: to, to: now + 1 } : undefined;
}

/** The database's `capacity_now` counts by the same rows. */
export const unitOut = ({ id, retiredOn, outages, gone }: UnitDays, today: LocalDate): UnitOut => ({
  id,
  out: [
    ...gone.flatMap((stay) => goneNights(stay, today) ?? []),
    ...outages.map(({ startDate, endDate }) => ({
      from: toDayNumber(startDate),
      to: endDate === null ? Infinity : toDayNumber(endDate) + 1,
    })),
    ...(retiredOn === null ? [] : [{ from: toDayNumber(retiredOn), to: Infinity }]),
  ],
});

export function meet(one: Stretch, other: Stretch): boolean {
  return one.from < other.to && other.from < one.to;
}
