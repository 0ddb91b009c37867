import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import { addDays, daysBetween, type LocalDate } from "#domain/dates/local-date.ts";

/** Of a shop that has chosen none. */
export const USUAL_POLICY: CancellationPolicy = [
  { daysBefore: 30, percent: 100 },
  { daysBefore: 14, percent: 50 },
];

export const MOST_POLICY_STEPS = 10;
export const MOST_DAYS_BEFORE = 365;

/** What holds for an item: its own, where it has one, else the shop's. */
export function policyOf(
  item: { cancellationPolicy: CancellationPolicy | null },
  shop: { cancellationPolicy: CancellationPolicy },
): CancellationPolicy {
  return item.cancellationPolicy ?? shop.cancellationPolicy;
}

/** From the longest ahead on, as they are read. */
export function policyInOrder(policy: CancellationPolicy): CancellationPolicy {
  return policy.toSorted((one, other) => other.daysBefore - one.daysBefore);
}

/** Whether they promise the same, in whatever order. */
export function isSamePolicy(one: CancellationPolicy, other: CancellationPolicy): boolean {
  const steps = policyInOrder(other);
  return (
    one.length === other.length &&
    policyInOrder(one).every(
      ({ daysBefore, percent }, at) =>
        daysBefore === steps[at]?.daysBefore && percent === steps[at].percent,
    )
  );
}

/** The places of steps that begin where one before them in the list does, so that nobody can say which holds. */
export function repeatedPlaces(policy: CancellationPolicy): number[] {
  return policy.flatMap(({ daysBefore }, place) =>
    policy.findIndex((other) => other.daysBefore === daysBefore) < place ? [place] : [],
  );
}

/** The places of steps that give back more than one further ahead: nobody gains by waiting. */
export function risingPlaces(policy: CancellationPolicy): number[] {
  return policy.flatMap(({ daysBefore, percent }, place) =>
    policy.some((other) => other.daysBefore > daysBefore && other.percent < percent) ? [place] : [],
  );
}

/** So much goes back to whoever cancels by that day, which is today or later. */
export type GoesBack = { percent: number; until: LocalDate };

/** The most that still goes back of an approved stay, and how long; null where nothing does. */
export function goesBack(
  policy: CancellationPolicy,
  startDate: LocalDate,
  today: LocalDate,
): GoesBack | null {
  const days = daysBetween(today, startDate);
  const reached = policy.filter(({ daysBefore }) => daysBefore <= days);
  const percent = Math.max(0, ...reached.map((step) => step.percent));
  if (percent === 0) return null;
  const latest = reached.filter((step) => step.percent === percent);
  const least = Math.min(...latest.map(({ daysBefore }) => daysBefore));
  return { percent, until: addDays(startDate, -least) };
}

/** The last day on which cancelling an approved stay costs nothing; null where that day has been, or never is. */
export function freeUntil(
  policy: CancellationPolicy,
  startDate: LocalDate,
  today: LocalDate,
): LocalDate | null {
  const back = goesBack(policy, startDate, today);
  return back?.percent === 100 ? back.until : null;
}
