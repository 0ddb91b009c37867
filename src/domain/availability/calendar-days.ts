import { intervalOf } from "#domain/availability/booking-interval.ts";
import { lastBookableDay, unitsKept, type StayFacts } from "#domain/availability/check-stay.ts";
import { isBlocked, isOffSeason, type ItemCalendar } from "#domain/availability/free-units.ts";
import { unheldAfter, type Turnaround } from "#domain/availability/turnaround.ts";
import { daysOf, nightsOf, type Period, type Stay } from "#domain/dates/date-range.ts";
import { addDays, daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import { weekdayOf, type Weekday } from "#domain/dates/weekday.ts";

/** What the calendar knows. A night nobody has told about yet is unknown, and not offered. */
export type CalendarFacts = Omit<StayFacts, "freeOn" | "turnaround"> &
  ItemCalendar & {
    freeOn: (night: LocalDate) => number | undefined;
    turnaround?: Turnaround<number | undefined> | undefined;
  };

/** The same once all of it is known: a night that nobody has told about counts as taken. */
export function toldFacts(facts: CalendarFacts): StayFacts {
  const { turnaround } = facts;
  return {
    ...facts,
    freeOn: (night) => facts.freeOn(night) ?? 0,
    turnaround: turnaround && {
      ...turnaround,
      unheldOn: (night) => turnaround.unheldOn(night) ?? 0,
    },
  };
}

/** Why a day cannot be chosen. */
export type DayProblem =
  | { code: "day.past" }
  | { code: "day.pickup-passed"; pickupTime: string }
  | { code: "day.too-short-notice"; hours: number; earliest: LocalDate }
  | { code: "day.too-far" }
  | { code: "day.unknown" }
  | { code: "day.blocked" }
  | { code: "day.off-season"; opens: LocalDate | null }
  | { code: "day.full" }
  | { code: "day.too-few"; free: number }
  | { code: "day.closed-start"; nearest: LocalDate | null }
  | { code: "day.closed-end"; nearest: LocalDate | null }
  | { code: "day.start-weekday"; weekday: Weekday; nearest: LocalDate | null }
  | { code: "day.no-end" }
  | { code: "day.end-weekday"; weekday: Weekday; nearest: LocalDate | null }
  | { code: "day.too-short"; nights: number; earliest: LocalDate | null }
  | { code: "day.no-turnaround"; nights: number }
  | { code: "day.before-start" }
  | { code: "day.behind-taken" }
  | { code: "day.behind-few"; free: number }
  | { code: "day.no-unit-throughout"; units: number };

export type CalendarDay = {
  day: LocalDate;
  /** Nothing is free, though it could be: somebody has it, or it is blocked. */
  isTaken: boolean;
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
  const reach = start === null ? null : reachFrom(facts, start);
  const ends = new Set(reach?.ends);
  return daysOf(period).map((day) => {
    const whyNoStart = startProblem(facts, day);
    const canEnd = ends.has(day);
    const free = facts.freeOn(day);
    return {
      day,
      isTaken: free === 0 && !isOffSeason(facts, day),
      isPartly: free !== undefined && free > 0 && free < facts.quantity,
      canStart: whyNoStart === undefined,
      canEnd,
      problem: canEnd ? undefined : reach ? afterStart(facts, reach, day, whyNoStart) : whyNoStart,
    };
  });
}

/** One day as the calendar shows it: whatever is said of it elsewhere goes by this. */
export function calendarDay(
  facts: CalendarFacts,
  day: LocalDate,
  start: LocalDate | null,
): CalendarDay {
  return calendarDays(facts, { startDate: day, endDate: day }, start)[0]!;
}

/** Whoever turns back may begin earlier; a day that cannot be the start either is no end before it. */
function afterStart(
  facts: CalendarFacts,
  reach: Reach,
  day: LocalDate,
  whyNoStart: DayProblem | undefined,
): DayProblem | undefined {
  if (day > reach.start) return endProblem(facts, reach, day);
  return day < reach.start && whyNoStart ? { code: "day.before-start" } : whyNoStart;
}

/** Nothing when a stay may begin on this day. */
export function startProblem(facts: CalendarFacts, day: LocalDate): DayProblem | undefined {
  const problem = ownProblem(facts, day);
  if (problem) return problem;
  if (facts.isClosedOn?.(day))
    return { code: "day.closed-start", nearest: nearestStart(facts, day) };
  const interval = intervalOf(day, facts.intervals);
  if (interval && weekdayOf(day) !== interval.startWeekday) {
    const { startWeekday } = interval;
    return { code: "day.start-weekday", weekday: startWeekday, nearest: nearestStart(facts, day) };
  }
  return endlessness(facts, day);
}

/** A start without a possible end is none; where nobody has told of the nights after it, that is not known. */
function endlessness(facts: CalendarFacts, start: LocalDate): DayProblem | undefined {
  const { ends, obstacle, isTailUntold } = reachFrom(facts, start, lookahead(facts, start));
  if (ends.length > 0) return undefined;
  const isUnknown = isTailUntold || (obstacle !== null && isUntold(facts, addDays(obstacle, -1)));
  return isUnknown ? { code: "day.unknown" } : { code: "day.no-end" };
}

/** Whether every night of a stay that could be booked at all, and those after it, have been told about. */
export function isToldOf(
  { today, freeOn, turnaround }: CalendarFacts,
  { startDate, endDate }: Stay,
): boolean {
  const last = lastBookableDay(today);
  const end = endDate < last ? endDate : last;
  for (let night = startDate < today ? today : startDate; night < end; night = addDays(night, 1))
    if (freeOn(night) === undefined) return false;
  return !turnaround || endDate > last || unheldAfter(turnaround, endDate) !== undefined;
}

/** The first day, from today or later, on which a stay may begin; null when there is none within the bookable year. */
export function firstStart(facts: CalendarFacts, from = facts.today): LocalDate | null {
  const last = lastBookableDay(facts.today);
  for (let day = from; day < last; day = addDays(day, 1))
    if (startProblem(facts, day) === undefined) return day;
  return null;
}

/** Every day on which a stay from this start may end, up to the first obstacle. */
export function possibleEnds(
  facts: CalendarFacts,
  start: LocalDate,
  within = Infinity,
): LocalDate[] {
  return reachFrom(facts, start, within).ends;
}

/** How far a stay from this start can go: its possible ends, and the first day it cannot come to. */
type Reach = {
  start: LocalDate;
  ends: LocalDate[];
  obstacle: LocalDate | null;
  /** Of some end nobody has told whether the nights after it are held. */
  isTailUntold: boolean;
  /** It is no night that is in the way: so many units could be kept all through to the obstacle. */
  unitsToObstacle: number;
};

function reachFrom(facts: CalendarFacts, start: LocalDate, within = Infinity): Reach {
  const shortest = intervalOf(start, facts.intervals)?.intervalDays ?? 1;
  const last = lastBookableDay(facts.today);
  const reach: Reach = {
    start,
    ends: [],
    obstacle: null,
    isTailUntold: false,
    unitsToObstacle: Infinity,
  };
  let night = start;
  for (let nights = 1; nights <= within; nights += 1) {
    const end = addDays(night, 1);
    const isReachable =
      end <= last && (facts.freeOn(night) ?? 0) >= facts.quantity && !isBlocked(facts.blocked, end);
    if (!isReachable) return { ...reach, obstacle: end };
    const unitsToObstacle = unitsKept(facts, { startDate: start, endDate: end });
    if (unitsToObstacle < facts.quantity) return { ...reach, obstacle: end, unitsToObstacle };
    if (nights >= shortest && endsOnRightDay(facts, end) && !facts.isClosedOn?.(end)) {
      const room = turnaroundRoom(facts, end);
      reach.isTailUntold ||= room === undefined;
      if (room) reach.ends.push(end);
    }
    night = end;
  }
  return reach;
}

/** Whether the nights after a return are free of others; undefined where that is not known. */
function turnaroundRoom(
  { turnaround, quantity }: CalendarFacts,
  end: LocalDate,
): boolean | undefined {
  const unheld = turnaround ? unheldAfter(turnaround, end) : Infinity;
  return unheld === undefined ? undefined : unheld >= quantity;
}

function endProblem(
  facts: CalendarFacts,
  { start, ends, obstacle, unitsToObstacle }: Reach,
  day: LocalDate,
): DayProblem {
  if (day > lastBookableDay(facts.today)) return { code: "day.too-far" };
  if (isBlocked(facts.blocked, day)) return { code: "day.blocked" };
  if (obstacle !== null && day >= obstacle) {
    const night = addDays(obstacle, -1);
    if (isUntold(facts, night)) return { code: "day.unknown" };
    if (isOffSeason(facts, night))
      return { code: "day.off-season", opens: nextSeason(facts, night) };
    const nights = nightsOf({ startDate: start, endDate: day });
    const free = Math.min(...nights.map((one) => facts.freeOn(one) ?? 0));
    if (unitsToObstacle < facts.quantity && free >= facts.quantity)
      return { code: "day.no-unit-throughout", units: unitsToObstacle };
    return free > 0 && free < facts.quantity
      ? { code: "day.behind-few", free }
      : { code: "day.behind-taken" };
  }
  if (facts.isClosedOn?.(day)) return { code: "day.closed-end", nearest: nearest(ends, day) };
  const interval = intervalOf(start, facts.intervals);
  if (interval && daysBetween(start, day) < interval.intervalDays) {
    return { code: "day.too-short", nights: interval.intervalDays, earliest: ends[0] ?? null };
  }
  if (facts.turnaround && endsOnRightDay(facts, day)) {
    const isUnknown = turnaroundRoom(facts, day) === undefined;
    return isUnknown
      ? { code: "day.unknown" }
      : { code: "day.no-turnaround", nights: facts.turnaround.nights };
  }
  const weekday = intervalOf(day, facts.intervals)?.startWeekday ?? weekdayOf(day);
  return { code: "day.end-weekday", weekday, nearest: nearest(ends, day) };
}

/** What is wrong with the day itself, whatever the interval says. */
function ownProblem(facts: CalendarFacts, day: LocalDate): DayProblem | undefined {
  if (day < facts.today) return { code: "day.past" };
  if (day === facts.today && facts.missedPickup !== undefined)
    return { code: "day.pickup-passed", pickupTime: facts.missedPickup };
  if (facts.notice && day < facts.notice.firstDay)
    return {
      code: "day.too-short-notice",
      hours: facts.notice.hours,
      earliest: facts.notice.firstDay,
    };
  if (day >= lastBookableDay(facts.today)) return { code: "day.too-far" };
  if (isBlocked(facts.blocked, day)) return { code: "day.blocked" };
  if (isOffSeason(facts, day)) return { code: "day.off-season", opens: nextSeason(facts, day) };
  const free = facts.freeOn(day);
  if (free === undefined) return { code: "day.unknown" };
  if (free === 0) return { code: "day.full" };
  return free < facts.quantity ? { code: "day.too-few", free } : undefined;
}

function nextSeason({ seasons }: CalendarFacts, day: LocalDate): LocalDate | null {
  const later = seasons.map(({ startDate }) => startDate).filter((start) => start > day);
  return later.toSorted()[0] ?? null;
}

function endsOnRightDay({ intervals }: Pick<CalendarFacts, "intervals">, end: LocalDate): boolean {
  const interval = intervalOf(end, intervals);
  return !interval || weekdayOf(end) === interval.startWeekday;
}

/** A night of the bookable year that nobody has told about yet. */
function isUntold({ today, freeOn }: CalendarFacts, night: LocalDate): boolean {
  return night < lastBookableDay(today) && freeOn(night) === undefined;
}

/** How many nights after a start are looked at for its end. */
function lookahead(facts: CalendarFacts, start: LocalDate): number {
  const shortest = intervalOf(start, facts.intervals)?.intervalDays ?? 1;
  return past(facts, start, Math.max(SHORTEST_LOOKAHEAD, Math.ceil(shortest / 7) * 7));
}

/** So many nights, and one more, or where the weekday is given a week, for each day on which it is closed instead. */
function past(
  { isClosedOn, ...facts }: Pick<CalendarFacts, "today" | "intervals" | "isClosedOn">,
  start: LocalDate,
  nights: number,
): number {
  if (!isClosedOn) return nights;
  const most = daysBetween(start, lastBookableDay(facts.today));
  let all = nights;
  for (let night = 1; night <= all && night <= most; night += 1) {
    const end = addDays(start, night);
    if (isClosedOn(end) && endsOnRightDay(facts, end))
      all += intervalOf(end, facts.intervals) ? 7 : 1;
  }
  return all;
}

/** The last night that has to be told about before every day up to this one can be judged. */
export function lastNightBehind(
  {
    turnaround,
    ...facts
  }: Pick<CalendarFacts, "today" | "intervals" | "isClosedOn"> & {
    turnaround?: { nights: number } | undefined;
  },
  day: LocalDate,
): LocalDate {
  const longest = Math.max(1, ...facts.intervals.map(({ intervalDays }) => intervalDays));
  const ahead = Math.max(SHORTEST_LOOKAHEAD, Math.ceil(longest / 7) * 7);
  // A day shortly before this one looks past a closed day that lies in between.
  const before = addDays(day, -7);
  return addDays(before, past(facts, before, ahead + 7) + (turnaround?.nights ?? 0));
}

/** Searched outwards, the later one first where two are as near. */
function nearestStart(facts: CalendarFacts, day: LocalDate): LocalDate | null {
  const isStart = (one: LocalDate) => {
    const interval = intervalOf(one, facts.intervals);
    const isRightDay = !interval || weekdayOf(one) === interval.startWeekday;
    return (
      isRightDay && !facts.isClosedOn?.(one) && !ownProblem(facts, one) && !endlessness(facts, one)
    );
  };
  for (let distance = 1; distance <= NEAREST_WITHIN_DAYS; distance += 1) {
    const later = addDays(day, distance);
    if (isStart(later)) return later;
    const before = addDays(day, -distance);
    if (isStart(before)) return before;
  }
  return null;
}

/** Of days in order, the one nearest to another; the later one when two are as near. */
function nearest(days: readonly LocalDate[], to: LocalDate): LocalDate | null {
  const index = days.findIndex((day) => day >= to);
  const later = index === -1 ? undefined : days[index];
  const before = index === -1 ? days.at(-1) : days[index - 1];
  if (later === undefined || before === undefined) return later ?? before ?? null;
  return daysBetween(before, to) < daysBetween(to, later) ? before : later;
}
