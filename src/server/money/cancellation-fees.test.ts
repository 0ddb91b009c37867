import { beforeAll, describe, expect, test } from "vitest";
import { followIntent } from "#server/checkout/follow-intent.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { writeFeeRule } from "#server/ledger/fee-rule-rows.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

async function aPaid(card: "good" | "refundFails" = "good") {
  const booking = await counter.aBooking({ card });
  await counter.patch(booking.id, { paymentAction: "capture" });
  return booking;
}

async function cancelAgainst(id: number, refund: number) {
  counter.shop.clock.advance({ seconds: 1 });
  const answer = await counter.post(`/api/bookings/${id}/cancel`, {
    refund,
    reason: "Avbokad 10 dagar före",
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

const linesOf = async (id: number) =>
  (await counter.vouchersOf(id)).map(({ kind, account, ore }) => [kind, account, ore]);

/** Where an account has come to; those that come to nothing are left out. */
async function sumsOf(id: number): Promise<Record<number, number>> {
  const sums: Record<number, number> = {};
  for (const { account, ore } of await counter.vouchersOf(id))
    sums[account] = (sums[account] ?? 0) + ore;
  return Object.fromEntries(Object.entries(sums).filter(([, ore]) => ore !== 0));
}

async function hearOfFailure(intentId: string) {
  counter.shop.clock.advance({ seconds: 5 });
  await counter.cards.sandbox.tick();
  await followIntent(counter.parts(), intentId);
}

async function expectAgreement() {
  expect(await reconcile(counter.parts())).toMatchObject({ value: { differences: [] } });
  expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
}

describe("a part of the price that is kept when a booking is cancelled", () => {
  test("is no rent: the sale is credited whole, and the fee stands without VAT in an account of its own", async () => {
    const { id } = await aPaid();
    await cancelAgainst(id, 1200);
    expect(await linesOf(id)).toEqual([
      ["rent", 1686, 200_000],
      ["rent", 2611, -40_000],
      ["rent", 3001, -160_000],
      ["rent-refund", 1686, -200_000],
      ["rent-refund", 2611, 40_000],
      ["rent-refund", 3001, 160_000],
      ["cancellation-fee", 1686, 80_000],
      ["cancellation-fee", 3999, -80_000],
    ]);
    const receipts = await counter.receiptsOf(id);
    expect(receipts.map(({ kind, cause, total }) => [kind, cause, total])).toEqual([
      ["receipt", "charge", 2000],
      ["credit", "charge", 2000],
      ["receipt", "cancellation", 800],
    ]);
    expect(receipts[2]?.snapshot).toMatchObject({
      totalVatAmount: 0,
      lineItems: [{ name: "Avbokningsavgift", vatAmount: 0, priceExcludingVat: 800 }],
    });
    expect(await counter.booking(id)).toMatchObject({ refundedAmount: 1200, dueAmount: 0 });
    await expectAgreement();
  });

  test("bears VAT where the owner and the accountant see a sale in it", async () => {
    const now = counter.shop.clock.now();
    await writeFeeRule(counter.shop.db, { hasVat: true }, now);
    const { id } = await aPaid();
    await cancelAgainst(id, 1200);
    expect((await linesOf(id)).slice(6)).toEqual([
      ["cancellation-fee", 1686, 80_000],
      ["cancellation-fee", 2611, -16_000],
      ["cancellation-fee", 3001, -64_000],
    ]);
    await writeFeeRule(counter.shop.db, { hasVat: false }, now);
    await expectAgreement();
  });

  test("may be given back later after all, and is credited as the fee it was", async () => {
    const { id } = await aPaid();
    await cancelAgainst(id, 1200);
    await counter.refund(id, { amount: 300, reason: "Kulans" });
    expect((await linesOf(id)).slice(8)).toEqual([
      ["cancellation-fee", 1686, -30_000],
      ["cancellation-fee", 3999, 30_000],
    ]);
    await expectAgreement();
  });

  test("of several payments is a fee of each, also of what came by hand", async () => {
    const booking = await counter.aBooking();
    await counter.cards.gateway.cancel(booking.intentId);
    await followIntent(counter.parts(), booking.intentId);
    counter.shop.clock.advance({ seconds: 1 });
    await counter.record(booking.id, { amount: 900, method: "bank" });
    await counter.post(`/api/bookings/${booking.id}/payment-link`, { charge: "at-once" });
    await counter.payLink(await counter.lastLink());
    await cancelAgainst(booking.id, 600);
    const fees = (await counter.receiptsOf(booking.id)).filter(
      ({ cause }) => cause === "cancellation",
    );
    expect(fees.map(({ total }) => total)).toEqual([500, 900]);
    await expectAgreement();
  });

  test("is rent again when the refund never reached the customer, and a fee again when it is asked once more", async () => {
    const { id, intentId } = await aPaid("refundFails");
    await cancelAgainst(id, 1200);
    await hearOfFailure(intentId);
    await hearOfFailure(intentId);
    expect(await counter.booking(id)).toMatchObject({ refundedAmount: 0, paidAmount: 2000 });
    expect(await sumsOf(id)).toEqual({ 1686: 200_000, 2611: -40_000, 3001: -160_000 });
    expect(
      (await counter.receiptsOf(id)).map(({ snapshot, total }) => [snapshot["kind"], total]),
    ).toEqual([
      ["receipt", 2000],
      ["credit", 2000],
      ["receipt", 800],
      ["credit", 800],
      ["reversal", 800],
      ["reversal", 1200],
    ]);
    await expectAgreement();
    expect((await counter.refund(id, { amount: 1200, reason: "Igen" })).statusCode).toBe(200);
    expect(await sumsOf(id)).toEqual({ 1686: 80_000, 3999: -80_000 });
    await hearOfFailure(intentId);
    await expectAgreement();
  });

  test("that was given back in part before the first refund failed leaves books that agree", async () => {
    const { id, intentId } = await aPaid("refundFails");
    await cancelAgainst(id, 1200);
    await counter.cards.refundOre(intentId, 30_000);
    await followIntent(counter.parts(), intentId);
    await expectAgreement();
    await hearOfFailure(intentId);
    expect(await counter.booking(id)).toMatchObject({ refundedAmount: 0 });
    await expectAgreement();
    await counter.patch(id, { status: "confirmed" });
    expect(await sumsOf(id)).toEqual({ 1686: 200_000, 2611: -40_000, 3001: -160_000 });
    await expectAgreement();
  });

  test("pays for the booking that is taken up again, and is a fee anew when that is cancelled too", async () => {
    const { id } = await aPaid();
    await cancelAgainst(id, 1200);
    await counter.patch(id, { status: "confirmed" });
    expect(await counter.booking(id)).toMatchObject({ paidAmount: 800, dueAmount: 1200 });
    expect((await linesOf(id)).slice(8)).toEqual([
      ["cancellation-fee", 1686, -80_000],
      ["cancellation-fee", 3999, 80_000],
      ["rent-refund", 1686, 80_000],
      ["rent-refund", 2611, -16_000],
      ["rent-refund", 3001, -64_000],
    ]);
    await cancelAgainst(id, 500);
    const fees = (await counter.receiptsOf(id)).filter(
      ({ cause, kind }) => cause === "cancellation" && kind === "receipt",
    );
    expect(fees.map(({ total }) => total)).toEqual([800, 300]);
    await expectAgreement();
  });

  test("is given back last: first goes what came back to the sale", async () => {
    const booking = await counter.aBooking({ card: "refundFails" });
    await counter.patch(booking.id, { paymentAction: "capture" });
    // Made at the provider before the booking is cancelled; it fails after.
    await counter.cards.refundOre(booking.intentId, 10_000);
    await followIntent(counter.parts(), booking.intentId);
    await cancelAgainst(booking.id, 1100);
    await hearOfFailure(booking.intentId);
    await expectAgreement();
    const { paidAmount: amount } = await counter.booking(booking.id);
    expect((await counter.refund(booking.id, { amount, reason: "Allt" })).statusCode).toBe(200);
    expect(await sumsOf(booking.id)).toEqual({});
    await hearOfFailure(booking.intentId);
    await expectAgreement();
  });

  test("that is the whole price leaves the sale as it is", async () => {
    const { id } = await aPaid();
    await cancelAgainst(id, 0);
    expect((await counter.receiptsOf(id)).map(({ kind }) => kind)).toEqual(["receipt"]);
    await expectAgreement();
  });
});
