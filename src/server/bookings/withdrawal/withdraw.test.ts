import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Change } from "#contracts/audit.ts";
import type { MyBooking } from "#contracts/my-booking.ts";
import type { Overview } from "#contracts/oversight.ts";
import type { Withdrawal } from "#contracts/withdrawals.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";
import { letterToken } from "#server/bookings/letter-token.ts";
import { anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import type { TestCards } from "#test/test-cards.ts";
import { aPaymentWish, callPlace, openPayment, openTestTill } from "#test/test-checkout.ts";
import { sendAll } from "#test/test-post-office.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let cards: TestCards;
let admin: string;
beforeAll(async () => {
  ({ shop, cards } = await openTestTill());
  admin = await shop.signIn("admin");
});
beforeEach(() => shop.clock.set("2026-06-01T10:00:00Z"));

const EMAIL = "anna@example.com";

async function aBooking(type: "rv" | "equipment" = "equipment"): Promise<number> {
  const item = await anItem(shop.db, { type, name: "Tält" });
  const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
  await cards.pay(opened.clientSecret);
  return (await callPlace(shop, opened.intentId)).json<{ id: number }>().id;
}

async function anApprovedBooking(): Promise<number> {
  const id = await aBooking();
  const answer = await patch(id, { paymentAction: "capture" });
  expect(answer.statusCode, answer.body).toBe(200);
  return id;
}

const find = (bookingId: unknown, email: unknown = EMAIL) =>
  shop.call("/api/withdrawals/find", { method: "POST", body: { bookingId, email } });
const withdraw = (bookingId: unknown, email: unknown = EMAIL) =>
  shop.call("/api/withdrawals", { method: "POST", body: { bookingId, email } });
const patch = (id: number, body: object) =>
  shop.call(`/api/bookings/${id}`, { method: "PATCH", body, as: admin });
const concerns = async () =>
  (await shop.call("/api/oversight", { as: admin })).json<Overview>().concerns;

async function lettersOf(id: number) {
  return rowsOf<{ type: string; recipient: string; plain_text: string }>(
    shop.db,
    sql`select type, recipient, plain_text from mail_queue
      where booking_id = ${id} and type like 'withdrawal%' order by id`,
  );
}

describe("withdrawing", () => {
  test("from an approved booking: the customer gets a receipt, the shop is told, and staff see what to do", async () => {
    const id = await anApprovedBooking();
    const found = (await find(id)).json<Withdrawal>();
    expect(found).toMatchObject({
      bookingId: id,
      rentalItemName: "Tält",
      chargedAmount: 2000,
      reservedAmount: 0,
      isCancelled: false,
      withdrawnAt: null,
    });
    shop.clock.advance({ days: 14 });
    const answer = await withdraw(id);
    expect(answer.statusCode, answer.body).toBe(200);
    const at = shop.clock.now().toISOString();
    expect(answer.json()).toEqual({ ...found, withdrawnAt: at });
    const seen = await shop.call(`/api/bookings/${id}`, { as: admin });
    expect(seen.json()).toMatchObject({ status: "confirmed", withdrawnAt: at });
    const [receipt, notice, ...rest] = await lettersOf(id);
    expect(rest).toEqual([]);
    expect(receipt).toMatchObject({ type: "withdrawal_received", recipient: EMAIL });
    expect(receipt?.plain_text).toContain("15 juni 2026 kl. 12:00");
    expect(receipt?.plain_text).toMatch(/Du får tillbaka 2.000.kr/);
    expect(notice).toMatchObject({ type: "withdrawal_notice", recipient: "butiken@example.se" });
    expect(notice?.plain_text).toContain("Avboka och betala tillbaka");
    expect(await concerns()).toContainEqual(
      expect.objectContaining({ kind: "withdrawn", bookingId: id, at }),
    );
    const history = await shop.call(`/api/bookings/${id}/history`, { as: admin });
    expect(history.json<Change[]>()[0]).toMatchObject({
      action: "booking.withdrawn",
      actor: "Kunden",
    });
  });

  test("is done once, however often and by however many it is said", async () => {
    const id = await aBooking();
    const answers = await Promise.all([withdraw(id), withdraw(id), withdraw(id)]);
    shop.clock.advance({ minutes: 5 });
    answers.push(await withdraw(id));
    const moments = answers.map((answer) => answer.json<Withdrawal>().withdrawnAt);
    expect(new Set(moments)).toEqual(new Set(["2026-06-01T10:00:00.000Z"]));
    expect(await lettersOf(id)).toHaveLength(2);
  });

  test("from what is only reserved says that nothing was charged", async () => {
    const id = await aBooking();
    expect((await withdraw(id)).json()).toMatchObject({ chargedAmount: 0, reservedAmount: 2000 });
    const [receipt, notice] = await lettersOf(id);
    expect(receipt?.plain_text).toContain("Inget har dragits från ditt kort");
    expect(notice?.plain_text).toContain("reservationen på kundens kort släpps");
  });

  test("from several things names each of them, with how many", async () => {
    const tent = await anItem(shop.db, { type: "equipment", name: "Tält" });
    const shoes = await anItem(shop.db, { type: "equipment", name: "Snöskor" });
    const booking = { lines: [{ rentalItemId: shoes.id, quantity: 1 }] };
    const wish = aPaymentWish({ itemId: tent.id, amount: 4000, booking });
    const opened = await openPayment(shop, wish);
    await cards.pay(opened.clientSecret);
    const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
    const named = { rentalItemName: "Tält", lines: [{ name: "Snöskor", quantity: 1 }] };
    expect((await find(id)).json()).toMatchObject(named);
    expect((await withdraw(id)).json()).toMatchObject(named);
    expect((await find(await aBooking())).json()).not.toHaveProperty("lines");
  });

  test("from what was never paid promises no money, and tells the shop of none", async () => {
    const id = await aBooking();
    await shop.db.execute(sql`update payments set status = 'expired' where booking_id = ${id}`);
    expect((await withdraw(id)).json()).toMatchObject({ chargedAmount: 0, reservedAmount: 0 });
    const [receipt, notice] = await lettersOf(id);
    expect(receipt?.plain_text).toContain("Du har inte betalat något");
    expect(receipt?.plain_text).not.toContain("reservation");
    expect(notice?.plain_text).toContain("Kunden har inte betalat något.");
  });

  test("no longer stands among what is to be done once the booking is cancelled, and can still be looked at", async () => {
    const id = await anApprovedBooking();
    await withdraw(id);
    await patch(id, { status: "cancelled" });
    const kinds = (await concerns()).flatMap((one) =>
      "bookingId" in one && one.bookingId === id ? [one.kind] : [],
    );
    expect(kinds).toEqual(["charged-but-cancelled"]);
    expect((await find(id)).json()).toMatchObject({
      withdrawnAt: "2026-06-01T10:00:00.000Z",
      isCancelled: true,
    });
  });

  test("is over once the booking is taken up again: the terms count as before, and it can be withdrawn from anew", async () => {
    const id = await anApprovedBooking();
    const key = await newOwnKey(shop.db, id, shop.clock.now());
    const page = async () => (await shop.call(`/api/my-booking/${key}`)).json<MyBooking>();
    await withdraw(id);
    expect((await page()).steps.map(({ key: step }) => step)).toContain("withdrawn");
    await patch(id, { status: "cancelled" });
    shop.clock.advance({ days: 1 });
    expect((await patch(id, { status: "confirmed" })).statusCode).toBe(200);
    expect((await shop.call(`/api/bookings/${id}`, { as: admin })).json()).toMatchObject({
      withdrawnAt: null,
    });
    const taken = await page();
    expect(taken.steps.map(({ key: step }) => step)).not.toContain("withdrawn");
    expect(taken.changes.allowed).toBe(true);
    const kinds = (await concerns()).flatMap((one) =>
      "bookingId" in one && one.bookingId === id ? [one.kind] : [],
    );
    expect(kinds).not.toContain("withdrawn");
    // No longer as one who has withdrawn, but by the policy: nothing goes back the day before.
    shop.clock.set("2026-06-30T08:00:00Z");
    expect((await page()).cancellation).toMatchObject({ refund: 0 });
    shop.clock.set("2026-06-03T08:00:00Z");
    const again = await withdraw(id);
    expect(again.json()).toMatchObject({ withdrawnAt: "2026-06-03T08:00:00.000Z" });
    expect(await lettersOf(id)).toHaveLength(4);
  });

  test("takes the address as people write it", async () => {
    expect((await find(await aBooking(), "  Anna@Example.COM ")).statusCode).toBe(200);
  });
});

describe("is refused in words, and nothing happens,", () => {
  test("when fourteen days have gone since the approval", async () => {
    const id = await anApprovedBooking();
    shop.clock.advance({ days: 15 });
    const answer = await withdraw(id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toContain("mer än 14 dagar");
    expect(await lettersOf(id)).toEqual([]);
  });

  test("for a motorhome", async () => {
    const answer = await withdraw(await aBooking("rv"));
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toContain("ingen ångerrätt");
  });

  test("once the rental has begun, by Swedish clocks", async () => {
    const id = await aBooking();
    shop.clock.set("2026-07-01T12:59:00Z");
    expect((await find(id)).statusCode).toBe(200);
    shop.clock.set("2026-07-01T13:00:00Z");
    const answer = await withdraw(id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toContain("Hyrestiden har börjat");
  });

  test("for a booking that is off already", async () => {
    const id = await aBooking();
    await patch(id, { status: "cancelled" });
    const answer = await withdraw(id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toContain("redan avbokad");
  });

  test("to whoever knows only half of number and address, in the same words", async () => {
    const id = await aBooking();
    const [stranger, unknown] = [await find(id, "annan@example.com"), await find(9, EMAIL)];
    expect(stranger.statusCode).toBe(404);
    expect(stranger.body).toBe(unknown.body);
    expect(stranger.json<{ message: string }>().message).toContain("Vi hittar ingen bokning");
  });

  test.each([
    ["1234567", EMAIL],
    [-1, EMAIL],
    [1.5, EMAIL],
    [3_000_000_000, EMAIL],
    [1, ""],
    [1, "a".repeat(300)],
    [1, "a\u0000b"],
    [1, null],
  ])("for number %j and address %j", async (number, email) => {
    expect((await withdraw(number, email)).statusCode).toBe(400);
  });
});

test("the letters' link is there once, with what spares its bearer all waiting", async () => {
  const id = await anApprovedBooking();
  await sendAll(shop);
  const letters = await rowsOf<{ type: string; plain_text: string }>(
    shop.db,
    sql`select type, plain_text from mail_queue where booking_id = ${id}
      and type in ('booking_confirmation', 'booking_confirmed') order by id`,
  );
  const token = await letterToken(shop.db, id);
  expect(letters).toHaveLength(2);
  for (const { plain_text } of letters)
    expect(plain_text.match(/\S+\/angra\S*/g)).toEqual([
      expect.stringMatching(new RegExp(`/angra\\?bokning=${id}&t=${token}$`)),
    ]);
});

test("whoever comes from a letter does not wait for those who guess", async () => {
  const strict = await openTestShop();
  const body = { bookingId: 1, email: EMAIL };
  const tryOnce = (token: string, path = "find", bookingId = 1) =>
    strict.call(`/api/withdrawals${path && `/${path}`}?t=${token}`, {
      method: "POST",
      body: { ...body, bookingId },
    });
  for (let tries = 0; tries < 20; tries += 1)
    expect((await tryOnce("gissat")).statusCode).toBe(404);
  expect((await tryOnce("gissat")).statusCode).toBe(429);
  const token = await letterToken(strict.db, 1);
  expect((await tryOnce(token)).statusCode).toBe(404);
  expect((await tryOnce(token, "")).statusCode).toBe(404);
  // It is of one booking, and no key to others.
  expect((await tryOnce(token, "find", 2)).statusCode).toBe(429);
});

test("nobody guesses number and address: after twenty tries one waits", async () => {
  const strict = await openTestShop();
  const tryOnce = () =>
    strict.call("/api/withdrawals/find", { method: "POST", body: { bookingId: 1, email: EMAIL } });
  for (let tries = 0; tries < 20; tries += 1) expect((await tryOnce()).statusCode).toBe(404);
  const answer = await tryOnce();
  expect(answer.statusCode).toBe(429);
  expect(answer.headers["retry-after"]).toBe("600");
  strict.clock.advance({ minutes: 10 });
  expect((await tryOnce()).statusCode).toBe(404);
});
