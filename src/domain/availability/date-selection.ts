import {
  isToldOf,
  startProblem,
  possibleEnds,
  type CalendarFacts,
  type DayProblem,
} from "#domain/availability/calendar-days.ts";
import { checkStay, lastBookableDay, type StayProblem } from "#domain/availability/check-stay.ts";
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
  // What nobody has told about yet is neither free nor taken.
  if (!isToldOf(facts, { startDate, endDate: day }))
    return { selection, problem: { code: "day.unknown" } };
  const verdict = checkStay(
    { ...facts, freeOn: (night) => facts.freeOn(night) ?? 0 },
    { startDate, endDate: day },
  );
  return verdict.ok ? { selection } : { selection, problem: verdict.problem };
}

/** Why a chosen start cannot be kept, in the words for stays; nothing while that is not known. */
export function startRefusal(facts: CalendarFacts, start: LocalDate): StayProblem | undefined {
  const problem = startProblem(facts, start);
  switch (problem?.code) {
    case undefined:
    case "day.unknown":
      return undefined;
    case "day.past":
      return { code: "stay.past" };
    case "day.pickup-passed":
      return { code: "stay.pickup-passed", pickupTime: problem.pickupTime };
    case "day.too-far":
      return { code: "stay.too-far", lastDay: lastBookableDay(facts.today) };
    case "day.start-weekday":
      return { code: "stay.start-weekday", weekday: problem.weekday };
    case "day.too-few":
      return { code: "stay.too-few-units", free: problem.free };
    default:
      return { code: "stay.unavailable" };
  }
}
