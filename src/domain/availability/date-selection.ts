import {
  startProblem,
  possibleEnds,
  type CalendarFacts,
  type DayProblem,
} from "#domain/availability/calendar-days.ts";
import { checkStay, type StayProblem } from "#domain/availability/check-stay.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

/** Nothing chosen, a start, or a whole stay. */
export type Selection = { startDate: LocalDate | null; endDate: LocalDate | null };

export const NOTHING_SELECTED: Selection = { startDate: null, endDate: null };

/** Nothing until both ends are chosen. */
export function wholeStay({ startDate, endDate }: Selection): Stay | null {
  return startDate !== null && endDate !== null ? { startDate, endDate } : null;
}

export type Click = { selection: Selection; problem?: StayProblem | DayProblem };

/** What a click on a day makes of the selection. A click that cannot be followed changes nothing and says why. */
export function clickDay(facts: CalendarFacts, selection: Selection, day: LocalDate): Click {
  const { startDate, endDate } = selection;
  if (day === startDate) return { selection: NOTHING_SELECTED };
  if (startDate !== null && endDate === null) return chooseEnd(facts, startDate, day);
  return chooseStart(facts, selection, day);
}

function chooseStart(facts: CalendarFacts, selection: Selection, day: LocalDate): Click {
  const problem = startProblem(facts, day);
  return problem ? { selection, problem } : { selection: { startDate: day, endDate: null } };
}

function chooseEnd(facts: CalendarFacts, startDate: LocalDate, day: LocalDate): Click {
  const selection: Selection = { startDate, endDate: null };
  if (day < startDate) {
    // Whoever turns back wants to begin earlier, where that is possible.
    if (startProblem(facts, day) === undefined)
      return { selection: { startDate: day, endDate: null } };
    return { selection, problem: { code: "stay.reversed" } };
  }
  if (possibleEnds(facts, startDate).includes(day))
    return { selection: { startDate, endDate: day } };
  const verdict = checkStay(
    { ...facts, freeOn: (night) => facts.freeOn(night) ?? 0 },
    { startDate, endDate: day },
  );
  return verdict.ok ? { selection } : { selection, problem: verdict.problem };
}
