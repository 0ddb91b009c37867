import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nightsOf } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { quoteStay, type Quote } from "#domain/pricing/quote.ts";
import { oreOf, vatOreWithin } from "#domain/money/ore.ts";
import { receiptLines, sumLine } from "./receipt-lines.ts";
import {
  cancellationFeeLines,
  captureLines,
  DEFAULT_ACCOUNTS,
  depositKeptLines,
  depositLines,
  depositRefundLines,
  disputeCreditLines,
  isBalanced,
  refundLines,
} from "./voucher.ts";

/** With öre, as money moves in the provider's own pages. */
const kronor = fc.integer({ min: 100, max: 99_999_999 }).map((ore) => ore / 100);
const START = "2027-06-10" as LocalDate;

function quoteOf(fields: { nights: number; units: number; fee: number; season?: number }): Quote {
  const stay = { startDate: START, endDate: addDays(START, fields.nights) };
  const seasons = fields.season
    ? [{ id: 1, startDate: addDays(START, 2), endDate: addDays(START, 3), price: fields.season }]
    : [];
  const addons = [
    { id: 1, name: "Cykelställ", price: 150, priceType: "one-time", allowQuantitySelect: true },
    { id: 2, name: "Sänglinne", price: 45, priceType: "daily", allowQuantitySelect: true },
  ] as const;
  const quote = quoteStay(
    { pricePerDay: 1000, basePrice: fields.fee },
    { seasons, addons: [...addons] },
    {
      stay,
      quantity: fields.units,
      selectedAddons: [
        { id: 1, quantity: 1 },
        { id: 2, quantity: 3 },
      ],
    },
  );
  if (!quote.ok) throw new Error(quote.problem.code);
  return quote.value;
}

describe("vouchers", () => {
  test("every voucher balances, whatever the sum", () => {
    fc.assert(
      fc.property(kronor, (sum) => {
        for (const lines of [
          captureLines(DEFAULT_ACCOUNTS, sum),
          refundLines(DEFAULT_ACCOUNTS, sum),
          depositLines(DEFAULT_ACCOUNTS, sum),
          depositRefundLines(DEFAULT_ACCOUNTS, { amount: sum }),
          depositKeptLines(DEFAULT_ACCOUNTS, sum, "damage"),
          depositKeptLines(DEFAULT_ACCOUNTS, sum, "service"),
          cancellationFeeLines(DEFAULT_ACCOUNTS, sum, { money: "bank", hasVat: false }),
          cancellationFeeLines(DEFAULT_ACCOUNTS, sum, { money: "bank", hasVat: true }),
          disputeCreditLines(DEFAULT_ACCOUNTS, sum, "rent"),
        ])
          expect(isBalanced(lines)).toBe(true);
      }),
    );
  });

  test("999 kr of rent is 799,20 sales and 199,80 VAT", () => {
    expect(captureLines(DEFAULT_ACCOUNTS, 999)).toEqual([
      { purpose: "cardReceivable", account: 1686, ore: 99_900 },
      { purpose: "outputVat", account: 2611, ore: -19_980 },
      { purpose: "sales", account: 3001, ore: -79_920 },
    ]);
  });

  test("VAT of a sum with öre is to the nearest öre, and never more than half an öre off", () => {
    expect([0.03, 99.99, 100.01, 100.03].map(vatOreWithin)).toEqual([1, 2000, 2000, 2001]);
    fc.assert(
      fc.property(kronor, (sum) => {
        const vat = vatOreWithin(sum);
        expect(Number.isInteger(vat)).toBe(true);
        expect(Math.abs(vat - oreOf(sum) / 5)).toBeLessThan(0.5);
      }),
    );
  });

  test("money by hand is in the bank, and a sale all the same", () => {
    expect(captureLines(DEFAULT_ACCOUNTS, 999, "bank")[0]).toEqual({
      purpose: "bank",
      account: 1930,
      ore: 99_900,
    });
  });

  test("a refund is the capture turned round, and a deposit is owed and not earned", () => {
    expect(refundLines(DEFAULT_ACCOUNTS, 500)).toEqual(
      captureLines(DEFAULT_ACCOUNTS, 500).map((line) => ({ ...line, ore: -line.ore })),
    );
    expect(depositLines(DEFAULT_ACCOUNTS, 5000)).toEqual([
      { purpose: "cardReceivable", account: 1686, ore: 500_000 },
      { purpose: "deposits", account: 2890, ore: -500_000 },
    ]);
  });

  test("what is kept of a deposit for damage bears no VAT, for cleaning it does", () => {
    expect(
      depositKeptLines(DEFAULT_ACCOUNTS, 1000, "damage").map(({ account }) => account),
    ).toEqual([2890, 3990]);
    expect(
      depositKeptLines(DEFAULT_ACCOUNTS, 1000, "service").map(({ account }) => account),
    ).toEqual([2890, 2611, 3001]);
  });
});

describe("the lines of a receipt", () => {
  test("add up to the price that was promised, and their VAT to a fifth of it", () => {
    fc.assert(
      fc.property(
        fc.record({
          nights: fc.integer({ min: 1, max: 30 }),
          units: fc.integer({ min: 1, max: 20 }),
          fee: fc.integer({ min: 0, max: 2000 }),
          season: fc.integer({ min: 0, max: 3000 }),
        }),
        (fields) => {
          const quote = quoteOf(fields);
          const lines = receiptLines(quote);
          const ore = (pick: (line: (typeof lines)[number]) => number) =>
            lines.reduce((sum, line) => sum + Math.round(pick(line) * 100), 0);
          expect(ore(({ totalPrice }) => totalPrice)).toBe(quote.total * 100);
          expect(ore(({ vatAmount }) => vatAmount)).toBe(quote.total * 20);
          expect(ore(({ priceExcludingVat }) => priceExcludingVat)).toBe(quote.total * 80);
        },
      ),
    );
  });

  test("name each stretch of nights at one price, the fee and every addon", () => {
    const quote = quoteOf({ nights: 5, units: 2, fee: 300, season: 1400 });
    expect(quote.nights.map(({ night }) => night)).toEqual(
      nightsOf({ startDate: START, endDate: addDays(START, 5) }),
    );
    expect(
      receiptLines(quote).map(({ subject, quantity, unitPrice }) => [
        subject.kind,
        quantity,
        unitPrice,
      ]),
    ).toEqual([
      ["nights", 4, 1000],
      ["nights", 4, 1400],
      ["nights", 2, 1000],
      ["fee", 2, 300],
      ["addon", 1, 150],
      ["addon", 15, 45],
    ]);
  });

  test("a sum by itself is one line with its VAT", () => {
    expect(sumLine(999)).toMatchObject({
      totalPrice: 999,
      vatAmount: 199.8,
      priceExcludingVat: 799.2,
    });
  });
});
