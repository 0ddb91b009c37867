import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { fail } from "#domain/result.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";
import { finishAttempts } from "./finish-attempts.ts";
import { giveBackPayment } from "./take-back-payment.ts";
import { keepDeposit } from "./keep-deposit.ts";
import { refundPayment } from "./refund-payment.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

const by = { id: null, username: "Kim" };
const now = () => counter.shop.clock.now();
const later = () => counter.shop.clock.advance({ seconds: 1 });
const keep = (id: number, body: object) => counter.post(`/api/bookings/${id}/deposit/keep`, body);

async function aPaid() {
  const { id } = await counter.aBooking();
  await counter.patch(id, { paymentAction: "capture" });
  return id;
}
async function aDeposit() {
  const { id } = await counter.aBooking();
  await counter.payDeposit(id);
  return id;
}

describe("a refund that is asked for again under its key", () => {
  test("answers the same and gives nothing more", async () => {
    const id = await aPaid();
    const wish = { kind: "rent", amount: 300, reason: "Regn", key: randomUUID() };
    const first = await counter.refund(id, wish);
    const again = await counter.refund(id, wish);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    expect(await counter.booking(id)).toMatchObject({ refundedAmount: 300 });
    expect((await counter.refund(id, { ...wish, amount: 400 })).json()).toMatchObject({
      code: "payment.key-used",
    });
    const another = { ...wish, key: randomUUID() };
    expect((await counter.refund(id, another)).json()).toMatchObject({ refundedAmount: 600 });
    expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
  });

  test("while the provider's answer is lost is told so, and is given once in the end", async () => {
    const id = await aPaid();
    const wish = { amount: 300, reason: "Regn", key: randomUUID() };
    const fault = { match: { path: "/refunds$" }, kind: "reset-after", times: 5 } as const;
    counter.cards.sandbox.faults.requests(fault);
    expect((await counter.refund(id, wish)).statusCode).toBe(502);
    counter.cards.sandbox.faults.clear();
    expect((await counter.refund(id, wish)).json()).toMatchObject({
      code: "payment.outcome-unknown",
    });
    // Without its key it may be anybody's.
    const other = await counter.refund(id, { amount: 300, reason: "Regn" });
    expect(other.statusCode).toBe(409);
    expect(other.json().message).toMatch(/^Just nu betalar anna-\d+ tillbaka 300.kr\./u);
    counter.shop.clock.advance({ seconds: 61 });
    await finishAttempts(counter.parts());
    expect((await counter.refund(id, wish)).json()).toMatchObject({ refundedAmount: 300 });
  });

  test("is refused again where it was refused", async () => {
    const id = await aPaid();
    const wish = { amount: 300, reason: "Regn", key: randomUUID() };
    const refund = async () =>
      fail({ code: "payment.provider-refused" as const, reason: "closed" });
    const parts = { ...counter.parts(), gateway: { ...counter.cards.gateway, refund } };
    const asked = { ...wish, bookingId: id, kind: "rent" as const, by };
    const problem = { code: "payment.refund-refused" };
    expect(await refundPayment(parts, asked)).toMatchObject({ problem });
    expect((await counter.refund(id, wish)).json()).toMatchObject(problem);
    expect(await counter.booking(id)).toMatchObject({ refundedAmount: 0 });
  });
});

describe("whoever asked before another's was written down", () => {
  test("gives nothing more back, and is told what happened", async () => {
    const id = await aPaid();
    const askedAt = now();
    later();
    await counter.refund(id, { amount: 300, reason: "Regn" });
    const wish = { bookingId: id, kind: "rent", amount: 300, reason: "Regn", by } as const;
    expect(await refundPayment(counter.parts(), { ...wish, askedAt })).toMatchObject({
      problem: {
        code: "payment.done-meanwhile",
        deed: "refund",
        amount: 300,
        actor: expect.stringContaining("anna-") as string,
      },
    });
    later();
    expect(await refundPayment(counter.parts(), wish)).toMatchObject({ ok: true });
  });

  test("keeps nothing more of a deposit, and gives nothing of it back", async () => {
    const id = await aDeposit();
    const askedAt = now();
    later();
    await keep(id, { amount: 300, reason: "service", note: "Städning" });
    const about = { bookingId: id, amount: 300, by, askedAt };
    const problem = {
      code: "payment.done-meanwhile",
      deed: "keep",
      amount: 300,
      actor: expect.stringContaining("anna-") as string,
    };
    expect(
      await keepDeposit(counter.parts(), { ...about, reason: "damage", note: "Repa" }),
    ).toMatchObject({ problem });
    expect(
      await refundPayment(counter.parts(), { ...about, kind: "deposit", reason: "Regn" }),
    ).toMatchObject({ problem });
    expect(await counter.booking(id)).toMatchObject({
      depositKeptAmount: 300,
      depositRefundedAmount: 0,
    });
  });

  test("records nothing more as given by hand", async () => {
    const { id, intentId } = await counter.aBooking();
    await counter.cards.gateway.cancel(intentId);
    await followIntent(counter.parts(), intentId);
    await counter.record(id, { amount: 900 });
    const payment = (await counter.payments(id)).find(({ method }) => method === "swish");
    const paymentId = payment?.id ?? "";
    const askedAt = now();
    later();
    const wish = { amount: 200, reason: "Regn" };
    await counter.post(`/api/bookings/${id}/payments/${paymentId}/give-back`, wish);
    const which = { ...wish, bookingId: id, paymentId, by, askedAt };
    expect(await giveBackPayment(counter.parts(), which)).toMatchObject({
      problem: { code: "payment.done-meanwhile" },
    });
  });
});

test("a part of a deposit is kept once however often it is pressed", async () => {
  const id = await aDeposit();
  const wish = { amount: 300, reason: "service", note: "Städning", key: randomUUID() };
  const pressed = await Promise.all([keep(id, wish), keep(id, wish)]);
  expect(pressed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await keep(id, wish)).json()).toMatchObject({ keptAmount: 300, leftAmount: 4700 });
  expect((await keep(id, { ...wish, amount: 400 })).json()).toMatchObject({
    code: "payment.key-used",
  });
  expect(await counter.lettersOf(id)).toContain("deposit_kept");
  expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
});

describe("two who have the same dialog open", () => {
  test("give back once: the second is told what the first has done, and may then mean it", async () => {
    const id = await aPaid();
    const { paidAmount } = await counter.booking(id);
    const wish = { amount: 100, reason: "Regn", shownMost: paidAmount };
    expect((await counter.refund(id, { ...wish, key: randomUUID() })).statusCode).toBe(200);
    later();
    const key = randomUUID();
    const second = await counter.refund(id, { ...wish, key });
    expect(second.statusCode).toBe(409);
    expect(second.json().message).toMatch(
      /^Under tiden, kl \d\d:\d\d, betalade anna-\d+ tillbaka 100.kr\. Ditt val är inte utfört\./u,
    );
    expect(await counter.booking(id)).toMatchObject({ refundedAmount: 100 });
    const knowingly = { ...wish, key, shownMost: paidAmount - 100 };
    expect((await counter.refund(id, knowingly)).json()).toMatchObject({ refundedAmount: 200 });
  });

  test("keep of a deposit once", async () => {
    const id = await aDeposit();
    const { depositAmount } = await counter.booking(id);
    const wish = { amount: 100, reason: "damage", note: "Repa", shownMost: depositAmount };
    expect((await keep(id, { ...wish, key: randomUUID() })).statusCode).toBe(200);
    later();
    const second = await keep(id, { ...wish, key: randomUUID() });
    expect(second.statusCode).toBe(409);
    expect(second.json().message).toMatch(/behöll anna-\d+ 100.kr av depositionen/u);
    const knowingly = { ...wish, key: randomUUID(), shownMost: (depositAmount ?? 0) - 100 };
    expect((await keep(id, knowingly)).json()).toMatchObject({ keptAmount: 200 });
  });

  test("write down the same Swish payment once", async () => {
    const { id } = await counter.aBooking();
    await counter.patch(id, { paymentAction: "void" });
    await counter.patch(id, { status: "confirmed" });
    const { dueAmount } = await counter.booking(id);
    const record = (most: number) =>
      counter.post(`/api/bookings/${id}/payments`, {
        key: randomUUID(),
        method: "swish",
        amount: 100,
        shownMost: most,
      });
    expect((await record(dueAmount)).statusCode).toBe(201);
    later();
    const second = await record(dueAmount);
    expect(second.statusCode).toBe(409);
    expect(second.json().message).toMatch(/registrerade anna-\d+ en betalning på 100.kr/u);
    expect((await record(dueAmount - 100)).statusCode).toBe(201);
    expect(await counter.booking(id)).toMatchObject({ paidAmount: 200 });
  });

  test("are told who wrote down the whole sum, and when", async () => {
    const { id } = await counter.aBooking();
    await counter.patch(id, { paymentAction: "void" });
    await counter.patch(id, { status: "confirmed" });
    const { dueAmount } = await counter.booking(id);
    const record = () =>
      counter.post(`/api/bookings/${id}/payments`, {
        key: randomUUID(),
        method: "swish",
        amount: dueAmount,
        shownMost: dueAmount,
      });
    expect((await record()).statusCode).toBe(201);
    later();
    const second = await record();
    expect(second.statusCode).toBe(409);
    expect(second.json().message).toMatch(
      /^Under tiden, kl \d\d:\d\d, registrerade anna-\d+ en betalning på 2.000.kr\./u,
    );
  });

  test("give back by hand once", async () => {
    const { id } = await counter.aBooking();
    await counter.patch(id, { paymentAction: "void" });
    await counter.patch(id, { status: "confirmed" });
    const paid = { key: randomUUID(), method: "swish", amount: 1000 };
    await counter.post(`/api/bookings/${id}/payments`, paid);
    const payment = (await counter.payments(id)).find(({ method }) => method === "swish");
    const give = (most: number) =>
      counter.post(`/api/bookings/${id}/payments/${payment?.id ?? ""}/give-back`, {
        reason: "Regn",
        amount: 100,
        key: randomUUID(),
        shownMost: most,
      });
    later();
    expect((await give(1000)).statusCode).toBe(200);
    later();
    expect((await give(1000)).statusCode).toBe(409);
    expect((await give(900)).statusCode).toBe(200);
  });
});
