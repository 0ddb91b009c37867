import { intervalOf } from "#domain/availability/booking-interval.ts";
import {
  closedProblems,
  type ClosedProblem,
  type HandoverDays,
} from "#domain/availability/closed-days.ts";
import { fewestFree } from "#domain/availability/free-units.ts";
import type { PickupLimits } from "#domain/availability/pickup-notice.ts";
import { unheldAfter, type Turnaround } from "#domain/availability/turnaround.ts";
import type { BookingInterval } from "#domain/catalog/item.ts";
import {
  nightCount,
  nightsOf,
  shareDays,
  type Period,
  type Stay,
} from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { weekdayOf, type Weekday } from "#domain/dates/weekday.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { unitsThroughout, type UnitSplit } from "#domain/units/unit-splits.ts";

/** How far ahead a stay may end. */
export const BOOKABLE_DAYS = 365;

/** The nights of a longer one are not even counted, whoever asks. */
const LONGEST_STAY = 400;

/** What decides whether a stay is possible. `freeOn` tells the units free on a night. */
export type StayFacts = PickupLimits &
  HandoverDays & {
    today: LocalDate;
    quantity: number;
    intervals: readonly BookingInterval[];
    blocked: readonly Period[];
    freeOn: (night: LocalDate) => number;
    /** None where an item may be handed out again on the day it comes back. */
    turnaround?: Turnaround | undefined;
    /** Where the nights are free one by one and no unit is throughout; most items have none. */
    splits?: readonly UnitSplit[] | undefined;
  };

export type StayProblem =
  | { code: "stay.no-nights" }
  | { code: "stay.reversed" }
  | { code: "stay.past" }
  | { code: "stay.pickup-passed"; pickupTime: string }
  | { code: "stay.too-short-notice"; hours: number }
  | { code: "stay.too-far"; lastDay: LocalDate }
  | { code: "stay.too-long"; nights: number }
  | ClosedProblem
  | { code: "stay.start-weekday"; weekday: Weekday }
  | { code: "stay.end-weekday"; weekday: Weekday }
  | { code: "stay.too-short"; nights: number }
  | { code: "stay.blocked" }
  | { code: "stay.unavailable" }
  | { code: "stay.too-few-units"; free: number }
  | { code: "stay.no-turnaround"; nights: number }
  /** So many can be had all through it, though more are free each night. */
  | { code: "stay.no-unit-throughout"; units: number };

/** The verdict on a stay: the same in the calendar as at the till. */
export function checkStay(facts: StayFacts, stay: Stay): Result<null, StayProblem> {
  const [problem] = stayProblems(facts, stay);
  return problem ? fail(problem) : ok(null);
}

/** Everything that speaks against a stay, the first to be told first; of dates that are none, only that. */
export function stayProblems(facts: StayFacts, stay: Stay): StayProblem[] {
  const dates = datesProblem(facts.today, stay);
  if (dates?.code === "stay.no-nights" || dates?.code === "stay.reversed") return [dates];
  const tooLong = lengthProblem(stay);
  if (tooLong) return dates ? [dates, tooLong] : [tooLong];
  return [
    dates,
    pickupProblem(facts, stay),
    ...closedProblems(facts, stay),
    ...intervalProblems(facts, stay),
    unitsProblem(facts, stay),
  ].filter((problem) => problem !== undefined);
}

/**
 * What staff may set aside, knowingly: changeover rules, how far ahead and how late one books, and opening days. A
 * pick-up hour that has passed is never bookable for customers, who name no overrides. At the counter it is where most
 * walk in, and a day before today is a rental that was begun before anybody wrote it down.
 */
export const OVERRIDES = ["period", "window", "opening"] as const;
export type Override = (typeof OVERRIDES)[number];

/** Which of them sets a problem aside; none of capacity and blocks, which the database refuses for everyone. */
export function overrideOf(code: string): Override | null {
  switch (code) {
    case "stay.start-weekday":
    case "stay.end-weekday":
    case "stay.too-short":
      return "period";
    case "stay.past":
    case "stay.pickup-passed":
    case "stay.too-short-notice":
    case "stay.too-far":
      return "window";
    case "stay.closed-start":
    case "stay.closed-end":
      return "opening";
    default:
      return null;
  }
}

export function lastBookableDay(today: LocalDate): LocalDate {
  return addDays(today, BOOKABLE_DAYS);
}

/** What is wrong with the dates themselves, whatever is rented. */
export function datesProblem(today: LocalDate, stay: Stay): StayProblem | undefined {
  const { startDate, endDate } = stay;
  if (startDate === endDate) return { code: "stay.no-nights" };
  if (endDate < startDate) return { code: "stay.reversed" };
  if (startDate < today) return { code: "stay.past" };
  const lastDay = lastBookableDay(today);
  if (endDate > lastDay) return { code: "stay.too-far", lastDay };
  return undefined;
}

/** Years of nights, as somebody types who is not done with the year. */
export function lengthProblem(stay: Stay): StayProblem | undefined {
  return nightCount(stay) > LONGEST_STAY
    ? { code: "stay.too-long", nights: LONGEST_STAY }
    : undefined;
}

/** When an item can be had at all, whoever holds it. */
export type DayLimits = PickupLimits & HandoverDays & { today: LocalDate };

/** What is wrong with the days themselves: no stay, past, too far, picked up too soon, or nobody there. */
export function windowProblem(limits: DayLimits, stay: Stay): StayProblem | undefined {
  const [closed] = closedProblems(limits, stay);
  return datesProblem(limits.today, stay) ?? pickupProblem(limits, stay) ?? closed;
}

/** A stay is picked up on its first day, at an hour that may have passed or be too near. */
export function pickupProblem(
  { today, missedPickup, notice }: PickupLimits & { today: LocalDate },
  { startDate }: Stay,
): StayProblem | undefined {
  if (startDate < today) return undefined;
  if (startDate === today && missedPickup !== undefined)
    return { code: "stay.pickup-passed", pickupTime: missedPickup };
  if (notice && startDate < notice.firstDay)
    return { code: "stay.too-short-notice", hours: notice.hours };
  return undefined;
}

function intervalProblems({ intervals }: StayFacts, stay: Stay): StayProblem[] {
  const problems: StayProblem[] = [];
  const begins = intervalOf(stay.startDate, intervals);
  if (begins && weekdayOf(stay.startDate) !== begins.startWeekday)
    problems.push({ code: "stay.start-weekday", weekday: begins.startWeekday });
  const ends = intervalOf(stay.endDate, intervals);
  if (ends && weekdayOf(stay.endDate) !== ends.startWeekday)
    problems.push({ code: "stay.end-weekday", weekday: ends.startWeekday });
  if (begins && nightCount(stay) < begins.intervalDays)
    problems.push({ code: "stay.too-short", nights: begins.intervalDays });
  return problems;
}

/** Whether the units are there: neither blocked nor held by somebody else, nor on the nights kept free after them. */
export function unitsProblem(
  {
    blocked,
    freeOn,
    quantity,
    turnaround,
    splits,
  }: Pick<StayFacts, "blocked" | "freeOn" | "quantity" | "turnaround" | "splits">,
  stay: Stay,
): StayProblem | undefined {
  // A blocked day can be neither a pick-up day, a night, nor a return day.
  if (blocked.some((period) => shareDays(period, stay))) return { code: "stay.blocked" };
  const free = fewestFree(nightsOf(stay), freeOn);
  if (free < quantity)
    return free === 0 ? { code: "stay.unavailable" } : { code: "stay.too-few-units", free };
  if (turnaround && unheldAfter(turnaround, stay.endDate) < quantity)
    return { code: "stay.no-turnaround", nights: turnaround.nights };
  const units = unitsKept({ splits, turnaround }, stay);
  return units < quantity ? { code: "stay.no-unit-throughout", units } : undefined;
}

/** So many units could be kept through a stay and the nights after it, as far as the splits say. */
export function unitsKept(
  {
    splits,
    turnaround,
  }: { splits?: StayFacts["splits"]; turnaround?: { nights: number } | undefined },
  { startDate, endDate }: Stay,
): number {
  if (!splits || splits.length === 0) return Infinity;
  return unitsThroughout(splits, startDate, addDays(endDate, turnaround?.nights ?? 0));
}
