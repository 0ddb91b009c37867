import fc from "fast-check";
import { expect, test } from "vitest";
import { lastBookableDay } from "#domain/availability/check-stay.ts";
import { isBlocked } from "#domain/availability/free-units.ts";
import { daysOf } from "#domain/dates/date-range.ts";
import { addDays, localDateOf } from "#domain/dates/local-date.ts";
import { nightPrices, priceSpan } from "./night-prices.ts";
import { quoteStay } from "./quote.ts";

const day = localDateOf;
const JUNE = { startDate: day("2027-06-01"), endDate: day("2027-06-30") };
const plain = { today: day("2027-03-01"), peakSeasonOnly: false, seasons: [], blocked: [] };
const midsummer = {
  id: 1,
  startDate: day("2027-06-18"),
  endDate: day("2027-06-21"),
  price: 2595,
};

test("without a season every night costs the same", () => {
  const prices = nightPrices(plain, 1795, JUNE);
  expect(prices.size).toBe(30);
  expect(priceSpan(prices)).toEqual({ lowest: 1795, highest: 1795 });
});

test("the nights of a season cost what the season does", () => {
  const prices = nightPrices({ ...plain, seasons: [midsummer] }, 1795, JUNE);
  expect(prices.get(day("2027-06-17"))).toBe(1795);
  expect(prices.get(day("2027-06-18"))).toBe(2595);
  expect(priceSpan(prices)).toEqual({ lowest: 1795, highest: 2595 });
});

test("a night that is not for rent has no price", () => {
  const closed = { ...plain, seasons: [midsummer], peakSeasonOnly: true };
  expect([...nightPrices(closed, 1795, JUNE).keys()]).toEqual(daysOf(midsummer));
  const today = day("2027-06-20");
  expect(nightPrices({ ...plain, today }, 1795, JUNE).has(day("2027-06-19"))).toBe(false);
  const past = { startDate: day("2026-01-01"), endDate: day("2026-01-31") };
  expect(priceSpan(nightPrices(plain, 1795, past))).toBeNull();
});

const places = { from: fc.nat(40), length: fc.nat(15) };
const season = fc.record({ ...places, price: fc.integer({ min: 1, max: 9999 }) });

test("each night's price is the very one that a stay of that night is charged", () => {
  fc.assert(
    fc.property(
      fc.array(season, { maxLength: 5 }),
      fc.option(fc.record(places)),
      fc.nat(20),
      (made, closed, past) => {
        const start = day("2027-05-20");
        const at = ({ from, length }: { from: number; length: number }) => ({
          startDate: addDays(start, from),
          endDate: addDays(start, from + length),
        });
        const seasons = made.map((one, id) => ({ id, price: one.price, ...at(one) }));
        const blocked = closed ? [at(closed)] : [];
        const today = addDays(JUNE.startDate, past);
        const prices = nightPrices({ ...plain, today, seasons, blocked }, 1795, JUNE);
        for (const night of daysOf(JUNE)) {
          const stay = { startDate: night, endDate: addDays(night, 1) };
          const item = { pricePerDay: 1795, basePrice: 0 };
          const wish = { stay, quantity: 1, selectedAddons: [] };
          const quote = quoteStay(item, { seasons, addons: [] }, wish);
          const isForRent =
            night >= today && night < lastBookableDay(today) && !isBlocked(blocked, night);
          expect(prices.get(night)).toBe(isForRent && quote.ok ? quote.value.total : undefined);
        }
      },
    ),
  );
});
