import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { finishAttempts } from "#server/money/finish-attempts.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import type { TestCards } from "#test/test-cards.ts";
import { aPaymentWish, callPlace, openPayment, openTestTill } from "#test/test-checkout.ts";
import type { TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let cards: TestCards;
let parts: () => LetGoParts;
let admin: string;
beforeAll(async () => {
  ({ shop, cards, parts } = await openTestTill());
  admin = await shop.signIn("admin");
});

async function aBooking() {
  const item = await anItem(shop.db);
  const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
  await cards.pay(opened.clientSecret);
  const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
  return { id, intentId: opened.intentId };
}

const act = (id: number, paymentAction: "capture" | "void") =>
  shop.call(`/api/bookings/${id}`, { method: "PATCH", body: { paymentAction }, as: admin });

async function countReceipts(id: number): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    shop.db,
    sql`select count(*)::int as count from receipts where booking_id = ${id}`,
  );
  return row!.count;
}

test("of ten who approve the same booking at once, one does, and the others are told", async () => {
  const { id, intentId } = await aBooking();
  const [, ...answers] = await Promise.all([
    followIntent(parts(), intentId),
    ...Array.from({ length: 10 }, () => act(id, "capture")),
  ]);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(9);
  expect(await countReceipts(id)).toBe(1);
  const [row] = await rowsOf(
    shop.db,
    sql`select
      (select count(*)::int from payment_attempts a join payments p on p.id = a.payment_id
        where p.booking_id = ${id} and a.action = 'capture') as charges,
      (select count(*)::int from mail_queue where booking_id = ${id} and type = 'booking_confirmed') as letters`,
  );
  expect(row).toEqual({ charges: 1, letters: 1 });
});

test("one who approves and one who says no at once: the booking is wholly one or wholly the other", async () => {
  for (let round = 0; round < 8; round += 1) {
    const { id } = await aBooking();
    await Promise.all([act(id, "capture"), act(id, "void")]);
    shop.clock.advance({ seconds: 61 });
    await finishAttempts(parts());
    const [row] = await rowsOf<{ status: string; payment: string }>(
      shop.db,
      sql`select b.status, p.status as payment from bookings b join payments p on p.booking_id = b.id
        where b.id = ${id}`,
    );
    expect([
      ["confirmed", "captured"],
      ["cancelled", "cancelled"],
    ]).toContainEqual([row!.status, row!.payment]);
    expect(await countReceipts(id)).toBe(row!.payment === "captured" ? 1 : 0);
  }
  expect(await reconcile(parts())).toMatchObject({ value: { differences: [] } });
});

test("refunds at the same time never give back more than was charged", async () => {
  const { id } = await aBooking();
  await act(id, "capture");
  const refund = () => {
    shop.clock.advance({ seconds: 1 });
    return shop.call(`/api/bookings/${id}/refund`, {
      method: "POST",
      body: { amount: 900, reason: "Regn" },
      as: admin,
    });
  };
  await Promise.all(Array.from({ length: 6 }, refund));
  while ((await refund()).statusCode === 200);
  const [row] = await rowsOf<{ refunded_amount: number }>(
    shop.db,
    sql`select refunded_amount::float from payments where booking_id = ${id}`,
  );
  expect(row!.refunded_amount).toBe(1800);
  expect(await reconcile(parts())).toMatchObject({ value: { differences: [] } });
});

test("captures at the same time number their receipts and vouchers without a gap", async () => {
  const bookings = [];
  for (let number = 0; number < 12; number += 1) bookings.push(await aBooking());
  await Promise.all(bookings.map(({ id }) => act(id, "capture")));
  for (const table of [sql`receipts`, sql`vouchers`]) {
    const [row] = await rowsOf<{ count: number; last: number }>(
      shop.db,
      sql`select count(*)::int as count, max(number) as last from ${table}`,
    );
    expect(row!.last).toBe(row!.count);
  }
});
