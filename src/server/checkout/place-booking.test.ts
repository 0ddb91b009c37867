import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { OWN_KEY_PLACE } from "#server/emails/own-key-place.ts";
import { aBlock, anAddon, anAgreement, anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import type { TestCards } from "#test/test-cards.ts";
import {
  aPaymentWish,
  callPlace,
  checkoutRow,
  CUSTOMER,
  intentStatus,
  openPayment,
  openTestTill,
  unitsFree,
  type Opened,
} from "#test/test-checkout.ts";
import { sendAll } from "#test/test-post-office.ts";
import type { TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let cards: TestCards;
beforeAll(async () => {
  ({ shop, cards } = await openTestTill());
});

const checkoutOf = (opened: Opened) => checkoutRow(shop, opened);

const freeOn = (itemId: number, night?: string) => unitsFree(shop, itemId, night);

const statusOf = (intentId: string) => intentStatus(cards, intentId);

describe("the booking", () => {
  test("is made from the authorised payment alone, with everything that was promised", async () => {
    const agreement = await anAgreement(shop.db, { content: "<p>Villkor</p>" });
    const item = await anItem(shop.db, {
      depositAmount: 5000,
      rentalAgreementId: agreement.id,
      defaultPickupTime: "16:00",
    });
    const addon = await anAddon(shop.db, item.id, { name: "Cykelställ", price: 150 });
    const opened = await openPayment(
      shop,
      aPaymentWish({
        itemId: item.id,
        amount: 2150,
        customer: { personalNumber: "900101-0017", phone: "+46701234567", postalCode: "85230" },
        booking: {
          selectedAddons: [{ id: addon, quantity: 1 }],
          travelInfo: "Vi åker till Abisko",
          agreementVersion: agreement.versionId,
        },
      }),
    );
    expect(await cards.pay(opened.clientSecret)).toBe("requires_capture");
    const answer = await callPlace(shop, opened.intentId);
    expect(answer.statusCode).toBe(201);
    const { id } = answer.json<{ id: number }>();
    const [booking] = await rowsOf<Record<string, unknown>>(
      shop.db,
      sql`select * from bookings where id = ${id}`,
    );
    expect(booking).toMatchObject({
      status: "pending",
      total_price: 2150,
      pickup_time: "16:00",
      return_time: "12:00",
      customer_name: "Anna Berg",
      customer_personal_number: "19900101-0017",
      customer_phone: "070-123 45 67",
      customer_postal_code: "852 30",
      customer_address: "Storgatan 1, 852 30 Sundsvall",
      travel_info: "Vi åker till Abisko",
      deposit_amount: 5000,
    });
    const accepted = await rowsOf(
      shop.db,
      sql`select agreement_version_id, how, accepted_at is not null as is_accepted
        from booking_agreements where booking_id = ${id}`,
    );
    expect(accepted).toEqual([
      { agreement_version_id: agreement.versionId, how: "checkout", is_accepted: true },
    ]);
    const [payment] = await rowsOf<Record<string, unknown>>(
      shop.db,
      sql`select *, amount::float from payments where booking_id = ${id}`,
    );
    expect(payment).toMatchObject({
      status: "authorized",
      amount: 2150,
      card_brand: "visa",
      card_last4: "4242",
    });
    const expires = new Date(payment!["authorization_expires_at"] as string).getTime();
    expect(expires - shop.clock.now().getTime()).toBe(7 * 24 * 60 * 60 * 1000);
    expect(await freeOn(item.id)).toBe(0);
  });

  test("has its confirmation, with the terms as accepted, and the shop's notice queued with it, written when they are sent", async () => {
    const agreement = await anAgreement(shop.db, { content: "<p>Städa &amp; tanka.</p>" });
    const item = await anItem(shop.db, { rentalAgreementId: agreement.id, name: "Timmerstugan" });
    const opened = await openPayment(
      shop,
      aPaymentWish({ itemId: item.id, booking: { agreementVersion: agreement.versionId } }),
    );
    await cards.pay(opened.clientSecret);
    const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
    const lettersOf = () =>
      rowsOf<Record<string, unknown>>(
        shop.db,
        sql`select type, recipient, plain_text, facts is null as is_written from mail_queue
          where booking_id = ${id} order by type`,
      );
    expect((await lettersOf()).map((one) => one["is_written"])).toEqual([false, false]);
    // What happens to the item meanwhile is none of the letter's business.
    await shop.db.execute(sql`update rental_items set name = 'Annat' where id = ${item.id}`);
    const sent = await sendAll(shop);
    const letters = await lettersOf();
    expect(letters.map((one) => one["is_written"])).toEqual([true, true]);
    // Each leaves with a key of its own.
    const kept = sent.map((text) => text.replace(/(?<=\/min-bokning\/)[\w-]{22}/, OWN_KEY_PLACE));
    expect(kept).toEqual(expect.arrayContaining(letters.map((one) => String(one["plain_text"]))));
    expect(letters[1]?.["plain_text"]).toContain("Timmerstugan");
    expect(letters[1]?.["plain_text"]).toContain("> Städa & tanka.");
    expect(letters[0]?.["plain_text"]).not.toContain("Städa");
    expect(letters).toMatchObject([
      { type: "admin_notification", recipient: "butiken@example.se" },
      { type: "booking_confirmation", recipient: "anna@example.com" },
    ]);
  });

  test("asked for twice is one booking: 201, then 200 with the same number", async () => {
    const item = await anItem(shop.db);
    const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    await cards.pay(opened.clientSecret);
    const [first, second] = [
      await callPlace(shop, opened.intentId),
      await callPlace(shop, opened.intentId),
    ];
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.json()).toEqual(first.json());
  });

  test("is not made before the card is authorised, and says how the payment stands", async () => {
    const item = await anItem(shop.db);
    const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    const answer = await callPlace(shop, opened.intentId);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      message: "Oväntad betalningsstatus: requires_payment_method",
    });
  });

  test("is made after a declined card was replaced by a good one", async () => {
    const item = await anItem(shop.db);
    const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    expect(await cards.pay(opened.clientSecret, "declined")).toBe("card_declined");
    expect(await cards.pay(opened.clientSecret)).toBe("requires_capture");
    expect((await callPlace(shop, opened.intentId)).statusCode).toBe(201);
  });

  test.each([
    ["another day", { startDate: "2026-07-05", endDate: "2026-07-07" }],
    ["another sum", { totalPrice: 1 }],
    ["another item", { rentalItemId: 1 }],
    ["another person", { customerName: "Någon Annan" }],
    ["more units", { quantity: 2 }],
    ["addons", { selectedAddons: [{ id: 1, quantity: 1 }] }],
  ])("is refused for %s than was paid for, and completes as it was opened", async (_what, data) => {
    const item = await anItem(shop.db);
    const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    await cards.pay(opened.clientSecret);
    const tampered = await callPlace(shop, opened.intentId, data);
    expect(tampered.statusCode).toBe(409);
    expect(tampered.json()).toMatchObject({ code: "checkout.data-differs" });
    expect(await statusOf(opened.intentId)).toBe("requires_capture");
    const honest = await callPlace(shop, opened.intentId, {
      startDate: "2026-07-01",
      customerPhone: CUSTOMER.phone,
      totalPrice: 2000,
    });
    expect(honest.statusCode).toBe(201);
  });

  test("needs a payment of this shop", async () => {
    const answer = await callPlace(shop, "pi_somebody_elses");
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "checkout.payment-unknown" });
    const bare = await shop.call("/api/bookings", { method: "POST", body: {} });
    expect(bare.statusCode).toBe(400);
  });

  test("is not made when the provider says it was another sum; the reservation is let go", async () => {
    const item = await anItem(shop.db);
    const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    await shop.db.execute(
      sql`update checkouts set total_price = 2001 where id = ${(await checkoutOf(opened)).id}`,
    );
    await cards.pay(opened.clientSecret);
    const answer = await callPlace(shop, opened.intentId);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: "checkout.payment-differs" });
    expect(await statusOf(opened.intentId)).toBe("canceled");
    expect(await freeOn(item.id)).toBe(1);
  });

  test("keeps what was promised when the price changes, a block is laid or midnight passes", async () => {
    const item = await anItem(shop.db);
    const opened = await openPayment(
      shop,
      aPaymentWish({ itemId: item.id, start: "2026-07-01", end: "2026-07-03" }),
    );
    await cards.pay(opened.clientSecret);
    await shop.db.execute(sql`update rental_items set price_per_day = 9999 where id = ${item.id}`);
    await aBlock(shop.db, item.id, { start: "2026-07-01", end: "2026-07-31" });
    shop.clock.advance({ minutes: 15 });
    const answer = await callPlace(shop, opened.intentId);
    expect(answer.statusCode).toBe(201);
    const [booking] = await rowsOf<{ total_price: number }>(
      shop.db,
      sql`select total_price from bookings where id = ${answer.json<{ id: number }>().id}`,
    );
    expect(booking!.total_price).toBe(2000);
  });

  test("shows nothing of its customer to whoever has its number", async () => {
    const item = await anItem(shop.db, { name: "Fjällripa" });
    const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    await cards.pay(opened.clientSecret);
    const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
    const answer = await shop.call(`/api/bookings/${id}`);
    expect(answer.json()).toEqual({
      id,
      rentalItemId: item.id,
      rentalItemName: "Fjällripa",
      rentalItemType: "rv",
      startDate: "2026-07-01",
      endDate: "2026-07-03",
      status: "pending",
      depositAmount: null,
      depositPaymentStatus: null,
    });
    expect((await shop.call("/api/bookings/1000000")).statusCode).toBe(404);
  });
});
