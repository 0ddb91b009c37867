import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import { finishAttempts } from "#server/money/finish-attempts.ts";
import { watchAuthorizations } from "#server/money/watch-authorizations.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { Killed, killable } from "#test/killable.ts";
import { rowsOf } from "#test/rows.ts";
import { intentStatus } from "#test/test-checkout.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";
import { actOnPayment } from "./act-on-payment.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

const approve = (id: number, as?: string) => counter.patch(id, { paymentAction: "capture" }, as);
const sendLink = (id: number, body?: object, as = counter.staff) =>
  counter.post(`/api/bookings/${id}/payment-link`, body, as);
const pass = (minutes: number) => counter.shop.clock.advance({ minutes });

async function expectAgreement() {
  expect(await reconcile(counter.parts())).toMatchObject({ value: { differences: [] } });
  expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
}

/** The reservation was let go; all of it is due. */
async function anUnpaid() {
  const booking = await counter.aBooking();
  await counter.cards.gateway.cancel(booking.intentId);
  await followIntent(counter.parts(), booking.intentId);
  pass(1);
  return booking;
}

async function linkPaid(id: number, body?: object) {
  const sent = await sendLink(id, body);
  expect(sent.statusCode, sent.body).toBe(200);
  const paid = await counter.payLink(await counter.lastLink());
  pass(1);
  return paid;
}

describe("a booking paid by several cards", () => {
  test("is approved once for all: each reservation is charged up to what is due, the rest released", async () => {
    const { id } = await anUnpaid();
    await linkPaid(id, { amount: 1200 });
    await linkPaid(id, { amount: 800 });
    expect(await counter.booking(id)).toMatchObject({ reservedAmount: 2000, dueAmount: 0 });
    // The price was let down meanwhile.
    await counter.shop.db.execute(sql`update bookings set waived = 300 where id = ${id}`);
    const answer = await approve(id, counter.staff);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<Booking>()).toMatchObject({
      status: "confirmed",
      paidAmount: 1700,
      reservedAmount: 0,
      dueAmount: 0,
    });
    const receipts = await counter.receiptsOf(id);
    expect(receipts.map(({ total }) => total)).toEqual([1200, 500]);
    expect(receipts[0]?.snapshot).toMatchObject({ lineItems: [{ name: "Delbetalning" }] });
    await expectAgreement();
  });

  test("is called off with one letter about that and one about all the money that went back", async () => {
    const { id } = await anUnpaid();
    await linkPaid(id, { amount: 1200, charge: "at-once" });
    await linkPaid(id, { amount: 800, charge: "at-once" });
    await counter.payDeposit(id);
    pass(1);
    const before = await counter.lettersOf(id);
    const off = await counter.post(`/api/bookings/${id}/cancel`, { refund: 2000, reason: "Regn" });
    expect(off.statusCode, off.body).toBe(200);
    const letters = (await counter.lettersOf(id)).slice(before.length);
    expect(letters.toSorted()).toEqual(["booking_cancelled", "refund_notice"]);
    const [notice] = await rowsOf<{ text: string }>(
      counter.shop.db,
      sql`select replace(plain_text, chr(160), ' ') as text from mail_queue
        where booking_id = ${id} and type = 'refund_notice'`,
    );
    expect(notice?.text).toContain("Hyra: 2 000 kr\nDeposition: 5 000 kr\nBelopp: 7 000 kr");
    expect(notice?.text).not.toContain("Kvar hos oss");
    await expectAgreement();
  });

  test("is told with the first of its reservations to lapse, in the list, on the page and by the call", async () => {
    const { id } = await anUnpaid();
    await linkPaid(id, { amount: 200 });
    const first = (await counter.booking(id)).authorizationExpiryDate;
    counter.shop.clock.advance({ days: 3 });
    await linkPaid(id, { amount: 385 });
    const told = { reservedAmount: 585, authorizationExpiryDate: first, lapsingAmount: 200 };
    expect(await counter.booking(id)).toMatchObject(told);
    const list = await counter.shop.call(`/api/bookings/search?q=${id}`, { as: counter.staff });
    expect(list.json<{ bookings: Booking[] }>().bookings).toMatchObject([told]);
    const timeLeft = async () =>
      (
        await counter.shop.call(`/api/bookings/${id}/authorization-time-left`, {
          as: counter.staff,
        })
      ).json<object>();
    expect(await timeLeft()).toMatchObject({ hasExpired: false, expiresAt: first });
    // Whoever approves both is told until when both can be charged.
    const letters = await rowsOf<{ text: string }>(
      counter.shop.db,
      sql`select plain_text as text from mail_queue
        where booking_id = ${id} and type = 'payment_to_approve'`,
    );
    const deadlines = letters.map(({ text }) => /Godkänn senast .*/.exec(text)?.[0]);
    expect(deadlines[0]).toBeDefined();
    expect(deadlines).toEqual([deadlines[0], deadlines[0]]);
    // The first has lapsed, and the second still lasts.
    counter.shop.clock.advance({ days: 4 });
    expect(await timeLeft()).toMatchObject({ hasExpired: false });
    await counter.cards.sandbox.tick();
    await watchAuthorizations(counter.parts());
    expect(await counter.booking(id)).toMatchObject({ reservedAmount: 385, lapsingAmount: 385 });
    expect((await approve(id)).statusCode).toBe(200);
  });

  test("is refunded to the newest card first, with a credit receipt for each", async () => {
    const { id } = await anUnpaid();
    await linkPaid(id, { amount: 1200, charge: "at-once" });
    await linkPaid(id, { amount: 800, charge: "at-once" });
    expect(await counter.booking(id)).toMatchObject({ paidAmount: 2000, status: "confirmed" });
    const answer = await counter.refund(id, { amount: 1000, reason: "Regn" });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<Booking>()).toMatchObject({ refundedAmount: 1000, waivedAmount: 1000 });
    const credits = (await counter.receiptsOf(id)).filter(({ kind }) => kind === "credit");
    expect(credits.map(({ total }) => total)).toEqual([800, 200]);
    const payments = (await counter.payments(id)).filter(({ status }) => status === "captured");
    expect(payments.map(({ amount, refunded }) => [amount, refunded])).toEqual([
      [800, 800],
      [1200, 200],
    ]);
    const tooMuch = await counter.refund(id, { amount: 1001, reason: "Mer regn" });
    expect(tooMuch.json()).toMatchObject({ code: "payment.refund-too-much" });
    await expectAgreement();
  });

  test("whose approval was cut off between two charges is charged to the end by the job, once each", async () => {
    const { id } = await anUnpaid();
    await linkPaid(id, { amount: 1200 });
    await linkPaid(id, { amount: 800 });
    const by = { id: null, username: "Kim" };
    for (let at = 1; at <= 14; at += 1) {
      const parts = killable(counter.parts(), at);
      await actOnPayment(parts, { bookingId: id, action: "capture", by }).catch((error: unknown) =>
        expect(error).toBeInstanceOf(Killed),
      );
    }
    for (let round = 1; round <= 3; round += 1) {
      pass(2);
      await finishAttempts(counter.parts());
    }
    expect(await counter.booking(id)).toMatchObject({ status: "confirmed", paidAmount: 2000 });
    expect((await counter.receiptsOf(id)).map(({ total }) => total)).toEqual([1200, 800]);
    await expectAgreement();
  });
});

describe("a link", () => {
  test("reserves what is due, for the time that staff choose, and says what it is for", async () => {
    const { id } = await anUnpaid();
    const sent = await sendLink(id, { amount: 500, days: 7, charge: "at-once" });
    expect(sent.json()).toEqual({
      expiresAt: new Date(counter.shop.clock.now().getTime() + 7 * 86_400_000).toISOString(),
    });
    const link = await counter.shop.call(`/api/payment-links/${await counter.lastLink()}`);
    expect(link.json()).toMatchObject({ state: "open", amount: 500, isChargedAtOnce: true });
    const tooMuch = await sendLink(id, { amount: 2001 });
    expect(tooMuch.json()).toMatchObject({ code: "payment.more-than-due" });
    expect((await sendLink(id, { days: 31 })).statusCode).toBe(400);
  });

  test("charged at once confirms the booking, with a receipt and a letter", async () => {
    const { id } = await anUnpaid();
    expect((await linkPaid(id, { charge: "at-once" })).json()).toEqual({ state: "used" });
    expect(await counter.booking(id)).toMatchObject({ status: "confirmed", paidAmount: 2000 });
    expect(await counter.lettersOf(id)).toContain("booking_confirmed");
  });

  test("that is paid after staff recorded Swish takes nothing that is not due", async () => {
    const { id } = await anUnpaid();
    await sendLink(id, { charge: "at-once" });
    const token = await counter.lastLink();
    const opened = await counter.post(`/api/payment-links/${token}/payment`);
    const { clientSecret } = opened.json<{ clientSecret: string }>();
    const [paymentIntentId = ""] = clientSecret.split("_secret_");
    await counter.record(id, { amount: 1500 });
    await counter.cards.pay(clientSecret);
    await counter.post(`/api/payment-links/${token}/complete`, { paymentIntentId });
    expect(await counter.booking(id)).toMatchObject({ paidAmount: 2000, dueAmount: 0 });
    const [card] = (await counter.payments(id)).filter(({ method }) => method === "card");
    expect(card).toMatchObject({ amount: 500, status: "captured" });

    const whole = await anUnpaid();
    await sendLink(whole.id, { charge: "at-once" });
    const other = await counter.lastLink();
    const secret = (await counter.post(`/api/payment-links/${other}/payment`)).json<{
      clientSecret: string;
    }>().clientSecret;
    await counter.record(whole.id, { amount: 2000 });
    await counter.cards.pay(secret);
    const [intentId = ""] = secret.split("_secret_");
    await counter.post(`/api/payment-links/${other}/complete`, { paymentIntentId: intentId });
    expect(await intentStatus(counter.cards, intentId)).toBe("canceled");
    expect(await counter.booking(whole.id)).toMatchObject({ paidAmount: 2000, reservedAmount: 0 });
    await expectAgreement();
  });

  test("takes the place of a reservation that is about to lapse: never both", async () => {
    const { id, intentId } = await counter.aBooking();
    expect((await sendLink(id)).json()).toMatchObject({ code: "payment.moved-before" });
    counter.shop.clock.advance({ days: 6 });
    expect((await linkPaid(id)).json()).toEqual({ state: "used" });
    expect(await intentStatus(counter.cards, intentId)).toBe("canceled");
    expect(await counter.booking(id)).toMatchObject({
      status: "pending",
      reservedAmount: 2000,
      dueAmount: 0,
    });
    await expectAgreement();
  });
});

describe("a booking that was returned and never charged", () => {
  test("owes its rent: it is listed, warned of, can be asked for and charged, and nothing lets it go", async () => {
    const { id, intentId } = await counter.aBooking();
    await counter.patch(id, { status: "returned" });
    expect(await counter.concernsOf(id)).toMatchObject([
      { kind: "returned-unpaid", amount: 2000, reserved: 2000 },
    ]);
    await counter.post("/api/oversight/compare");
    expect(await counter.concernsOf(id)).toMatchObject([{ kind: "returned-unpaid" }]);
    const letGo = await counter.post(`/api/oversight/payments/${intentId}/void`);
    expect(letGo.json()).toMatchObject({ code: "oversight.not-stray" });
    counter.shop.clock.advance({ days: 6, hours: 20 });
    await watchAuthorizations(counter.parts());
    expect(await counter.lettersOf(id)).toContain("authorization_warning");
    const answer = await approve(id);
    expect(answer.json<Booking>()).toMatchObject({ status: "returned", paidAmount: 2000 });
    expect(await counter.lettersOf(id)).toContain("payment_received");
    expect(await counter.concernsOf(id)).toEqual([]);
  });

  test("is told of when its reservation lapses, and may be asked for the card again", async () => {
    const { id } = await counter.aBooking();
    await counter.patch(id, { status: "returned" });
    counter.shop.clock.advance({ days: 8 });
    await watchAuthorizations(counter.parts());
    expect(await counter.lettersOf(id)).toContain("authorization_expired");
    expect(await counter.concernsOf(id)).toMatchObject([
      { kind: "returned-unpaid", amount: 2000, reserved: 0 },
    ]);
    expect((await linkPaid(id, { charge: "at-once" })).json()).toEqual({ state: "used" });
    expect(await counter.booking(id)).toMatchObject({ status: "returned", paidAmount: 2000 });
  });
});

describe("a second press", () => {
  test("says what happened, who did it and when", async () => {
    const { id } = await counter.aBooking();
    await approve(id, counter.staff);
    const again = await approve(id);
    expect(again.statusCode).toBe(409);
    expect(again.json<{ message: string }>().message).toMatch(
      /^Betalningen är redan genomförd\. anna-\d+ gjorde det \d+ \w+ 2026 kl \d\d:\d\d\.$/,
    );
    const said = await counter.aBooking();
    await counter.patch(said.id, { paymentAction: "void" });
    expect((await approve(said.id)).json<{ message: string }>().message).toMatch(
      /^Reservationen är redan släppt\. anna-\d+ gjorde det /,
    );
  });
});

describe("a booking that is gone", () => {
  test("can be refunded by its number while a payment has it", async () => {
    const { id } = await counter.aBooking();
    await approve(id);
    expect(
      (await counter.shop.call(`/api/bookings/${id}`, { method: "DELETE", as: counter.admin }))
        .statusCode,
    ).toBe(204);
    const answer = await counter.refund(id, { amount: 2000, reason: "Borttagen av misstag" });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toEqual({ id, refundedAmount: 2000 });
    expect((await counter.receiptsOf(id)).map(({ kind }) => kind)).toEqual(["receipt", "credit"]);
    expect((await counter.refund(9_999_998, { amount: 1, reason: "x" })).statusCode).toBe(404);
    await expectAgreement();
  });

  test("takes its open deposit along: nobody pays for it afterwards", async () => {
    const { id } = await counter.aBooking();
    const opened = await counter.post(`/api/deposit/${id}/create-payment`);
    const { clientSecret } = opened.json<{ clientSecret: string }>();
    await counter.shop.call(`/api/bookings/${id}`, { method: "DELETE", as: counter.admin });
    await counter.cards.pay(clientSecret);
    const [intentId = ""] = clientSecret.split("_secret_");
    expect(await intentStatus(counter.cards, intentId)).toBe("canceled");
  });

  test("whose deposit was paid all the same is listed, and the deposit goes back", async () => {
    const { id } = await counter.aBooking();
    await counter.payDeposit(id);
    // Past the shop, as it was possible before.
    await counter.shop.db.execute(sql`delete from bookings where id = ${id}`);
    expect(await counter.concernsOf(id)).toMatchObject([
      { kind: "deposit-held", why: "gone", amount: 5000 },
    ]);
    const answer = await counter.refund(id, { kind: "deposit", amount: 5000, reason: "Åter" });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await counter.concernsOf(id)).toEqual([]);
  });
});
