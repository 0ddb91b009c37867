import { sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import type { DepositPayment } from "#contracts/deposits.ts";
import { finishAttempts } from "#server/money/finish-attempts.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import type { TestCards } from "#test/test-cards.ts";
import { aPaymentWish, callPlace, openPayment, openTestTill } from "#test/test-checkout.ts";
import type { TestShop } from "#test/test-shop.ts";

// The books and what they tell of are written in one transaction: when one cannot be, neither is.

let shop: TestShop;
let cards: TestCards;
let parts: () => LetGoParts;
let admin: string;
beforeAll(async () => {
  ({ shop, cards, parts } = await openTestTill());
  admin = await shop.signIn("admin");
  await shop.db.execute(sql`create function refuse_voucher() returns trigger language plpgsql as
    $$ begin raise exception 'the disk is full'; end $$`);
});

/** From now on, each voucher breaks its transaction when everything else in it has been written. */
async function breakBooks(): Promise<void> {
  await shop.db.execute(sql`create constraint trigger broken_books after insert on vouchers
    deferrable initially deferred for each row execute function refuse_voucher()`);
}

async function mendBooks(): Promise<void> {
  await shop.db.execute(sql`drop trigger if exists broken_books on vouchers`);
}
afterEach(mendBooks);

async function aBooking() {
  const item = await anItem(shop.db, { depositAmount: 5000 });
  const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
  await cards.pay(opened.clientSecret);
  const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
  return { id, intentId: opened.intentId };
}

const capture = (id: number) =>
  shop.call(`/api/bookings/${id}`, {
    method: "PATCH",
    body: { paymentAction: "capture" },
    as: admin,
  });
const bookingOf = async (id: number) =>
  (await shop.call(`/api/bookings/${id}`, { as: admin })).json<Booking>();

async function writtenOf(id: number): Promise<string[]> {
  const rows = await rowsOf<{ what: string }>(
    shop.db,
    sql`select v.kind || case when v.receipt_id is null then '' else ' with receipt' end as what
      from vouchers v where v.booking_id = ${id}
      union all select 'receipt without voucher' from receipts r where r.booking_id = ${id}
        and not exists (select from vouchers v where v.receipt_id = r.id)`,
  );
  return rows.map(({ what }) => what);
}

/** Everything agrees, and no number is missing for what could not be written. */
async function expectWholeBooks(): Promise<void> {
  expect((await checkBooks(shop.db)).faults).toEqual([]);
  expect(await reconcile(parts())).toMatchObject({ value: { differences: [] } });
}

test("a charge whose voucher cannot be written is no charge yet, and one once it can", async () => {
  const { id } = await aBooking();
  await breakBooks();
  expect((await capture(id)).statusCode).toBe(500);
  expect(await bookingOf(id)).toMatchObject({ status: "pending", paymentStatus: "authorized" });
  expect(await writtenOf(id)).toEqual([]);
  await mendBooks();
  shop.clock.advance({ seconds: 61 });
  await finishAttempts(parts());
  expect(await bookingOf(id)).toMatchObject({ status: "confirmed", paymentStatus: "captured" });
  expect(await writtenOf(id)).toEqual(["rent with receipt"]);
  await expectWholeBooks();
});

test("so is a refund", async () => {
  const { id } = await aBooking();
  expect((await capture(id)).statusCode).toBe(200);
  await breakBooks();
  const body = { amount: 500, reason: "Regn" };
  const refund = await shop.call(`/api/bookings/${id}/refund`, { method: "POST", body, as: admin });
  expect(refund.statusCode).toBe(500);
  expect(await bookingOf(id)).toMatchObject({ refundedAmount: 0 });
  expect(await writtenOf(id)).toEqual(["rent with receipt"]);
  await mendBooks();
  shop.clock.advance({ seconds: 61 });
  await finishAttempts(parts());
  expect(await bookingOf(id)).toMatchObject({ refundedAmount: 500 });
  expect(await writtenOf(id)).toEqual(["rent with receipt", "rent-refund with receipt"]);
  await expectWholeBooks();
});

test("so is a deposit that was paid, and one that is given back", async () => {
  const { id } = await aBooking();
  const opened = await shop.call(`/api/deposit/${id}/create-payment`, { method: "POST" });
  const { clientSecret } = opened.json<DepositPayment>();
  await cards.pay(clientSecret);
  const intentId = clientSecret.split("_secret_")[0]!;
  await breakBooks();
  await expect(followIntent(parts(), intentId)).rejects.toThrow();
  expect((await bookingOf(id)).depositPaymentStatus).not.toBe("captured");
  expect(await writtenOf(id)).toEqual([]);
  await mendBooks();
  await followIntent(parts(), intentId);
  expect(await bookingOf(id)).toMatchObject({ depositPaymentStatus: "captured" });
  await breakBooks();
  const body = { kind: "deposit", amount: 5000, reason: "Allt var helt" };
  const refund = await shop.call(`/api/bookings/${id}/refund`, { method: "POST", body, as: admin });
  expect(refund.statusCode).toBe(500);
  expect(await bookingOf(id)).toMatchObject({ depositRefundedAmount: 0 });
  await mendBooks();
  shop.clock.advance({ seconds: 61 });
  await finishAttempts(parts());
  expect(await bookingOf(id)).toMatchObject({ depositRefundedAmount: 5000 });
  expect(await writtenOf(id)).toEqual(["deposit", "deposit-refund"]);
  await expectWholeBooks();
});
