import { beforeAll, expect, test } from "vitest";
import type { MyBooking } from "#contracts/my-booking.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";
import { refundPayment } from "#server/money/refund-payment.ts";
import { anAgreement } from "#test/builders.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";
import { toldProvider } from "#test/told-provider.ts";

let counter: TestCounter;
let provider: ReturnType<typeof toldProvider>;
beforeAll(async () => {
  counter = await openTestCounter();
  provider = toldProvider(counter);
});

async function page(id: number): Promise<MyBooking> {
  const key = await newOwnKey(counter.shop.db, id, counter.shop.clock.now());
  return (await counter.shop.call(`/api/my-booking/${key}`)).json<MyBooking>();
}
async function aPaid() {
  const booking = await counter.aBooking();
  await counter.patch(booking.id, { paymentAction: "capture" });
  counter.shop.clock.advance({ seconds: 2 });
  return booking;
}
const by = { id: null, username: "Kim" };
async function give(bookingId: number, amount: number) {
  await refundPayment(provider.parts(), { bookingId, kind: "rent", amount, reason: "Regn", by });
  counter.shop.clock.advance({ seconds: 2 });
}
const failed = async (id: number) =>
  (await page(id)).payments.map(({ kind, refunded, failedRefund }) => [
    kind,
    refunded,
    failedRefund,
  ]);

test("a refund that the card did not take is told until it is made up for", async () => {
  const { id, intentId } = await aPaid();
  await give(id, 500);
  expect(await failed(id)).toEqual([["rent", 500, 0]]);
  await provider.failRefund(intentId, 500);
  counter.shop.clock.advance({ seconds: 2 });
  expect(await failed(id)).toEqual([["rent", 0, 500]]);
  await give(id, 500);
  expect(await failed(id)).toEqual([["rent", 500, 0]]);
});

test("what was kept of the deposit stands line by line, with what it was for", async () => {
  const { id } = await aPaid();
  await counter.payDeposit(id);
  expect((await page(id)).settled).toBeNull();
  const keep = (body: object) => counter.post(`/api/bookings/${id}/deposit/keep`, body);
  await keep({ amount: 300, reason: "service", note: "Städning" });
  await keep({ amount: 700, reason: "damage", note: "Repa i dörren" });
  expect((await page(id)).settled).toEqual({
    lines: [
      { label: "Städning", amount: 300 },
      { label: "Repa i dörren", amount: 700 },
    ],
    kept: 1000,
    due: 0,
  });
});

test("receipts stand in the order of the payments, the newest first", async () => {
  const { id } = await aPaid();
  await counter.payDeposit(id);
  counter.shop.clock.advance({ seconds: 2 });
  await give(id, 500);
  const { receipts, payments } = await page(id);
  expect(payments.map(({ kind }) => kind)).toEqual(["deposit", "rent"]);
  expect(receipts.map(({ kind }) => kind)).toEqual(["credit", "receipt"]);
});

test("what the customer has accepted can be read before the shop has approved anything", async () => {
  await anAgreement(counter.shop.db, { isDefault: true });
  const { id } = await counter.aBooking();
  const { booking, agreements } = await page(id);
  expect(booking.status).toBe("pending");
  expect(agreements).toEqual([
    {
      name: expect.any(String) as string,
      acceptedAt: expect.any(String) as string,
      content: expect.stringMatching(/^</) as string,
    },
  ]);
});
