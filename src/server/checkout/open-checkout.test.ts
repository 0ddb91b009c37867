import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { sweepCheckouts } from "#server/checkout/sweep-checkouts.ts";
import { aBlock, anAgreement, anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import type { TestCards } from "#test/test-cards.ts";
import {
  aPaymentWish,
  callOpen,
  callPlace,
  checkoutRow,
  intentStatus,
  openPayment,
  openTestTill,
  unitsFree,
  type Opened,
} from "#test/test-checkout.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let cards: TestCards;
let parts: () => LetGoParts;
beforeAll(async () => {
  ({ shop, cards, parts } = await openTestTill());
});

const checkoutOf = (opened: Opened) => checkoutRow(shop, opened);

const freeOn = (itemId: number, night?: string) => unitsFree(shop, itemId, night);

const statusOf = (intentId: string) => intentStatus(cards, intentId);

const sweep = () => sweepCheckouts(parts());

describe("going to the payment", () => {
  test("holds the nights for 20 minutes and opens a payment of the right sum", async () => {
    const item = await anItem(shop.db);
    const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    expect(await freeOn(item.id)).toBe(0);
    expect(opened.holdExpiresAt).toBe("2026-06-01T10:20:00.000Z");
    expect(opened.customerId).toMatch(/^cus_/);
    const intent = await cards.gateway.retrieve(opened.intentId);
    expect(intent).toMatchObject({
      ok: true,
      value: {
        status: "requires_payment_method",
        amount: 2000,
        currency: "SEK",
        metadata: { checkout_id: (await checkoutOf(opened)).id },
      },
    });
  });

  test("gives the visitor a cookie no script can read, and nothing personal to the provider's metadata", async () => {
    const item = await anItem(shop.db);
    const answer = await callOpen(shop, aPaymentWish({ itemId: item.id }));
    expect(answer.cookies[0]).toMatchObject({
      name: "norrvidd_visitor",
      httpOnly: true,
      sameSite: "Lax",
    });
    const [intentId = ""] = answer.json<Opened>().clientSecret.split("_secret_");
    const intent = await cards.gateway.retrieve(intentId);
    expect(JSON.stringify(intent)).not.toContain("19900101");
  });

  test("for an item that visitors do not see is refused by its number, and nothing is held", async () => {
    const item = await anItem(shop.db, { isHidden: true });
    const answer = await callOpen(shop, aPaymentWish({ itemId: item.id }));
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: "catalog.item-unknown" });
    const held = sql`select 1 from item_nights where rental_item_id = ${item.id} and taken > 0`;
    expect(await rowsOf(shop.db, held)).toEqual([]);
  });

  test("with another amount than the shop's own price is refused and told the right one", async () => {
    const item = await anItem(shop.db, { basePrice: 500 });
    const answer = await callOpen(shop, aPaymentWish({ itemId: item.id, amount: 2000 }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: "checkout.price-changed",
      price: { total: 2500, dailyPrices: { "2026-07-01": 1000, "2026-07-02": 1000 } },
    });
    expect(answer.json<{ message: string }>().message).toContain("2\u00a0500\u00a0kr");
    expect(await freeOn(item.id)).toBe(1);
  });

  test("with terms that have changed meanwhile is refused and told which text counts", async () => {
    const agreement = await anAgreement(shop.db, { content: "<p>Nya villkor</p>" });
    const item = await anItem(shop.db, { rentalAgreementId: agreement.id });
    const answer = await callOpen(
      shop,
      aPaymentWish({ itemId: item.id, booking: { agreementVersion: 999_999 } }),
    );
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: "checkout.agreement-changed",
      agreementVersion: agreement.versionId,
    });
  });

  test.each([
    ["nights that are taken", { start: "2026-07-10", end: "2026-07-12" }, 409],
    ["blocked days", { start: "2026-08-01", end: "2026-08-03" }, 409],
    ["a day that has passed", { start: "2026-05-30", end: "2026-06-02" }, 400],
    ["no night at all", { start: "2026-07-01", end: "2026-07-01" }, 400],
    ["more units than there are", { quantity: 2, amount: 4000 }, 400],
  ])("for %s is refused, and nothing is held", async (_what, wish, status) => {
    const item = await anItem(shop.db);
    await aBlock(shop.db, item.id, { start: "2026-08-02", end: "2026-08-02" });
    await openPayment(
      shop,
      aPaymentWish({ itemId: item.id, start: "2026-07-11", end: "2026-07-13" }),
    );
    const answer = await callOpen(shop, aPaymentWish({ itemId: item.id, ...wish }));
    expect(answer.statusCode, answer.body).toBe(status);
    const held = await rowsOf(
      shop.db,
      sql`select 1 from checkouts where rental_item_id = ${item.id}`,
    );
    expect(held).toHaveLength(1);
  });

  test("for a pick-up hour that has passed today is refused, and later today is not", async () => {
    // It is noon in Sweden on 1 June.
    const today = { start: "2026-06-01", end: "2026-06-03" };
    const early = await anItem(shop.db, { defaultPickupTime: "11:00" });
    const refused = await callOpen(shop, aPaymentWish({ itemId: early.id, ...today }));
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: "stay.pickup-passed" });
    const late = await anItem(shop.db, { defaultPickupTime: "13:00" });
    const opened = await callOpen(shop, aPaymentWish({ itemId: late.id, ...today }));
    expect(opened.statusCode).toBe(200);
  });

  test("for under 3 kr is refused", async () => {
    const item = await anItem(shop.db, { pricePerDay: 1 });
    const answer = await callOpen(shop, aPaymentWish({ itemId: item.id, amount: 2 }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "checkout.amount-too-small" });
  });

  test.each([
    ["name", ""],
    ["email", " "],
    ["city", ""],
    ["personalNumber", ""],
  ])("without %s is refused in Swedish", async (field, value) => {
    const item = await anItem(shop.db);
    const wish = aPaymentWish({ itemId: item.id, customer: { [field]: value } });
    const answer = await callOpen(shop, wish);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: object }>().fields).toHaveProperty(`customerData.${field}`);
  });

  test("lets the nights go at once when the provider cannot be reached", async () => {
    const item = await anItem(shop.db);
    cards.sandbox.faults.requests({
      match: { path: "/v1/payment_intents$" },
      kind: "reset-before",
      times: 10,
    });
    const answer = await callOpen(shop, aPaymentWish({ itemId: item.id }));
    cards.sandbox.faults.clear();
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toMatchObject({ code: "payment.provider-unreachable" });
    expect(await freeOn(item.id)).toBe(1);
  });
});

describe("starting over", () => {
  test("passes the visitor's own hold on to the new dates and cancels the old payment", async () => {
    const item = await anItem(shop.db);
    const first = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    const second = await openPayment(
      shop,
      aPaymentWish({ itemId: item.id, start: "2026-07-02", end: "2026-07-04" }),
      { as: first.visitor },
    );
    expect(await freeOn(item.id, "2026-07-01")).toBe(1);
    expect(await freeOn(item.id, "2026-07-02")).toBe(0);
    expect(await statusOf(first.intentId)).toBe("canceled");
    expect((await checkoutOf(first)).status).toBe("released");
    expect((await checkoutOf(second)).status).toBe("open");
  });

  test("that is refused leaves the earlier hold as it was", async () => {
    const item = await anItem(shop.db);
    const first = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    const refused = await callOpen(shop, aPaymentWish({ itemId: item.id, amount: 1 }), {
      as: first.visitor,
    });
    expect(refused.statusCode).toBe(409);
    expect((await checkoutOf(first)).status).toBe("open");
    expect(await freeOn(item.id)).toBe(0);
  });

  test("with a payment that went through already finds its booking", async () => {
    const item = await anItem(shop.db);
    const first = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    await cards.pay(first.clientSecret);
    const again = await callOpen(shop, aPaymentWish({ itemId: item.id }), { as: first.visitor });
    expect(again.statusCode).toBe(409);
    const { booking_id } = await checkoutOf(first);
    expect(again.json()).toMatchObject({ code: "checkout.already-booked", bookingId: booking_id });
  });

  test("for the very same stay that was booked just now finds that booking, also with units left", async () => {
    const item = await anItem(shop.db, { quantity: 5 });
    const first = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    await cards.pay(first.clientSecret);
    const { id } = (await callPlace(shop, first.intentId)).json<{ id: number }>();
    const again = await callOpen(shop, aPaymentWish({ itemId: item.id }), { as: first.visitor });
    expect(again.json()).toMatchObject({ code: "checkout.already-booked", bookingId: id });
    const other = aPaymentWish({ itemId: item.id, start: "2026-07-20", end: "2026-07-22" });
    await openPayment(shop, other, { as: first.visitor });
    shop.clock.advance({ minutes: 31 });
    await openPayment(shop, aPaymentWish({ itemId: item.id }), { as: first.visitor });
  });

  test("while the bank is asking goes on with the same payment; other dates must wait", async () => {
    const item = await anItem(shop.db);
    const first = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    expect(await cards.pay(first.clientSecret, "asksTheBank")).toBe("requires_action");
    const same = await openPayment(shop, aPaymentWish({ itemId: item.id }), { as: first.visitor });
    expect(same.intentId).toBe(first.intentId);
    const other = await callOpen(
      shop,
      aPaymentWish({ itemId: item.id, start: "2026-07-20", end: "2026-07-22" }),
      { as: first.visitor },
    );
    expect(other.json()).toMatchObject({ code: "checkout.payment-under-way" });
  });

  test("with another item loses neither", async () => {
    const [one, two] = [await anItem(shop.db), await anItem(shop.db)];
    const first = await openPayment(shop, aPaymentWish({ itemId: one.id }));
    const second = await openPayment(shop, aPaymentWish({ itemId: two.id }), { as: first.visitor });
    for (const opened of [first, second]) {
      await cards.pay(opened.clientSecret);
      expect((await callPlace(shop, opened.intentId)).statusCode).toBe(201);
    }
  });
});

describe("limits", () => {
  test("a visitor has at most three open checkouts", async () => {
    let visitor: string | undefined;
    for (let number = 1; number <= 3; number += 1) {
      const { id } = await anItem(shop.db);
      const opened = await openPayment(
        shop,
        aPaymentWish({ itemId: id }),
        visitor ? { as: visitor } : {},
      );
      visitor ??= opened.visitor;
    }
    const { id } = await anItem(shop.db);
    const fourth = await callOpen(shop, aPaymentWish({ itemId: id }), { as: visitor! });
    expect(fourth.statusCode).toBe(429);
    expect(fourth.json()).toMatchObject({ code: "checkout.too-many-open" });
  });

  test("an address has at most ten, an IPv6 customer counted by the /64", async () => {
    const own = await openTestShop({ clock: shop.clock, gateway: cards.gateway });
    for (let number = 1; number <= 10; number += 1) {
      const { id } = await anItem(own.db);
      await openPayment(own, aPaymentWish({ itemId: id }), { from: `2001:db8::${number}` });
    }
    const { id } = await anItem(own.db);
    const eleventh = await callOpen(own, aPaymentWish({ itemId: id }), { from: "2001:db8::99" });
    expect(eleventh.statusCode).toBe(429);
    const elsewhere = await callOpen(own, aPaymentWish({ itemId: id }), { from: "2001:db9::1" });
    expect(elsewhere.statusCode).toBe(200);
  });

  test("a visitor holds at most 90 unit-nights", async () => {
    const item = await anItem(shop.db, { quantity: 100 });
    const answer = await callOpen(
      shop,
      aPaymentWish({ itemId: item.id, quantity: 46, amount: 92_000 }),
    );
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ code: "checkout.too-many-nights" });
  });

  test("after three unpaid lapses within a day there is no new hold for an hour", async () => {
    const item = await anItem(shop.db);
    const wish = aPaymentWish({ itemId: item.id });
    const { visitor } = await openPayment(shop, wish);
    for (let lapse = 1; lapse <= 3; lapse += 1) {
      shop.clock.advance({ minutes: 21 });
      await sweep();
      if (lapse < 3) await openPayment(shop, wish, { as: visitor });
    }
    const refused = await callOpen(shop, wish, { as: visitor });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("3600");
    shop.clock.advance({ minutes: 61 });
    await openPayment(shop, wish, { as: visitor });
  });

  test("an address holds at most 300 unit-nights, however many visitors it has", async () => {
    const own = await openTestShop({ clock: shop.clock, gateway: cards.gateway });
    const wish = async (units: number) => {
      const { id } = await anItem(own.db, { quantity: units });
      return aPaymentWish({ itemId: id, quantity: units, amount: units * 2000 });
    };
    for (let number = 1; number <= 3; number += 1) await openPayment(own, await wish(45));
    const refused = await callOpen(own, await wish(16));
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: "checkout.network-busy" });
    expect((await callOpen(own, await wish(15))).statusCode).toBe(200);
    expect((await callOpen(own, await wish(16), { from: "203.0.113.7" })).statusCode).toBe(200);
  });

  test("an address whose holds lapsed twelve times within a day gets no more, others do", async () => {
    const own = await openTestShop({ clock: shop.clock, gateway: cards.gateway });
    const item = await anItem(own.db, { quantity: 20 });
    const wish = aPaymentWish({ itemId: item.id });
    const lapseOf = async (visitors: number) => {
      for (let number = 1; number <= visitors; number += 1) await openPayment(own, wish);
      own.clock.advance({ minutes: 21 });
      await sweepCheckouts({ ...parts(), db: own.db });
    };
    await lapseOf(6);
    await lapseOf(5);
    await openPayment(own, wish);
    own.clock.advance({ minutes: 21 });
    await sweepCheckouts({ ...parts(), db: own.db });
    const refused = await callOpen(own, wish);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: "checkout.network-busy" });
    // When the earliest is a day old.
    expect(refused.headers["retry-after"]).toBe(String((24 * 60 - 42) * 60));
    expect((await callOpen(own, wish, { from: "203.0.113.7" })).statusCode).toBe(200);
    own.clock.advance({ hours: 24, minutes: -42 });
    expect((await callOpen(own, wish)).statusCode).toBe(200);
  });

  test("payments opened without a stay are no holds: nobody shuts out a shared address with them", async () => {
    const own = await openTestShop({ clock: shop.clock, gateway: cards.gateway });
    const { booking: _stay, ...bare } = aPaymentWish({ itemId: 1 });
    const statuses: number[] = [];
    for (let number = 1; number <= 61; number += 1)
      statuses.push((await callOpen(own, bare)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    own.clock.advance({ minutes: 5 });
    const { id } = await anItem(own.db);
    expect((await callOpen(own, aPaymentWish({ itemId: id }))).statusCode).toBe(200);
    own.clock.advance({ minutes: 21 });
    await sweepCheckouts({ ...parts(), db: own.db });
    const { id: other } = await anItem(own.db);
    expect((await callOpen(own, aPaymentWish({ itemId: other }))).statusCode).toBe(200);
  });
});
