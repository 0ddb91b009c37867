import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { adjusted, quoteStay, type Quote } from "#domain/pricing/quote.ts";
import { receiptLines } from "./receipt-lines.ts";
import { captureLines, DEFAULT_ACCOUNTS } from "./voucher.ts";

const START = "2027-06-10" as LocalDate;
const kronor = (max: number) => fc.integer({ min: 0, max });
const longStay = fc
  .option(fc.integer({ min: 1, max: 60 }), { nil: undefined })
  .map((percent) => (percent === undefined ? [] : [{ fromNights: 3, percent }]));

const fields = fc.record({
  nights: fc.integer({ min: 1, max: 21 }),
  units: fc.integer({ min: 1, max: 7 }),
  price: fc.integer({ min: 3, max: 2999 }),
  fee: kronor(999),
  season: kronor(3999),
  extras: kronor(9),
  extraPrice: kronor(499),
  further: kronor(5),
  furtherPrice: kronor(777),
  longStay,
  percent: kronor(90),
  adjustment: fc.integer({ min: -5000, max: 5000 }),
});

type Fields = typeof fields extends fc.Arbitrary<infer Value> ? Value : never;

function quoteOf(of: Fields): Quote {
  const season = { id: 1, startDate: addDays(START, 1), endDate: addDays(START, 2) };
  const extra = {
    id: 4,
    name: "Sänglinne",
    priceType: "daily",
    allowQuantitySelect: true,
  } as const;
  const tent = { id: 2, name: "Tält", basePrice: 55, seasons: [], longStay: of.longStay };
  const quote = quoteStay(
    { pricePerDay: of.price, basePrice: of.fee, longStay: of.longStay },
    {
      seasons: of.season > 0 ? [{ ...season, price: of.season }] : [],
      addons: [{ ...extra, price: of.extraPrice }],
    },
    {
      stay: { startDate: START, endDate: addDays(START, of.nights) },
      quantity: of.units,
      selectedAddons: of.extras > 0 ? [{ id: extra.id, quantity: of.extras }] : [],
    },
    {
      itemId: 1,
      lines:
        of.further > 0
          ? [{ thing: { ...tent, pricePerDay: of.furtherPrice }, quantity: of.further }]
          : [],
      ...(of.percent > 0 && { code: { code: "SOMMAR", rule: { percent: of.percent } } }),
    },
  );
  if (!quote.ok) throw new Error(quote.problem.code);
  // One that would be refused is not agreed upon.
  const agreed = adjusted(quote.value, { amount: of.adjustment, reason: "Enligt samtal" });
  return agreed.ok ? agreed.value : quote.value;
}

test("whatever is sold, the lines without VAT and their VAT come to the price, to the öre, as the books have it", () => {
  fc.assert(
    fc.property(fields, (of) => {
      const quote = quoteOf(of);
      const lines = receiptLines(quote);
      const ore = (pick: (line: (typeof lines)[number]) => number) =>
        lines.reduce((sum, line) => sum + Math.round(pick(line) * 100), 0);
      const net = ore(({ priceExcludingVat }) => priceExcludingVat);
      const vat = ore(({ vatAmount }) => vatAmount);
      expect(net + vat).toBe(quote.total * 100);
      const booked = captureLines(DEFAULT_ACCOUNTS, quote.total);
      const posted = (purpose: string) => booked.find((line) => line.purpose === purpose)?.ore ?? 0;
      expect([net, vat]).toEqual([-posted("sales") + 0, -posted("outputVat") + 0]);
    }),
    { numRuns: 300 },
  );
});
