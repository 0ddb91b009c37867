import { isOver, type AccountingPeriod } from "#domain/bookkeeping/accounting-period.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
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
