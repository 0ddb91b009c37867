import { beforeAll, expect, test } from "vitest";
import { anItem } from "#test/builders.ts";
import type { TestCards } from "#test/test-cards.ts";
import { aPaymentWish, callPlace, openPayment, openTestTill } from "#test/test-checkout.ts";
import type { TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let cards: TestCards;
beforeAll(async () => {
  ({ shop, cards } = await openTestTill());
});

async function booked() {
  const item = await anItem(shop.db, { name: "Ripan", depositAmount: 5000 });
  const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
  await cards.pay(opened.clientSecret);
  const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
  return { id, visitor: opened.visitor };
}

const own = async (id: number, as?: string) =>
  (await shop.call(`/api/bookings/${id}/own`, as === undefined ? {} : { as })).json<object>();

test("whoever made a booking is told all they are thanked for", async () => {
  const { id, visitor } = await booked();
  expect(await own(id, visitor)).toEqual({
    booking: {
      itemName: "Ripan",
      itemType: "rv",
      startDate: "2026-07-01",
      endDate: "2026-07-03",
      pickupTime: "15:00",
      returnTime: "12:00",
      placeId: null,
      wayIn: null,
      quantity: 1,
      lines: [],
      addons: [],
      code: null,
      totalAmount: 2000,
      depositAmount: 5000,
      cancellationPolicy: [
        { daysBefore: 30, percent: 100 },
        { daysBefore: 14, percent: 50 },
      ],
      isDepositPaid: false,
      status: "pending",
      paidAmount: 0,
      refundedAmount: 0,
      reservedAmount: 2000,
      dueAmount: 0,
      email: "anna@example.com",
      ownPagePath: expect.stringMatching(/^\/min-bokning\/[\w-]{22}$/),
    },
  });
});

test("what a discount code took off is told as in the price", async () => {
  const as = await shop.signIn("admin");
  const made = { method: "POST", body: { code: "SKOLA", percent: 10 }, as } as const;
  expect((await shop.call("/api/discount-codes", made)).statusCode).toBe(201);
  const item = await anItem(shop.db);
  const wish = aPaymentWish({ itemId: item.id, amount: 1800, booking: { code: "Skola" } });
  const opened = await openPayment(shop, wish);
  await cards.pay(opened.clientSecret);
  const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
  expect(await own(id, opened.visitor)).toMatchObject({
    booking: {
      code: { label: "Rabattkod SKOLA", note: "10 %", amount: -200 },
      totalAmount: 1800,
    },
  });
});

test("and how it stands when it was approved and charged, and when it was cancelled and given back", async () => {
  const { id, visitor } = await booked();
  const as = await shop.signIn("admin");
  const change = (body: object) => shop.call(`/api/bookings/${id}`, { method: "PATCH", body, as });
  await change({ paymentAction: "capture" });
  expect(await own(id, visitor)).toMatchObject({
    booking: { status: "confirmed", paidAmount: 2000, reservedAmount: 0, dueAmount: 0 },
  });
  await change({ status: "cancelled" });
  const body = { amount: 2000, reason: "Avbokad" };
  await shop.call(`/api/bookings/${id}/refund`, { method: "POST", body, as });
  expect(await own(id, visitor)).toMatchObject({
    booking: { status: "cancelled", paidAmount: 0, refundedAmount: 2000 },
  });
});

test("with how one gets in, for as long as there is something to fetch", async () => {
  const { id, visitor } = await booked();
  const as = await shop.signIn("admin");
  const place = { name: "Boden", address: "Gatan 1", mapUrl: "", instructions: "Kod 4711." };
  const saved = { method: "PATCH", body: { places: [place] }, as } as const;
  expect((await shop.call("/api/settings/shop", saved)).statusCode).toBe(200);
  expect(await own(id, visitor)).toMatchObject({ booking: { wayIn: "Kod 4711." } });
  const cancelled = { method: "PATCH", body: { status: "cancelled" }, as } as const;
  await shop.call(`/api/bookings/${id}`, cancelled);
  expect(await own(id, visitor)).toMatchObject({ booking: { wayIn: null } });
  await shop.call("/api/settings/shop", { ...saved, body: { places: [] } });
});

test("nobody else is told anything, whatever number they know", async () => {
  const { id } = await booked();
  const other = await booked();
  expect(await own(id)).toEqual({ booking: null });
  expect(await own(id, other.visitor)).toEqual({ booking: null });
  expect(await own(1, other.visitor)).toEqual({ booking: null });
});
