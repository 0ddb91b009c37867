import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Addon } from "#domain/catalog/item.ts";
import { nightsOf } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { receiptLines } from "#domain/bookkeeping/receipt-lines.ts";
import { quoteLines } from "#texts/quote-lines.ts";
import { requoteStay } from "./promised-price.ts";
import { quoteStay, unitsOf, type Quote, type Wish } from "./quote.ts";

const JULY = "2027-07-01" as LocalDate;
const stay = (from: number, nights: number) => ({
  startDate: addDays(JULY, from),
  endDate: addDays(JULY, from + nights),
});
const chair: Addon = {
  id: 1,
  name: "Stol",
  price: 20,
  priceType: "daily",
  allowQuantitySelect: true,
};
const rack: Addon = {
  id: 2,
  name: "Cykelställ",
  price: 300,
  priceType: "one-time",
  allowQuantitySelect: false,
};
const wish = (part: Partial<Wish> = {}): Wish => ({
  stay: stay(0, 7),
  quantity: 1,
  selectedAddons: [],
  ...part,
});

function priced(
  item: { pricePerDay: number; basePrice: number },
  addons: Addon[],
  what: Wish,
): Quote {
  const quote = quoteStay(item, { seasons: [], addons }, what);
  if (!quote.ok) throw new Error(quote.problem.code);
  return quote.value;
}

const THEN = { pricePerDay: 1000, basePrice: 500 };
const NOW = { pricePerDay: 1200, basePrice: 600 };
const changed = (had: Wish, what: Wish, { addons = [chair, rack], isBegun = false } = {}) => {
  const quote = requoteStay(
    priced(THEN, [chair, rack], had),
    { ...NOW, seasons: [], addons },
    what,
    { isBegun },
  );
  if (!quote.ok) throw new Error(quote.problem.code);
  return quote.value;
};

describe("a booking that is changed after the shop has raised its prices", () => {
  test("keeps what it was promised where nothing is added", () => {
    const same = wish({ selectedAddons: [{ id: 1, quantity: 2 }] });
    expect(changed(same, same).total).toBe(7 * 1000 + 500 + 2 * 7 * 20);
  });

  test("pays today's price for nights that are added, and only for those", () => {
    expect(changed(wish(), wish({ stay: stay(0, 9) })).total).toBe(7 * 1000 + 2 * 1200 + 500);
  });

  test("moved by two days keeps the price of the nights it had", () => {
    expect(changed(wish(), wish({ stay: stay(2, 7) })).total).toBe(5 * 1000 + 2 * 1200 + 500);
  });

  test("pays today's price and fee for a unit that is added", () => {
    const quote = changed(wish({ quantity: 2 }), wish({ quantity: 3 }));
    expect(quote.total).toBe(2 * 7500 + 7 * 1200 + 600);
    expect(quoteLines(quote).map(({ label, amount }) => [label, amount])).toEqual([
      ["2 st × 7 nätter × 1\u00a0000\u00a0kr", 14_000],
      ["7 nätter × 1\u00a0200\u00a0kr", 8400],
      ["Fast avgift, 2 st", 1000],
      ["Fast avgift", 600],
    ]);
  });

  test("gives up the units first that came last", () => {
    const three = changed(wish({ quantity: 2 }), wish({ quantity: 3 }));
    const two = requoteStay(three, { ...NOW, seasons: [], addons: [] }, wish({ quantity: 2 }));
    expect(two.ok && two.value.total).toBe(2 * 7500);
  });

  test("keeps an extra's price, and pays today's for one more of it", () => {
    const dearer = [{ ...chair, price: 30 }, rack];
    const quote = changed(
      wish({ selectedAddons: [{ id: 1, quantity: 1 }] }),
      wish({ selectedAddons: [{ id: 1, quantity: 2 }] }),
      { addons: dearer },
    );
    expect(quote.addons.map(({ quantity, price }) => [quantity, price])).toEqual([
      [1, 20],
      [1, 30],
    ]);
    expect(quote.total).toBe(7500 + 7 * 20 + 7 * 30);
  });

  test("keeps an extra that is no longer offered, and gets no more of it", () => {
    const had = wish({ selectedAddons: [{ id: 1, quantity: 1 }] });
    expect(changed(had, had, { addons: [] }).total).toBe(7500 + 7 * 20);
    const more = wish({ selectedAddons: [{ id: 1, quantity: 2 }] });
    const quote = requoteStay(
      priced(THEN, [chair], had),
      { ...NOW, seasons: [], addons: [] },
      more,
    );
    expect(quote).toEqual({ ok: false, problem: { code: "price.addon-unknown", addonId: 1 } });
  });

  test("costs less when it is shortened, but not once it has begun", () => {
    const shorter = wish({ stay: stay(0, 4) });
    expect(changed(wish(), shorter).total).toBe(4 * 1000 + 500);
    expect(changed(wish(), shorter, { isBegun: true }).total).toBe(7 * 1000 + 500);
  });
});

/** Each unit by itself, night by night: the same said slowly. */
function slowTotal(had: Quote, today: typeof NOW, addons: readonly Addon[], what: Wish): number {
  let total = 0;
  for (const night of nightsOf(what.stay)) {
    const promised = had.nights
      .filter((one) => one.night === night)
      .flatMap((one) => Array.from({ length: unitsOf(had, one) }, () => one.price));
    for (let unit = 0; unit < what.quantity; unit += 1)
      total += promised[unit] ?? today.pricePerDay;
  }
  const fees = (had.fees ?? [{ fee: had.fee, units: had.quantity }]).flatMap(({ fee, units }) =>
    Array.from({ length: units }, () => fee),
  );
  for (let unit = 0; unit < what.quantity; unit += 1) total += fees[unit] ?? today.basePrice;
  for (const { id, quantity } of what.selectedAddons) {
    const promised = had.addons
      .filter((one) => one.id === id)
      .flatMap((one) => Array.from({ length: one.quantity }, () => one));
    for (let piece = 0; piece < quantity; piece += 1) {
      const addon = promised[piece] ?? addons.find((one) => one.id === id)!;
      total += addon.price * (addon.priceType === "daily" ? nightsOf(what.stay).length : 1);
    }
  }
  return total;
}

describe("for any number of changes", () => {
  const wishes = fc
    .tuple(fc.nat(10), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 4 }), fc.nat(3))
    .map(([from, nights, quantity, chairs]) =>
      wish({
        stay: stay(from, nights),
        quantity,
        selectedAddons: chairs === 0 ? [] : [{ id: 1, quantity: chairs }],
      }),
    );
  const prices = fc.record({ pricePerDay: fc.nat(3), basePrice: fc.nat(2), chair: fc.nat(2) });

  test("each unit, night and extra has the price that it was first promised", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(wishes, prices), { minLength: 2, maxLength: 6 }), (steps) => {
        let had: Quote | undefined;
        for (const [what, { chair: price, ...item }] of steps) {
          const addons = [{ ...chair, price }];
          const next: Quote = had
            ? (() => {
                const quote = requoteStay(had, { ...item, seasons: [], addons }, what);
                if (!quote.ok) throw new Error(quote.problem.code);
                return quote.value;
              })()
            : priced(item, addons, what);
          if (had) expect(next.total).toBe(slowTotal(had, item, addons, what));
          const sum = (amounts: number[]) => amounts.reduce((one, other) => one + other, 0);
          expect(sum(quoteLines(next).map(({ amount }) => amount))).toBe(next.total);
          expect(sum(receiptLines(next).map(({ totalPrice }) => totalPrice))).toBe(next.total);
          had = next;
        }
      }),
    );
  });
});
