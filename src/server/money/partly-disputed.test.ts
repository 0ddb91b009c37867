import { beforeAll, describe, expect, test } from "vitest";
import { checkBooks } from "#server/oversight/check-books.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";
import { toldProvider } from "#test/told-provider.ts";
import { decideDispute } from "./decide-dispute.ts";
import { keepDeposit } from "./keep-deposit.ts";
import { refundPayment } from "./refund-payment.ts";

let counter: TestCounter;
let provider: ReturnType<typeof toldProvider>;
beforeAll(async () => {
  counter = await openTestCounter();
  provider = toldProvider(counter);
});

const by = { id: null, username: "Kim" };
/** What is asked for is asked for after what was done before. */
const later = () => counter.shop.clock.advance({ seconds: 1 });
const give = (bookingId: number, amount: number, kind: "rent" | "deposit" = "rent") => {
  later();
  return refundPayment(provider.parts(), { bookingId, kind, amount, reason: "Regn", by });
};
const decide = (disputeId: string, decision: "loss" | "credit") =>
  decideDispute(provider.parts(), { disputeId, decision, note: "Bevisen räckte inte", by });
async function aPaid() {
  const booking = await counter.aBooking();
  await counter.patch(booking.id, { paymentAction: "capture" });
  return booking;
}
const refundable = async (id: number) => (await counter.payments(id)).map((one) => one.refundable);

async function expectAgreement() {
  expect(await reconcile(provider.parts())).toMatchObject({ value: { differences: [] } });
  expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
}

describe("a charge of which the customer's bank has taken a part", () => {
  test("is not given back while the bank has not decided", async () => {
    const { id, intentId } = await aPaid();
    await provider.dispute(intentId, "under_review", -80_000);
    expect(await give(id, 100)).toEqual({ ok: false, problem: { code: "payment.disputed" } });
    expect(await refundable(id)).toEqual([0]);
  });

  test.each(["loss", "credit"] as const)(
    "can be given back but for what the bank took, before and after that is booked as a %s",
    async (decision) => {
      const { id, intentId } = await aPaid();
      const dispute = await provider.dispute(intentId, "lost", -80_000);
      expect(await refundable(id)).toEqual([1200]);
      expect(await give(id, 1201)).toEqual({
        ok: false,
        problem: { code: "payment.refund-too-much", most: 1200 },
      });
      expect(await give(id, 500)).toMatchObject({ ok: true });
      expect(await decide(dispute, decision)).toMatchObject({ ok: true });
      expect(await refundable(id)).toEqual([700]);
      expect(await give(id, 700)).toMatchObject({ ok: true });
      expect(await refundable(id)).toEqual([0]);
      await expectAgreement();
    },
  );

  test("can be given back whole when the shop has won", async () => {
    const { id, intentId } = await aPaid();
    await provider.dispute(intentId, "under_review", -80_000);
    await provider.dispute(intentId, "won", 80_000);
    expect(await give(id, 2000)).toMatchObject({ ok: true });
    await expectAgreement();
  });

  test("as a deposit can be kept or given back but for what the bank took", async () => {
    const { id } = await aPaid();
    const deposit = await counter.payDeposit(id);
    const dispute = await provider.dispute(deposit, "lost", -200_000);
    const keep = (amount: number) => {
      later();
      return keepDeposit(provider.parts(), {
        bookingId: id,
        amount,
        reason: "damage",
        note: "Buckla",
        by,
      });
    };
    expect(await keep(3001)).toEqual({
      ok: false,
      problem: { code: "deposit.keep-too-much", most: 3000 },
    });
    expect(await keep(1000)).toMatchObject({ ok: true, value: { leftAmount: 2000 } });
    expect(await give(id, 2000, "deposit")).toMatchObject({ ok: true });
    expect(await decide(dispute, "credit")).toMatchObject({ ok: true });
    await expectAgreement();
  });

  test("as a deposit is told the customer as what their bank gave them, and not the shop", async () => {
    const { id } = await aPaid();
    const deposit = await counter.payDeposit(id);
    const told = async () => (await counter.shop.call(`/api/deposit/${id}/status`)).json<object>();
    const dispute = await provider.dispute(deposit, "lost", -200_000);
    const lost = { refundedAmount: 0, keptAmount: 0, bankAmount: 2000 };
    expect(await told()).toMatchObject(lost);
    await decide(dispute, "credit");
    expect(await told()).toMatchObject(lost);
    expect(await give(id, 1000, "deposit")).toMatchObject({ ok: true });
    expect(await told()).toMatchObject({ ...lost, refundedAmount: 1000 });
  });
});

test("what cannot be given back is refused with why, and never called given back before it was", async () => {
  const sentence = async (id: number, kind: "rent" | "deposit") => {
    later();
    const answer = await counter.refund(id, { kind, amount: 100, reason: "Regn" });
    expect(answer.statusCode, answer.body).toBe(409);
    return answer.body;
  };
  const lost = await aPaid();
  await provider.dispute(lost.intentId, "lost", -200_000);
  expect(await sentence(lost.id, "rent")).toContain("Kundens bank har tagit tillbaka");

  await counter.payDeposit(lost.id);
  const keep = { amount: 5000, reason: "damage", note: "Repa" };
  await counter.post(`/api/bookings/${lost.id}/deposit/keep`, keep);
  expect(await sentence(lost.id, "deposit")).toContain("är behållet");

  const swish = await counter.aBooking();
  await counter.patch(swish.id, { paymentAction: "void" });
  await counter.patch(swish.id, { status: "confirmed" });
  await counter.record(swish.id, { amount: 2000 });
  expect(await sentence(swish.id, "rent")).toContain("Pengarna kom inte med kort");
});
