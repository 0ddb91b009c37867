import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { AcceptedAgreement } from "#contracts/booking-list.ts";
import { aBooking, anAddon, anAgreement, anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import type { TestCards } from "#test/test-cards.ts";
import { aPaymentWish, callPlace, openPayment, openTestTill } from "#test/test-checkout.ts";
import type { TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let cards: TestCards;
let admin: string;
let staff: string;
beforeAll(async () => {
  ({ shop, cards } = await openTestTill());
  admin = await shop.signIn("admin");
  staff = await shop.signIn("staff");
});

async function aPaidBooking() {
  const agreement = await anAgreement(shop.db, { content: "<p>Som det var</p>" });
  const item = await anItem(shop.db, { rentalAgreementId: agreement.id });
  const addonId = await anAddon(shop.db, item.id, { name: "Sänglinne", price: 100 });
  const opened = await openPayment(
    shop,
    aPaymentWish({
      itemId: item.id,
      amount: 2200,
      booking: { selectedAddons: [{ id: addonId, quantity: 2 }] },
    }),
  );
  await cards.pay(opened.clientSecret);
  const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
  return { id, agreement, addonId };
}

const ask = (path: string) => shop.call(`/api/bookings/${path}`, { as: staff });
const patch = (id: number, body: object, as = admin) =>
  shop.call(`/api/bookings/${id}`, { method: "PATCH", body, as });

describe("two who write a comment at once", () => {
  test("lose nothing: the second is refused and shown what the first wrote", async () => {
    const { id } = await aPaidBooking();
    expect((await patch(id, { notes: "Ring före", notesBefore: "" }, staff)).statusCode).toBe(200);
    const second = await patch(id, { notes: "Hämtar sent", notesBefore: "" });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ code: "booking.comment-changed", notes: "Ring före" });
    const both = { notes: "Ring före\n\nHämtar sent", notesBefore: "Ring före" };
    expect((await patch(id, both)).json()).toMatchObject({ notes: both.notes });
    // Sent again after a lost answer it is there already.
    expect((await patch(id, both)).statusCode).toBe(200);
  });

  test("may each write as much as one who writes alone", async () => {
    const { id } = await aPaidBooking();
    await patch(id, { notes: "å".repeat(20_000) });
    const long = { notes: "ö".repeat(20_000), notesBefore: "å".repeat(20_000) };
    expect((await patch(id, long)).statusCode).toBe(200);
  });

  test("a program that says nothing of what it read goes on as before", async () => {
    const { id } = await aPaidBooking();
    await patch(id, { notes: "Ring före" }, staff);
    expect((await patch(id, { notes: "Hämtar sent" })).json()).toMatchObject({
      notes: "Hämtar sent",
    });
  });
});

describe("the history of a booking", () => {
  test("tells who did what, newest first", async () => {
    const { id } = await aPaidBooking();
    await patch(id, { notes: "Ringer på fredag" }, staff);
    shop.clock.advance({ minutes: 5 });
    await patch(id, { paymentAction: "capture" });
    const changes = (await ask(`${id}/history`)).json<{ action: string; actor: string }[]>();
    expect(changes).toMatchObject([
      { action: "payment.captured", after: { amount: 2200, kind: "rent" } },
      { action: "booking.comment", before: { notes: "" }, after: { notes: "Ringer på fredag" } },
    ]);
    expect(changes[0]?.actor).not.toBe(changes[1]?.actor);
  });

  test("keeps the words of a comment beside the log, where they can be erased", async () => {
    const { id } = await aPaidBooking();
    await patch(id, { notes: "Ringer på fredag" }, staff);
    const logged = sql`select id, before, after from audit_log
      where action = 'booking.comment' and entity_id = ${String(id)}`;
    const [line] = await rowsOf<{ id: number }>(shop.db, logged);
    expect(line).toMatchObject({ before: null, after: null });
    await shop.db.execute(sql`delete from change_values where change_id = ${line!.id}`);
    expect((await ask(`${id}/history`)).json()).toMatchObject([
      { action: "booking.comment", before: null, after: null },
    ]);
  });

  test("stays when the booking is gone; what never was has none", async () => {
    const { id } = await aPaidBooking();
    await shop.call(`/api/bookings/${id}`, { method: "DELETE", as: admin });
    expect((await ask(`${id}/history`)).json()).toMatchObject([
      { action: "booking.deleted" },
      { action: "payment.cancelled" },
    ]);
    expect((await ask("9999999/history")).statusCode).toBe(404);
    const item = await anItem(shop.db);
    const untouched = await aBooking(shop.db, {
      itemId: item.id,
      start: "2026-08-01",
      end: "2026-08-02",
    });
    expect((await ask(`${untouched}/history`)).json()).toEqual([]);
  });
});

test("the agreement is shown as it was accepted, whatever became of it", async () => {
  const { id, agreement } = await aPaidBooking();
  await shop.db.execute(sql`
    insert into rental_agreement_versions (rental_agreement_id, version, name, content, created_at)
      values (${agreement.id}, 2, 'Nytt', '<p>Helt annat</p>', now())`);
  const accepted = (await ask(`${id}/agreement`)).json<AcceptedAgreement>();
  expect(accepted).toMatchObject({ content: "<p>Som det var</p>", version: 1 });
  expect(accepted.acceptedAt).toBe(shop.clock.now().toISOString());
});

test("a booking without an agreement says so, an unknown one as well", async () => {
  const item = await anItem(shop.db);
  const id = await aBooking(shop.db, { itemId: item.id, start: "2026-08-01", end: "2026-08-02" });
  const answer = await ask(`${id}/agreement`);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({
    message: "Inget hyresavtal godkändes när bokningen gjordes.",
  });
  expect((await ask("9999999/agreement")).json()).toMatchObject({ code: "booking.unknown" });
  expect((await ask("9999999/addons")).statusCode).toBe(404);
  expect((await ask(`${id}/addons`)).json()).toEqual([]);
});

test("an addon keeps the name it was booked by", async () => {
  const { id, addonId } = await aPaidBooking();
  await shop.db.execute(sql`delete from addons where id = ${addonId}`);
  expect((await ask(`${id}/addons`)).json()).toEqual([
    { id: addonId, name: "Sänglinne", quantity: 2, total: 200 },
  ]);
});
