import { meet, type Stretch, type UnitOut } from "#domain/units/unit-nights.ts";

/** A stay that wants one unit throughout, and would rather have this one. */
export type Guest = Stretch & { id: number; unitId: number | null };

/** Beyond it nobody waits for the answer: it counts as no. Real seasons take a few dozen. */
const MOST_STEPS = 20_000;

type Seating = {
  units: readonly UnitOut[];
  guests: readonly Guest[];
  /** Until when each unit is busy with those before. */
  busyTo: number[];
  given: number[];
  dead: Set<string>;
  steps: number;
};

/**
 * A unit for each of the stays, all of them at once, or null where there is no such way. Exact: from the earliest stay
 * on every unit is tried, the likely ones first; what has led nowhere is not tried again.
 */
export function seatAll(
  units: readonly UnitOut[],
  guests: readonly Guest[],
): Map<number, number> | null {
  const seating: Seating = {
    units,
    guests: guests.toSorted((one, other) => one.from - other.from || other.to - one.to),
    busyTo: units.map(() => -Infinity),
    given: [],
    dead: new Set(),
    steps: 0,
  };
  if (!seatFrom(seating, 0)) return null;
  return new Map(
    seating.guests.map(({ id }, place) => [id, units[seating.given[place]!]!.id] as const),
  );
}

function seatFrom(seating: Seating, place: number): boolean {
  const guest = seating.guests[place];
  if (!guest) return true;
  seating.steps += 1;
  if (seating.steps > MOST_STEPS) return false;
  const here = seating.dead.size > 0 ? nameOf(seating, place, guest) : "";
  if (seating.dead.has(here)) return false;
  const tried = new Set<string>();
  for (const index of candidates(seating, guest)) {
    // Two idle units with the same days ahead are one choice.
    const ahead = daysAhead(seating.units[index]!, guest.from);
    if (tried.has(ahead)) continue;
    tried.add(ahead);
    const before = seating.busyTo[index]!;
    seating.busyTo[index] = guest.to;
    seating.given[place] = index;
    if (seatFrom(seating, place + 1)) return true;
    seating.busyTo[index] = before;
  }
  seating.dead.add(nameOf(seating, place, guest));
  return false;
}

/** Those it can have: the one it would rather have, then the tightest. */
function candidates({ units, busyTo }: Seating, guest: Guest): number[] {
  const idle = (index: number) => {
    const { out } = units[index]!;
    let [before, after] = [busyTo[index]!, Infinity];
    for (const stretch of out)
      if (stretch.to <= guest.from) before = Math.max(before, stretch.to);
      else after = Math.min(after, stretch.from);
    return after - Math.max(before, 0);
  };
  return units
    .map((_, index) => index)
    .filter(
      (index) =>
        busyTo[index]! <= guest.from && !units[index]!.out.some((stretch) => meet(stretch, guest)),
    )
    .toSorted(
      (one, other) =>
        Number(units[other]!.id === guest.unitId) - Number(units[one]!.id === guest.unitId) ||
        compare(idle(one), idle(other)) ||
        one - other,
    );
}

const compare = (one: number, other: number) => (one === other ? 0 : one - other);

/** What all that follows depends on: who is next, and what each unit still has ahead, whichever it is. */
function nameOf({ units, busyTo }: Seating, place: number, { from }: Guest): string {
  const ahead = units.map((unit, index) => {
    const busy = busyTo[index]!;
    return `${busy > from ? busy : ""}/${daysAhead(unit, from)}`;
  });
  return `${place} ${ahead.toSorted().join(" ")}`;
}

function daysAhead({ out }: UnitOut, from: number): string {
  return out
    .filter(({ to }) => to > from)
    .map((stretch) => `${Math.max(stretch.from, from)}-${stretch.to}`)
    .toSorted()
    .join();
}
