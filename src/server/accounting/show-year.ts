import type { MonthTotals, YearlyAccounting } from "#contracts/accounting.ts";
import { monthsOf, yearPeriod } from "#domain/bookkeeping/accounting-period.ts";
import { closingOf } from "#domain/bookkeeping/closing.ts";
import { summarise, type PeriodSummary } from "#domain/bookkeeping/period-summary.ts";
import { kronorOf } from "#domain/money/ore.ts";
import type { Db } from "#server/platform/db/database.ts";
import { closedMonthsFrom } from "./closed-month-rows.ts";
import { bookingsCharged, captured, notCaptured, stillOpen } from "./payment-count-rows.ts";
import { monthlySums } from "./posted-sum-rows.ts";

export type MonthOfYear = MonthTotals & { summary: PeriodSummary };

/** A year with more than the call tells of it: what its files need besides. */
export type SummedYear = {
  months: MonthOfYear[];
  totals: YearlyAccounting["yearlyTotals"];
  summary: PeriodSummary;
};

export async function showYear(db: Db, year: number): Promise<YearlyAccounting> {
  const { months, totals } = await sumUpYear(db, year);
  return { yearlyTotals: totals, months: months.map(({ summary: _summary, ...month }) => month) };
}

/** The year is the sum of its months; a booking that was paid in several of them is one. */
export async function sumUpYear(db: Db, year: number): Promise<SummedYear> {
  const period = yearPeriod(year);
  const [sums, captures, others, closed, charged] = await Promise.all([
    monthlySums(db, period),
    captured(db, period),
    notCaptured(db, period),
    closedMonthsFrom(db, period.from),
    bookingsCharged(db, period),
  ]);
  const months = monthsOf(year).map(({ name, from }): MonthOfYear => {
    const isOfMonth = ({ month }: { month: string }) => month === name;
    const summary = summarise(sums.filter(isOfMonth));
    const capturedHere = captures.find(isOfMonth);
    const pendingPayments = stillOpen(others.filter(isOfMonth));
    return {
      month: name,
      totalRevenue: kronorOf(summary.gross),
      totalBookings: (capturedHere?.bookings ?? 0) + pendingPayments,
      capturedPayments: capturedHere?.payments ?? 0,
      pendingPayments,
      vatBreakdown: { totalExcludingVat: kronorOf(summary.net), totalVat: kronorOf(summary.vat) },
      isClosed: closingOf(from, closed) !== undefined,
      summary,
    };
  });
  const summary = summarise(sums);
  return {
    months,
    summary,
    totals: {
      totalRevenue: kronorOf(summary.gross),
      totalBookings: charged + stillOpen(others),
      totalExcludingVat: kronorOf(summary.net),
      totalVatAmount: kronorOf(summary.vat),
    },
  };
}
