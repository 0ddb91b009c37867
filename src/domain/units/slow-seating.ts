import { toDayNumber, type LocalDate } from "#domain/dates/local-date.ts";
import type { UnitStay } from "#domain/units/place-units.ts";
import { meet, type Stretch, type UnitOut } from "#domain/units/unit-nights.ts";

export const TODAY = toDayNumber("2026-06-01" as LocalDate);
export function aStay(id: number, stretch: Stretch, more: Partial<UnitStay> = {}): UnitStay {
  return { id, ...stretch, unitId: null, isPlaced: false, isPinned: false, ...more };
}

/** Slow and sure: every way of giving each of the stays a unit of its own. */
export function fitsSomehow(
  units: readonly UnitOut[],
  pinned: readonly (Stretch & { unitId: number })[],
  stays: readonly Stretch[],
): boolean {
  const given: (Stretch & { unitId: number })[] = [...pinned];
  const from = (index: number): boolean => {
    const stay = stays[index];
    if (!stay) return true;
    return units.some(({ id, out }) => {
      if (out.some((one) => meet(one, stay))) return false;
      if (given.some((one) => one.unitId === id && meet(one, stay))) return false;
      given.push({ ...stay, unitId: id });
      const isDone = from(index + 1);
      given.pop();
      return isDone;
    });
  };
  return from(0);
}
