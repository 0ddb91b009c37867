import { isOver, type AccountingPeriod } from "#domain/bookkeeping/accounting-period.ts";
import { addMonths, firstOfMonth, type LocalDate } from "#domain/dates/local-date.ts";
import { fail, ok, type Result } from "#domain/result.ts";

export type ClosingProblem =
  | { code: "accounting.month-not-over"; month: LocalDate }
  /** The first month before it that has vouchers and is still open. */
  | { code: "accounting.earlier-month-open"; month: LocalDate };

/**
 * Months are closed in order: a closed month says that everything up to its last day stands fast, which
 * an earlier one that still takes vouchers would contradict.
 */
export function checkClosing(
  month: AccountingPeriod,
  { today, earliestOpen }: { today: LocalDate; earliestOpen: LocalDate | undefined },
): Result<null, ClosingProblem> {
  if (!isOver(month, today)) return fail({ code: "accounting.month-not-over", month: month.from });
  if (earliestOpen !== undefined && earliestOpen < month.from)
    return fail({ code: "accounting.earlier-month-open", month: earliestOpen });
  return ok(null);
}

export type ClosedMonth = { month: LocalDate; closedAt: Date };

/**
 * Since when a month takes no more vouchers: since it was closed, or since a later one was. A month in
 * which nothing had happened need not be closed by itself, and is no way past the ones that are.
 */
export function closingOf(month: LocalDate, closed: readonly ClosedMonth[]): Date | undefined {
  return closed
    .filter((one) => one.month >= month)
    .map(({ closedAt }) => closedAt)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/** The day itself, or the first of the month after the last one that is closed. */
export function openDayFor(day: LocalDate, lastClosed: LocalDate | undefined): LocalDate {
  return lastClosed === undefined || lastClosed < firstOfMonth(day)
    ? day
    : addMonths(lastClosed, 1);
}
