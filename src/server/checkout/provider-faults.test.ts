import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { sweepCheckouts } from "#server/checkout/sweep-checkouts.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import type { TestCards } from "#test/test-cards.ts";
import {
  aPaymentWish,
  callOpen,
  callPlace,
  openPayment,
  openTestTill,
  unitsFree,
} from "#test/test-checkout.ts";
import type { TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let cards: TestCards;
let parts: () => LetGoParts;
beforeAll(async () => {
  // Long enough for an answer that only a busy machine delays.
  ({ shop, cards, parts } = await openTestTill({ timeoutMs: 2000, retries: 0 }));
});

const FAULTS = [
  "timeout-before",
  "timeout-after",
  "error-500-before",
  "error-500-after",
  "rate-limit",
  "reset-before",
  "reset-after",
] as const;

// A closed connection is tried once more by the provider's own library, whatever it is told.
const OFTEN = 5;

describe.each(FAULTS)("when the provider fails by %s", (kind) => {
  const fail = (path: string, method: string) =>
    cards.sandbox.faults.requests({ match: { method, path }, kind, times: OFTEN });

  test("while a payment is opened, the customer is told and the nights are free again", async () => {
    const item = await anItem(shop.db);
    fail("/v1/payment_intents$", "POST");
    const answer = await callOpen(shop, aPaymentWish({ itemId: item.id }));
    cards.sandbox.faults.clear();
    expect(answer.statusCode).toBe(502);
    expect(answer.json<{ message: string }>().message).toContain("Inget har dragits");
    expect(await unitsFree(shop, item.id)).toBe(1);
    const again = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    await cards.pay(again.clientSecret);
    expect((await callPlace(shop, again.intentId)).statusCode).toBe(201);
  });

  test("while a booking is placed, the next try places it, once", async () => {
    const item = await anItem(shop.db);
    const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    await cards.pay(opened.clientSecret);
    fail(`/v1/payment_intents/${opened.intentId}`, "GET");
    expect((await callPlace(shop, opened.intentId)).statusCode).toBe(502);
    cards.sandbox.faults.clear();
    expect((await callPlace(shop, opened.intentId)).statusCode).toBe(201);
  });

  test("while a lapsed payment is cancelled, nothing stays reserved in the end", async () => {
    const item = await anItem(shop.db);
    await openPayment(shop, aPaymentWish({ itemId: item.id }));
    shop.clock.advance({ minutes: 21 });
    fail("/cancel$", "POST");
    await sweepCheckouts(parts());
    cards.sandbox.faults.clear();
    shop.clock.advance({ minutes: 2 });
    await sweepCheckouts(parts());
    expect(await unitsFree(shop, item.id)).toBe(1);
    expect(await reconcile(parts())).toMatchObject({ value: { differences: [] } });
  });
});

test("webhooks that come twice, late and in the wrong order make one booking", async () => {
  const address = await shop.app.listen({ host: "127.0.0.1", port: 0 });
  cards.sandbox.faults.webhooks({ paused: true });
  cards.sandbox.deliverTo(`${address}/api/stripe/webhook`);
  const item = await anItem(shop.db);
  const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
  await cards.pay(opened.clientSecret, "declined");
  await cards.pay(opened.clientSecret);
  cards.sandbox.faults.webhooks({ duplicate: true, reverse: true });
  await expect.poll(() => cards.sandbox.tick().then(() => unitsBooked(item.id))).toBe(1);
  cards.sandbox.faults.clear();
  const answer = await callPlace(shop, opened.intentId);
  expect(answer.statusCode).toBe(200);
  expect(await unitsBooked(item.id)).toBe(1);
});

async function unitsBooked(itemId: number): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    shop.db,
    sql`select count(*)::int as count from bookings where rental_item_id = ${itemId}`,
  );
  return row!.count;
}
