import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { finishAttempts } from "#server/money/finish-attempts.ts";
import { watchAuthorizations } from "#server/money/watch-authorizations.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import { anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import type { TestCards } from "#test/test-cards.ts";
import {
  aPaymentWish,
  callPlace,
  intentStatus,
  openPayment,
  openTestTill,
  unitsFree,
} from "#test/test-checkout.ts";
import type { TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let cards: TestCards;
let parts: () => LetGoParts;
let admin: string;
beforeAll(async () => {
  ({ shop, cards, parts } = await openTestTill());
  admin = await shop.signIn("admin");
});

async function aBooking() {
  const item = await anItem(shop.db, { name: "Fjällripa", depositAmount: 5000 });
  const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
  await cards.pay(opened.clientSecret);
  const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
  return { id, itemId: item.id, intentId: opened.intentId };
}

const patch = (id: number, body: object, as = admin) =>
  shop.call(`/api/bookings/${id}`, { method: "PATCH", body, as });
const capture = (id: number) => patch(id, { paymentAction: "capture" });
const release = (id: number) => patch(id, { paymentAction: "void" });

const bookingOf = async (id: number) =>
  (await shop.call(`/api/bookings/${id}`, { as: admin })).json<Booking>();

async function lettersOf(id: number): Promise<string[]> {
  const rows = await rowsOf<{ type: string }>(
    shop.db,
    sql`select type from mail_queue where booking_id = ${id} order by id`,
  );
  return rows.map(({ type }) => type);
}

type Voucher = { kind: string; number: number; account: number; ore: number };

async function vouchersOf(id: number): Promise<Voucher[]> {
  return rowsOf<Voucher>(
    shop.db,
    sql`select v.kind, v.number, l.account, l.amount_ore::int as ore
      from vouchers v join voucher_lines l on l.voucher_id = v.id
      where v.booking_id = ${id} order by v.id, l.line`,
  );
}

async function receiptsOf(id: number) {
  return rowsOf<{ number: number; kind: string; total_kronor: number; snapshot: object }>(
    shop.db,
    sql`select number, kind, total_kronor::float, snapshot from receipts where booking_id = ${id} order by id`,
  );
}

async function historyOf(id: number): Promise<string[]> {
  const rows = await rowsOf<{ action: string }>(
    shop.db,
    sql`select action from audit_log where entity = 'booking' and entity_id = ${String(id)} order by id`,
  );
  return rows.map(({ action }) => action);
}

describe("approving", () => {
  test("charges the card, confirms the booking, issues a receipt and tells the customer", async () => {
    const { id, intentId } = await aBooking();
    const answer = await capture(id);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<Booking>()).toMatchObject({
      status: "confirmed",
      paymentStatus: "captured",
      paymentCapturedDate: shop.clock.now().toISOString(),
      stripePaymentId: intentId,
      paymentIntentId: intentId,
      capturedAmount: 2000,
      paidAmount: 2000,
      reservedAmount: 0,
      dueAmount: 0,
    });
    expect(await intentStatus(cards, intentId)).toBe("succeeded");
    expect(await lettersOf(id)).toEqual([
      "booking_confirmation",
      "admin_notification",
      "booking_confirmed",
    ]);
    expect(await receiptsOf(id)).toMatchObject([
      {
        kind: "receipt",
        total_kronor: 2000,
        snapshot: { totalVatAmount: 400, customerName: "Anna Berg", cardLast4: "4242" },
      },
    ]);
    expect((await vouchersOf(id)).map(({ account, ore }) => [account, ore])).toEqual([
      [1686, 200_000],
      [2611, -40_000],
      [3001, -160_000],
    ]);
    expect(await historyOf(id)).toContain("payment.captured");
  });

  test("twice charges once; the second is told what happened, by whom and when", async () => {
    const { id } = await aBooking();
    await capture(id);
    const again = await capture(id);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: "payment.moved-before" });
    const { message } = again.json<{ message: string }>();
    expect(message).toMatch(
      /^Betalningen är redan genomförd\. \S+ gjorde det 1 juni 2026 kl 12:00\.$/,
    );
    expect(await receiptsOf(id)).toHaveLength(1);
  });

  test("is impossible after the reservation has run out", async () => {
    const { id } = await aBooking();
    shop.clock.advance({ days: 7, seconds: 1 });
    const late = await capture(id);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      message:
        "Auktoriseringen har löpt ut. Det är inte längre möjligt att genomföra denna betalning.",
    });
    const left = await shop.call(`/api/bookings/${id}/authorization-time-left`, { as: admin });
    expect(left.json()).toMatchObject({ hasExpired: true, secondsLeft: 0 });
    await cards.sandbox.tick();
    await watchAuthorizations(parts());
  });

  test("whose answer was lost is finished by the job, and charges once", async () => {
    const { id, intentId } = await aBooking();
    cards.sandbox.faults.requests({ match: { path: "/capture$" }, kind: "reset-after", times: 5 });
    const asked = shop.clock.now();
    const lost = await capture(id);
    cards.sandbox.faults.clear();
    expect(lost.statusCode).toBe(502);
    expect((await capture(id)).json()).toMatchObject({ code: "payment.busy" });
    shop.clock.advance({ days: 1 });
    await finishAttempts(parts());
    expect(await intentStatus(cards, intentId)).toBe("succeeded");
    const [booking] = await rowsOf(shop.db, sql`select status from bookings where id = ${id}`);
    expect(booking).toEqual({ status: "confirmed" });
    expect(await receiptsOf(id)).toHaveLength(1);
    // The books tell of the day the money moved, not of the day it was heard of.
    const vouchers = await rowsOf(
      shop.db,
      sql`select voucher_date::text as day from vouchers where booking_id = ${id}`,
    );
    expect(vouchers).toEqual([{ day: dayInSweden(asked) }]);
  });

  test("whose answer only the webhook brings confirms the booking all the same, once", async () => {
    const { id, intentId } = await aBooking();
    cards.sandbox.faults.requests({ match: { path: "/capture$" }, kind: "reset-after", times: 5 });
    expect((await capture(id)).statusCode).toBe(502);
    cards.sandbox.faults.clear();
    await followIntent(parts(), intentId);
    await followIntent(parts(), intentId);
    expect(await bookingOf(id)).toMatchObject({ status: "confirmed", paymentStatus: "captured" });
    expect(await receiptsOf(id)).toHaveLength(1);
    expect((await lettersOf(id)).filter((type) => type === "booking_confirmed")).toHaveLength(1);
  });

  test("that somebody did in the provider's own pages is written down, and confirms and tells nothing", async () => {
    const { id, intentId } = await aBooking();
    await cards.gateway.capture({ intentId, amount: null }, "from the provider's own pages");
    await followIntent(parts(), intentId);
    await followIntent(parts(), intentId);
    expect(await receiptsOf(id)).toHaveLength(1);
    expect(await bookingOf(id)).toMatchObject({ status: "pending", paymentStatus: "captured" });
    expect(await lettersOf(id)).toEqual(["booking_confirmation", "admin_notification"]);
  });

  test("of a booking that was confirmed by hand, or is back, tells of the payment alone", async () => {
    for (const status of ["confirmed", "returned"]) {
      const { id } = await aBooking();
      await patch(id, { status });
      const before = await lettersOf(id);
      expect((await capture(id)).json<Booking>()).toMatchObject({ status, dueAmount: 0 });
      expect((await lettersOf(id)).slice(before.length)).toEqual(["payment_received"]);
    }
  });
});

describe("saying no", () => {
  test("releases the reservation, cancels the booking, frees its nights and tells the customer", async () => {
    const { id, itemId, intentId } = await aBooking();
    const answer = await release(id);
    expect(answer.json<Booking>()).toMatchObject({
      status: "cancelled",
      paymentStatus: "cancelled",
      paymentCancelledDate: shop.clock.now().toISOString(),
    });
    expect(await intentStatus(cards, intentId)).toBe("canceled");
    expect(await unitsFree(shop, itemId)).toBe(1);
    expect(await lettersOf(id)).toContain("booking_cancelled");
    expect(await receiptsOf(id)).toEqual([]);
  });

  test("after approving is refused, and approving after saying no", async () => {
    const one = await aBooking();
    await capture(one.id);
    const late = await release(one.id);
    expect(late.statusCode).toBe(409);
    expect(late.json<{ message: string }>().message).toMatch(/^Betalningen är redan genomförd\. /);
    const other = await aBooking();
    await release(other.id);
    const later = await capture(other.id);
    expect(later.statusCode).toBe(409);
    expect(later.json<{ message: string }>().message).toMatch(/^Reservationen är redan släppt\. /);
  });
});

describe("the status set by hand", () => {
  test("confirmed sends the confirmation once, however often", async () => {
    const { id } = await aBooking();
    await patch(id, { status: "confirmed" });
    await patch(id, { status: "pending" });
    await patch(id, { status: "confirmed" });
    expect((await lettersOf(id)).filter((type) => type === "booking_confirmed")).toHaveLength(1);
  });

  test("cancelled releases reserved money first and leaves charged money alone", async () => {
    const reserved = await aBooking();
    await patch(reserved.id, { status: "cancelled" });
    expect(await intentStatus(cards, reserved.intentId)).toBe("canceled");
    const charged = await aBooking();
    await capture(charged.id);
    const answer = await patch(charged.id, { status: "cancelled" });
    expect(answer.json<Booking>()).toMatchObject({
      status: "cancelled",
      paymentStatus: "captured",
    });
    expect(await intentStatus(cards, charged.intentId)).toBe("succeeded");
  });

  test("taken up again takes the nights again, or is refused when they are gone", async () => {
    const { id, itemId } = await aBooking();
    await patch(id, { status: "cancelled" });
    expect((await patch(id, { status: "confirmed" })).statusCode).toBe(200);
    expect(await unitsFree(shop, itemId)).toBe(0);
    await patch(id, { status: "cancelled" });
    await openPayment(shop, aPaymentWish({ itemId }));
    const refused = await patch(id, { status: "pending" });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "booking.nights-gone" });
  });
});

describe("removing a booking", () => {
  test("releases reserved money, frees the nights, and the books stay", async () => {
    const { id, itemId, intentId } = await aBooking();
    const answer = await shop.call(`/api/bookings/${id}`, { method: "DELETE", as: admin });
    expect(answer.statusCode).toBe(204);
    expect(await intentStatus(cards, intentId)).toBe("canceled");
    expect(await unitsFree(shop, itemId)).toBe(1);
    expect((await shop.call(`/api/bookings/${id}`)).statusCode).toBe(404);
    const paid = await aBooking();
    await capture(paid.id);
    await shop.call(`/api/bookings/${paid.id}`, { method: "DELETE", as: admin });
    expect(await receiptsOf(paid.id)).toHaveLength(1);
    expect(await vouchersOf(paid.id)).toHaveLength(3);
  });
});

describe("a reservation that runs out", () => {
  test("is warned of 48 and 12 hours before, once each, and told when it has", async () => {
    const { id, itemId, intentId } = await aBooking();
    const kinds = async () => (await lettersOf(id)).slice(2);
    await watchAuthorizations(parts());
    expect(await kinds()).toEqual([]);
    shop.clock.advance({ days: 5, minutes: 1 });
    await watchAuthorizations(parts());
    await watchAuthorizations(parts());
    expect(await kinds()).toEqual(["authorization_warning"]);
    shop.clock.advance({ hours: 36 });
    await watchAuthorizations(parts());
    expect(await kinds()).toEqual(["authorization_warning", "authorization_warning"]);
    shop.clock.advance({ hours: 13 });
    await cards.sandbox.tick();
    await watchAuthorizations(parts());
    expect(await intentStatus(cards, intentId)).toBe("canceled");
    expect((await kinds()).at(-1)).toBe("authorization_expired");
    expect(await bookingOf(id)).toMatchObject({
      status: "pending",
      paymentStatus: "expired",
      reservedAmount: 0,
      dueAmount: 2000,
    });
    expect(await unitsFree(shop, itemId)).toBe(0);
  });
});

describe("who may", () => {
  test("staff read, comment, approve, confirm, take back and cancel bookings, and move no money out", async () => {
    const staff = await shop.signIn("staff");
    const { id } = await aBooking();
    expect((await shop.call(`/api/bookings/${id}`, { as: staff })).json()).toHaveProperty(
      "customerPersonalNumber",
    );
    expect((await patch(id, { notes: "Ring före" }, staff)).json<Booking>().notes).toBe(
      "Ring före",
    );
    const approved = await patch(id, { paymentAction: "capture" }, staff);
    expect(approved.json<Booking>()).toMatchObject({
      status: "confirmed",
      paymentStatus: "captured",
    });
    expect((await patch(id, { status: "pending" }, staff)).statusCode).toBe(403);
    for (const status of ["returned", "confirmed", "cancelled"])
      expect((await patch(id, { status }, staff)).json<Booking>()).toMatchObject({ status });
    const path = `/api/bookings/${id}`;
    const refused = await shop.call(`${path}/refund`, {
      method: "POST",
      body: { amount: 100, reason: "Regn" },
      as: staff,
    });
    expect(refused.statusCode).toBe(403);
    expect((await shop.call(path, { method: "DELETE", as: staff })).statusCode).toBe(403);
    expect(await bookingOf(id)).toMatchObject({ paidAmount: 2000, refundedAmount: 0 });
    const other = await aBooking();
    const released = await patch(other.id, { paymentAction: "void" }, staff);
    expect(released.json<Booking>()).toMatchObject({
      status: "cancelled",
      paymentStatus: "cancelled",
    });
  });

  test("a customer and a visitor see nothing of another's booking", async () => {
    const customer = await shop.signIn("customer");
    const { id } = await aBooking();
    for (const as of [customer, undefined]) {
      const answer = await shop.call(`/api/bookings/${id}`, as ? { as } : {});
      expect(answer.json()).not.toHaveProperty("customerName");
    }
    expect((await patch(id, { notes: "x" }, customer)).statusCode).toBe(403);
  });

  test("a comment of 20 000 characters is kept, one more is refused", async () => {
    const { id } = await aBooking();
    expect((await patch(id, { notes: "å".repeat(20_000) })).statusCode).toBe(200);
    expect((await patch(id, { notes: "å".repeat(20_001) })).statusCode).toBe(400);
    expect((await patch(id, { status: "vilken som helst" })).statusCode).toBe(400);
  });
});
