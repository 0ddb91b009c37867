import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import type { PaymentLink } from "#contracts/payment-links.ts";
import { USUAL_POLICY } from "#domain/bookings/cancellation-policy.ts";
import { finishAttempts } from "#server/money/finish-attempts.ts";
import { sweepOpenPayments } from "#server/money/sweep-open-payments.ts";
import { watchAuthorizations } from "#server/money/watch-authorizations.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import type { TestCards } from "#test/test-cards.ts";
import {
  aPaymentWish,
  callPlace,
  intentStatus,
  openPayment,
  openTestTill,
} from "#test/test-checkout.ts";
import type { TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let cards: TestCards;
let parts: () => LetGoParts;
let admin: string;
beforeAll(async () => {
  ({ shop, cards, parts } = await openTestTill());
});
// The clock moves by a week in each test, and a session does not last that long.
beforeEach(async () => {
  admin = await shop.signIn("admin");
});

async function aBooking(): Promise<number> {
  const item = await anItem(shop.db, { name: "Fjällripa" });
  const opened = await openPayment(
    shop,
    aPaymentWish({ itemId: item.id, start: "2026-12-01", end: "2026-12-03" }),
  );
  await cards.pay(opened.clientSecret);
  return (await callPlace(shop, opened.intentId)).json<{ id: number }>().id;
}

/** A booking that keeps its nights after the reservation on the card has run out. */
async function aLapsedBooking(): Promise<number> {
  const id = await aBooking();
  shop.clock.advance({ days: 7, minutes: 1 });
  await cards.sandbox.tick();
  await watchAuthorizations(parts());
  admin = await shop.signIn("admin");
  return id;
}

const askAgain = (id: number, as = admin) =>
  shop.call(`/api/bookings/${id}/payment-link`, { method: "POST", as });
const show = async (token: string) =>
  (await shop.call(`/api/payment-links/${token}`)).json<PaymentLink>();
const openLink = (token: string) =>
  shop.call(`/api/payment-links/${token}/payment`, { method: "POST" });
const complete = (token: string, paymentIntentId: string) =>
  shop.call(`/api/payment-links/${token}/complete`, { method: "POST", body: { paymentIntentId } });
const bookingOf = async (id: number) =>
  (await shop.call(`/api/bookings/${id}`, { as: admin })).json<Booking>();
const setStatus = (id: number, status: string) =>
  shop.call(`/api/bookings/${id}`, { method: "PATCH", body: { status }, as: admin });

async function tokenFor(id: number): Promise<string> {
  const answer = await askAgain(id);
  expect(answer.statusCode, answer.body).toBe(200);
  return (await lastLetter(id)).token;
}

/** The token stands nowhere but in the letter. */
async function lastLetter(id: number): Promise<{ token: string; text: string }> {
  const [letter] = await rowsOf<{ html: string; text: string }>(
    shop.db,
    sql`select html, plain_text as text from mail_queue where booking_id = ${id} and type = 'payment_link'
      order by id desc limit 1`,
  );
  const token = /\/betala\/([\w-]+)/.exec(letter!.html)![1]!;
  return { token, text: letter!.text.replaceAll("\u00a0", " ") };
}

async function secretOf(token: string): Promise<string> {
  const answer = await openLink(token);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ clientSecret: string }>().clientSecret;
}
const intentOf = (secret: string) => secret.split("_secret_")[0]!;
const codeOf = (answer: LightMyRequestResponse) => answer.json<{ code: string }>().code;

async function expectAccounts(): Promise<void> {
  expect(await reconcile(parts())).toMatchObject({ ok: true, value: { differences: [] } });
}

describe("a card authorised again", () => {
  test("becomes the booking's payment, can be approved, and uses the link up", async () => {
    const id = await aLapsedBooking();
    const token = await tokenFor(id);
    expect(await show(token)).toEqual({
      state: "open",
      bookingId: id,
      cancellation: { policy: USUAL_POLICY, countedFrom: "2026-12-01" },
      rentalItemName: "Fjällripa",
      startDate: "2026-12-01",
      endDate: "2026-12-03",
      quantity: 1,
      amount: 2000,
      totalAmount: 2000,
      waivedAmount: 0,
      paidAmount: 0,
      reservedAmount: 0,
      restAmount: 0,
      isChargedAtOnce: false,
      isConfirmed: false,
      isAgain: true,
      usedAs: null,
      agreements: [],
      lines: [],
      charges: [],
      chargesKept: 0,
      expiresAt: new Date(shop.clock.now().getTime() + 48 * 3_600_000).toISOString(),
    });
    const secret = await secretOf(token);
    expect(await secretOf(token)).toBe(secret);
    expect((await bookingOf(id)).paymentStatus).toBe("expired");
    expect(await cards.pay(secret)).toBe("requires_capture");
    const done = await complete(token, intentOf(secret));
    expect(done.json(), done.body).toEqual({ state: "used" });
    expect((await complete(token, intentOf(secret))).statusCode).toBe(200);
    const booking = await bookingOf(id);
    expect(booking).toMatchObject({ status: "pending", paymentStatus: "authorized" });
    expect(booking.paymentIntentId).toBe(intentOf(secret));
    expect(Date.parse(booking.authorizationExpiryDate!)).toBeGreaterThan(
      shop.clock.now().getTime(),
    );
    expect(await show(token)).toMatchObject({ state: "used", usedAs: "reserved" });
    expect(codeOf(await openLink(token))).toBe("payment-link.used");
    const captured = await shop.call(`/api/bookings/${id}`, {
      method: "PATCH",
      body: { paymentAction: "capture" },
      as: admin,
    });
    expect(captured.json<Booking>()).toMatchObject({
      status: "confirmed",
      paymentStatus: "captured",
    });
    expect(await show(token)).toMatchObject({ state: "used", usedAs: "charged" });
    await expectAccounts();
  });

  test("is told in the booking's history, with what was asked for and until when", async () => {
    const id = await aLapsedBooking();
    const body = { amount: 800, days: 5, charge: "at-once" };
    await shop.call(`/api/bookings/${id}/payment-link`, { method: "POST", body, as: admin });
    const history = await shop.call(`/api/bookings/${id}/history`, { as: admin });
    expect(history.json<unknown[]>()[0]).toMatchObject({
      action: "payment.link-sent",
      after: {
        amount: 800,
        expiresAt: new Date(shop.clock.now().getTime() + 5 * 24 * 3_600_000).toISOString(),
      },
    });
  });

  test("counts when only the webhook tells of it, and when only the sweep finds it", async () => {
    for (const tell of ["webhook", "sweep"]) {
      const id = await aLapsedBooking();
      const secret = await secretOf(await tokenFor(id));
      await cards.pay(secret);
      if (tell === "webhook") await followIntent(parts(), intentOf(secret));
      shop.clock.advance({ seconds: 31 });
      if (tell === "sweep") await sweepOpenPayments(parts());
      expect((await bookingOf(id)).paymentStatus, tell).toBe("authorized");
    }
  });

  test("for a booking that was cancelled meanwhile is released, and the booking stays off", async () => {
    const id = await aLapsedBooking();
    const token = await tokenFor(id);
    const secret = await secretOf(token);
    await setStatus(id, "cancelled");
    await cards.pay(secret);
    expect(codeOf(await complete(token, intentOf(secret)))).toBe("payment-link.closed");
    expect(await intentStatus(cards, intentOf(secret))).toBe("canceled");
    expect(await bookingOf(id)).toMatchObject({ status: "cancelled", paymentStatus: "expired" });
    await expectAccounts();
  });

  test("beside money that is reserved already is released, and the booking goes on as it was", async () => {
    const id = await aLapsedBooking();
    const token = await tokenFor(id);
    const secret = await secretOf(token);
    await shop.db.execute(
      sql`update payments set status = 'authorized' where booking_id = ${id} and is_current`,
    );
    await cards.pay(secret);
    expect(codeOf(await complete(token, intentOf(secret)))).toBe("payment-link.used");
    expect(await intentStatus(cards, intentOf(secret))).toBe("canceled");
    expect(await bookingOf(id)).toMatchObject({ status: "pending", paymentStatus: "authorized" });
    await shop.db.execute(
      sql`update payments set status = 'expired' where booking_id = ${id} and is_current`,
    );
  });

  test("in vain is released by the job when the provider could not be reached at once", async () => {
    const id = await aLapsedBooking();
    const secret = await secretOf(await tokenFor(id));
    cards.sandbox.faults.requests({ match: { path: "/cancel$" }, kind: "reset-before", times: 20 });
    await setStatus(id, "cancelled");
    await cards.pay(secret);
    await followIntent(parts(), intentOf(secret));
    cards.sandbox.faults.clear();
    expect(await intentStatus(cards, intentOf(secret))).toBe("requires_capture");
    shop.clock.advance({ seconds: 61 });
    await finishAttempts(parts());
    expect(await intentStatus(cards, intentOf(secret))).toBe("canceled");
    expect((await bookingOf(id)).status).toBe("cancelled");
  });

  test("is believed only when the provider says that the money is reserved", async () => {
    const id = await aLapsedBooking();
    const token = await tokenFor(id);
    const secret = await secretOf(token);
    expect(codeOf(await complete(token, intentOf(secret)))).toBe("checkout.payment-not-authorized");
    await cards.pay(secret, "declined");
    expect(codeOf(await complete(token, intentOf(secret)))).toBe("checkout.payment-not-authorized");
    expect((await bookingOf(id)).paymentStatus).toBe("expired");
    expect(await secretOf(token)).toBe(secret);
  });
});

describe("the link", () => {
  test("for a part tells all its sums, and what is left is listed with what became of the card", async () => {
    const id = await aLapsedBooking();
    const post = (path: string, body: object) =>
      shop.call(`/api/bookings/${id}/${path}`, { method: "POST", body, as: admin });
    const paid = await post("payments", { key: randomUUID(), amount: 800, method: "swish" });
    expect(paid.statusCode, paid.body).toBe(201);
    await shop.db.execute(sql`update bookings set waived = 200 where id = ${id}`);
    const sent = await post("payment-link", { amount: 400, charge: "at-once" });
    expect(sent.statusCode, sent.body).toBe(200);
    const sums = { totalAmount: 2000, waivedAmount: 200, paidAmount: 800, restAmount: 600 };
    const { token, text } = await lastLetter(id);
    expect(await show(token)).toMatchObject({ state: "open", amount: 400, ...sums });
    expect(text).toContain("är 800 kr redan betalt och 200 kr avdraget.");
    expect(text).toContain("Länken gäller 400 kr av de 1 000 kr som återstår att betala.");
    expect(await bookingOf(id)).toMatchObject({ dueAmount: 1000, paymentLinkAmount: 400 });
    const secret = await secretOf(token);
    await cards.pay(secret);
    await complete(token, intentOf(secret));
    expect(await show(token)).toMatchObject({
      state: "used",
      usedAs: "charged",
      amount: 400,
      ...sums,
    });
    const concernOf = async () =>
      (await shop.call("/api/oversight", { as: admin }))
        .json<{ concerns: object[] }>()
        .concerns.find((one) => "bookingId" in one && one.bookingId === id);
    const left = { kind: "booking-without-money", amount: 600, paid: 1200, reserved: 0 };
    expect(await concernOf()).toMatchObject({ ...left, paymentStatus: "captured" });
  });

  test("is sent while rent is due and the booking is not cancelled, by whoever works here", async () => {
    const reserved = await aBooking();
    expect(codeOf(await askAgain(reserved))).toBe("payment.moved-before");
    const off = await aLapsedBooking();
    await setStatus(off, "cancelled");
    expect(codeOf(await askAgain(off))).toBe("booking.owes-nothing");
    expect((await askAgain(9_999_998)).statusCode).toBe(404);
    const due = await aLapsedBooking();
    expect((await askAgain(due, await shop.signIn("customer"))).statusCode).toBe(403);
    expect((await askAgain(due, await shop.signIn("staff"))).statusCode).toBe(200);
  });

  test("is sent for what is back and was never paid, and pays it", async () => {
    const id = await aLapsedBooking();
    await setStatus(id, "returned");
    const token = await tokenFor(id);
    const secret = await secretOf(token);
    await cards.pay(secret);
    expect((await complete(token, intentOf(secret))).json()).toEqual({ state: "used" });
    expect(await bookingOf(id)).toMatchObject({
      status: "returned",
      paymentStatus: "authorized",
      reservedAmount: 2000,
      dueAmount: 0,
    });
    await expectAccounts();
  });

  test("ends when a newer one is sent: of several the newest alone is valid", async () => {
    const id = await aLapsedBooking();
    const older = await tokenFor(id);
    const newer = await tokenFor(id);
    expect((await show(older)).state).toBe("replaced");
    const refused = await openLink(older);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: "payment-link.replaced",
      message:
        "Vi har skickat en nyare länk, och bara den gäller. Du hittar den i det senaste mejlet från oss.",
    });
    expect((await show(newer)).state).toBe("open");
    expect((await openLink(newer)).statusCode).toBe(200);
    shop.clock.advance({ days: 1 });
    admin = await shop.signIn("admin");
    const newest = await tokenFor(id);
    expect((await show(newer)).state).toBe("replaced");
    expect((await show(newest)).state).toBe("open");
  });

  test("ends after 48 hours", async () => {
    const token = await tokenFor(await aLapsedBooking());
    shop.clock.advance({ hours: 48 });
    expect((await show(token)).state).toBe("expired");
    expect(codeOf(await openLink(token))).toBe("payment-link.expired");
  });

  test("that nobody ever sent leads nowhere, and another's payment proves nothing", async () => {
    const unknown = await shop.call(`/api/payment-links/${"x".repeat(43)}`);
    expect(unknown.statusCode).toBe(404);
    expect((await openLink("x")).statusCode).toBe(404);
    const mine = await tokenFor(await aLapsedBooking());
    const other = await aBooking();
    const { paymentIntentId } = await bookingOf(other);
    expect(codeOf(await complete(mine, paymentIntentId!))).toBe("checkout.payment-unknown");
    expect(codeOf(await complete(mine, "pi_nothing"))).toBe("checkout.payment-unknown");
  });

  test("says nothing about the customer, and its token is nowhere in the table", async () => {
    const token = await tokenFor(await aLapsedBooking());
    expect(JSON.stringify(await show(token))).not.toContain("Anna");
    const links = await rowsOf(shop.db, sql`select * from payment_links`);
    expect(JSON.stringify(links)).not.toContain(token);
  });

  // Last: the clock is past every stay from here on.
  test("for a stay that is past asks for what is due, and holds nothing for anybody", async () => {
    const id = await aLapsedBooking();
    shop.clock.advance({ days: 365 });
    admin = await shop.signIn("admin");
    const token = await tokenFor(id);
    expect(await show(token)).toMatchObject({ state: "open", isAgain: false, isConfirmed: true });
    const { text } = await lastLetter(id);
    expect(text).toContain("Här kommer länken för att betala 2 000 kr");
    expect(text).not.toContain("Vi håller");
  });
});
