import { describe, expect, test } from "vitest";
import { addMonths, type LocalDate } from "#domain/dates/local-date.ts";
import { dayAfter, isOver, monthPeriod, monthsOf, yearPeriod } from "./accounting-period.ts";
import { checkAccounts } from "./choose-accounts.ts";
import { checkClosing, closingOf, openDayFor } from "./closing.ts";
import { movedBy, saleIn, summarise, vatReturnOf, type PostedSum } from "./period-summary.ts";
import { receiptBalance } from "./receipt-balance.ts";
import {
  cancellationFeeLines,
  captureLines,
  correctionKind,
  DEFAULT_ACCOUNTS,
  depositKeptLines,
  depositLines,
  depositRefundLines,
  disputeCreditLines,
  disputeLines,
  disputeLossLines,
  refundLines,
} from "./voucher.ts";

const day = (text: string) => text as LocalDate;

describe("a period", () => {
  test("February has its last day, leap year or not", () => {
    expect(monthPeriod(2028, 2)).toEqual({
      year: 2028,
      name: "2028-02",
      from: "2028-02-01",
      to: "2028-02-29",
    });
    expect(monthPeriod(2027, 2).to).toBe("2027-02-28");
  });

  test("the months of a year follow each other without a gap", () => {
    const months = monthsOf(2027);
    expect(months[0]!.from).toBe(yearPeriod(2027).from);
    expect(months[11]!.to).toBe(yearPeriod(2027).to);
    for (const [index, month] of months.entries())
      expect(dayAfter(month)).toBe(months[index + 1]?.from ?? "2028-01-01");
  });

  test("is over on the first day of the next month, and not before", () => {
    const december = monthPeriod(2027, 12);
    expect(isOver(december, day("2027-12-31"))).toBe(false);
    expect(isOver(december, addMonths(december.from, 1))).toBe(true);
  });
});

describe("closing a month", () => {
  const june = monthPeriod(2027, 6);
  const today = day("2027-07-01");

  test("needs the month to be over and earlier ones to be closed", () => {
    expect(checkClosing(june, { today, earliestOpen: undefined }).ok).toBe(true);
    expect(checkClosing(june, { today: day("2027-06-30"), earliestOpen: undefined })).toEqual({
      ok: false,
      problem: { code: "accounting.month-not-over", month: "2027-06-01" },
    });
    expect(checkClosing(june, { today, earliestOpen: day("2027-04-01") })).toEqual({
      ok: false,
      problem: { code: "accounting.earlier-month-open", month: "2027-04-01" },
    });
  });

  test("is not hindered by the month itself, or a later one, being open", () => {
    expect(checkClosing(june, { today, earliestOpen: june.from }).ok).toBe(true);
  });

  test("closes whatever lies before it, since when the first of them was closed", () => {
    const closed = [
      { month: day("2027-03-01"), closedAt: new Date("2027-04-02") },
      { month: day("2027-06-01"), closedAt: new Date("2027-07-03") },
    ];
    expect(closingOf(day("2027-01-01"), closed)).toEqual(new Date("2027-04-02"));
    expect(closingOf(day("2027-03-01"), closed)).toEqual(new Date("2027-04-02"));
    expect(closingOf(day("2027-04-01"), closed)).toEqual(new Date("2027-07-03"));
    expect(closingOf(day("2027-07-01"), closed)).toBeUndefined();
  });

  test("leaves the books open from the first day of the next month on", () => {
    expect(openDayFor(day("2027-05-31"), undefined)).toBe("2027-05-31");
    expect(openDayFor(day("2027-07-01"), june.from)).toBe("2027-07-01");
    expect(openDayFor(day("2027-06-30"), june.from)).toBe("2027-07-01");
    expect(openDayFor(day("2024-02-29"), day("2027-12-01"))).toBe("2028-01-01");
  });
});

describe("what the receipts of a booking come to", () => {
  const receipt = { kind: "receipt", totalIncludingVat: 2000 } as const;
  const credit = { kind: "credit", totalIncludingVat: 500 } as const;

  test("is what was paid less what was given back", () => {
    expect(receiptBalance([receipt, credit])).toEqual({ paid: 2000, returned: 500, net: 1500 });
  });

  test("takes nothing off for a refund that never left", () => {
    const reversal = { kind: "reversal", totalIncludingVat: 500 } as const;
    expect(receiptBalance([receipt, credit, reversal, credit])).toEqual({
      paid: 2000,
      returned: 500,
      net: 1500,
    });
  });

  test("was never paid what was recorded in error, and nothing of it given back", () => {
    const correction = { kind: "correction", totalIncludingVat: 2000 } as const;
    expect(receiptBalance([receipt, correction])).toEqual({ paid: 0, returned: 0, net: 0 });
  });
});

describe("a summary", () => {
  const sums: PostedSum[] = [
    { kind: "rent", purpose: "cardReceivable", ore: 100_000 },
    { kind: "rent", purpose: "sales", ore: -80_000 },
    { kind: "rent", purpose: "outputVat", ore: -20_000 },
    { kind: "deposit", purpose: "cardReceivable", ore: 500_000 },
    { kind: "deposit", purpose: "deposits", ore: -500_000 },
    { kind: "deposit-kept", purpose: "deposits", ore: 60_000 },
    { kind: "deposit-kept", purpose: "sales", ore: -8000 },
    { kind: "deposit-kept", purpose: "outputVat", ore: -2000 },
    { kind: "deposit-kept", purpose: "damages", ore: -50_000 },
    { kind: "deposit-refund", purpose: "deposits", ore: 440_000 },
    { kind: "refund-failed", purpose: "deposits", ore: -40_000 },
  ];

  test("counts sales and services, and neither deposits nor damage, as revenue", () => {
    expect(summarise(sums)).toEqual({
      net: 88_000,
      vat: 22_000,
      gross: 110_000,
      damages: 50_000,
      deposits: {
        received: 500_000,
        refunded: 400_000,
        kept: 60_000,
        keptForService: 10_000,
        corrected: 0,
      },
      received: { card: 600_000, bank: 0, corrected: 0 },
      cancellationFees: 0,
      providerFees: 0,
      disputed: 0,
      losses: 0,
    });
  });

  test("tells what came by card and by hand apart, and nothing of what was given back", () => {
    const byHand: PostedSum[] = [
      ...sums,
      { kind: "rent", purpose: "bank", ore: 30_000 },
      { kind: "deposit", purpose: "bank", ore: 500_000 },
      { kind: "rent-refund", purpose: "bank", ore: -10_000 },
      { kind: "cancellation-fee", purpose: "cardReceivable", ore: 40_000 },
    ];
    expect(summarise(byHand).received).toEqual({ card: 600_000, bank: 530_000, corrected: 0 });
  });

  test("takes what was recorded in error off what came in, and tells of earlier months' apart", () => {
    expect(correctionKind(day("2026-06-30"), day("2026-06-01"))).toBe("taken-back");
    expect(correctionKind(day("2026-06-30"), day("2026-07-01"))).toBe("taken-back-later");
    expect(correctionKind(day("2025-06-30"), day("2026-06-30"))).toBe("taken-back-later");
    const { received, deposits } = summarise([
      { kind: "rent", purpose: "bank", ore: 30_000 },
      { kind: "deposit", purpose: "bank", ore: 500_000 },
      { kind: "deposit", purpose: "deposits", ore: -500_000 },
      { kind: "taken-back", purpose: "bank", ore: -510_000 },
      { kind: "taken-back", purpose: "deposits", ore: 500_000 },
      { kind: "taken-back-later", purpose: "bank", ore: -70_000 },
      { kind: "taken-back-later", purpose: "deposits", ore: 40_000 },
    ]);
    expect(received).toEqual({ card: 0, bank: 20_000, corrected: -70_000 });
    expect(deposits).toMatchObject({ received: 0, refunded: 0, corrected: -40_000 });
  });

  test("tells fees, disputes and losses beside the revenue, and a fee with VAT within it", () => {
    const moved = [
      { kind: "cancellation-fee", purpose: "cancellationFees", ore: -40_000 },
      { kind: "cancellation-fee", purpose: "sales", ore: -8000 },
      { kind: "cancellation-fee", purpose: "outputVat", ore: -2000 },
      { kind: "dispute", purpose: "disputed", ore: 640_000 },
      { kind: "dispute", purpose: "fees", ore: 17_550 },
      { kind: "dispute-lost", purpose: "disputed", ore: -640_000 },
      { kind: "dispute-lost", purpose: "losses", ore: 540_000 },
      { kind: "dispute-lost", purpose: "deposits", ore: 100_000 },
    ] as const;
    expect(summarise(moved)).toMatchObject({
      gross: 10_000,
      cancellationFees: 40_000,
      providerFees: 17_550,
      disputed: 640_000,
      losses: 540_000,
      deposits: { received: 0, refunded: 100_000, kept: 0 },
    });
  });

  test("of nothing is nothing, and never minus nothing", () => {
    const { net, deposits } = summarise([]);
    expect(Object.is(net, 0) && Object.is(deposits.refunded, 0)).toBe(true);
    expect(vatReturnOf({ net: -40, vat: -10 }).every((box) => Object.is(box.wholeKronor, 0))).toBe(
      true,
    );
  });
});

describe("a voucher in a list", () => {
  const A = DEFAULT_ACCOUNTS;

  test("comes to its debits, below nothing where money leaves", () => {
    expect(movedBy(captureLines(A, 1000))).toBe(100_000);
    expect(movedBy(refundLines(A, 1000, "bank"))).toBe(-100_000);
    expect(movedBy(depositRefundLines(A, { amount: 500, owed: 400 }))).toBe(-50_000);
    expect(movedBy(disputeLines(A, { amountOre: -640_000, feeOre: 17_500 }))).toBe(-657_500);
    expect(movedBy(disputeLines(A, { amountOre: 640_000, feeOre: 0 }))).toBe(640_000);
  });

  test("where no money moves, what is kept is the shop's and what is given up is not", () => {
    expect(movedBy(depositKeptLines(A, 300, "damage"))).toBe(30_000);
    expect(movedBy(disputeLossLines(A, 640_000))).toBe(-640_000);
    expect(movedBy(disputeCreditLines(A, 6400, "deposit"))).toBe(-640_000);
  });

  test("that is a sale comes to what the sale does", () => {
    for (const lines of [
      captureLines(A, 999),
      refundLines(A, 99.99),
      depositKeptLines(A, 500, "service"),
      cancellationFeeLines(A, 100, { money: "bank", hasVat: true }),
      disputeCreditLines(A, 6400, "rent"),
    ])
      expect(saleIn(lines)?.gross).toBe(movedBy(lines));
    expect(saleIn(depositLines(A, 5000))).toBeNull();
    expect(saleIn(cancellationFeeLines(A, 100, { money: "bank", hasVat: false }))).toBeNull();
  });
});

describe("the accounts", () => {
  test("the usual ones are fit", () => {
    expect(checkAccounts(DEFAULT_ACCOUNTS).ok).toBe(true);
  });

  test("a liability is no account for sales, and no account serves two purposes", () => {
    expect(checkAccounts({ ...DEFAULT_ACCOUNTS, sales: 2890 })).toMatchObject({
      problem: { code: "accounting.account-unfit", purpose: "sales", from: 3000, to: 3999 },
    });
    expect(checkAccounts({ ...DEFAULT_ACCOUNTS, deposits: 2611 })).toMatchObject({
      problem: { code: "accounting.account-twice", purpose: "deposits", account: 2611 },
    });
  });
});
