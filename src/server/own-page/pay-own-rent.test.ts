import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MyBooking } from "#contracts/my-booking.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});
beforeEach(() => counter.shop.clock.set("2026-05-01T10:00:00Z"));

async function anApproved() {
  const { id } = await counter.aBooking();
  const approved = await counter.patch(id, { paymentAction: "capture" });
  expect(approved.statusCode, approved.body).toBe(200);
  return { id, key: await newOwnKey(counter.shop.db, id, counter.shop.clock.now()) };
}

/** A night more, which the customer is to pay on the premises. */
async function aLaterOne() {
  const { id, key } = await anApproved();
  const { version } = await counter.booking(id);
  const change = { endDate: "2026-07-04", version, money: "later" };
  const changed = await counter.post(`/api/bookings/${id}/changes`, change);
  expect(changed.statusCode, changed.body).toBe(200);
  return { id, key };
}

const page = async (key: string) =>
  (await counter.shop.call(`/api/my-booking/${key}`)).json<MyBooking>();
const rentOf = async (key: string) => (await page(key)).todo.find((one) => one.key === "rent");
const pay = (key: string) => counter.post(`/api/my-booking/${key}/pay`, undefined, "");
const pathOf = async (key: string) => (await pay(key)).json<{ path: string }>().path;
const links = async (id: number) =>
  (
    await rowsOf<{ n: number }>(
      counter.shop.db,
      sql`select count(*)::int as n from payment_links where booking_id = ${id}`,
    )
  )[0]?.n;

describe("a sum that no link asks for", () => {
  test("stands first among what is to be done, and is paid from the page", async () => {
    const { id, key } = await aLaterOne();
    expect((await rentOf(key))?.label.replaceAll("\u00a0", " ")).toBe("Betala 1 000 kr");
    expect((await rentOf(key))?.path).toBe("#betalning");
    const letters = await counter.lettersOf(id);
    const path = await pathOf(key);
    expect(path).toMatch(/^\/betala\/[\w-]+$/);
    expect(await counter.lettersOf(id)).toEqual(letters);
    const paid = await counter.payLink(path.slice("/betala/".length));
    expect(paid.statusCode, paid.body).toBe(200);
    expect((await page(key)).booking).toMatchObject({ paidAmount: 3000, dueAmount: 0 });
    expect(await rentOf(key)).toBeUndefined();
    expect(await reconcile(counter.parts())).toMatchObject({ value: { differences: [] } });
  });

  test("leads to one and the same payment, however often it is pressed", async () => {
    const { id, key } = await aLaterOne();
    const first = await pathOf(key);
    const second = await pathOf(key);
    expect(second).toBe(first);
    expect((await rentOf(key))?.path).toBe(first);
    expect(await links(id)).toBe(1);
  });

  test("is noted as the customer's own doing", async () => {
    const { id, key } = await aLaterOne();
    await pathOf(key);
    const history = await counter.shop.call(`/api/bookings/${id}/history`, { as: counter.admin });
    expect(history.json<unknown[]>()[0]).toMatchObject({
      action: "payment.link-sent",
      actor: "Kunden",
      after: { amount: 1000, isLedThere: true },
    });
  });

  test("is paid from the page also by whoever has no address to mail a link to", async () => {
    const { id, key } = await aLaterOne();
    await counter.shop.db.execute(sql`update bookings set customer_email = '' where id = ${id}`);
    expect(await pathOf(key)).toMatch(/^\/betala\//);
  });
});

test("where the link has lapsed the page asks for no link that is dead, and leads to a new payment", async () => {
  const { id, key } = await aLaterOne();
  await counter.post(`/api/bookings/${id}/payment-link`);
  const sent = (await rentOf(key))?.path;
  expect(sent).toMatch(/^\/betala\//);
  expect(await pathOf(key)).toBe(sent);
  counter.shop.clock.advance({ days: 3 });
  expect((await rentOf(key))?.path).toBe("#betalning");
  const path = await pathOf(key);
  expect(path).not.toBe(sent);
  expect((await counter.payLink(path.slice("/betala/".length))).statusCode).toBe(200);
});

test("a link that was used leaves the rest to be paid from the page", async () => {
  const { id, key } = await aLaterOne();
  await counter.post(`/api/bookings/${id}/payment-link`, { amount: 400 });
  await counter.payLink(await counter.lastLink());
  expect((await rentOf(key))?.label.replaceAll("\u00a0", " ")).toBe("Betala 600 kr");
  expect(await pathOf(key)).toMatch(/^\/betala\//);
});

test("a payment that the customer opened and left is no link that anybody sent", async () => {
  const { id, key } = await aLaterOne();
  await pathOf(key);
  counter.shop.clock.advance({ days: 3 });
  expect(await counter.concernsOf(id)).toEqual([]);
  await counter.post(`/api/bookings/${id}/payment-link`);
  counter.shop.clock.advance({ days: 3 });
  expect(await counter.concernsOf(id)).toMatchObject([{ kind: "link-lapsed", amount: 1000 }]);
  await pathOf(key);
  counter.shop.clock.advance({ days: 3 });
  expect(await counter.concernsOf(id)).toMatchObject([{ kind: "link-lapsed", amount: 1000 }]);
});

describe("nobody is led to a payment", () => {
  test("where all is paid, or the booking is off", async () => {
    const paid = await anApproved();
    const off = await aLaterOne();
    await counter.patch(off.id, { status: "cancelled" });
    for (const { id, key } of [paid, off]) {
      expect(await rentOf(key)).toBeUndefined();
      const answer = await pay(key);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: "own-page.nothing-due" });
      expect(await links(id)).toBe(0);
    }
  });

  test("who has paid so much that no card takes the rest is not asked for it, and told so", async () => {
    const { id, key } = await aLaterOne();
    await counter.record(id, { amount: 997 });
    expect((await rentOf(key))?.label.replaceAll("\u00a0", " ")).toBe("Betala 3 kr");
    await counter.record(id, { amount: 1 });
    expect(await rentOf(key)).toBeUndefined();
    const answer = await pay(key);
    expect(answer.json()).toMatchObject({ code: "checkout.amount-too-small" });
  });
});
