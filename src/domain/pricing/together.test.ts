import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { receiptLines } from "#domain/bookkeeping/receipt-lines.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { codeKey, codeProblem, type CodeRule } from "#domain/pricing/discount-code.ts";
import { stepReached, type LongStayStep } from "#domain/pricing/long-stay.ts";
import { quoteLines } from "#texts/quote-lines.ts";
import { requoteStay } from "./promised-price.ts";
import { quoteStay, type PricedThing, type Quote, type Together } from "./quote.ts";

const JULY = "2027-07-01" as LocalDate;
const stayOf = (nights: number) => ({ startDate: JULY, endDate: addDays(JULY, nights) });

const chairs = {
  id: 9,
  name: "Stol",
  price: 35,
  priceType: "daily" as const,
  allowQuantitySelect: true,
};
const camper = { pricePerDay: 1495, basePrice: 795, longStay: [{ fromNights: 7, percent: 10 }] };
const kayak: PricedThing = {
  id: 2,
  name: "Havskajak",
  pricePerDay: 333,
  basePrice: 0,
  seasons: [],
  longStay: [{ fromNights: 3, percent: 15 }],
};

type Part = { nights?: number; quantity?: number; together?: Partial<Together>; chairs?: number };

function quoted({ nights = 7, quantity = 1, together, chairs: extras = 0 }: Part): Quote {
  const result = quoteStay(
    camper,
    { seasons: [], addons: [chairs] },
    {
      stay: stayOf(nights),
      quantity,
      selectedAddons: extras > 0 ? [{ id: chairs.id, quantity: extras }] : [],
    },
    { itemId: 1, lines: [], ...together },
  );
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

const rule = (part: CodeRule): Partial<Together> => ({ code: { code: "SOMMAR", rule: part } });

describe("a longer stay", () => {
  test("takes the highest step it reaches off the nights, and nothing off fee and extras", () => {
    const quote = quoted({ chairs: 2 });
    expect(quote.longStay).toMatchObject({ percent: 10, amount: -1047 });
    expect(quote.total).toBe(7 * 1495 - 1047 + 795 + 7 * 70);
    expect(quote.basePrice).toBe(7 * 1495 + 795);
    expect(quote.subtotal).toBe(quote.total);
  });

  test("that is too short for the first step costs what it always did", () => {
    const quote = quoted({ nights: 6 });
    expect(quote.total).toBe(6 * 1495 + 795);
    expect(quoteLines(quote).map(({ kind }) => kind)).toEqual(["nights", "fee"]);
  });

  test("rounds half a krona up, for the customer", () => {
    // 3 x 333 = 999, of which 15 % are 149.85; 50 % of 999 are 499.5.
    const half = quoteStay(
      { pricePerDay: 333, basePrice: 0, longStay: [{ fromNights: 1, percent: 50 }] },
      { seasons: [], addons: [] },
      { stay: stayOf(3), quantity: 1, selectedAddons: [] },
    );
    expect(half.ok && half.value.longStay?.amount).toBe(-500);
  });
});

describe("several things in one booking", () => {
  test("are each priced by their own nights and steps, and stand on lines of their own", () => {
    const quote = quoted({ together: { lines: [{ thing: kayak, quantity: 2 }] } });
    expect(quoteLines(quote).map(({ kind, label, amount }) => [kind, label, amount])).toEqual([
      ["nights", "7 nätter × 1\u00a0495\u00a0kr", 10_465],
      ["fee", "Fast avgift", 795],
      ["long-stay", "Långtidsrabatt 10 %", -1047],
      ["item", "Havskajak, 2 st", 4662],
      ["long-stay", "Långtidsrabatt 15 %", -699],
    ]);
    expect(quote.total).toBe(10_465 + 795 - 1047 + 4662 - 699);
  });

  test("change nothing where there are none", () => {
    const { lines, code, ...quote } = quoted({ together: {} });
    expect([lines, code]).toEqual([undefined, undefined]);
    expect(quote.total).toBe(7 * 1495 + 795 - 1047);
  });
});

describe("a code", () => {
  test("takes its percent off all that is left of its items, fee and extras included", () => {
    const lines = [{ thing: kayak, quantity: 1 }];
    const all = quoted({ chairs: 1, together: { lines, ...rule({ percent: 10 }) } });
    const main = 7 * 1495 - 1047 + 795 + 7 * 35;
    const line = 7 * 333 - 350;
    expect(all.code?.amount).toBe(-Math.floor((main + line + 5) / 10));
    const kayaks = quoted({ together: { lines, ...rule({ percent: 10, itemIds: [2] }) } });
    expect(kayaks.code?.amount).toBe(-198);
  });

  test("leaves at least what a card can be charged with", () => {
    expect(quoted({ together: rule({ amount: 500_000 }) }).total).toBe(3);
    const all = quoted({ together: rule({ percent: 100 }) });
    expect(all.total).toBe(3);
    expect(quoteLines(all).at(-1)?.note).toBe("100 %, minst 3\u00a0kr betalas med kort");
  });

  test("that is for other items, other nights or longer stays gives nothing", () => {
    for (const part of [
      { percent: 10, itemIds: [77] },
      { percent: 10, stayFrom: addDays(JULY, 1) },
      { percent: 10, stayTo: addDays(JULY, 5) },
      { percent: 10, minNights: 8 },
    ])
      expect(quoted({ together: rule(part) }).code?.amount).toBe(0);
    expect(
      quoted({ together: rule({ percent: 10, stayFrom: JULY, stayTo: addDays(JULY, 6) }) }).code
        ?.amount,
    ).toBeLessThan(0);
  });

  test("is looked for without spaces, in any case", () => {
    expect(codeKey(" sommar 27\u00a0")).toBe("SOMMAR27");
    expect(codeKey("ÅRE")).toBe(codeKey("å re"));
  });

  test("says why it cannot be used, the day it is booked first", () => {
    const asked = (part: CodeRule, today: LocalDate) =>
      codeProblem(part, { today, stay: stayOf(7), itemIds: [1] })?.code;
    const today = "2027-03-01" as LocalDate;
    expect(asked({ percent: 5, bookFrom: addDays(today, 1) }, today)).toBe("code.not-yet");
    expect(asked({ percent: 5, bookTo: addDays(today, -1) }, today)).toBe("code.over");
    expect(asked({ percent: 5, bookFrom: today, bookTo: today }, today)).toBeUndefined();
    expect(asked({ percent: 5, itemIds: [2] }, today)).toBe("code.other-items");
    expect(asked({ percent: 5, minNights: 8 }, today)).toBe("code.too-short");
    expect(asked({ percent: 5, stayTo: JULY }, today)).toBe("code.other-nights");
  });
});

const steps = fc.array(
  fc.record({
    fromNights: fc.integer({ min: 1, max: 30 }),
    percent: fc.integer({ min: 1, max: 90 }),
  }),
  { maxLength: 4 },
);
const thing = (id: number) =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(`Sak ${id}`),
    pricePerDay: fc.integer({ min: 0, max: 3000 }),
    basePrice: fc.integer({ min: 0, max: 900 }),
    seasons: fc.constant([]),
    longStay: steps,
  });
const codeRule: fc.Arbitrary<CodeRule> = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({
    amount: fc.integer({ min: 1, max: 5000 }),
    itemIds: fc.array(fc.constant(2), { minLength: 1, maxLength: 1 }),
  }),
);

test("whatever is rented together, the price is what a slow sum says, and every krona stands on a line", () => {
  fc.assert(
    fc.property(
      thing(1),
      fc.array(fc.record({ thing: thing(2), quantity: fc.integer({ min: 1, max: 6 }) }), {
        maxLength: 1,
      }),
      fc.option(codeRule, { nil: undefined }),
      fc.record({
        nights: fc.integer({ min: 1, max: 30 }),
        quantity: fc.integer({ min: 1, max: 4 }),
      }),
      (main, lines, given, { nights, quantity }) => {
        const code = given && { code: "X", rule: given };
        const quote = quoteStay(
          main,
          { seasons: [], addons: [chairs] },
          { stay: stayOf(nights), quantity, selectedAddons: [{ id: 9, quantity: 2 }] },
          { itemId: 1, lines, code },
        );
        if (!quote.ok) throw new Error(quote.problem.code);
        const slow = (one: PricedThing, units: number) => {
          let percent = 0;
          let from = 0;
          for (const step of one.longStay ?? [])
            if (step.fromNights <= nights && step.fromNights >= from) {
              // Of two with the same number of nights the first written counts.
              if (step.fromNights > from) percent = step.percent;
              from = step.fromNights;
            }
          let rent = 0;
          for (let night = 0; night < nights; night += 1) rent += one.pricePerDay * units;
          return rent - Math.floor(rent * percent * 0.01 + 0.5 + 1e-9) + one.basePrice * units;
        };
        const own = slow(main, quantity) + 2 * 35 * nights;
        const others = lines.map(({ thing: one, quantity: units }) => slow(one, units));
        const before = others.reduce((sum, one) => sum + one, own);
        const coded = given?.itemIds ? before - own : before;
        const isFor = given && (!given.itemIds || lines.length > 0);
        const wanted = isFor
          ? (given.amount ?? Math.floor(coded * given.percent! * 0.01 + 0.5 + 1e-9))
          : 0;
        const off = Math.max(0, Math.min(wanted, coded, before - 3));
        expect(quote.value.total).toBe(before - off);
        const total = quoteLines(quote.value).reduce((sum, { amount }) => sum + amount, 0);
        expect(total).toBe(quote.value.total);
        const receipt = receiptLines(quote.value).reduce((sum, one) => sum + one.totalPrice, 0);
        expect(receipt).toBe(quote.value.total);
      },
    ),
  );
});

test("of steps in any order the highest that is reached counts", () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 40 }), (some: LongStayStep[], nights) => {
      const reached = stepReached(some, nights);
      const within = some.filter(({ fromNights }) => fromNights <= nights);
      expect(reached === undefined).toBe(within.length === 0);
      for (const { fromNights } of within)
        expect(reached!.fromNights).toBeGreaterThanOrEqual(fromNights);
    }),
  );
});

test("a changed booking keeps its promised prices line by line, and reckons steps and code anew by its own terms", () => {
  const lines = [{ thing: kayak, quantity: 2 }];
  const had = quoted({ together: { lines, ...rule({ percent: 10, minNights: 7 }) } });
  const dearer = { ...kayak, pricePerDay: 999, longStay: [] };
  const prices = { ...camper, pricePerDay: 2000, longStay: [], seasons: [], addons: [chairs] };
  const changed = (nights: number, quantity: number) => {
    const quote = requoteStay(
      had,
      prices,
      { stay: stayOf(nights), quantity: 1, selectedAddons: [] },
      { together: { itemId: 1, lines: [{ thing: dearer, quantity }] } },
    );
    if (!quote.ok) throw new Error(quote.problem.code);
    return quote.value;
  };
  expect(changed(7, 2)).toEqual(had);
  const longer = changed(8, 3);
  expect(longer.longStay).toMatchObject({
    percent: 10,
    amount: -Math.round((7 * 1495 + 2000) / 10),
  });
  expect(longer.lines?.[0]?.longStay?.percent).toBe(15);
  expect(longer.lines?.[0]?.nights.map(({ price, units }) => [price, units])).toContainEqual([
    333, 2,
  ]);
  expect(longer.code?.amount).toBeLessThan(0);
  const shorter = changed(6, 2);
  expect([shorter.longStay?.amount, shorter.code?.amount]).toEqual([0, 0]);
  const other = requoteStay(
    had,
    { ...prices, longStay: [{ fromNights: 1, percent: 20 }] },
    { stay: stayOf(7), quantity: 1, selectedAddons: [] },
    { isOtherItem: true, together: { itemId: 3, lines } },
  );
  expect(other.ok && other.value.longStay?.percent).toBe(20);
  expect(other.ok && other.value.lines).toEqual(had.lines);
});
