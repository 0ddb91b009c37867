import type { BookingDetail, MonthlyAccounting, MonthVoucher } from "#contracts/accounting.ts";
import { monthPeriod, type AccountingPeriod } from "#domain/bookkeeping/accounting-period.ts";
import { checkClosing, closingOf } from "#domain/bookkeeping/closing.ts";
import { summarise, vatReturnOf, type PeriodSummary } from "#domain/bookkeeping/period-summary.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { kronorOf } from "#domain/money/ore.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { VAT_BOX_WORDS } from "./accounting-words.ts";
import { closedMonthsFrom, earliestOpenMonth } from "./closed-month-rows.ts";
import { toldVouchers } from "./month-voucher-rows.ts";
import { brokenOff, captured, notCaptured, stillOpen } from "./payment-count-rows.ts";
import {
  asOfNow,
  depositsOwed,
  disputesIn,
  postedSums,
  type PeriodAsOf,
} from "./posted-sum-rows.ts";
import { tellSale, tellVoucher } from "./tell-voucher.ts";

type Parts = { db: Db; clock: Clock };

export type SummedMonth = Omit<MonthlyAccounting, "bookingDetails" | "vouchers"> & {
  period: PeriodAsOf;
  summary: PeriodSummary;
};

export async function showMonth(
  parts: Parts,
  { year, month }: { year: number; month: number },
): Promise<MonthlyAccounting> {
  const { period, summary: _summary, ...totals } = await sumUpMonth(parts, { year, month });
  const vouchers: MonthVoucher[] = [];
  const bookingDetails: BookingDetail[] = [];
  for await (const stretch of toldVouchers(parts.db, period))
    for (const told of stretch) {
      const voucher = tellVoucher(told);
      vouchers.push(voucher);
      const sale = tellSale(voucher, told.intentId);
      if (sale) bookingDetails.push(sale);
    }
  return { ...totals, bookingDetails, vouchers };
}

/** A month without its rows, which a file reads a page at a time. */
export async function sumUpMonth(
  { db, clock }: Parts,
  { year, month }: { year: number; month: number },
): Promise<SummedMonth> {
  const period = await asOfNow(db, monthPeriod(year, month));
  const [sums, [captures], others, closed, earliestOpen, owed, disputes, ended] = await Promise.all(
    [
      postedSums(db, period),
      captured(db, period),
      notCaptured(db, period),
      closedMonthsFrom(db, period.from),
      earliestOpenMonth(db, period.from),
      depositsOwed(db, period),
      disputesIn(db, period),
      brokenOff(db, period),
    ],
  );
  const summary = summarise(sums);
  const open = stillOpen(others);
  return {
    period,
    summary,
    totalRevenue: kronorOf(summary.gross),
    totalBookings: (captures?.bookings ?? 0) + open,
    capturedPayments: captures?.payments ?? 0,
    pendingPayments: open,
    cancelledPayments: ended,
    vatBreakdown: { totalExcludingVat: kronorOf(summary.net), totalVat: kronorOf(summary.vat) },
    ...closingState(period, {
      closedAt: closingOf(period.from, closed),
      earliestOpen,
      today: clock.today(),
    }),
    vatReturn: vatReturnOf(summary).map(({ box, ore, wholeKronor }) => ({
      box,
      words: VAT_BOX_WORDS[box],
      amount: kronorOf(ore),
      wholeKronor,
    })),
    deposits: depositsIn(summary, owed),
    disputes: {
      taken: kronorOf(disputes.taken),
      returned: kronorOf(disputes.returned),
      decided: kronorOf(disputes.decided),
      left: kronorOf(disputes.left),
    },
    received: {
      card: kronorOf(summary.received.card),
      bank: kronorOf(summary.received.bank),
      corrected: kronorOf(summary.received.corrected),
    },
    besideSales: {
      cancellationFees: kronorOf(summary.cancellationFees),
      providerFees: kronorOf(summary.providerFees),
      disputed: kronorOf(summary.disputed),
      losses: kronorOf(summary.losses),
    },
  };
}

function closingState(
  period: AccountingPeriod,
  state: { closedAt: Date | undefined; earliestOpen: LocalDate | undefined; today: LocalDate },
) {
  const isClosed = state.closedAt !== undefined;
  return {
    isClosed,
    closedAt: state.closedAt?.toISOString() ?? null,
    mayClose: !isClosed && checkClosing(period, state).ok,
  };
}

function depositsIn({ damages, deposits }: PeriodSummary, owed: number) {
  return {
    received: kronorOf(deposits.received),
    refunded: kronorOf(deposits.refunded),
    kept: kronorOf(deposits.kept),
    keptForService: kronorOf(deposits.keptForService),
    keptForDamage: kronorOf(damages),
    corrected: kronorOf(deposits.corrected),
    owed: kronorOf(owed),
  };
}
