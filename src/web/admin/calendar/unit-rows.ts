import type { CalendarBooking, CalendarUnit } from "#contracts/calendar.ts";
import type { Outage } from "#contracts/units.ts";
import { layOnUnits } from "#domain/calendar/unit-lanes.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

export type DrawnBooking = CalendarBooking & { tail?: Stay | undefined };

/** What is drawn in one row beside its days: all that lies on one unit. */
export type Lane = {
  /** Tells it from others of its item; empty where they are counted. */
  key: string;
  bookings: DrawnBooking[];
  of: CalendarUnit | null;
  outages: readonly Outage[];
  /** Its bookings should have a unit, and have none. */
  isWithout: boolean;
  /** Its bookings are back, and nobody noted which unit they had. */
  isUnknown: boolean;
};

/** The lanes of an item from top to bottom: what needs somebody's hand, its units, and what is past. */
export type Lanes = { without: Lane[]; units: Lane[]; unknown: Lane[] };

const NO_UNIT = { of: null, outages: [], isWithout: false, isUnknown: false };

/** Of what is counted, whichever it lies on. */
export function countedLane(bookings: DrawnBooking[]): Lane {
  return { ...NO_UNIT, key: "", bookings };
}

type Named = {
  units: readonly CalendarUnit[];
  outages: readonly Outage[];
  /** The first day that is shown. */
  from: LocalDate;
};

/** A lane for each unit, and those for what has none. Who was retired before is shown while something lies on it. */
export function lanesOfUnits(
  bookings: readonly DrawnBooking[],
  { units, outages, from }: Named,
): Lanes {
  const laid = layOnUnits(
    bookings,
    units.map(({ id }) => id),
  );
  const lanes = units.map((unit, index): Lane => {
    const own = outages.filter(({ unitId }) => unitId === unit.id);
    const key = `unit-${unit.id}`;
    return { ...NO_UNIT, key, bookings: laid.units[index] ?? [], of: unit, outages: own };
  });
  return {
    units: lanes.filter(({ of, bookings: own }) => own.length > 0 || !of || !isRetired(of, from)),
    without: laid.without.map((own, index) => {
      return { ...NO_UNIT, key: `without-${index + 1}`, bookings: own, isWithout: true };
    }),
    unknown: laid.unknown.map((own, index) => {
      return { ...NO_UNIT, key: `unknown-${index + 1}`, bookings: own, isUnknown: true };
    }),
  };
}

/** How many of an item's units are rented out on a night. */
export function unitsInUse(
  night: LocalDate,
  units: readonly CalendarUnit[],
  outages: readonly Outage[],
): number {
  const out = new Set(outages.filter((one) => isOutOn(night, one)).map(({ unitId }) => unitId));
  return units.filter((unit) => !isRetired(unit, night) && !out.has(unit.id)).length;
}

export function outageOn(day: LocalDate, outages: readonly Outage[]): Outage | undefined {
  return outages.find((outage) => isOutOn(day, outage));
}

function isOutOn(night: LocalDate, { startDate, endDate }: Outage): boolean {
  return startDate <= night && (endDate === null || night <= endDate);
}

export function isRetired({ retiredOn }: Pick<CalendarUnit, "retiredOn">, night: LocalDate) {
  return retiredOn !== null && retiredOn <= night;
}
