import { beforeAll, beforeEach, expect, test } from "vitest";
import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import { USUAL_POLICY } from "#domain/bookings/cancellation-policy.ts";
import { anItem } from "#test/builders.ts";
import type { TestCards } from "#test/test-cards.ts";
import {
  aPaymentWish,
  callOpen,
  callPlace,
  openPayment,
  openTestTill,
  type Opened,
} from "#test/test-checkout.ts";
import type { TestShop } from "#test/test-shop.ts";

const STRICTER: CancellationPolicy = [{ daysBefore: 60, percent: 50 }];

let shop: TestShop;
let cards: TestCards;
let admin: string;
beforeAll(async () => {
  ({ shop, cards } = await openTestTill());
  admin = await shop.signIn("admin");
});
beforeEach(() => decide(null));

const decide = (cancellationPolicy: CancellationPolicy | null) =>
  shop.call("/api/settings/shop", { method: "PATCH", body: { cancellationPolicy }, as: admin });

/** A customer who read these terms before going to the payment. */
async function aWish(cancellationPolicy: CancellationPolicy) {
  const { id: itemId } = await anItem(shop.db);
  return aPaymentWish({ itemId, booking: { cancellationPolicy } });
}

async function promisedBy(opened: Opened): Promise<CancellationPolicy> {
  await cards.pay(opened.clientSecret);
  const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
  const booking = await shop.call(`/api/bookings/${id}`, { as: admin });
  return booking.json<{ cancellationPolicy: CancellationPolicy }>().cancellationPolicy;
}

test("terms that were changed while the customer typed are told before anything is paid", async () => {
  const wish = await aWish(USUAL_POLICY);
  await decide(STRICTER);
  const refused = await callOpen(shop, wish);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: "checkout.policy-changed",
    message: "Avbokningsvillkoren har ändrats. Läs de nya och gå vidare om du vill boka.",
    price: { total: 2000, cancellationPolicy: STRICTER },
  });
  // Whoever has read them goes on, and is promised those.
  const read = { ...wish, booking: { ...wish.booking, cancellationPolicy: STRICTER } };
  expect(await promisedBy(await openPayment(shop, read))).toEqual(STRICTER);
});

test("terms that are changed while the card is asked for leave the customer with those that were told", async () => {
  const opened = await openPayment(shop, await aWish(USUAL_POLICY));
  await decide(STRICTER);
  expect(await promisedBy(opened)).toEqual(USUAL_POLICY);
});

test("a payment that was opened by other terms than the customer reads now is not gone on with", async () => {
  const wish = await aWish(USUAL_POLICY);
  const { visitor, intentId, clientSecret } = await openPayment(shop, wish);
  await decide(STRICTER);
  // The same page again keeps its hold and its promise.
  const same = await openPayment(shop, wish, { as: visitor });
  expect(same.clientSecret).toBe(clientSecret);
  const read = { ...wish, booking: { ...wish.booking, cancellationPolicy: STRICTER } };
  const anew = await openPayment(shop, read, { as: visitor });
  expect(anew.intentId).not.toBe(intentId);
  expect(await promisedBy(anew)).toEqual(STRICTER);
});

test("the same terms in another order are the same, and a page that says nothing is told nothing", async () => {
  expect((await callOpen(shop, await aWish(USUAL_POLICY.toReversed()))).statusCode).toBe(200);
  const { id: itemId } = await anItem(shop.db);
  expect((await callOpen(shop, aPaymentWish({ itemId }))).statusCode).toBe(200);
});
