import { beforeAll, describe, expect, test } from "vitest";
import { checkBooks } from "#server/oversight/check-books.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { allPaymentsOf } from "#server/payments/payment-rows.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";
import { toldProvider } from "#test/told-provider.ts";
import { ok } from "#domain/result.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { finishAttempts } from "./finish-attempts.ts";
import { decideDispute } from "./decide-dispute.ts";
import { refundPayment } from "./refund-payment.ts";
import { settlePayment } from "./settle-payment.ts";

let counter: TestCounter;
let provider: ReturnType<typeof toldProvider>;
beforeAll(async () => {
  counter = await openTestCounter();
  provider = toldProvider(counter);
});

const by = { id: null, username: "Kim" };
const later = () => counter.shop.clock.advance({ seconds: 2 });
const setStatus = async (id: number, status: string) => {
  const answer = await counter.patch(id, { status });
  later();
  return answer;
};
async function give(
  bookingId: number,
  amount: number,
  { kind = "rent" }: { kind?: "rent" | "deposit" } = {},
) {
  const wish = { bookingId, kind, amount, reason: "Regn", by };
  const given = await refundPayment(provider.parts(), wish);
  later();
  return given;
}
async function cancel(bookingId: number, refund: number) {
  const cancelled = await cancelBooking(provider.parts(), {
    bookingId,
    refund: () => ok(refund),
    reason: "Regn",
    notify: true,
    by,
    mayGiveBack: true,
  });
  later();
  expect(cancelled).toMatchObject({ ok: true });
}
async function aPaid() {
  const booking = await counter.aBooking();
  await counter.patch(booking.id, { paymentAction: "capture" });
  later();
  return booking;
}
const kinds = async (id: number) =>
  (await counter.concernsOf(id)).map((one) => `${one.kind} ${"amount" in one ? one.amount : ""}`);
const remove = (id: number) =>
  counter.shop.call(`/api/bookings/${id}`, { method: "DELETE", as: counter.admin });

async function expectAgreement() {
  expect(await reconcile(provider.parts())).toMatchObject({ value: { differences: [] } });
  expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
}

async function sumsOf(id: number): Promise<Record<number, number>> {
  const sums: Record<number, number> = {};
  for (const { account, ore } of await counter.vouchersOf(id))
    sums[account] = (sums[account] ?? 0) + ore;
  return Object.fromEntries(Object.entries(sums).filter(([, ore]) => ore !== 0));
}
const SOLD = { 1686: 200_000, 2611: -40_000, 3001: -160_000 };

describe("refunds that fail", () => {
  test("each take back their own credit, whatever became of the booking in between", async () => {
    const { id, intentId } = await aPaid();
    await give(id, 500);
    await cancel(id, 700);
    await provider.failRefund(intentId, 500);
    await expectAgreement();
    await give(id, 300);
    await setStatus(id, "confirmed");
    await expectAgreement();
    await provider.failRefund(intentId, 300);
    await expectAgreement();
    await provider.failRefund(intentId, 700);
    await expectAgreement();
    expect(await sumsOf(id)).toEqual(SOLD);
  });

  test("out of a fee leave no fee of a booking that is on again", async () => {
    const { id, intentId } = await aPaid();
    await cancel(id, 1200);
    await give(id, 300);
    await setStatus(id, "confirmed");
    await provider.failRefund(intentId, 300);
    await expectAgreement();
    expect(await counter.booking(id)).toMatchObject({ paidAmount: 800 });
    expect(await sumsOf(id)).toEqual({ 1686: 80_000, 2611: -16_000, 3001: -64_000 });
  });

  test("are made up for krona by krona: one refund does not stand for two", async () => {
    const { id, intentId } = await aPaid();
    await give(id, 500);
    await give(id, 500);
    await provider.failRefund(intentId, 500);
    later();
    await provider.failRefund(intentId, 500);
    later();
    expect(await kinds(id)).toEqual(["refund-failed 500", "refund-failed 500"]);
    await give(id, 500);
    expect(await kinds(id)).toEqual(["refund-failed 500"]);
    await expectAgreement();
  });
});

describe("a cancelled booking", () => {
  test("is not taken up again while its money is on its way back", async () => {
    const { id, intentId } = await aPaid();
    const { faults } = counter.cards.sandbox;
    faults.requests({ match: { path: "/refunds$" }, kind: "reset-after", times: 5 });
    await cancel(id, 1200);
    faults.clear();
    const refused = await setStatus(id, "confirmed");
    expect(refused.json()).toMatchObject({ code: "payment.busy" });
    counter.shop.clock.advance({ seconds: 61 });
    await finishAttempts(provider.parts());
    await provider.hear(intentId);
    expect((await setStatus(id, "confirmed")).statusCode).toBe(200);
    expect(await counter.booking(id)).toMatchObject({ paidAmount: 800, dueAmount: 1200 });
    expect(await sumsOf(id)).toEqual({ 1686: 80_000, 2611: -16_000, 3001: -64_000 });
    await expectAgreement();
  });

  test("is listed anew when it was taken up, paid and cancelled once more", async () => {
    const { id } = await aPaid();
    await setStatus(id, "cancelled");
    await give(id, 500);
    expect(await kinds(id)).toEqual([]);
    await setStatus(id, "confirmed");
    await counter.record(id, { amount: 500 });
    await setStatus(id, "cancelled");
    expect(await kinds(id)).toEqual(["charged-but-cancelled 2000"]);
  });

  test("keeps its entry while what came by other means was not given back", async () => {
    const { id, intentId } = await counter.aBooking();
    await counter.cards.gateway.cancel(intentId);
    await provider.hear(intentId);
    later();
    await counter.record(id, { amount: 700 });
    await counter.post(`/api/bookings/${id}/payment-link`, { charge: "at-once" });
    await counter.payLink(await counter.lastLink());
    await setStatus(id, "cancelled");
    expect(await kinds(id)).toEqual(["charged-but-cancelled 2000"]);
    await give(id, 1300);
    expect(await kinds(id)).toEqual(["charged-but-cancelled 700"]);
    const swish = (await counter.payments(id)).find(({ method }) => method === "swish");
    await counter.post(`/api/bookings/${id}/payments/${swish?.id}/give-back`, {
      amount: 700,
      reason: "Avbokad",
    });
    expect(await kinds(id)).toEqual([]);
  });

  test("is not decided about by a refund that was made in the provider's own pages", async () => {
    const { id, intentId } = await aPaid();
    await setStatus(id, "cancelled");
    await counter.cards.refundOre(intentId, 100);
    await provider.hear(intentId);
    later();
    expect(await kinds(id)).toEqual(["charged-but-cancelled 1999"]);
    await give(id, 99);
    expect(await kinds(id)).toEqual([]);
  });

  test("that was decided about is no concern when it is deleted", async () => {
    const { id } = await aPaid();
    await setStatus(id, "cancelled");
    await give(id, 1200);
    expect((await remove(id)).statusCode).toBe(204);
    expect(await kinds(id)).toEqual([]);
  });
});

describe("a deleted booking", () => {
  test("keeps the entry about its rent when its deposit is given back", async () => {
    const { id } = await aPaid();
    const deposit = await counter.payDeposit(id);
    await give(id, 5000, { kind: "deposit" });
    expect((await remove(id)).statusCode).toBe(204);
    later();
    expect(await kinds(id)).toEqual(["charged-but-deleted 2000"]);
    await provider.failRefund(deposit, 5000);
    await give(id, 5000, { kind: "deposit" });
    expect(await kinds(id)).toContain("charged-but-deleted 2000");
  });

  test("is listed with what is left of its money, wherever a part of it was given back", async () => {
    const { id, intentId } = await aPaid();
    await remove(id);
    later();
    await counter.cards.refundOre(intentId, 100);
    await provider.hear(intentId);
    expect(await kinds(id)).toEqual(["charged-but-deleted 1999"]);
    later();
    await give(id, 1210);
    expect(await kinds(id)).toEqual(["charged-but-deleted 789"]);
    await give(id, 789);
    expect(await kinds(id)).toEqual([]);
  });

  test("that is charged all the same, by somebody at the provider, is listed", async () => {
    const { id, intentId } = await counter.aBooking();
    await remove(id);
    const [payment] = await allPaymentsOf(counter.shop.db, id);
    const known = await counter.cards.gateway.retrieve(intentId);
    if (!known.ok || !payment) throw new Error("no payment");
    const chargedAt = counter.shop.clock.now();
    const intent = { ...known.value, status: "succeeded" as const, captured: 2000, chargedAt };
    await settlePayment(counter.parts(), payment.id, { intent });
    expect(await kinds(id)).toEqual(["charged-but-deleted 2000"]);
  });
});

describe("a dispute", () => {
  const decide = (disputeId: string, decision: "loss" | "credit") =>
    decideDispute(provider.parts(), { disputeId, decision, note: "Bevisen räckte inte", by });

  test("that is lost and given up leaves nothing to give back of a booking that is deleted", async () => {
    const { id, intentId } = await aPaid();
    await decide(await provider.dispute(intentId, "lost", -200_000), "loss");
    await remove(id);
    expect(await kinds(id)).toEqual([]);
  });

  test("of which a part came back leaves that part to be decided about", async () => {
    const { id, intentId } = await aPaid();
    await provider.dispute(intentId, "under_review", -200_000);
    await decide(await provider.dispute(intentId, "lost", 50_000), "loss");
    await setStatus(id, "cancelled");
    expect(await kinds(id)).toEqual(["charged-but-cancelled 500"]);
  });

  test("that is opened again and lost again comes back to the list, though it was decided about", async () => {
    const { id, intentId } = await aPaid();
    const dispute = await provider.dispute(intentId, "lost", -200_000);
    await decide(dispute, "loss");
    expect(await kinds(id)).toEqual([]);
    await provider.dispute(intentId, "under_review", 200_000);
    expect(await kinds(id)).toEqual(["dispute 2000"]);
    await provider.dispute(intentId, "lost", -200_000);
    expect(await kinds(id)).toEqual(["dispute-lost 2000"]);
    expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
  });

  test("won after the booking is on again makes no fee of its rent", async () => {
    const { id, intentId } = await aPaid();
    await counter.cards.refundOre(intentId, 3333);
    await provider.hear(intentId);
    await cancel(id, 700);
    await decide(await provider.dispute(intentId, "lost", -126_667), "credit");
    await setStatus(id, "confirmed");
    await provider.dispute(intentId, "won", 126_667);
    expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
    expect(await sumsOf(id)).toEqual({ 1686: 126_667, 2611: -25_333, 3001: -101_334 });
  });
});

describe("deposits", () => {
  test("of which the one by card came back are held again when the one by hand is taken back", async () => {
    const { id } = await aPaid();
    const deposit = await counter.payDeposit(id);
    await give(id, 5000, { kind: "deposit" });
    await counter.record(id, { kind: "deposit", amount: 5000 });
    later();
    await provider.failRefund(deposit, 5000);
    const byHand = (await counter.payments(id)).find(({ method }) => method === "swish");
    await counter.post(`/api/bookings/${id}/payments/${byHand?.id}/take-back`, { reason: "Fel" });
    const asked = await counter.post(`/api/deposit/${id}/create-payment`);
    expect(asked.json()).toMatchObject({ code: "deposit.paid" });
    expect(await counter.booking(id)).toMatchObject({ depositMethod: "card" });
  });

  test("to give back are listed again when the booking is cancelled once more", async () => {
    const { id } = await aPaid();
    await counter.payDeposit(id);
    await setStatus(id, "cancelled");
    const held = (await counter.concernsOf(id)).find(({ kind }) => kind === "deposit-held");
    await counter.post("/api/oversight/settle", {
      kind: "deposit-held",
      subject: held?.subject,
      reason: "Kunden bokar om",
    });
    expect(await kinds(id)).not.toContain("deposit-held 5000");
    await setStatus(id, "confirmed");
    await setStatus(id, "cancelled");
    expect(await kinds(id)).toContain("deposit-held 5000");
  });
});

describe("links", () => {
  test("are used once, also when they came to less than they asked for", async () => {
    const { id, intentId } = await counter.aBooking();
    await counter.cards.gateway.cancel(intentId);
    await provider.hear(intentId);
    later();
    await counter.post(`/api/bookings/${id}/payment-link`, { amount: 1500 });
    const token = await counter.lastLink();
    later();
    await counter.record(id, { amount: 1000 });
    later();
    expect((await counter.payLink(token)).statusCode).toBe(200);
    const byHand = (await counter.payments(id)).find(({ method }) => method === "swish");
    await counter.post(`/api/bookings/${id}/payments/${byHand?.id}/take-back`, { reason: "Fel" });
    const link = await counter.shop.call(`/api/payment-links/${token}`);
    expect(link.json()).toMatchObject({ state: "used" });
  });

  test("that reserve never charge at once because another that does was opened", async () => {
    const { id, intentId } = await counter.aBooking();
    await counter.cards.gateway.cancel(intentId);
    await provider.hear(intentId);
    later();
    const opened: string[] = [];
    for (const charge of ["reserve", "at-once"]) {
      await counter.post(`/api/bookings/${id}/payment-link`, { charge });
      const token = await counter.lastLink();
      later();
      const answer = await counter.post(`/api/payment-links/${token}/payment`);
      opened.push(answer.json<{ clientSecret: string }>().clientSecret);
    }
    const [first = "", second = ""] = opened;
    expect(first).not.toBe(second);
    await counter.cards.pay(first);
    await provider.hear(first.split("_secret_")[0] ?? "");
    expect(await counter.booking(id)).toMatchObject({ paidAmount: 0, status: "pending" });
  });

  test("for a part leave a reservation that lapses soon where it is", async () => {
    const { id } = await counter.aBooking({ start: "2026-09-01", end: "2026-09-03" });
    counter.shop.clock.advance({ days: 5, hours: 12 });
    const as = await counter.shop.signIn("admin");
    const sent = await counter.post(`/api/bookings/${id}/payment-link`, { amount: 500 }, as);
    expect(sent.statusCode).toBe(409);
    expect((await counter.post(`/api/bookings/${id}/payment-link`, {}, as)).statusCode).toBe(200);
  });
});
