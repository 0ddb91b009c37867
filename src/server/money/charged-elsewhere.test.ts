import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import type { DepositPayment } from "#contracts/deposits.ts";
import type { Overview } from "#contracts/oversight.ts";
import type { Receipt } from "#contracts/receipts.ts";
import { closeMonth } from "#server/accounting/close-month.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { compare } from "#server/oversight/compare.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { anItem, aUser } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import type { TestCards } from "#test/test-cards.ts";
import { aPaymentWish, callPlace, openPayment, openTestTill } from "#test/test-checkout.ts";
import type { TestShop } from "#test/test-shop.ts";

// What somebody does in the card provider's own pages, without a word to the shop.

let shop: TestShop;
let cards: TestCards;
let parts: () => LetGoParts;
let admin: string;
beforeAll(async () => {
  ({ shop, cards, parts } = await openTestTill());
  admin = await shop.signIn("admin");
});

async function at(instant: string): Promise<void> {
  shop.clock.set(instant);
  await shop.db.execute(
    sql`update sessions set created_at = '2020-01-01', expires_at = '2100-01-01'`,
  );
}

async function aBooking() {
  const item = await anItem(shop.db, { name: "Fjällripa", depositAmount: 5000 });
  const stay = { start: "2026-09-01", end: "2026-09-03" };
  const opened = await openPayment(shop, aPaymentWish({ itemId: item.id, ...stay }));
  await cards.pay(opened.clientSecret);
  const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
  return { id, intentId: opened.intentId };
}

const bookingOf = async (id: number) =>
  (await shop.call(`/api/bookings/${id}`, { as: admin })).json<Booking>();
const receiptOf = async (id: number) =>
  (await shop.call(`/api/receipts/${id}`, { as: admin })).json<Receipt>();
const concernsOf = async (id: number) =>
  (await shop.call("/api/oversight", { as: admin }))
    .json<Overview>()
    .concerns.filter((one) => "bookingId" in one && one.bookingId === id);
const lettersOf = async (id: number) =>
  (
    await rowsOf<{ type: string }>(
      shop.db,
      sql`select type from mail_queue where booking_id = ${id} order by id`,
    )
  ).map(({ type }) => type);
const refund = (id: number, amount: number) => {
  shop.clock.advance({ seconds: 1 });
  return shop.call(`/api/bookings/${id}/refund`, {
    method: "POST",
    as: admin,
    body: { amount, reason: "Regn" },
  });
};
const vouchersOf = (id: number) =>
  rowsOf<{ kind: string; day: string; ore: number }>(
    shop.db,
    sql`select v.kind, v.voucher_date::text as day, sum(l.amount_ore) filter (where l.amount_ore > 0)::int as ore
      from vouchers v join voucher_lines l on l.voucher_id = v.id
      where v.booking_id = ${id} group by v.id order by v.id`,
  );

async function expectAgreement(): Promise<void> {
  expect(await reconcile(parts())).toMatchObject({ value: { differences: [] } });
  expect((await checkBooks(shop.db)).faults).toEqual([]);
}

describe("money taken there is dated by the day it was taken", () => {
  test("however late the webhook comes", async () => {
    await at("2026-06-10T20:00:00Z");
    const { id, intentId } = await aBooking();
    await at("2026-06-10T21:30:00Z");
    await cards.gateway.capture({ intentId, amount: null }, "over there, in the evening");
    await at("2026-06-12T06:00:00Z");
    await followIntent(parts(), intentId);
    expect(await vouchersOf(id)).toEqual([{ kind: "rent", day: "2026-06-10", ore: 200_000 }]);
    expect(await bookingOf(id)).toMatchObject({ paymentCapturedDate: "2026-06-10T21:30:00.000Z" });
    expect(await receiptOf(id)).toMatchObject({
      issueDate: "2026-06-10",
      transactionDate: "2026-06-10T21:30:00.000Z",
    });
    await expectAgreement();
  });

  test("also when no webhook comes at all, and the comparison finds it", async () => {
    await at("2026-06-20T10:00:00Z");
    const { id, intentId } = await aBooking();
    await at("2026-06-20T22:30:00Z");
    await cards.gateway.capture({ intentId, amount: null }, "over there, past midnight in Sweden");
    await at("2026-06-25T10:00:00Z");
    expect((await compare(parts())).ok).toBe(true);
    expect(await vouchersOf(id)).toMatchObject([{ day: "2026-06-21" }]);
    await expectAgreement();
  });

  test("and in the next open month when its own is closed by then", async () => {
    await at("2026-06-28T10:00:00Z");
    const { id, intentId } = await aBooking();
    await at("2026-06-30T10:00:00Z");
    await cards.gateway.capture({ intentId, amount: null }, "over there, on the last day");
    await at("2026-07-02T10:00:00Z");
    const { id: by, username, role } = await aUser(shop.db, { role: "admin" });
    const closed = await closeMonth(
      { db: shop.db, clock: shop.clock },
      { year: 2026, month: 6 },
      { id: by, username, role },
    );
    expect(closed.ok).toBe(true);
    await followIntent(parts(), intentId);
    expect(await vouchersOf(id)).toMatchObject([{ day: "2026-07-01" }]);
    expect(await receiptOf(id)).toMatchObject({
      issueDate: "2026-07-01",
      transactionDate: "2026-06-30T10:00:00.000Z",
    });
    await expectAgreement();
  });

  test("and so is a deposit", async () => {
    await at("2026-07-06T10:00:00Z");
    const { id } = await aBooking();
    const opened = await shop.call(`/api/deposit/${id}/create-payment`, { method: "POST" });
    const { clientSecret } = opened.json<DepositPayment>();
    await at("2026-07-07T10:00:00Z");
    await cards.pay(clientSecret);
    await at("2026-07-09T10:00:00Z");
    await followIntent(parts(), clientSecret.split("_secret_")[0]!);
    expect(await vouchersOf(id)).toEqual([{ kind: "deposit", day: "2026-07-07", ore: 500_000 }]);
    await expectAgreement();
  });
});

describe("a part that is taken there", () => {
  test("is what booking, payment, receipt and voucher say, and confirms nothing", async () => {
    await at("2026-07-10T10:00:00Z");
    const { id, intentId } = await aBooking();
    await cards.captureOre(intentId, 150_000);
    await followIntent(parts(), intentId);
    await followIntent(parts(), intentId);
    expect(await bookingOf(id)).toMatchObject({
      status: "pending",
      paymentStatus: "captured",
      totalPrice: 2000,
      capturedAmount: 1500,
      refundedAmount: 0,
      paidAmount: 1500,
      reservedAmount: 0,
      waivedAmount: 0,
      dueAmount: 500,
    });
    const payments = await rowsOf(
      shop.db,
      sql`select amount::float, refunded_amount::float from payments where provider_intent_id = ${intentId}`,
    );
    expect(payments).toEqual([{ amount: 1500, refunded_amount: 0 }]);
    expect(await receiptOf(id)).toMatchObject({
      totalIncludingVat: 1500,
      totalVatAmount: 300,
      lineItems: [
        {
          name: "Delbetalning",
          description: expect.stringContaining(`Fjällripa, bokning ${id}`),
          totalPrice: 1500,
        },
      ],
    });
    expect(await vouchersOf(id)).toMatchObject([{ kind: "rent", ore: 150_000 }]);
    expect(await lettersOf(id)).toEqual(["booking_confirmation", "admin_notification"]);
    expect(await concernsOf(id)).toEqual([
      {
        kind: "charged-elsewhere",
        subject: String(id),
        since: "2026-07-10",
        bookingId: id,
        customerName: "Anna Berg",
        itemName: "Fjällripa",
        amount: 1500,
        occasion: expect.any(String) as string,
      },
    ]);
    await expectAgreement();
  });

  test("counts to the öre, in payment, receipt, VAT and voucher", async () => {
    const { id, intentId } = await aBooking();
    await cards.captureOre(intentId, 150_049);
    await followIntent(parts(), intentId);
    expect(await bookingOf(id)).toMatchObject({ capturedAmount: 1500.49, dueAmount: 499.51 });
    expect(await receiptOf(id)).toMatchObject({
      totalIncludingVat: 1500.49,
      totalVatAmount: 300.1,
      subtotalExcludingVat: 1200.39,
    });
    expect(await vouchersOf(id)).toMatchObject([{ kind: "rent", ore: 150_049 }]);
    await expectAgreement();
  });

  test("can be given back to the last krona, and not a krona more", async () => {
    await at("2026-07-11T10:00:00Z");
    const { id, intentId } = await aBooking();
    await cards.captureOre(intentId, 120_000);
    await followIntent(parts(), intentId);
    expect((await refund(id, 500)).statusCode).toBe(200);
    const tooMuch = await refund(id, 701);
    expect(tooMuch.statusCode).toBe(409);
    expect(tooMuch.json()).toMatchObject({ code: "payment.refund-too-much" });
    await expectAgreement();
    expect((await refund(id, 700)).statusCode).toBe(200);
    await followIntent(parts(), intentId);
    expect(await bookingOf(id)).toMatchObject({ capturedAmount: 1200, refundedAmount: 1200 });
    await expectAgreement();
  });
});
