import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Addon, Season, SelectedAddon } from "#domain/catalog/item.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { vatWithin } from "#domain/money/vat.ts";
import { addonsPrice } from "./addon-price.ts";
import { quoteStay, type Quote, type Together } from "./quote.ts";

type Example = {
  item: { pricePerDay: number; basePrice: number };
  seasons?: Season[];
  addons?: Addon[];
  stay: Stay;
  quantity: number;
  selectedAddons?: SelectedAddon[];
  together?: Together;
  expect: Partial<Quote>;
};

const page = readFileSync(new URL("../../../docs/pricing.md", import.meta.url), "utf8");
const examples = [...page.matchAll(/^## (.+?)\n[^]*?```json\n([^]*?)```/gm)].map(
  ([, title, json]) => [title ?? "", JSON.parse(json ?? "") as Example] as const,
);

test("the page of examples has ten of them", () => expect(examples).toHaveLength(10));

test.each(examples)("as written down: %s", (_title, example) => {
  const { item, seasons = [], addons = [], selectedAddons = [], stay, quantity } = example;
  const wish = { stay, quantity, selectedAddons };
  const result = quoteStay(item, { seasons, addons }, wish, example.together);
  expect(result.ok && result.value).toMatchObject(example.expect);
});

test("the extras alone cost what they add to the price of the stay", () => {
  const chosen = fc.record({
    price: fc.nat(5000),
    quantity: fc.integer({ min: 1, max: 9 }),
    isDaily: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(chosen, { maxLength: 4 }),
      fc.integer({ min: 1, max: 30 }),
      (made, nights) => {
        const addons = made.map(({ price, isDaily }, id): Addon => ({
          id,
          name: `Tillval ${id}`,
          price,
          priceType: isDaily ? "daily" : "one-time",
          allowQuantitySelect: true,
        }));
        const selectedAddons = made.map(({ quantity }, id) => ({ id, quantity }));
        const start = "2026-07-01" as LocalDate;
        const stay = { startDate: start, endDate: addDays(start, nights) };
        const quote = quoteStay(
          { pricePerDay: 100, basePrice: 7 },
          { seasons: [], addons },
          { stay, quantity: 1, selectedAddons },
        );
        expect(addonsPrice(addons, selectedAddons, nights)).toBe(
          quote.ok && quote.value.total - quote.value.basePrice,
        );
      },
    ),
  );
});

describe("addons", () => {
  const addons: Addon[] = [
    { id: 1, name: "Myggnät", price: 50, priceType: "one-time", allowQuantitySelect: false },
    { id: 2, name: "Stol", price: 20, priceType: "daily", allowQuantitySelect: true },
  ];
  const stay = { startDate: "2026-07-01" as LocalDate, endDate: "2026-07-03" as LocalDate };
  const quote = (...selectedAddons: SelectedAddon[]) =>
    quoteStay(
      { pricePerDay: 100, basePrice: 0 },
      { seasons: [], addons },
      { stay, quantity: 1, selectedAddons },
    );

  test("of another item, or unknown, are refused", () => {
    expect(quote({ id: 3, quantity: 1 })).toEqual({
      ok: false,
      problem: { code: "price.addon-unknown", addonId: 3 },
    });
  });

  test("without a quantity of their own come once", () => {
    expect(quote({ id: 1, quantity: 2 })).toMatchObject({
      problem: { code: "price.addon-single", name: "Myggnät" },
    });
  });

  test("come in as many as somebody may need, and no more", () => {
    expect(quote({ id: 2, quantity: 99 }).ok).toBe(true);
    expect(quote({ id: 2, quantity: 100 })).toMatchObject({
      problem: { code: "price.addon-too-many", name: "Stol", most: 99 },
    });
  });

  test("are named once each", () => {
    expect(quote({ id: 2, quantity: 1 }, { id: 2, quantity: 4 })).toMatchObject({
      problem: { code: "price.addon-twice", name: "Stol" },
    });
  });
});

describe("for any stay", () => {
  const start = "2026-02-20" as LocalDate;
  const period = fc.tuple(fc.nat(60), fc.nat(25)).map(([from, length]) => ({
    startDate: addDays(start, from),
    endDate: addDays(start, from + length),
  }));
  const seasons = fc
    .array(fc.tuple(period, fc.integer({ min: 0, max: 5000 })), { maxLength: 5 })
    .map((list) => list.map(([dates, price], id) => ({ ...dates, price, id })));
  const item = fc.record({ pricePerDay: fc.nat(5000), basePrice: fc.nat(2000) });
  const stay = fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 40 })).map(([from, length]) => ({
    startDate: addDays(start, from),
    endDate: addDays(start, from + length),
  }));
  const addons = fc
    .array(
      fc.record({
        price: fc.nat(500),
        isDaily: fc.boolean(),
        quantity: fc.integer({ min: 1, max: 5 }),
      }),
      { maxLength: 4 },
    )
    .map((list) =>
      list.map(({ price, isDaily, quantity }, id) => ({
        addon: {
          id,
          name: `Tillval ${id}`,
          price,
          priceType: isDaily ? ("daily" as const) : ("one-time" as const),
          allowQuantitySelect: true,
        },
        quantity,
      })),
    );

  const wish = fc.record({
    one: item,
    list: seasons,
    dates: stay,
    chosen: addons,
    quantity: fc.integer({ min: 1, max: 6 }),
  });

  test("the price is what one gets by going through the nights one by one", () => {
    fc.assert(
      fc.property(wish, ({ one, list, dates, chosen, quantity }) => {
        const result = quoteStay(
          one,
          { seasons: list, addons: chosen.map(({ addon }) => addon) },
          {
            stay: dates,
            quantity,
            selectedAddons: chosen.map(({ addon, quantity: count }) => ({
              id: addon.id,
              quantity: count,
            })),
          },
        );
        if (!result.ok) throw new Error(result.problem.code);
        let expected = 0;
        let nights = 0;
        for (let night = dates.startDate; night < dates.endDate; night = addDays(night, 1)) {
          nights += 1;
          const covering = list.filter(
            (season) => season.startDate <= night && night <= season.endDate,
          );
          const length = (season: Season) =>
            Date.parse(season.endDate) - Date.parse(season.startDate);
          covering.sort((a, b) => length(a) - length(b) || b.id - a.id);
          expected += covering[0]?.price ?? one.pricePerDay;
        }
        expected = (expected + one.basePrice) * quantity;
        for (const { addon, quantity: count } of chosen)
          for (let times = 0; times < (addon.priceType === "daily" ? nights : 1); times += 1)
            expected += addon.price * count;
        expect(result.value.total).toBe(expected);
        expect(result.value.subtotal).toBe(expected);
        expect(result.value.nights).toHaveLength(nights);
        expect(result.value.vatAmount).toBe(Math.round(expected / 5));
      }),
    );
  });

  test("VAT and the rest always make the whole", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (total) => {
        const vat = vatWithin(total);
        expect(Number.isInteger(vat)).toBe(true);
        expect(Math.abs(vat - total / 5)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
