import {
  calendarDay,
  startProblem,
  type CalendarFacts,
  type DayProblem,
} from "#domain/availability/calendar-days.ts";
import { lastBookableDay, type StayProblem } from "#domain/availability/check-stay.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

/** Nothing chosen, a start, or a whole stay. */
export type Selection = { startDate: LocalDate | null; endDate: LocalDate | null };

export const NOTHING_SELECTED: Selection = { startDate: null, endDate: null };

/** Nothing until both ends are chosen. */
export function wholeStay({ startDate, endDate }: Selection): Stay | null {
  return startDate !== null && endDate !== null ? { startDate, endDate } : null;
}

/** `refused` is what a refusal is said to be aloud, where the calendar's own line is not enough. */
export type Click = { selection: Selection; problem?: DayProblem; refused?: StayProblem };

/**
 * What a click on a day makes of the selection. One that cannot be followed changes nothing and says why: for the
 * very reason that the calendar gives for that day.
 */
export function clickDay(facts: CalendarFacts, selection: Selection, day: LocalDate): Click {
  const { startDate, endDate } = selection;
  if (day === startDate) return { selection: NOTHING_SELECTED };
  const start = endDate === null ? startDate : null;
  const { canEnd, problem } = calendarDay(facts, day, start);
  if (problem) return { selection, problem, ...refusalAloud(problem, start) };
  return { selection: canEnd ? { startDate, endDate: day } : { startDate: day, endDate: null } };
}

function refusalAloud(
  problem: DayProblem,
  start: LocalDate | null,
): Pick<Click, "refused"> | undefined {
  switch (problem.code) {
    case "day.start-weekday":
      return { refused: { code: "stay.start-weekday", weekday: problem.weekday } };
    case "day.end-weekday":
      return { refused: { code: "stay.end-weekday", weekday: problem.weekday } };
    case "day.before-start":
      return { refused: { code: "stay.reversed" } };
    case "day.behind-few":
      return { refused: { code: "stay.too-few-units", free: problem.free } };
    case "day.no-turnaround":
      return { refused: { code: "stay.no-turnaround", nights: problem.nights } };
    case "day.behind-taken":
      return { refused: { code: "stay.unavailable" } };
    case "day.blocked":
    case "day.off-season":
      return start === null ? undefined : { refused: { code: "stay.blocked" } };
    default:
      return undefined;
  }
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
    case "day.too-short-notice":
      return { code: "stay.too-short-notice", hours: problem.hours };
    case "day.too-far":
      return { code: "stay.too-far", lastDay: lastBookableDay(facts.today) };
    case "day.closed-start":
      return { code: "stay.closed-start", day: start };
    case "day.start-weekday":
      return { code: "stay.start-weekday", weekday: problem.weekday };
    case "day.too-few":
      return { code: "stay.too-few-units", free: problem.free };
    default:
      return { code: "stay.unavailable" };
  }
}
