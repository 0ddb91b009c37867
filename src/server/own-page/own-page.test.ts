import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MyBooking } from "#contracts/my-booking.ts";
import type { Change } from "#contracts/audit.ts";
import { anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import type { TestCards } from "#test/test-cards.ts";
import { aPaymentWish, callPlace, openPayment, openTestTill } from "#test/test-checkout.ts";
import { sendAll } from "#test/test-post-office.ts";
import type { TestShop } from "#test/test-shop.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";

let shop: TestShop;
let cards: TestCards;
let admin: string;
beforeAll(async () => {
  ({ shop, cards } = await openTestTill());
  admin = await shop.signIn("admin");
});
beforeEach(() => shop.clock.set("2026-05-01T10:00:00Z"));

const EMAIL = "anna@example.com";

async function aBooking(type: "rv" | "equipment" = "rv"): Promise<number> {
  const item = await anItem(shop.db, { type, name: "Norrskenet" });
  const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
  await cards.pay(opened.clientSecret);
  return (await callPlace(shop, opened.intentId)).json<{ id: number }>().id;
}

async function anApproved(type: "rv" | "equipment" = "rv"): Promise<number> {
  const id = await aBooking(type);
  const answer = await shop.call(`/api/bookings/${id}`, {
    method: "PATCH",
    body: { paymentAction: "capture" },
    as: admin,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return id;
}

const keyOf = (id: number) => newOwnKey(shop.db, id, shop.clock.now());
const open = async (key: string) => shop.call(`/api/my-booking/${key}`);
const page = async (key: string) => (await open(key)).json<MyBooking>();
const post = (key: string, what: string, body: object) =>
  shop.call(`/api/my-booking/${key}/${what}`, { method: "POST", body });

describe("a key", () => {
  test("opens its own booking, without personal number and without what staff wrote", async () => {
    const id = await anApproved();
    await shop.call(`/api/bookings/${id}`, {
      method: "PATCH",
      body: { notes: "Ringde två gånger" },
      as: admin,
    });
    const answer = await open(await keyOf(id));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<MyBooking>().booking).toMatchObject({
      id,
      itemName: "Norrskenet",
      status: "confirmed",
      paidAmount: 2000,
      dueAmount: 0,
      email: EMAIL,
    });
    expect(answer.body).not.toContain("Ringde");
    expect(answer.body).not.toMatch(/19\d{6}-?\d{4}|personalNumber/i);
    expect(answer.json<MyBooking>().receipts).toEqual([
      expect.objectContaining({ kind: "receipt", total: 2000 }),
    ]);
  });

  test("that is guessed, empty or of another booking opens nothing", async () => {
    await aBooking();
    for (const key of ["x", "%20", "a".repeat(22), "a".repeat(200)]) {
      const answer = await open(key);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ message: expect.stringContaining("Be om en ny länk") });
    }
  });

  test("ends when staff renew the link, which opens the same booking", async () => {
    const id = await aBooking();
    const old = await keyOf(id);
    const other = await keyOf(await aBooking());
    const renewed = await shop.call(`/api/bookings/${id}/own-page-link`, {
      method: "POST",
      as: admin,
    });
    expect(renewed.statusCode, renewed.body).toBe(200);
    const { url } = renewed.json<{ url: string }>();
    expect((await open(old)).statusCode).toBe(404);
    expect((await page(url.split("/").at(-1) ?? "")).booking.id).toBe(id);
    expect((await open(other)).statusCode).toBe(200);
  });

  test("is neither made nor mailed by staff when the page has ended, and they are told so", async () => {
    const id = await aBooking();
    const { endDate } = (await page(await keyOf(id))).booking;
    const before = shop.clock.now().toISOString();
    const day = (days: number) => new Date(Date.parse(endDate) + days * 86_400_000).toISOString();
    const path = `/api/bookings/${id}/own-page-link`;
    shop.clock.set(day(90));
    admin = await shop.signIn("admin");
    expect((await shop.call(path, { method: "POST", as: admin })).statusCode).toBe(200);
    shop.clock.set(day(91));
    for (const one of [path, `${path}/send`]) {
      const answer = await shop.call(one, { method: "POST", as: admin });
      expect(answer.statusCode, answer.body).toBe(409);
      expect(answer.json()).toMatchObject({
        code: "own-page.ended",
        message: expect.stringContaining("90 dagar efter återlämningen"),
      });
    }
    shop.clock.set(before);
    admin = await shop.signIn("admin");
    const letters = sql`select id from mail_queue where booking_id = ${id} and type = 'own_page'`;
    expect(await rowsOf(shop.db, letters)).toEqual([]);
  });

  test("is mailed by staff once the link is renewed, and its letter opens the page beside it", async () => {
    const id = await aBooking();
    const old = await keyOf(id);
    const path = `/api/bookings/${id}/own-page-link`;
    const renewed = await shop.call(path, { method: "POST", as: admin });
    const given = renewed.json<{ url: string }>().url.split("/").at(-1) ?? "";
    const mailed = await shop.call(`${path}/send`, { method: "POST", as: admin });
    expect(mailed.statusCode, mailed.body).toBe(202);
    const letters = await rowsOf<{ recipient: string }>(
      shop.db,
      sql`select recipient from mail_queue where booking_id = ${id} and type = 'own_page'`,
    );
    expect(letters).toEqual([{ recipient: EMAIL }]);
    // What the letter is given when it leaves.
    const key = await keyOf(id);
    for (const one of [given, key]) expect((await page(one)).booking.id).toBe(id);
    expect((await open(old)).statusCode).toBe(404);
    const [last] = (await shop.call(`/api/bookings/${id}/history`, { as: admin })).json<
      { action: string }[]
    >();
    expect(last?.action).toBe("booking.own-page-mailed");
    await shop.db.execute(sql`update bookings set customer_email = '' where id = ${id}`);
    const nowhere = await shop.call(`${path}/send`, { method: "POST", as: admin });
    expect(nowhere.json()).toMatchObject({ code: "booking.no-email" });
  });

  test("ends when staff give the booking another address: it was sent to the old one", async () => {
    const id = await aBooking();
    const old = await keyOf(id);
    const change = async (email: string) => {
      const { version } = (await page(await keyOf(id))).booking;
      const body = { version, customer: { email } };
      const answer = await shop.call(`/api/bookings/${id}/changes`, {
        method: "POST",
        body,
        as: admin,
      });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    await change("ANNA@example.com");
    expect((await open(old)).statusCode).toBe(200);
    await change("anna.berg@example.com");
    expect((await open(old)).statusCode).toBe(404);
    expect((await open(await keyOf(id))).statusCode).toBe(200);
  });

  test("is open for ninety days after the return, and no longer", async () => {
    const id = await aBooking();
    const key = await keyOf(id);
    const { endDate } = (await page(key)).booking;
    const days = (new Date(endDate).getTime() - shop.clock.now().getTime()) / 86_400_000;
    shop.clock.advance({ days: Math.ceil(days) + 90 });
    expect((await open(key)).statusCode).toBe(200);
    shop.clock.advance({ days: 1 });
    expect((await open(key)).statusCode).toBe(404);
  });

  test("is kept hashed, and each letter leaves with one of its own", async () => {
    await sendAll(shop);
    const id = await aBooking();
    const letters = await sendAll(shop);
    const keys = letters.flatMap((text) => /\/min-bokning\/([\w-]{22})/.exec(text)?.[1] ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    const key = keys.at(-1) ?? "";
    expect((await page(key)).booking.id).toBe(id);
    const kept = await rowsOf<{ all: string }>(
      shop.db,
      sql`select coalesce(string_agg(html_content, ''), '') || (select string_agg(token_hash, '') from own_page_tokens) as all from email_logs`,
    );
    expect(kept[0]?.all).not.toContain(key);
  });
});

describe("cancelling by oneself", () => {
  test("gives back what was promised, tells both sides, and leaves the nights to others", async () => {
    const id = await anApproved();
    const key = await keyOf(id);
    const { cancellation } = await page(key);
    expect(cancellation).toMatchObject({ allowed: true, refund: 2000 });
    const answer = await post(key, "cancel", { expectedRefund: 2000 });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<MyBooking>()).toMatchObject({
      booking: { status: "cancelled", refundedAmount: 2000, cancelled: { refund: 2000, kept: 0 } },
      cancellation: { allowed: false },
      steps: [{ key: "booked" }, { key: "cancelled" }],
    });
    const types = await rowsOf<{ type: string }>(
      shop.db,
      sql`select type from mail_queue where booking_id = ${id} and type like '%cancelled%' order by id`,
    );
    expect(types.map(({ type }) => type)).toEqual(["booking_cancelled", "cancelled_notice"]);
    const history = await shop.call(`/api/bookings/${id}/history`, { as: admin });
    expect(history.json<Change[]>().some(({ actor }) => actor === "Kunden")).toBe(true);
  });

  test("twice at once is done once", async () => {
    const key = await keyOf(await anApproved());
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(key, "cancel", { expectedRefund: 2000 })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await page(key)).booking.refundedAmount).toBe(2000);
  });

  test("for another sum than was shown changes nothing, and says the right one", async () => {
    const key = await keyOf(await anApproved());
    shop.clock.advance({ days: 20 });
    const before = (await page(key)).cancellation.refund;
    const answer = await post(key, "cancel", { expectedRefund: before + 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: "own-page.other-refund" });
    expect((await page(key)).booking.status).toBe("confirmed");
  });

  test("of what is only reserved lets the card go", async () => {
    const key = await keyOf(await aBooking());
    const answer = await post(key, "cancel", { expectedRefund: 2000 });
    expect(answer.json<MyBooking>().booking).toMatchObject({
      status: "cancelled",
      reservedAmount: 0,
      paidAmount: 0,
    });
  });
});

describe("changing by oneself", () => {
  test("how one is reached is kept and told in the history", async () => {
    const id = await aBooking();
    const key = await keyOf(id);
    const answer = await shop.call(`/api/my-booking/${key}`, {
      method: "PATCH",
      body: { phone: "070-999 88 77", city: "Åre", travelInfo: "Vi kommer sent" },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<MyBooking>().booking).toMatchObject({
      city: "Åre",
      travelInfo: "Vi kommer sent",
    });
    const refused = await shop.call(`/api/my-booking/${key}`, {
      method: "PATCH",
      body: { email: "x@example.com" },
    });
    expect(refused.statusCode).toBe(400);
  });

  test("a longer stay is priced first, then asked for by link", async () => {
    const id = await anApproved();
    const key = await keyOf(id);
    const { booking } = await page(key);
    const day = new Date(new Date(booking.endDate).getTime() + 86_400_000)
      .toISOString()
      .slice(0, 10);
    const wish = { endDate: day, version: booking.version };
    const preview = await post(key, "changes/preview", wish);
    expect(preview.json()).toMatchObject({ difference: 1000, due: 1000, refused: [] });
    const changed = await post(key, "changes", wish);
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json<MyBooking>()).toMatchObject({
      booking: { endDate: day, totalPrice: 3000, dueAmount: 1000 },
      todo: [{ key: "rent" }, { key: "drivers" }],
    });
    const again = await post(key, "changes", wish);
    expect(again.statusCode).toBe(409);
  });

  test("a shorter stay is refused in words", async () => {
    const key = await keyOf(await anApproved());
    const { booking } = await page(key);
    const day = new Date(new Date(booking.endDate).getTime() - 86_400_000)
      .toISOString()
      .slice(0, 10);
    const answer = await post(key, "changes", { endDate: day, version: booking.version });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining("inte korta") });
  });
});

describe("a lost link", () => {
  const find = (bookingId: number, email: string) =>
    shop.call("/api/my-booking/find", { method: "POST", body: { bookingId, email } });
  const sent = (id: number) =>
    rowsOf<{ n: number }>(
      shop.db,
      sql`select count(*)::int as n from mail_queue where booking_id = ${id} and type = 'own_page'`,
    );

  test("of a booking that was withdrawn from leads to a page that is looked at, and not to be changed", async () => {
    const id = await anApproved("equipment");
    const wish = { bookingId: id, email: EMAIL };
    const withdrawn = await shop.call("/api/withdrawals", { method: "POST", body: wish });
    expect(withdrawn.statusCode, withdrawn.body).toBe(200);
    await find(id, EMAIL);
    const [letter] = await rowsOf<{ plain_text: string }>(
      shop.db,
      sql`select plain_text from mail_queue where booking_id = ${id} and type = 'own_page'`,
    );
    expect(letter?.plain_text).toContain("på sidan finns allt som hör till den");
    expect(letter?.plain_text).not.toMatch(/ändra|avboka/i);
  });

  test("is sent to the booking's own address, and nobody is told whether it was", async () => {
    const id = await aBooking();
    const answers = [
      await find(id, "fel@example.com"),
      await find(999_999, EMAIL),
      await find(id, " Anna@Example.com "),
    ];
    expect(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual([
      "202 ",
      "202 ",
      "202 ",
    ]);
    expect((await sent(id))[0]?.n).toBe(1);
  });
});

test("the calendar's file has both days in Swedish time", async () => {
  const key = await keyOf(await aBooking());
  const answer = await shop.call(`/api/my-booking/${key}/calendar.ics`);
  expect(answer.headers["content-type"]).toContain("text/calendar");
  expect(answer.body).toContain("SUMMARY:Hämta Norrskenet");
  expect(answer.body).toMatch(/DTSTART;TZID=Europe\/Stockholm:2026\d{4}T\d{6}\r\n/);
  expect(answer.body.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

test("a receipt opens by its number, and another booking's does not", async () => {
  const key = await keyOf(await anApproved());
  const other = await keyOf(await anApproved());
  const number = (await page(key)).receipts[0]?.number ?? "";
  expect((await shop.call(`/api/my-booking/${key}/receipts/${number}`)).body).toContain(number);
  const foreign = await shop.call(`/api/my-booking/${other}/receipts/${number}`);
  expect(foreign.statusCode).toBe(404);
  expect(foreign.body).toContain("inget kvitto med det numret till din bokning");
});
