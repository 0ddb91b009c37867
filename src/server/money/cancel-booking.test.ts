import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";
import { finishAttempts } from "./finish-attempts.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

const WHY = "Bilen är på verkstad";

function cancel(id: number, refund: number, { as = counter.admin, ...body } = {}) {
  return counter.post(`/api/bookings/${id}/cancel`, { refund, reason: WHY, ...body }, as);
}

async function aPaid() {
  const booking = await counter.aBooking();
  await counter.patch(booking.id, { paymentAction: "capture" });
  counter.shop.clock.advance({ seconds: 1 });
  return booking;
}

async function expectAgreement() {
  expect(await reconcile(counter.parts())).toMatchObject({ value: { differences: [] } });
  expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
}

const inPlainSpaces = (text: string) => text.replaceAll("\u00a0", " ");

async function letterOf(id: number): Promise<string> {
  const [row] = await rowsOf<{ plain_text: string }>(
    counter.shop.db,
    sql`select plain_text from mail_queue
      where booking_id = ${id} and type = 'booking_cancelled' order by id desc limit 1`,
  );
  return inPlainSpaces(row?.plain_text ?? "");
}

async function refundLettersOf(id: number): Promise<{ text: string; numbers: string[] }[]> {
  const rows = await rowsOf<{ text: string; numbers: string[] }>(
    counter.shop.db,
    sql`select plain_text as text, receipt_numbers as numbers from mail_queue
      where booking_id = ${id} and type = 'refund_notice' order by id`,
  );
  return rows.map(({ text, numbers }) => ({ text: inPlainSpaces(text), numbers }));
}

async function takenNights(itemId: number): Promise<number> {
  const [row] = await rowsOf<{ taken: number }>(
    counter.shop.db,
    sql`select coalesce(sum(taken), 0)::int as taken from item_nights where rental_item_id = ${itemId}`,
  );
  return row?.taken ?? 0;
}

describe("cancelling in one press", () => {
  test("gives a part of what was charged back, keeps the rest as a fee, frees the nights and says all of it", async () => {
    const { id, itemId } = await aPaid();
    expect(await takenNights(itemId)).toBe(2);
    const answer = await cancel(id, 1200);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<Booking>()).toMatchObject({
      status: "cancelled",
      paidAmount: 800,
      refundedAmount: 1200,
      reservedAmount: 0,
      dueAmount: 0,
      cancellation: { refund: 1200, kept: 800 },
    });
    expect(await takenNights(itemId)).toBe(0);
    expect((await counter.receiptsOf(id)).map((one) => [one.kind, one.cause, one.total])).toEqual([
      ["receipt", "charge", 2000],
      ["credit", "charge", 2000],
      ["receipt", "cancellation", 800],
    ]);
    const letter = await letterOf(id);
    expect(letter).toContain("Du får tillbaka 1 200 kr av hyran");
    expect(letter).toContain("Vi betalar tillbaka 1 200 kr till kortet du betalade med.");
    expect(letter).toContain("800 kr behåller vi som avbokningsavgift.");
    const [credit, fee] = (await counter.receiptsOf(id)).slice(1);
    const told = await refundLettersOf(id);
    expect(told.map(({ numbers }) => numbers)).toEqual([
      [credit?.snapshot["receiptNumber"], fee?.snapshot["receiptNumber"]],
    ]);
    expect(told[0]?.text).toContain(
      "Krediterat 2 000 kr, avbokningsavgift 800 kr, tillbaka 1 200 kr",
    );
    expect(told[0]?.text).not.toContain("Kvar hos oss");
    expect(letter).toContain(WHY);
    expect(await counter.concernsOf(id)).toEqual([]);
    await expectAgreement();
  });

  test("lets a reservation go whole, and nothing is ever charged", async () => {
    const { id } = await counter.aBooking();
    expect((await cancel(id, 2000)).json<Booking>()).toMatchObject({
      status: "cancelled",
      paymentStatus: "cancelled",
      reservedAmount: 0,
      paidAmount: 0,
    });
    expect(await letterOf(id)).toContain("2 000 kr av det som var reserverat på ditt kort släpps.");
    expect(await counter.receiptsOf(id)).toEqual([]);
    await expectAgreement();
  });

  test("charges a reservation with the fee alone, and books it as that", async () => {
    const { id } = await counter.aBooking();
    expect((await cancel(id, 1500)).json<Booking>()).toMatchObject({
      status: "cancelled",
      paymentStatus: "captured",
      paidAmount: 500,
      reservedAmount: 0,
    });
    const standing = (await counter.receiptsOf(id)).filter(({ cause }) => cause !== "charge");
    expect(standing.map(({ kind, total }) => [kind, total])).toEqual([["receipt", 500]]);
    expect(await counter.concernsOf(id)).toEqual([]);
    await expectAgreement();
  });

  test("leaves the sale as it is where all of it is kept", async () => {
    const { id } = await aPaid();
    expect((await cancel(id, 0)).json<Booking>()).toMatchObject({ paidAmount: 2000 });
    expect((await counter.receiptsOf(id)).map(({ kind }) => kind)).toEqual(["receipt"]);
    expect(await letterOf(id)).toContain("Vi behåller hyran på 2 000 kr.");
    expect(await counter.concernsOf(id)).toEqual([]);
    await expectAgreement();
  });

  test("lists what came by hand until it is given back, and books the fee only then", async () => {
    const { id } = await counter.aBooking();
    // Refused, taken up again, and paid by Swish.
    await counter.patch(id, { paymentAction: "void" });
    await counter.patch(id, { status: "confirmed" });
    await counter.record(id, { amount: 2000 });
    counter.shop.clock.advance({ seconds: 1 });
    expect((await cancel(id, 1200)).statusCode).toBe(200);
    expect(await letterOf(id)).toContain("Vi hör av oss om hur du får tillbaka dem.");
    expect(await counter.concernsOf(id)).toMatchObject([
      { kind: "charged-but-cancelled", amount: 1200, isDecided: true },
    ]);
    expect((await counter.receiptsOf(id)).map(({ cause }) => cause)).toEqual(["charge"]);
    const [swish] = await counter.payments(id);
    counter.shop.clock.advance({ seconds: 1 });
    const give = async (amount: number) => {
      const path = `/api/bookings/${id}/payments/${swish?.id}/give-back`;
      const given = await counter.post(path, { amount, reason: WHY });
      expect(given.statusCode, given.body).toBe(200);
      counter.shop.clock.advance({ seconds: 1 });
    };
    // A part of it is no fee yet.
    await give(500);
    const causes = (await counter.receiptsOf(id)).map(({ cause }) => cause);
    expect(causes).not.toContain("cancellation");
    await give(700);
    expect(await counter.concernsOf(id)).toEqual([]);
    const fees = (await counter.receiptsOf(id)).filter(({ cause }) => cause === "cancellation");
    expect(fees.map(({ total }) => total)).toEqual([800]);
    await expectAgreement();
  });

  test("gives the deposit back whole by the same press", async () => {
    const { id } = await aPaid();
    await counter.payDeposit(id);
    counter.shop.clock.advance({ seconds: 1 });
    expect((await cancel(id, 2000)).json<Booking>()).toMatchObject({
      refundedAmount: 2000,
      depositRefundedAmount: 5000,
    });
    expect(await letterOf(id)).toContain("Depositionen på 5 000 kr går tillbaka i sin helhet.");
    const told = await refundLettersOf(id);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("7 000 kr av hyran och depositionen återbetalas till kortet");
    expect(told[0]?.text).toContain("Hyra: 2 000 kr\nDeposition: 5 000 kr\nBelopp: 7 000 kr");
    expect(await counter.concernsOf(id)).toEqual([]);
    await expectAgreement();
  });

  test("gives back what was charged though more was only reserved, and is let go beside it", async () => {
    const { id } = await aPaid();
    const { version } = await counter.booking(id);
    const longer = { version, endDate: "2026-07-04", notify: false };
    expect((await counter.post(`/api/bookings/${id}/changes`, longer)).statusCode).toBe(200);
    await counter.post(`/api/bookings/${id}/payment-link`, { amount: 1000, charge: "reserve" });
    expect((await counter.payLink(await counter.lastLink())).statusCode).toBe(200);
    expect(await counter.booking(id)).toMatchObject({ paidAmount: 2000, reservedAmount: 1000 });
    counter.shop.clock.advance({ seconds: 1 });
    expect((await cancel(id, 3000)).json<Booking>()).toMatchObject({
      status: "cancelled",
      paidAmount: 0,
      refundedAmount: 2000,
      reservedAmount: 0,
    });
    const letter = await letterOf(id);
    expect(letter).toContain("Vi betalar tillbaka 2 000 kr till kortet du betalade med.");
    expect(letter).not.toContain("på annat sätt än med kort");
    expect(await counter.concernsOf(id)).toEqual([]);
    await expectAgreement();
  });

  test("tells nobody to give by hand what the customer's bank has", async () => {
    const { id, intentId } = await counter.aBooking({ card: "isDisputed" });
    await counter.patch(id, { paymentAction: "capture" });
    await followIntent(counter.parts(), intentId);
    counter.shop.clock.advance({ seconds: 1 });
    const key = await newOwnKey(counter.shop.db, id, counter.shop.clock.now());
    const own = await counter.post(`/api/my-booking/${key}/cancel`, { expectedRefund: 2000 }, "");
    expect(own.statusCode, own.body).toBe(200);
    const letter = await letterOf(id);
    expect(letter).toContain("Pengarna finns hos din bank");
    expect(letter).toContain("2 000 kr har du begärt tillbaka genom din bank");
    expect(letter).not.toContain("på annat sätt än med kort");
    const [notice] = await rowsOf<{ plain_text: string }>(
      counter.shop.db,
      sql`select plain_text from mail_queue
        where booking_id = ${id} and type = 'cancelled_notice'`,
    );
    expect(inPlainSpaces(notice?.plain_text ?? "")).toContain("betala inte ut dem en gång till");
    expect(notice?.plain_text).not.toContain("för hand");
  });

  test("is done once: whoever presses again finds it cancelled, and nothing moves", async () => {
    const { id } = await aPaid();
    await cancel(id, 1200);
    const letters = await counter.lettersOf(id);
    expect((await cancel(id, 1200)).json<Booking>()).toMatchObject({ refundedAmount: 1200 });
    expect(await counter.lettersOf(id)).toEqual(letters);
  });

  test("answers whoever meant another sum with what the customer gets, and moves nothing", async () => {
    const { id } = await aPaid();
    const key = await newOwnKey(counter.shop.db, id, counter.shop.clock.now());
    const own = await counter.post(`/api/my-booking/${key}/cancel`, { expectedRefund: 2000 });
    expect(own.statusCode, own.body).toBe(200);
    const letters = await counter.lettersOf(id);
    for (const sum of [1200, 0])
      expect((await cancel(id, sum)).json<Booking>()).toMatchObject({
        cancellation: { refund: 2000 },
        refundedAmount: 2000,
      });
    expect(await counter.lettersOf(id)).toEqual(letters);
    expect(await counter.booking(id)).toMatchObject({ refundedAmount: 2000 });
  });

  test("stands though the provider does not answer, and the money follows by itself", async () => {
    const { id } = await aPaid();
    const { faults } = counter.cards.sandbox;
    faults.requests({ match: { path: "/refunds$" }, kind: "reset-after", times: 9 });
    expect((await cancel(id, 1200)).json<Booking>()).toMatchObject({
      status: "cancelled",
      refundedAmount: 0,
    });
    faults.clear();
    // Nobody takes it up again while its money is on the way.
    expect((await counter.patch(id, { status: "confirmed" })).json()).toMatchObject({
      code: "payment.busy",
    });
    counter.shop.clock.advance({ minutes: 11 });
    await finishAttempts(counter.parts());
    expect(await counter.booking(id)).toMatchObject({ refundedAmount: 1200, paidAmount: 800 });
    await expectAgreement();
  });

  test("says nothing to the customer where staff say so", async () => {
    const { id } = await aPaid();
    await cancel(id, 0, { notify: false } as object);
    expect(await letterOf(id)).toBe("");
  });

  test("raises the booking's version, so that whoever had it open is told", async () => {
    const { id } = await aPaid();
    const { version } = await counter.booking(id);
    await cancel(id, 2000);
    expect((await counter.booking(id)).version).toBe(version + 1);
  });
});

describe("who may cancel", () => {
  test("staff, who let what is reserved go", async () => {
    const { id } = await counter.aBooking();
    expect((await cancel(id, 2000, { as: counter.staff })).json<Booking>()).toMatchObject({
      status: "cancelled",
      reservedAmount: 0,
    });
    expect(await counter.concernsOf(id)).toEqual([]);
  });

  test("staff, and what they decide to give back of what was charged waits for an administrator", async () => {
    const { id } = await aPaid();
    expect((await cancel(id, 1200, { as: counter.staff })).json<Booking>()).toMatchObject({
      status: "cancelled",
      paidAmount: 2000,
      refundedAmount: 0,
      cancellation: { refund: 1200, kept: 800 },
    });
    expect(await counter.concernsOf(id)).toMatchObject([
      { kind: "charged-but-cancelled", amount: 1200 },
    ]);
    const letter = await letterOf(id);
    expect(letter).toContain("Du får tillbaka 1 200 kr av hyran");
    expect(letter).toContain(
      "Vi betalar tillbaka 1 200 kr och hör av oss till dig när det är gjort.",
    );
    expect(letter).not.toContain("på annat sätt än med kort");
    counter.shop.clock.advance({ seconds: 1 });
    const given = await counter.post(`/api/bookings/${id}/refund`, { amount: 1200, reason: WHY });
    expect(given.statusCode, given.body).toBe(200);
    expect(await counter.concernsOf(id)).toEqual([]);
    const fees = (await counter.receiptsOf(id)).filter(({ cause }) => cause === "cancellation");
    expect(fees.map(({ total }) => total)).toEqual([800]);
    await expectAgreement();
  });

  test("and a deposit that staff may not give back is listed for who may", async () => {
    const { id } = await aPaid();
    await counter.payDeposit(id);
    await cancel(id, 0, { as: counter.staff });
    expect((await counter.concernsOf(id)).map(({ kind }) => kind)).toEqual(["deposit-held"]);
  });
});

describe("what is refused changes nothing", () => {
  test.each([
    ["more than there is", { refund: 2001 }, 409, "Det går att betala tillbaka högst 2 000 kr."],
    ["less than nothing", { refund: -1 }, 400, ""],
    ["a part of an öre", { refund: 10.123 }, 400, ""],
    ["no reason", { refund: 0, reason: " " }, 400, ""],
  ])("%s", async (_what, body, status, message) => {
    const { id } = await aPaid();
    const answer = await counter.post(`/api/bookings/${id}/cancel`, { reason: WHY, ...body });
    expect(answer.statusCode).toBe(status);
    expect(inPlainSpaces(answer.json<{ message: string }>().message)).toContain(message);
    expect(await counter.booking(id)).toMatchObject({ status: "confirmed", refundedAmount: 0 });
  });

  test("a fee that no card can be charged with", async () => {
    const { id } = await counter.aBooking();
    const answer = await cancel(id, 1998);
    expect(answer.statusCode).toBe(409);
    expect(inPlainSpaces(answer.json<{ message: string }>().message)).toBe(
      "Minst 3 kr kan dras från kortet. Behåll mer, eller ge tillbaka hela 2 000 kr.",
    );
    expect(await counter.booking(id)).toMatchObject({ status: "pending", reservedAmount: 2000 });
  });

  test("a booking that is over", async () => {
    const { id } = await aPaid();
    await counter.patch(id, { status: "returned" });
    expect((await cancel(id, 0)).json()).toMatchObject({ code: "booking.is-over" });
  });
});

describe("what the customer was promised about cancelling", () => {
  test("is kept with the booking, as it was when it was made", async () => {
    const { id, itemId } = await counter.aBooking();
    expect((await counter.booking(id)).cancellationPolicy).toEqual([
      { daysBefore: 30, percent: 100 },
      { daysBefore: 14, percent: 50 },
    ]);
    const cancellationPolicy = [{ daysBefore: 2, percent: 100 }];
    const changed = await counter.shop.call(`/api/rental-items/${itemId}`, {
      method: "PATCH",
      body: { cancellationPolicy },
      as: counter.admin,
    });
    expect(changed.json()).toMatchObject({ cancellationPolicy });
    expect((await counter.booking(id)).cancellationPolicy).toHaveLength(2);
  });

  test("is the shop's own where its owner has set one, from the next booking on", async () => {
    const setting = (cancellationPolicy: unknown) =>
      counter.shop.call("/api/settings/shop", {
        method: "PATCH",
        body: { cancellationPolicy },
        as: counter.admin,
      });
    const before = await counter.aBooking();
    const own = [{ daysBefore: 7, percent: 100 }];
    await setting(own);
    const after = await counter.aBooking();
    await setting(null);
    expect((await counter.booking(before.id)).cancellationPolicy).toHaveLength(2);
    expect((await counter.booking(after.id)).cancellationPolicy).toEqual(own);
  });
});
