import { intervalOf } from "#domain/availability/booking-interval.ts";
import { lastBookableDay, type StayFacts } from "#domain/availability/check-stay.ts";
import { isBlocked, isOffSeason, type ItemCalendar } from "#domain/availability/free-units.ts";
import { daysOf, type Period } from "#domain/dates/date-range.ts";
import { addDays, daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import { weekdayOf, type Weekday } from "#domain/dates/weekday.ts";

/** What the calendar knows. A night nobody has told about yet is unknown, and not offered. */
export type CalendarFacts = Omit<StayFacts, "freeOn"> &
  ItemCalendar & { freeOn: (night: LocalDate) => number | undefined };

/** Why a day cannot be chosen. */
export type DayProblem =
  | { code: "day.past" }
  | { code: "day.too-far" }
  | { code: "day.unknown" }
  | { code: "day.blocked" }
  | { code: "day.off-season" }
  | { code: "day.full" }
  | { code: "day.too-few"; free: number }
  | { code: "day.start-weekday"; weekday: Weekday; nearest: LocalDate | null }
  | { code: "day.no-end" }
  | { code: "day.end-weekday"; weekday: Weekday; nearest: LocalDate | null }
  | { code: "day.too-short"; nights: number; earliest: LocalDate | null }
  | { code: "day.behind-taken" };

export type CalendarDay = {
  day: LocalDate;
  free: number | undefined;
  /** Some units are free, but fewer than wanted. */
  isPartly: boolean;
  canStart: boolean;
  canEnd: boolean;
  /** Why it can be neither, or, after a start is chosen, why it cannot be the end. */
  problem: DayProblem | undefined;
};

const SHORTEST_LOOKAHEAD = 7;
const NEAREST_WITHIN_DAYS = 21;

/** Every day of a period as the calendar shows it: before a start is chosen, or after. */
export function calendarDays(
  facts: CalendarFacts,
  period: Period,
  start: LocalDate | null,
): CalendarDay[] {
  const ends = new Set(start === null ? [] : possibleEnds(facts, start));
  return daysOf(period).map((day) => {
    const whyNoStart = startProblem(facts, day);
    const canEnd = ends.has(day);
    const free = facts.freeOn(day);
    const isLater = start !== null && day > start;
    return {
      day,
      free,
      isPartly: free !== undefined && free > 0 && free < facts.quantity,
      canStart: whyNoStart === undefined,
      canEnd,
      problem: isLater ? (canEnd ? undefined : endProblem(facts, start, day)) : whyNoStart,
    };
  });
}

/** Nothing when a stay may begin on this day. */
export function startProblem(facts: CalendarFacts, day: LocalDate): DayProblem | undefined {
  const problem = ownProblem(facts, day);
  if (problem) return problem;
  const interval = intervalOf(day, facts.intervals);
  if (interval && weekdayOf(day) !== interval.startWeekday) {
    const { startWeekday } = interval;
    return { code: "day.start-weekday", weekday: startWeekday, nearest: nearestStart(facts, day) };
  }
  return hasEnd(facts, day) ? undefined : { code: "day.no-end" };
}

/** Every day on which a stay from this start may end, up to the first obstacle. */
export function possibleEnds(
  facts: CalendarFacts,
  start: LocalDate,
  within = Infinity,
): LocalDate[] {
  const shortest = intervalOf(start, facts.intervals)?.intervalDays ?? 1;
  const last = lastBookableDay(facts.today);
  const ends: LocalDate[] = [];
  for (let nights = 1; nights <= within; nights += 1) {
    const end = addDays(start, nights);
    const isReachable =
      end <= last &&
      (facts.freeOn(addDays(end, -1)) ?? 0) >= facts.quantity &&
      !isBlocked(facts.blocked, end);
    if (!isReachable) break;
    if (nights >= shortest && endsOnRightDay(facts, end)) ends.push(end);
  }
  return ends;
}

function endProblem(facts: CalendarFacts, start: LocalDate, day: LocalDate): DayProblem {
  if (day > lastBookableDay(facts.today)) return { code: "day.too-far" };
  if (isBlocked(facts.blocked, day)) return { code: "day.blocked" };
  const obstacle = daysOf({ startDate: start, endDate: addDays(day, -1) }).find(
    (night) => isBlocked(facts.blocked, night) || (facts.freeOn(night) ?? 0) < facts.quantity,
  );
  if (obstacle !== undefined) {
    return facts.freeOn(obstacle) === undefined
      ? { code: "day.unknown" }
      : { code: "day.behind-taken" };
  }
  const interval = intervalOf(start, facts.intervals);
  const ends = possibleEnds(facts, start, daysBetween(start, day) + NEAREST_WITHIN_DAYS);
  if (interval && daysBetween(start, day) < interval.intervalDays) {
    return { code: "day.too-short", nights: interval.intervalDays, earliest: ends[0] ?? null };
  }
  const weekday = intervalOf(day, facts.intervals)?.startWeekday ?? weekdayOf(day);
  return { code: "day.end-weekday", weekday, nearest: nearest(ends, day) };
}

/** What is wrong with the day itself, whatever the interval says. */
function ownProblem(facts: CalendarFacts, day: LocalDate): DayProblem | undefined {
  if (day < facts.today) return { code: "day.past" };
  if (day >= lastBookableDay(facts.today)) return { code: "day.too-far" };
  if (isBlocked(facts.blocked, day)) return { code: "day.blocked" };
  if (isOffSeason(facts, day)) return { code: "day.off-season" };
  const free = facts.freeOn(day);
  if (free === undefined) return { code: "day.unknown" };
  if (free === 0) return { code: "day.full" };
  return free < facts.quantity ? { code: "day.too-few", free } : undefined;
}

function endsOnRightDay({ intervals }: CalendarFacts, end: LocalDate): boolean {
  const interval = intervalOf(end, intervals);
  return !interval || weekdayOf(end) === interval.startWeekday;
}

function hasEnd(facts: CalendarFacts, start: LocalDate): boolean {
  const shortest = intervalOf(start, facts.intervals)?.intervalDays ?? 1;
  const lookahead = Math.max(SHORTEST_LOOKAHEAD, Math.ceil(shortest / 7) * 7);
  return possibleEnds(facts, start, lookahead).length > 0;
}

function nearestStart(facts: CalendarFacts, day: LocalDate): LocalDate | null {
  const around = daysOf({
    startDate: addDays(day, -NEAREST_WITHIN_DAYS),
    endDate: addDays(day, NEAREST_WITHIN_DAYS),
  });
  const starts = around.filter((one) => {
    const interval = intervalOf(one, facts.intervals);
    const isRightDay = !interval || weekdayOf(one) === interval.startWeekday;
    return isRightDay && !ownProblem(facts, one) && hasEnd(facts, one);
  });
  return nearest(starts, day);
}

/** The later one when two are as near. */
function nearest(days: readonly LocalDate[], to: LocalDate): LocalDate | null {
  let best: LocalDate | null = null;
  for (const day of days) {
    const distance = Math.abs(daysBetween(to, day));
    if (best === null || distance <= Math.abs(daysBetween(to, best))) best = day;
  }
  return best;
}
