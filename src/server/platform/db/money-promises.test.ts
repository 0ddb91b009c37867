import { randomUUID } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import { bookingMoney } from "#domain/payments/booking-money.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import type { Database } from "#server/platform/db/database.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { openTestDatabase } from "#test/databases.ts";
import * as refusals from "#test/refusals.ts";
import { outcome } from "#test/refusals.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const run = (statement: SQL) => refusals.run(database, statement);
const only = <T>(statement: SQL) => refusals.only<T>(database, statement);

async function aPayment(bookingId: number | null, { isCurrent = true } = {}): Promise<string> {
  const id = randomUUID();
  await database.db.execute(sql`
    insert into payments (id, kind, booking_id, provider_intent_id, amount, status, is_current, captured_at, created_at, updated_at)
      values (${id}, 'rent', ${bookingId}, ${`pi_${id}`}, 1000, 'captured', ${isCurrent}, now(), now(), now())`);
  return id;
}

async function someBooking(status = "pending"): Promise<number> {
  const { id } = await anItem(database.db);
  return aBooking(database.db, { itemId: id, start: "2026-07-02", end: "2026-07-03", status });
}

describe("payments", () => {
  test("one payment of the provider is one row, and one row belongs to one booking", async () => {
    const booking = await someBooking();
    const payment = await aPayment(booking);
    expect(
      await run(sql`
        insert into payments (id, kind, provider_intent_id, amount, created_at, updated_at)
          values (${randomUUID()}, 'rent', ${`pi_${payment}`}, 1000, now(), now())`),
    ).toBe("payments_provider_intent_id_key");
    expect(await outcome(aPayment(booking))).toBe("payments_one_current");
    expect(await outcome(aPayment(booking, { isCurrent: false }))).toBe("accepted");
  });

  test("a payment outlives its booking", async () => {
    const booking = await someBooking();
    const payment = await aPayment(booking);
    expect(await run(sql`delete from bookings where id = ${booking}`)).toBe("accepted");
    expect(await only(sql`select booking_id from payments where id = ${payment}`)).toEqual({
      booking_id: booking,
    });
  });

  test("what is given back and what is kept of a deposit never exceed what was paid", async () => {
    const payment = await aPayment(null);
    const settle = (refunded: number, kept: number) =>
      run(
        sql`update payments set refunded_amount = ${refunded}, kept_amount = ${kept} where id = ${payment}`,
      );
    expect(await settle(700, 300)).toBe("accepted");
    expect(await settle(700, 301)).toBe("payments_within_amount");
    expect(await settle(700.01, 300)).toBe("payments_within_amount");
    expect(await settle(-1, 0)).toBe("payments_refunded_amount_check");
  });

  test("of what was kept, what went back all the same is a loss, and never more than was kept", async () => {
    const payment = await aPayment(null);
    const lose = (refunded: number, kept: number, lost: number) =>
      run(sql`update payments set refunded_amount = ${refunded}, kept_amount = ${kept}, lost_amount = ${lost}
        where id = ${payment}`);
    expect(await lose(1000, 300, 300)).toBe("accepted");
    expect(await lose(1000, 300, 299.99)).toBe("payments_within_amount");
    expect(await lose(1000, 300, 301)).toBe("payments_lost_of_kept");
    expect(await lose(1000, 0, -1)).toBe("payments_lost_of_kept");
  });

  test("a payment is of more than nothing, an öre at least", async () => {
    const payment = await aPayment(null);
    const set = (amount: number) =>
      run(sql`update payments set amount = ${amount} where id = ${payment}`);
    expect(await set(0.01)).toBe("accepted");
    expect(await set(0)).toBe("payments_amount_check");
  });

  test("money that came by hand has a day and a key, and a key is used once", async () => {
    const key = randomUUID();
    const came = (fields: { method?: string; day?: string | null; key?: string | null }) => {
      const { method = "swish", day = "2026-06-01" } = fields;
      return run(sql`insert into payments (id, kind, booking_id, amount, status, is_current, captured_at, method,
          paid_on, key, created_at, updated_at)
        values (${randomUUID()}, 'rent', 1234567, 500, 'captured', false, now(), ${method},
          ${day}::date, ${"key" in fields ? fields.key : randomUUID()}::uuid, now(), now())`);
    };
    expect(await came({ day: null })).toBe("payments_by_hand");
    expect(await came({ key: null })).toBe("payments_by_hand");
    expect(await came({ key })).toBe("accepted");
    expect(await came({ key, method: "bank" })).toBe("payments_key");
    expect(await came({ method: "cheque" })).toBe("payments_method_check");
    expect(await came({ method: "card" })).toBe("payments_by_hand");
  });

  test("money that came by hand is charged when it is written, and no provider knows of it", async () => {
    const byHand = (fields: SQL) =>
      run(
        sql`update payments set method = 'till', paid_on = '2026-06-01', key = gen_random_uuid(), ${fields}`,
      );
    const cardPayment = await aPayment(null);
    const where = sql`where id = ${cardPayment}`;
    expect(await byHand(sql`amount = 1000 ${where}`)).toBe("payments_by_hand");
    expect(
      await byHand(sql`provider_intent_id = null, status = 'pending', captured_at = null ${where}`),
    ).toBe("payments_by_hand");
    expect(await byHand(sql`provider_intent_id = null ${where}`)).toBe("accepted");
    expect(
      await run(sql`update payments set taken_back_at = now() where id = ${await aPayment(null)}`),
    ).toBe("payments_by_hand");
  });

  test("nobody gets more back than was paid", async () => {
    const payment = await aPayment(null);
    expect(await run(sql`update payments set refunded_amount = 1001 where id = ${payment}`)).toBe(
      "payments_within_amount",
    );
  });

  test("a payment has one attempt under way at a time", async () => {
    const payment = await aPayment(null);
    const attempt = () =>
      run(sql`insert into payment_attempts (id, payment_id, action, created_at)
        values (${randomUUID()}, ${payment}, 'capture', now())`);
    expect(await attempt()).toBe("accepted");
    expect(await attempt()).toBe("payment_attempts_one_started");
  });

  test("a booking's rent moves once at a time, over all its payments; a deposit stands in nobody's way", async () => {
    const booking = await someBooking();
    const attempt = async (bookingId: number | null, action = "capture") =>
      run(sql`insert into payment_attempts (id, payment_id, booking_id, action, created_at)
        values (${randomUUID()}, ${await aPayment(booking, { isCurrent: false })}, ${bookingId}, ${action}, now())`);
    expect(await attempt(booking)).toBe("accepted");
    expect(await attempt(booking, "void")).toBe("payment_attempts_one_rent_move");
    expect(await attempt(null, "void")).toBe("accepted");
    expect(await attempt(await someBooking())).toBe("accepted");
    await database.db.execute(sql`update payment_attempts set state = 'done', finished_at = now()
      where booking_id = ${booking}`);
    expect(await attempt(booking, "void")).toBe("accepted");
  });

  test("a refund says how much, and what is released or opened does not", async () => {
    const attempt = async (action: string, amount: number | null) =>
      run(sql`insert into payment_attempts (id, payment_id, action, amount, created_at)
        values (${randomUUID()}, ${await aPayment(null)}, ${action}, ${amount}, now())`);
    expect(await attempt("refund", null)).toBe("payment_attempts_amount_of");
    expect(await attempt("void", 5)).toBe("payment_attempts_amount_of");
    expect(await attempt("refund", 0)).toBe("payment_attempts_amount_check");
    for (const amount of [null, 0.5]) expect(await attempt("capture", amount)).toBe("accepted");
  });

  test("of rent, and of a deposit, one refund at a time is wished for, also of a booking that is gone", async () => {
    const booking = 7_654_321;
    const wish = (kind: string, amount = 500) =>
      run(sql`insert into refund_wishes (id, booking_id, kind, amount, reason, left_to_give, created_at)
        values (${randomUUID()}, ${booking}, ${kind}, ${amount}, 'Regn', ${amount}, now())`);
    expect(await wish("rent")).toBe("accepted");
    expect(await wish("rent")).toBe("refund_wishes_one_open");
    expect(await wish("deposit")).toBe("accepted");
    expect(await wish("charge")).toBe("refund_wishes_kind_check");
    const end = (state: string, left: number) =>
      run(sql`update refund_wishes set state = ${state}, left_to_give = ${left}, finished_at = now()
        where booking_id = ${booking} and kind = 'rent' and state = 'open'`);
    expect(await end("done", 1)).toContain("refund_wishes_check");
    expect(await end("failed", 501)).toContain("refund_wishes_check");
    expect(await end("done", 0)).toBe("accepted");
    expect(await wish("rent")).toBe("accepted");
  });
});

describe("what a booking's rent comes to", () => {
  type Row = { status: PaymentStatus; amount: number; refundedAmount: number };

  /** The table's word, and the shop's own function's of the rows as they stand. */
  async function expectCounted(id: number): Promise<{ due: number; charged: number }> {
    const booking = await only<{ status: BookingStatus; totalPrice: number; waived: number }>(
      sql`select status, total_price as "totalPrice", waived::float from bookings where id = ${id}`,
    );
    const payments = (await database.db.execute(sql`select status, amount::float,
        refunded_amount::float as "refundedAmount", is_let_go as "isLetGo", taken_back_at is not null as "isTakenBack"
      from payments where booking_id = ${id} and kind = 'rent'`)) as {
      rows: (Row & { isLetGo: boolean; isTakenBack: boolean })[];
    };
    const counted = await only<{ due: number; charged: number }>(
      sql`select total, waived::float, charged::float, refunded::float, reserved::float, due::float
        from booking_money where booking_id = ${id}`,
    );
    const { paid: _paid, ...money } = bookingMoney(booking, payments.rows);
    expect(counted).toEqual(money);
    return counted;
  }

  const change = (statement: SQL) => database.db.execute(statement);

  test("is counted as its payments come, move and go", async () => {
    const id = await someBooking();
    expect(await expectCounted(id)).toMatchObject({ charged: 0, due: 1000 });
    const card = await aPayment(id);
    expect(await expectCounted(id)).toMatchObject({ charged: 1000, due: 0 });
    const moves = [
      sql`status = 'authorized', captured_at = null`,
      sql`is_let_go = true`,
      sql`is_let_go = false`,
      sql`status = 'captured', captured_at = now(), amount = 800.5`,
      sql`refunded_amount = 300.25`,
      sql`kind = 'deposit'`,
      sql`kind = 'rent'`,
      sql`method = 'swish', provider_intent_id = null, paid_on = '2026-06-01', key = gen_random_uuid()`,
      sql`taken_back_at = now()`,
      sql`taken_back_at = null`,
    ];
    const due = [];
    for (const move of moves) {
      await change(sql`update payments set ${move} where id = ${card}`);
      due.push((await expectCounted(id)).due);
    }
    expect(due).toEqual([0, 1000, 0, 199.5, 499.75, 1000, 499.75, 499.75, 1000, 499.75]);
    await aPayment(id, { isCurrent: false });
    expect(await expectCounted(id)).toMatchObject({ charged: 1800.5, due: -500.25 });
    await change(sql`delete from payments where booking_id = ${id}`);
    expect(await expectCounted(id)).toMatchObject({ charged: 0, due: 1000 });
  });

  test("follows its price, what is let off, and whether it is cancelled", async () => {
    const id = await someBooking();
    await aPayment(id);
    const due = [];
    for (const move of [
      sql`total_price = 1500`,
      sql`waived = 200.5`,
      sql`status = 'cancelled'`,
      sql`status = 'returned'`,
      sql`waived = 0, total_price = 900`,
    ]) {
      await change(sql`update bookings set ${move} where id = ${id}`);
      due.push((await expectCounted(id)).due);
    }
    expect(due).toEqual([500, 299.5, 0, 299.5, -100]);
  });

  test("moves along with a payment that gets another booking, and goes with its booking", async () => {
    const [from, to] = [await someBooking(), await someBooking()];
    const payment = await aPayment(from);
    await change(sql`update payments set booking_id = ${to} where id = ${payment}`);
    expect(await expectCounted(from)).toMatchObject({ due: 1000 });
    expect(await expectCounted(to)).toMatchObject({ due: 0 });
    await change(sql`delete from bookings where id = ${to}`);
    const left = sql`select count(*)::int as n from booking_money where booking_id = ${to}`;
    expect(await only(left)).toEqual({ n: 0 });
    expect(await run(sql`update payments set refunded_amount = 5 where id = ${payment}`)).toBe(
      "accepted",
    );
    expect(await only(left)).toEqual({ n: 0 });
  });
});
