import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { sweepCheckouts } from "#server/checkout/sweep-checkouts.ts";
import { anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import type { TestCards } from "#test/test-cards.ts";
import {
  aPaymentWish,
  callOpen,
  callPlace,
  checkoutRow,
  intentStatus,
  openPayment,
  openTestTill,
  unitsFree,
} from "#test/test-checkout.ts";
import type { TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let cards: TestCards;
let parts: () => LetGoParts;
beforeAll(async () => {
  ({ shop, cards, parts } = await openTestTill());
});

describe("pressing twice", () => {
  test.each([2, 5])(
    "%d equal calls at once open one payment, told to each of them",
    async (many) => {
      const item = await anItem(shop.db);
      const { visitor, ...earlier } = await openPayment(
        shop,
        aPaymentWish({ itemId: item.id, customer: { city: "Timrå" } }),
      );
      const wish = aPaymentWish({ itemId: item.id });
      const opened = await Promise.all(
        Array.from({ length: many }, () => openPayment(shop, wish, { as: visitor })),
      );
      expect(new Set(opened.map(({ intentId }) => intentId)).size).toBe(1);
      expect(new Set(opened.map(({ holdExpiresAt }) => holdExpiresAt)).size).toBe(1);
      expect((await checkoutRow(shop, opened[0]!)).status).toBe("open");
      expect(await intentStatus(cards, earlier.intentId)).toBe("canceled");
      expect(await unitsFree(shop, item.id)).toBe(0);
      await cards.pay(opened[0]!.clientSecret);
      expect((await callPlace(shop, opened[0]!.intentId)).statusCode).toBe(201);
    },
  );

  test("while the first call still waits for the provider goes on with the same payment", async () => {
    const item = await anItem(shop.db);
    const { visitor } = await openPayment(
      shop,
      aPaymentWish({ itemId: item.id, start: "2026-08-01", end: "2026-08-03" }),
    );
    const wish = aPaymentWish({ itemId: item.id });
    cards.sandbox.faults.requests({
      match: { path: "/v1/payment_intents$" },
      kind: "reset-after",
      times: 1,
    });
    const first = openPayment(shop, wish, { as: visitor });
    await expect.poll(() => unitsFree(shop, item.id)).toBe(0);
    const second = await openPayment(shop, wish, { as: visitor });
    expect((await first).intentId).toBe(second.intentId);
    expect((await checkoutRow(shop, second)).status).toBe("open");
  });

  test("a provider that fails both tells it to both, and the nights are free again", async () => {
    const item = await anItem(shop.db);
    const { visitor } = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    const wish = aPaymentWish({ itemId: item.id, customer: { city: "Timrå" } });
    cards.sandbox.faults.requests({
      match: { path: "/v1/payment_intents$" },
      kind: "reset-before",
      times: 20,
    });
    const answers = await Promise.all([1, 2].map(() => callOpen(shop, wish, { as: visitor })));
    cards.sandbox.faults.clear();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([502, 502]);
    expect(await unitsFree(shop, item.id)).toBe(1);
  });
});

test("who steps back and starts again uses a code once, and lets its use go with the hold", async () => {
  const used = async () => {
    const [row] = await rowsOf<{ used: number }>(
      shop.db,
      sql`select used from discount_codes where code_key = 'ENGANG'`,
    );
    return row!.used;
  };
  await shop.db.execute(sql`insert into discount_codes
      (code, code_key, rule, most, created_at, updated_at)
    values ('ENGANG', 'ENGANG', '{"amount": 100}', 1, now(), now())`);
  const item = await anItem(shop.db, { quantity: 5 });
  const wish = (quantity: number, city: string, code = true) =>
    aPaymentWish({
      itemId: item.id,
      quantity,
      amount: quantity * 2000 - (code ? 100 : 0),
      customer: { city },
      booking: code ? { code: "ENGANG" } : {},
    });
  const { visitor } = await openPayment(shop, wish(1, "Sundsvall"));
  await openPayment(shop, wish(1, "Timrå"), { as: visitor });
  const last = await openPayment(shop, wish(2, "Timrå"), { as: visitor });
  expect(await used()).toBe(1);
  await openPayment(shop, wish(2, "Timrå", false), { as: visitor });
  expect(await used()).toBe(0);
  expect(await intentStatus(cards, last.intentId)).toBe("canceled");
  const abandoned = await openPayment(shop, wish(1, "Sundsvall"), { as: visitor });
  shop.clock.advance({ minutes: 21 });
  await sweepCheckouts(parts());
  expect((await checkoutRow(shop, abandoned)).status).toBe("released");
  expect(await used()).toBe(0);
});
