import fc from "fast-check";
import { expect, test } from "vitest";
import { localDateOf } from "#domain/dates/local-date.ts";
import { quoteStay, type PricedThing } from "#domain/pricing/quote.ts";
import { valueByItem } from "#domain/pricing/value-by-item.ts";

const STAY = { startDate: localDateOf("2027-07-01"), endDate: localDateOf("2027-07-03") };

const thing = (id: number, pricePerDay: number): PricedThing => ({
  id,
  name: `Sak ${id}`,
  pricePerDay,
  basePrice: 0,
  seasons: [],
});

function sold(prices: { price: number; quantity: number }[], off: number) {
  const [main, ...further] = prices.map(({ price, quantity }, at) => ({
    thing: thing(at + 1, price),
    quantity,
  }));
  const quoted = quoteStay(
    main!.thing,
    { seasons: [], addons: [] },
    { stay: STAY, quantity: main!.quantity, selectedAddons: [] },
    { itemId: 1, lines: further },
  );
  if (!quoted.ok) throw new Error(quoted.problem.code);
  const totalPrice = Math.max(0, quoted.value.total - off);
  return { rentalItemId: 1, totalPrice, quote: quoted.value };
}

test("each further thing has brought in what it costs, and the main thing the rest", () => {
  const booking = sold(
    [
      { price: 500, quantity: 1 },
      { price: 300, quantity: 2 },
      { price: 100, quantity: 1 },
    ],
    150,
  );
  expect([...valueByItem(booking)]).toEqual([
    [1, 850],
    [2, 1200],
    [3, 200],
  ]);
});

test("a booking of one thing has brought in all of it there", () => {
  expect([...valueByItem(sold([{ price: 500, quantity: 2 }], 0))]).toEqual([[1, 2000]]);
  expect([...valueByItem({ rentalItemId: 7, totalPrice: 900, quote: {} })]).toEqual([[7, 900]]);
});

test("whatever was taken off, nothing is counted twice and nothing below nothing", () => {
  const prices = fc.array(
    fc.record({ price: fc.nat({ max: 2000 }), quantity: fc.integer({ min: 1, max: 4 }) }),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(prices, fc.nat({ max: 30_000 }), (things, off) => {
      const booking = sold(things, off);
      const values = [...valueByItem(booking).values()];
      expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(booking.totalPrice, 6);
      expect(Math.min(...values)).toBeGreaterThanOrEqual(-1e-6);
    }),
  );
});
