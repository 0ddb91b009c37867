import { addDays, type LocalDate } from "#domain/dates/local-date.ts";

/** A slip of the finger lies beyond it. The nights until then are counted one by one. */
const MOST_DAYS_AHEAD = 731;

const isTooFar = (today: LocalDate, day: LocalDate) => day > addDays(today, MOST_DAYS_AHEAD);

export type OutageProblem = { code: "outage.reversed" } | { code: "outage.too-far" };

/** What is wrong with the days of an outage; it may have begun, and need not end. */
export function outageProblem(
  today: LocalDate,
  { startDate, endDate }: { startDate: LocalDate; endDate: LocalDate | null },
): OutageProblem | undefined {
  if (endDate !== null && endDate < startDate) return { code: "outage.reversed" };
  if (isTooFar(today, startDate)) return { code: "outage.too-far" };
  return undefined;
}

/** What is wrong with the day from which a unit is not rented out any more; it may have come. */
export function retirementProblem(
  today: LocalDate,
  retiredOn: LocalDate | null,
): { code: "unit.retired-too-far" } | undefined {
  return retiredOn !== null && isTooFar(today, retiredOn)
    ? { code: "unit.retired-too-far" }
    : undefined;
}
