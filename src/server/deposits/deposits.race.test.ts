import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { watchAuthorizations } from "#server/money/watch-authorizations.ts";
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
beforeAll(async () => {
  ({ shop, cards, parts } = await openTestTill());
});

async function aBooking(): Promise<number> {
  const item = await anItem(shop.db, { depositAmount: 5000 });
  const wish = aPaymentWish({ itemId: item.id, start: "2026-12-01", end: "2026-12-03" });
  const opened = await openPayment(shop, wish);
  await cards.pay(opened.clientSecret);
  return (await callPlace(shop, opened.intentId)).json<{ id: number }>().id;
}

const intentOf = (secret: string) => secret.split("_secret_")[0]!;
const times = <T>(length: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length }, work));

async function count(query: ReturnType<typeof sql>): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(shop.db, query);
  return row!.count;
}

async function expectAccounts(): Promise<void> {
  expect(await reconcile(parts())).toMatchObject({ ok: true, value: { differences: [] } });
}

describe("a deposit", () => {
  test("that many ask for and pay at once is paid once and booked once", async () => {
    const id = await aBooking();
    const pay = async () => {
      const answer = await shop.call(`/api/deposit/${id}/create-payment`, { method: "POST" });
      if (answer.statusCode === 409) return undefined;
      expect(answer.statusCode, answer.body).toBe(200);
      const { clientSecret } = answer.json<{ clientSecret: string }>();
      await cards.pay(clientSecret);
      await Promise.all([
        followIntent(parts(), intentOf(clientSecret)),
        shop.call(`/api/deposit/${id}/status`),
      ]);
      return clientSecret;
    };
    const secrets = (await times(10, pay)).filter((secret) => secret !== undefined);
    expect(new Set(secrets).size).toBe(1);
    expect(
      await count(
        sql`select count(*)::int from payments where booking_id = ${id} and kind = 'deposit'`,
      ),
    ).toBe(1);
    expect(
      await count(
        sql`select count(*)::int from vouchers where booking_id = ${id} and kind = 'deposit'`,
      ),
    ).toBe(1);
    await expectAccounts();
  });

  test("whose sum changes while it is being paid is never paid twice", async () => {
    const id = await aBooking();
    const create = () => shop.call(`/api/deposit/${id}/create-payment`, { method: "POST" });
    const { clientSecret } = (await create()).json<{ clientSecret: string }>();
    await shop.db.execute(sql`update bookings set deposit_amount = 7000 where id = ${id}`);
    const [, ...answers] = await Promise.all([
      cards.pay(clientSecret),
      create(),
      create(),
      create(),
    ]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 200))
      await cards.pay(answer.json<{ clientSecret: string }>().clientSecret);
    await shop.call(`/api/deposit/${id}/status`);
    expect(
      await count(sql`select count(*)::int from payments
        where booking_id = ${id} and kind = 'deposit' and status = 'captured'`),
    ).toBe(1);
    await expectAccounts();
  });
});

test("many who remind of a deposit at once send one letter, and all are told that it is sent", async () => {
  const id = await aBooking();
  const as = await shop.signIn("staff");
  const path = `/api/bookings/${id}/send-deposit-reminder`;
  const answers = await times(5, () => shop.call(path, { method: "POST", as }));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(
    await count(
      sql`select count(*)::int from mail_queue where booking_id = ${id} and type = 'deposit_reminder'`,
    ),
  ).toBe(1);
});

test("a card that several authorise again at once is authorised once", async () => {
  const id = await aBooking();
  shop.clock.advance({ days: 7, minutes: 1 });
  await cards.sandbox.tick();
  await watchAuthorizations(parts());
  const admin = await shop.signIn("admin");
  await times(2, () =>
    shop.call(`/api/bookings/${id}/payment-link`, { method: "POST", as: admin }),
  );
  const letters = await rowsOf<{ html: string }>(
    shop.db,
    sql`select html from mail_queue where booking_id = ${id} and type = 'payment_link'`,
  );
  const tokens = letters.map(({ html }) => /\/betala\/([\w-]+)/.exec(html)![1]!);
  const pay = async (token: string) => {
    const at = `/api/payment-links/${token}`;
    const opened = await shop.call(`${at}/payment`, { method: "POST" });
    if (opened.statusCode === 409) return;
    const { clientSecret } = opened.json<{ clientSecret: string }>();
    await cards.pay(clientSecret);
    const body = { paymentIntentId: intentOf(clientSecret) };
    const done = await shop.call(`${at}/complete`, { method: "POST", body });
    expect(done.statusCode, done.body).toBe(200);
  };
  await Promise.all([...tokens, ...tokens, ...tokens].map(pay));
  const current = await rowsOf(
    shop.db,
    sql`select status from payments where booking_id = ${id} and kind = 'rent' and is_current`,
  );
  expect(current).toEqual([{ status: "authorized" }]);
  expect(
    await count(sql`select count(*)::int from payments
      where booking_id = ${id} and kind = 'rent' and status = 'authorized'`),
  ).toBe(1);
  await expectAccounts();
});
