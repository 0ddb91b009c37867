import { beforeAll, expect, test } from "vitest";
import { followIntent } from "#server/checkout/follow-intent.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { intentStatus } from "#test/test-checkout.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";
import { finishAttempts } from "./finish-attempts.ts";
import { sweepOpenPayments } from "./sweep-open-payments.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

const ROUNDS = 15;

/** All of the rent is due, and a link that charges it at once has been sent. */
async function anOlderLink() {
  const { id, intentId } = await counter.aBooking();
  await counter.cards.gateway.cancel(intentId);
  await followIntent(counter.parts(), intentId);
  await counter.post(`/api/bookings/${id}/payment-link`, { charge: "at-once" });
  return { id, token: await counter.lastLink() };
}

const sendNewer = (id: number) =>
  counter.post(`/api/bookings/${id}/payment-link`, { amount: 500 }, counter.staff);
const open = (token: string) => counter.post(`/api/payment-links/${token}/payment`);

async function jobs(): Promise<void> {
  counter.shop.clock.advance({ minutes: 11 });
  await sweepOpenPayments(counter.parts());
  await finishAttempts(counter.parts());
}

test("a card that is paid in the moment a newer link is sent is charged, or the newer link holds: never both", async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { id, token } = await anOlderLink();
    const { clientSecret } = (await open(token)).json<{ clientSecret: string }>();
    const [paymentIntentId = ""] = clientSecret.split("_secret_");
    await counter.cards.pay(clientSecret);
    const [sent, done] = await Promise.all([
      sendNewer(id),
      counter.post(`/api/payment-links/${token}/complete`, { paymentIntentId }),
      followIntent(counter.parts(), paymentIntentId),
    ]);
    await jobs();
    const { paidAmount, reservedAmount } = await counter.booking(id);
    const isSent = sent.statusCode === 200;
    expect([done.statusCode, paidAmount, reservedAmount]).toEqual(
      isSent ? [409, 0, 0] : [200, 2000, 0],
    );
    expect(await intentStatus(counter.cards, paymentIntentId)).toBe(
      isSent ? "canceled" : "succeeded",
    );
  }
  expect(await reconcile(counter.parts())).toMatchObject({ value: { differences: [] } });
});

test("a page that is opened in the moment a newer link is sent takes no money", async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { id, token } = await anOlderLink();
    const [opened, sent] = await Promise.all([open(token), sendNewer(id)]);
    expect(sent.statusCode, sent.body).toBe(200);
    const { clientSecret } = opened.json<{ clientSecret?: string }>();
    if (clientSecret === undefined) continue;
    const [paymentIntentId = ""] = clientSecret.split("_secret_");
    await counter.cards.pay(clientSecret);
    const done = await counter.post(`/api/payment-links/${token}/complete`, { paymentIntentId });
    expect(done.json<{ code: string }>().code).toBe("payment-link.replaced");
    await jobs();
    expect(await intentStatus(counter.cards, paymentIntentId)).toBe("canceled");
    expect(await counter.booking(id)).toMatchObject({ paidAmount: 0, reservedAmount: 0 });
  }
});
