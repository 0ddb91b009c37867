import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { followIntent } from "#server/checkout/follow-intent.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { sweepCheckouts } from "#server/checkout/sweep-checkouts.ts";
import { anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import type { TestCards } from "#test/test-cards.ts";
import {
  aPaymentWish,
  callPlace,
  checkoutRow,
  CUSTOMER,
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

/** The payload of the specification, which says nothing of the stay before it is paid. */
async function payBare(amount: number) {
  const { booking: _booking, ...bare } = aPaymentWish({ itemId: 0, amount });
  const opened = await openPayment(shop, bare);
  await cards.pay(opened.clientSecret);
  return opened;
}

function bookingData(itemId: number) {
  return {
    rentalItemId: itemId,
    startDate: "2026-07-01",
    endDate: "2026-07-03",
    selectedAddons: [],
    quantity: 1,
    customerName: CUSTOMER.name,
    customerEmail: CUSTOMER.email,
    customerPhone: CUSTOMER.phone,
    customerPersonalNumber: CUSTOMER.personalNumber,
    customerAddress: CUSTOMER.address,
    customerStreetAddress: CUSTOMER.streetAddress,
    customerPostalCode: CUSTOMER.postalCode,
    customerCity: CUSTOMER.city,
    currency: "SEK",
    travelInfo: null,
    status: "pending",
    totalPrice: 2000,
  };
}

test("the bare payload of the specification books a stay at the shop's own price", async () => {
  const item = await anItem(shop.db);
  const { intentId } = await payBare(2000);
  const placed = await callPlace(shop, intentId, bookingData(item.id));
  expect(placed.statusCode, placed.body).toBe(201);
  const again = await callPlace(shop, intentId, bookingData(item.id));
  expect([again.statusCode, again.json()]).toEqual([200, placed.json()]);
  expect(await unitsFree(shop, item.id)).toBe(0);
  const letters = await rowsOf(
    shop.db,
    sql`select type from mail_queue where booking_id = ${placed.json<{ id: number }>().id}`,
  );
  expect(letters).toHaveLength(2);
});

test.each([
  ["another sum than the stay costs", 1999, {}, 409, "checkout.payment-differs"],
  [
    "a day that has passed",
    2000,
    { startDate: "2026-05-01", endDate: "2026-05-03" },
    400,
    "stay.past",
  ],
  ["more units than there are", 4000, { quantity: 2 }, 400, "stay.above-stock"],
  ["no name", 2000, { customerName: "" }, 400, "checkout.data-missing"],
  ["no dates", 2000, { startDate: undefined }, 400, "checkout.data-missing"],
])("with %s it is refused, and the reservation is let go at once", async (...row) => {
  const [, amount, data, status, code] = row;
  const item = await anItem(shop.db);
  const opened = await payBare(amount);
  const answer = await callPlace(shop, opened.intentId, { ...bookingData(item.id), ...data });
  expect(answer.statusCode, answer.body).toBe(status);
  expect(answer.json()).toMatchObject({ code });
  expect(await intentStatus(cards, opened.intentId)).toBe("canceled");
  expect((await checkoutRow(shop, opened)).status).toBe("released");
  expect(await unitsFree(shop, item.id)).toBe(1);
});

test("for nights that somebody else holds it is refused and let go", async () => {
  const item = await anItem(shop.db);
  await openPayment(shop, aPaymentWish({ itemId: item.id }));
  const { intentId } = await payBare(2000);
  const answer = await callPlace(shop, intentId, bookingData(item.id));
  expect(answer.statusCode).toBe(409);
  expect(await intentStatus(cards, intentId)).toBe("canceled");
});

test("before the card is authorised nothing is booked, and the payment can still be made", async () => {
  const item = await anItem(shop.db);
  const { booking: _booking, ...bare } = aPaymentWish({ itemId: 0 });
  const opened = await openPayment(shop, bare);
  const early = await callPlace(shop, opened.intentId, bookingData(item.id));
  expect(early.json()).toMatchObject({ code: "checkout.payment-not-authorized" });
  await cards.pay(opened.clientSecret);
  const placed = await callPlace(shop, opened.intentId, bookingData(item.id));
  expect(placed.statusCode).toBe(201);
});

test("the webhook leaves it alone, and unclaimed after 20 minutes it is voided", async () => {
  const opened = await payBare(2000);
  await followIntent(parts(), opened.intentId);
  expect(await intentStatus(cards, opened.intentId)).toBe("requires_capture");
  shop.clock.advance({ minutes: 19 });
  await sweepCheckouts(parts());
  expect(await intentStatus(cards, opened.intentId)).toBe("requires_capture");
  shop.clock.advance({ minutes: 2 });
  await sweepCheckouts(parts());
  expect(await intentStatus(cards, opened.intentId)).toBe("canceled");
});
