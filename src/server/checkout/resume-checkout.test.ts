import { beforeAll, expect, test } from "vitest";
import type { ResumedPayment } from "#contracts/checkout.ts";
import { anItem } from "#test/builders.ts";
import type { TestCards } from "#test/test-cards.ts";
import { aPaymentWish, openPayment, openTestTill } from "#test/test-checkout.ts";
import type { TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let cards: TestCards;
beforeAll(async () => {
  ({ shop, cards } = await openTestTill());
});

async function begun() {
  const item = await anItem(shop.db);
  const wish = aPaymentWish({ itemId: item.id });
  return { ...(await openPayment(shop, wish)), stay: wish.booking ?? {} };
}

async function resume(stay: object, as?: string): Promise<ResumedPayment> {
  const answer = await shop.call("/api/resume-payment", {
    method: "POST",
    body: stay,
    ...(as && { as }),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<ResumedPayment>();
}

test("whoever began to pay is handed the same payment again, with its price and its time", async () => {
  const { stay, visitor, clientSecret } = await begun();
  expect(await resume(stay, visitor)).toMatchObject({
    state: "open",
    clientSecret,
    secondsLeft: 1200,
    asksBank: false,
    price: { total: 2000 },
  });
});

test("nobody else is told of it", async () => {
  const { stay } = await begun();
  const other = await begun();
  expect(await resume(stay)).toEqual({ state: "none" });
  expect(await resume(stay, other.visitor)).toEqual({ state: "none" });
});

test("other dates or another quantity are another payment", async () => {
  const { stay, visitor } = await begun();
  expect(await resume({ ...stay, endDate: "2026-07-04" }, visitor)).toEqual({ state: "none" });
  expect(await resume({ ...stay, quantity: 2 }, visitor)).toEqual({ state: "none" });
});

test("a card that was reserved before the reload becomes its booking, once", async () => {
  const { stay, visitor, clientSecret } = await begun();
  await cards.pay(clientSecret);
  const first = await resume(stay, visitor);
  expect(first).toMatchObject({ state: "booked", totalAmount: 2000 });
  expect(await resume(stay, visitor)).toEqual(first);
});

test("asking leaves no cookie with anybody", async () => {
  const { stay } = await begun();
  const answer = await shop.call("/api/resume-payment", { method: "POST", body: stay });
  expect(answer.headers["set-cookie"]).toBeUndefined();
});
