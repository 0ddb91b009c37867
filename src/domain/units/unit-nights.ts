import { toDayNumber, type LocalDate } from "#domain/dates/local-date.ts";

/** A stretch of nights by the numbers of their days, the last one not included. */
export type Stretch = { from: number; to: number };

/** When a unit is not rented out: from the first to the last night of an outage, and for good once it is retired. */
export type UnitDays = {
  id: number;
  retiredOn: LocalDate | null;
  outages: readonly { startDate: LocalDate; endDate: LocalDate | null }[];
};

/** What a unit cannot be had on: nobody places a stay there. */
export type UnitOut = { id: number; out: readonly Stretch[] };

export const unitOut = ({ id, retiredOn, outages }: UnitDays): UnitOut => ({
  id,
  out: [
    ...outages.map(({ startDate, endDate }) => ({
      from: toDayNumber(startDate),
      to: endDate === null ? Infinity : toDayNumber(endDate) + 1,
    })),
    ...(retiredOn === null ? [] : [{ from: toDayNumber(retiredOn), to: Infinity }]),
  ],
});

export function isInUse({ retiredOn, outages }: UnitDays, night: LocalDate): boolean {
  if (retiredOn !== null && retiredOn <= night) return false;
  return !outages.some(
    ({ startDate, endDate }) => startDate <= night && (endDate === null || night <= endDate),
  );
}

/** So many units there are on a night. The database's `capacity_on` says the same of the same rows. */
export function capacityOn(units: readonly UnitDays[], night: LocalDate): number {
  return units.filter((unit) => isInUse(unit, night)).length;
}

export function meet(one: Stretch, other: Stretch): boolean {
  return one.from < other.to && other.from < one.to;
}
