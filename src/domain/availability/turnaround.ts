import { nightsOf } from "#domain/dates/date-range.ts";
import { addDays, daysBetween, type LocalDate } from "#domain/dates/local-date.ts";

/** A slip of the finger, not a wish, lies beyond it. */
export const MOST_TURNAROUND_NIGHTS = 30;

/** Nights that an item is kept free after each return, and the units that nobody holds on a night. */
export type Turnaround<Units = number> = {
  nights: number;
  unheldOn: (night: LocalDate) => Units;
};

/** The nights after a return: the first of them begins on the day of the return. */
export function turnaroundNights(endDate: LocalDate, nights: number): LocalDate[] {
  return nightsOf({ startDate: endDate, endDate: addDays(endDate, nights) });
}

/**
 * The fewest units that nobody holds on the nights after a return. Blocked or off season, an item can stand still all
 * the same; a night that nobody has told about makes it unknown.
 */
export function unheldAfter<Units extends number | undefined>(
  { nights, unheldOn }: Turnaround<Units>,
  endDate: LocalDate,
): Units | number {
  let fewest = Infinity;
  for (const night of turnaroundNights(endDate, nights)) {
    const unheld = unheldOn(night);
    if (unheld === undefined) return unheld;
    fewest = Math.min(fewest, unheld);
  }
  return fewest;
}

/** How many of the nights after a return are over: what is left of them can be given back. */
export function turnaroundOver(
  { endDate, turnaround }: { endDate: LocalDate; turnaround: number },
  today: LocalDate,
): number {
  return Math.min(turnaround, Math.max(0, daysBetween(endDate, today)));
}

/** What holds units of an item and keeps nights free after it. */
export type Keeping = {
  id: string;
  endDate: LocalDate;
  quantity: number;
  turnaround: number;
  /** What has come back keeps no more nights than it was promised. */
  hasReturned: boolean;
};

export type Spread<Kept> = {
  /** Those whose number changes, in the order in which the database can follow. */
  changed: Kept[];
  /** Those that lack room for it and keep the number they have. */
  without: Kept[];
};

/**
 * A new number of nights for what holds an item already: fewer at once, more where nobody holds them, the earliest
 * return first.
 */
export function spreadTurnaround<Kept extends Keeping>(
  keeping: readonly Kept[],
  { nights, unheldOn }: Turnaround,
): Spread<Kept> {
  const given = new Map<LocalDate, number>();
  const give = (units: number, days: LocalDate[]) =>
    days.forEach((night) => given.set(night, (given.get(night) ?? 0) + units));
  const inOrder = keeping.toSorted(byEnd);
  const fewer = inOrder.filter(({ turnaround }) => turnaround > nights);
  for (const { endDate, turnaround, quantity } of fewer)
    give(quantity, turnaroundNights(endDate, turnaround).slice(nights));
  const spread: Spread<Kept> = { changed: fewer, without: [] };
  for (const one of inOrder) {
    if (one.turnaround >= nights || one.hasReturned) continue;
    const wanted = turnaroundNights(one.endDate, nights).slice(one.turnaround);
    const hasRoom = wanted.every(
      (night) => unheldOn(night) + (given.get(night) ?? 0) >= one.quantity,
    );
    if (hasRoom) give(-one.quantity, wanted);
    (hasRoom ? spread.changed : spread.without).push(one);
  }
  return spread;
}

function byEnd(one: Keeping, other: Keeping): number {
  if (one.endDate !== other.endDate) return one.endDate < other.endDate ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
