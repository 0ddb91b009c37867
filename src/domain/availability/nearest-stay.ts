import { checkStay, type StayFacts } from "#domain/availability/check-stay.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { addDays } from "#domain/dates/local-date.ts";

/** How far either way other dates are looked for. */
export const NEAREST_WITHIN_DAYS = 14;

/**
 * The stay of the same length that is possible and moves the wished one least; the later one where two are as
 * near, since who is late for one pick-up can still come to the next.
 */
export function nearestStay(facts: StayFacts, stay: Stay): Stay | null {
  for (let distance = 1; distance <= NEAREST_WITHIN_DAYS; distance += 1)
    for (const days of [distance, -distance]) {
      const moved = {
        startDate: addDays(stay.startDate, days),
        endDate: addDays(stay.endDate, days),
      };
      if (checkStay(facts, moved).ok) return moved;
    }
  return null;
}
