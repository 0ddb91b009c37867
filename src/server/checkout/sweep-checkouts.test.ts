import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { forgetCheckouts } from "#server/checkout/forget-checkouts.ts";
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
  type Opened,
} from "#test/test-checkout.ts";
import type { TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let cards: TestCards;
let parts: () => LetGoParts;
beforeAll(async () => {
  ({ shop, cards, parts } = await openTestTill());
});

const checkoutOf = (opened: Opened) => checkoutRow(shop, opened);

const freeOn = (itemId: number, night?: string) => unitsFree(shop, itemId, night);

const statusOf = (intentId: string) => intentStatus(cards, intentId);

const sweep = () => sweepCheckouts(parts());

describe("the sweep", () => {
  test("makes the booking of a customer whose browser died after paying", async () => {
    const item = await anItem(shop.db);
    const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    await cards.pay(opened.clientSecret);
    await sweep();
    expect((await checkoutOf(opened)).booking_id).toBeNull();
    shop.clock.advance({ seconds: 31 });
    await sweep();
    const { booking_id } = await checkoutOf(opened);
    expect(booking_id).not.toBeNull();
    const late = await callPlace(shop, opened.intentId);
    expect([late.statusCode, late.json()]).toEqual([200, { id: booking_id }]);
  });

  test("closes what was not paid within 20 minutes, cancels it and frees the nights", async () => {
    const item = await anItem(shop.db);
    const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    shop.clock.advance({ minutes: 19 });
    await sweep();
    expect(await freeOn(item.id)).toBe(0);
    shop.clock.advance({ minutes: 1, seconds: 1 });
    await sweep();
    expect(await checkoutOf(opened)).toMatchObject({ status: "released" });
    expect(await freeOn(item.id)).toBe(1);
    expect(await statusOf(opened.intentId)).toBe("canceled");
    expect(await cards.pay(opened.clientSecret)).toBe("payment_intent_unexpected_state");
    const late = await callPlace(shop, opened.intentId);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: "checkout.over" });
  });

  test("forgets after a week who let a checkout lapse, and keeps who booked", async () => {
    const item = await anItem(shop.db);
    const lapsed = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    shop.clock.advance({ minutes: 21 });
    await sweep();
    const booked = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    await cards.pay(booked.clientSecret);
    await callPlace(shop, booked.intentId);
    await forgetCheckouts(parts());
    const namesOf = async () =>
      Promise.all(
        [lapsed, booked].map(async (opened) => {
          const { id } = await checkoutOf(opened);
          const [row] = await rowsOf<{ name: string | null }>(
            shop.db,
            sql`select customer ->> 'name' as name from checkouts where id = ${id}`,
          );
          return row!.name;
        }),
      );
    expect(await namesOf()).toEqual(["Anna Berg", "Anna Berg"]);
    shop.clock.advance({ days: 8 });
    await forgetCheckouts(parts());
    expect(await namesOf()).toEqual([null, "Anna Berg"]);
  });

  test("keeps the nights while the provider cannot be reached, and goes on when it can", async () => {
    const item = await anItem(shop.db);
    const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    shop.clock.advance({ minutes: 21 });
    cards.sandbox.faults.requests({ match: { path: "/cancel$" }, kind: "reset-before", times: 10 });
    await sweep();
    cards.sandbox.faults.clear();
    expect((await checkoutOf(opened)).status).toBe("closing");
    expect(await freeOn(item.id)).toBe(0);
    shop.clock.advance({ seconds: 1 });
    await sweep();
    expect((await checkoutOf(opened)).status).toBe("released");
    expect(await freeOn(item.id)).toBe(1);
  });

  test("completes a payment that went through while it was being closed", async () => {
    const item = await anItem(shop.db);
    const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    const { id } = await checkoutOf(opened);
    await shop.db.execute(sql`update checkouts set status = 'closing' where id = ${id}`);
    await cards.pay(opened.clientSecret);
    const answer = await callPlace(shop, opened.intentId);
    expect(answer.statusCode, answer.body).toBe(201);
    expect((await checkoutOf(opened)).status).toBe("completed");
  });

  test("prefers the payment that was made to the newer one that was not", async () => {
    const item = await anItem(shop.db);
    const first = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    // The other tab starts over while the provider is too slow to cancel the first payment.
    cards.sandbox.faults.requests({ match: { path: "/cancel$" }, kind: "reset-before", times: 10 });
    const changed = aPaymentWish({ itemId: item.id, customer: { city: "Timrå" } });
    const second = await openPayment(shop, changed, { as: first.visitor });
    cards.sandbox.faults.clear();
    expect((await checkoutOf(first)).status).toBe("discarded");
    await cards.pay(first.clientSecret);
    const answer = await callPlace(shop, first.intentId);
    expect(answer.statusCode, answer.body).toBe(201);
    shop.clock.advance({ seconds: 31 });
    await sweep();
    expect((await checkoutOf(second)).status).toBe("released");
    expect(await statusOf(second.intentId)).toBe("canceled");
    expect(await freeOn(item.id)).toBe(0);
  });

  test("finds and cancels the payment of an opening whose answer was lost", async () => {
    const item = await anItem(shop.db);
    cards.sandbox.faults.requests({
      match: { path: "/v1/payment_intents$" },
      kind: "reset-after",
      times: 10,
    });
    const lost = await callOpen(shop, aPaymentWish({ itemId: item.id }));
    cards.sandbox.faults.clear();
    expect(lost.statusCode).toBe(502);
    shop.clock.advance({ seconds: 31 });
    await sweep();
    const [payment] = await rowsOf<{ provider_intent_id: string; status: string }>(
      shop.db,
      sql`select p.* from payments p join checkouts c on c.id = p.checkout_id
        where c.rental_item_id = ${item.id}`,
    );
    expect(payment!.status).toBe("cancelled");
    expect(await statusOf(payment!.provider_intent_id)).toBe("canceled");
  });
});
