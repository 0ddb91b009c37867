import { addDays, type LocalDate } from "#domain/dates/local-date.ts";

/** A slip of the finger lies beyond it. */
const MOST_DAYS_AHEAD = 731;

export type OutageProblem = { code: "outage.reversed" } | { code: "outage.too-far" };

/** What is wrong with the days of an outage; it may have begun, and need not end. */
export function outageProblem(
  today: LocalDate,
  { startDate, endDate }: { startDate: LocalDate; endDate: LocalDate | null },
): OutageProblem | undefined {
  if (endDate !== null && endDate < startDate) return { code: "outage.reversed" };
  if (startDate > addDays(today, MOST_DAYS_AHEAD)) return { code: "outage.too-far" };
  return undefined;
}
