import { monthPeriod } from "#domain/bookkeeping/accounting-period.ts";
import { checkClosing, closingOf, type ClosingProblem } from "#domain/bookkeeping/closing.ts";
import { ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { lockBooksForClosing } from "#server/ledger/lock-rows.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { closedMonthsFrom, earliestOpenMonth, insertClosedMonth } from "./closed-month-rows.ts";

type Closed = { closedAt: string };

/**
 * Closes a month for good. The lock waits for vouchers that are being written and holds new ones back,
 * so that what is decided here still holds when it is written; whoever comes second finds it done.
 */
export async function closeMonth(
  { db, clock }: { db: Db; clock: Clock },
  { year, month }: { year: number; month: number },
  by: SignedIn,
): Promise<Result<Closed, ClosingProblem>> {
  const period = monthPeriod(year, month);
  return inTransaction(db, async (tx): Promise<Result<Closed, ClosingProblem>> => {
    await lockBooksForClosing(tx);
    const done = closingOf(period.from, await closedMonthsFrom(tx, period.from));
    if (done) return ok({ closedAt: done.toISOString() });
    const earliestOpen = await earliestOpenMonth(tx, period.from);
    const verdict = checkClosing(period, { today: clock.today(), earliestOpen });
    if (!verdict.ok) return verdict;
    // Read behind the lock: no voucher of the month is younger than its closing.
    const closedAt = clock.now();
    await insertClosedMonth(tx, { month: period.from, closedAt, closedBy: by.id });
    await recordChange(tx, clock, {
      by,
      action: "month.closed",
      entity: "month",
      entityId: period.name,
    });
    return ok({ closedAt: closedAt.toISOString() });
  });
}
