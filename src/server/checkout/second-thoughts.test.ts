import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import type { Overview } from "#contracts/oversight.ts";
import { actOnPayment } from "#server/money/act-on-payment.ts";
import { finishAttempts } from "#server/money/finish-attempts.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { sweepCheckouts } from "#server/checkout/sweep-checkouts.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { retryWebhooks } from "#server/payments/receive-webhook.ts";
import { anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import type { TestCards } from "#test/test-cards.ts";
import {
  aPaymentWish,
  callOpen,
  callPlace,
  checkoutRow,
  CUSTOMER,
  intentStatus,
  openPayment,
  openTestTill,
  unitsFree,
} from "#test/test-checkout.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let cards: TestCards;
let parts: () => LetGoParts;
let admin: string;
beforeAll(async () => {
  ({ shop, cards, parts } = await openTestTill());
  admin = await shop.signIn("admin");
});

async function aPaid(fields: Parameters<typeof anItem>[1] = {}) {
  const item = await anItem(shop.db, fields);
  const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
  await cards.pay(opened.clientSecret);
  return { ...opened, itemId: item.id };
}

async function aBooking() {
  const paid = await aPaid();
  const { id } = (await callPlace(shop, paid.intentId)).json<{ id: number }>();
  return { ...paid, id };
}

const bookingOf = async (id: number) =>
  (await shop.call(`/api/bookings/${id}`, { as: admin })).json<Booking>();

const concernsOf = async (kind: string) =>
  (await shop.call("/api/oversight", { as: admin }))
    .json<Overview>()
    .concerns.filter((one) => one.kind === kind);

describe("after a long time away", () => {
  test("a paid checkout is still completed, though the provider fails at first", async () => {
    const paid = await aPaid();
    shop.clock.advance({ hours: 30 });
    cards.sandbox.faults.requests({
      match: { method: "GET", path: paid.intentId },
      kind: "error-500-before",
      times: 10,
    });
    await sweepCheckouts(parts());
    cards.sandbox.faults.clear();
    expect((await checkoutRow(shop, paid)).status).not.toBe("released");
    shop.clock.advance({ minutes: 6 });
    await sweepCheckouts(parts());
    expect((await checkoutRow(shop, paid)).booking_id).not.toBeNull();
    const [row] = await rowsOf(
      shop.db,
      sql`select lapsed_at from checkouts c join payments p on p.checkout_id = c.id
        where p.provider_intent_id = ${paid.intentId}`,
    );
    expect(row).toEqual({ lapsed_at: null });
  });

  test("a payment the provider no longer knows holds no nights", async () => {
    const item = await anItem(shop.db);
    const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    await shop.db.execute(sql`update payments set provider_intent_id = 'pi_of_another_account'
      where provider_intent_id = ${opened.intentId}`);
    const again = await callOpen(shop, aPaymentWish({ itemId: item.id }), { as: opened.visitor });
    expect(again.statusCode, again.body).toBe(200);
    shop.clock.advance({ minutes: 30 });
    await sweepCheckouts(parts());
    expect(await unitsFree(shop, item.id)).toBe(1);
  });

  test("a wish the provider answers with the same failure again and again is given up, and can be made anew", async () => {
    const { id, intentId } = await aBooking();
    const deaf = {
      ...parts(),
      gateway: {
        ...cards.gateway,
        capture: async () =>
          ({ ok: false, problem: { code: "payment.provider-unreachable" } }) as const,
      },
    };
    const by = { id: null, username: "admin" };
    const lost = await actOnPayment(deaf, { bookingId: id, action: "capture", by });
    expect(lost).toMatchObject({ problem: { code: "payment.outcome-unknown" } });
    shop.clock.advance({ minutes: 11 });
    await finishAttempts(deaf);
    const again = await actOnPayment(parts(), { bookingId: id, action: "capture", by });
    expect(again).toMatchObject({ ok: true });
    expect(await intentStatus(cards, intentId)).toBe("succeeded");
  });
});

describe("what happens in the provider's own pages", () => {
  test("a payment charged there before its booking was made becomes a paid booking that waits for a person", async () => {
    const paid = await aPaid();
    await cards.gateway.capture({ intentId: paid.intentId, amount: null }, "by hand");
    shop.clock.advance({ seconds: 31 });
    await sweepCheckouts(parts());
    const { booking_id: id } = await checkoutRow(shop, paid);
    expect(await bookingOf(id ?? 0)).toMatchObject({
      status: "pending",
      paymentStatus: "captured",
      paidAmount: 2000,
      dueAmount: 0,
    });
    expect(await concernsOf("charged-elsewhere")).toMatchObject([{ bookingId: id, amount: 2000 }]);
    expect(await reconcile(parts())).toMatchObject({ value: { differences: [] } });
  });

  test("news that are faster than the button's own answer end the same way", async () => {
    const { id, intentId, itemId } = await aBooking();
    await shop.db.execute(sql`insert into payment_attempts (id, payment_id, action, created_at)
      select gen_random_uuid(), id, 'void', ${shop.clock.now().toISOString()}::timestamptz
      from payments where provider_intent_id = ${intentId}`);
    await cards.gateway.cancel(intentId);
    await followIntent(parts(), intentId);
    expect(await bookingOf(id)).toMatchObject({ status: "cancelled", paymentStatus: "cancelled" });
    expect(await unitsFree(shop, itemId)).toBe(1);
    const letters = await rowsOf(
      shop.db,
      sql`select type from mail_queue where booking_id = ${id} and type = 'booking_cancelled'`,
    );
    expect(letters).toHaveLength(1);
  });

  test("money charged for a cancelled booking is listed, for a deleted one it has its receipt", async () => {
    const cancelled = await aBooking();
    await cards.gateway.capture({ intentId: cancelled.intentId, amount: null }, "capture it");
    await shop.db.execute(sql`update bookings set status = 'cancelled' where id = ${cancelled.id}`);
    await followIntent(parts(), cancelled.intentId);
    expect(await concernsOf("charged-but-cancelled")).toMatchObject([
      { bookingId: cancelled.id, amount: 2000 },
    ]);
    const deleted = await aBooking();
    await cards.gateway.capture({ intentId: deleted.intentId, amount: null }, "capture that");
    await shop.db.execute(sql`delete from bookings where id = ${deleted.id}`);
    await followIntent(parts(), deleted.intentId);
    const receipts = await rowsOf(
      shop.db,
      sql`select total_kronor::float from receipts where booking_id = ${deleted.id}`,
    );
    expect(receipts).toEqual([{ total_kronor: 2000 }]);
  });

  test("a part that is charged there is what the receipt says", async () => {
    const { id, intentId } = await aBooking();
    await cards.sandbox.tick();
    await cards.captureOre(intentId, 150_000);
    await followIntent(parts(), intentId);
    const receipts = await rowsOf(
      shop.db,
      sql`select total_kronor::float from receipts where booking_id = ${id}`,
    );
    expect(receipts).toEqual([{ total_kronor: 1500 }]);
  });

  test("money reserved for a booking that was cancelled past the shop is told", async () => {
    const { id, intentId } = await aBooking();
    await shop.db.execute(sql`update bookings set status = 'cancelled' where id = ${id}`);
    const compared = await reconcile(parts());
    expect(compared.ok && compared.value.differences).toContainEqual(
      expect.objectContaining({ kind: "unaccounted", intentId }),
    );
    await cards.gateway.cancel(intentId);
    await followIntent(parts(), intentId);
  });
});

describe("two tabs", () => {
  test("the one that was paid is the booking; the other is not paid a second time", async () => {
    const item = await anItem(shop.db, { quantity: 2 });
    const first = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    cards.sandbox.faults.requests({ match: { path: "/cancel$" }, kind: "reset-before", times: 10 });
    const changed = aPaymentWish({ itemId: item.id, customer: { city: "Timrå" } });
    const second = await openPayment(shop, changed, { as: first.visitor });
    cards.sandbox.faults.clear();
    await cards.pay(second.clientSecret);
    expect((await callPlace(shop, second.intentId)).statusCode).toBe(201);
    await cards.pay(first.clientSecret);
    expect((await callPlace(shop, first.intentId)).statusCode).toBe(409);
    expect(await intentStatus(cards, first.intentId)).toBe("canceled");
    expect(await unitsFree(shop, item.id)).toBe(1);
  });
});

test("whose code another took in the meantime is told so, and not that the nights are gone", async () => {
  await shop.db.execute(sql`insert into discount_codes
      (code, code_key, rule, most, created_at, updated_at)
    values ('BORTA', 'BORTA', '{"amount": 100}', 1, now(), now())`);
  const item = await anItem(shop.db, { quantity: 5 });
  const wish = (email: string, start: string, end: string) =>
    aPaymentWish({
      itemId: item.id,
      start,
      end,
      amount: 1900,
      customer: { email },
      booking: { code: "borta" },
    });
  const first = await openPayment(shop, wish("a@example.com", "2026-07-01", "2026-07-03"));
  cards.sandbox.faults.requests({ match: { path: "/cancel$" }, kind: "reset-before", times: 10 });
  // Other days in another tab, without the code: the first payment is let go, and its use with it.
  const elsewhen = aPaymentWish({ itemId: item.id, start: "2026-07-11", end: "2026-07-13" });
  await openPayment(shop, elsewhen, { as: first.visitor });
  cards.sandbox.faults.clear();
  const other = await openPayment(shop, wish("b@example.com", "2026-07-21", "2026-07-23"));
  await cards.pay(other.clientSecret);
  expect((await callPlace(shop, other.intentId)).statusCode).toBe(201);
  await cards.pay(first.clientSecret);
  const refused = await callPlace(shop, first.intentId);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: "checkout.code-gone" });
  expect(await intentStatus(cards, first.intentId)).toBe("canceled");
});

describe("nobody keeps the calendar to themselves", () => {
  test("renewing a hold just before it ends counts as a lapse", async () => {
    const item = await anItem(shop.db);
    const wish = (city: string) => aPaymentWish({ itemId: item.id, customer: { city } });
    const { visitor } = await openPayment(shop, wish("Sundsvall"));
    for (const city of ["Timrå", "Ånge", "Kramfors"]) {
      shop.clock.advance({ minutes: 19 });
      await callOpen(shop, wish(city), { as: visitor });
    }
    const refused = await callOpen(shop, wish("Umeå"), { as: visitor });
    expect(refused.json()).toMatchObject({ code: "checkout.lapsed-too-often" });
  });

  test("repeating a wish never prolongs its hold", async () => {
    const item = await anItem(shop.db);
    const wish = aPaymentWish({ itemId: item.id });
    const first = await openPayment(shop, wish);
    shop.clock.advance({ minutes: 19 });
    const again = await openPayment(shop, wish, { as: first.visitor });
    expect(again.intentId).toBe(first.intentId);
    expect(again.holdExpiresAt).toBe(first.holdExpiresAt);
  });

  test("nor does asking for the same nights in other words", async () => {
    const item = await anItem(shop.db);
    const first = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    shop.clock.advance({ minutes: 10 });
    const corrected = aPaymentWish({ itemId: item.id, customer: { city: "Timrå" } });
    const second = await openPayment(shop, corrected, { as: first.visitor });
    expect(second.holdExpiresAt).toBe(first.holdExpiresAt);
    const elsewhen = aPaymentWish({ itemId: item.id, start: "2026-07-03", end: "2026-07-05" });
    const third = await openPayment(shop, elsewhen, { as: first.visitor });
    expect(Date.parse(third.holdExpiresAt) - Date.parse(first.holdExpiresAt)).toBe(10 * 60_000);
  });

  test("a travel plan that was added goes along", async () => {
    const item = await anItem(shop.db, { type: "rv" });
    const first = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    const travelInfo = "Till Nordkap";
    const told = aPaymentWish({ itemId: item.id, booking: { travelInfo } });
    const second = await openPayment(shop, told, { as: first.visitor });
    await cards.pay(second.clientSecret);
    expect((await callPlace(shop, second.intentId, { travelInfo })).statusCode).toBe(201);
  });

  test("an address that opens one checkout after the other is asked to wait", async () => {
    const own = await openTestShop({
      clock: shop.clock,
      gateway: cards.gateway,
      rateLimitFactor: 0.05,
    });
    const item = await anItem(own.db);
    const statuses: number[] = [];
    let visitor: string | undefined;
    for (let number = 1; number <= 5; number += 1) {
      const answer = await callOpen(
        own,
        aPaymentWish({ itemId: item.id }),
        visitor ? { as: visitor } : {},
      );
      const cookie = answer.cookies[0];
      visitor ??= cookie && `${cookie.name}=${cookie.value}`;
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});

test("an event whose handling breaks does not keep the others waiting", async () => {
  const paid = await aPaid();
  await shop.db.execute(sql`insert into webhook_events (id, type, payload, received_at, next_try_at)
    select id, 'payment_intent.amount_capturable_updated',
      jsonb_build_object('data', jsonb_build_object('object',
        jsonb_build_object('object', 'payment_intent', 'id', intent))),
      now(), timestamptz '2020-01-01'
    from (values ('evt_breaks', 'pi_breaks'), ('evt_good', ${paid.intentId})) as e (id, intent)`);
  const retry = retryWebhooks({
    ...parts(),
    follow: (intentId) => {
      if (intentId === "pi_breaks") throw new Error("breaks");
      return followIntent(parts(), intentId);
    },
  });
  await expect(retry).rejects.toThrow("breaks");
  expect((await checkoutRow(shop, paid)).booking_id).not.toBeNull();
});

test("another travel plan than was told is refused, half a character too", async () => {
  const paid = await aPaid();
  const other = await callPlace(shop, paid.intentId, { travelInfo: "Till Nordkap" });
  expect(other.json()).toMatchObject({ code: "checkout.data-differs" });
  const item = await anItem(shop.db);
  const broken = await callOpen(
    shop,
    aPaymentWish({ itemId: item.id, customer: { name: "Anna \ud800" } }),
  );
  expect(broken.statusCode).toBe(400);
  expect(CUSTOMER.name).toBe("Anna Berg");
});
