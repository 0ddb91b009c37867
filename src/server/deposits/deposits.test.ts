import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import type { DepositPayment, DepositStatus } from "#contracts/deposits.ts";
import { letterToken } from "#server/bookings/letter-token.ts";
import { finishAttempts } from "#server/money/finish-attempts.ts";
import { followPayment } from "#server/money/follow-payment.ts";
import { sweepOpenPayments } from "#server/money/sweep-open-payments.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { formatKronor } from "#texts/format.ts";
import { anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import type { TestCards } from "#test/test-cards.ts";
import {
  aPaymentWish,
  callPlace,
  intentStatus,
  openPayment,
  openTestTill,
} from "#test/test-checkout.ts";
import type { TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let cards: TestCards;
let parts: () => LetGoParts;
let admin: string;
beforeAll(async () => {
  ({ shop, cards, parts } = await openTestTill());
  admin = await shop.signIn("admin");
});

/** What the page is told of a deposit that nobody has paid, and of one that nobody has touched since. */
const UNPAID = {
  status: "not_paid",
  depositAmount: 5000,
  refundedAmount: 0,
  keptAmount: 0,
  bankAmount: 0,
  rentDue: 0,
  todo: [],
};
const PAID = { ...UNPAID, status: "captured" };

async function aBooking(fields: { type?: "rv" | "equipment"; depositAmount?: number | null } = {}) {
  const item = await anItem(shop.db, { depositAmount: 5000, ...fields });
  const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
  await cards.pay(opened.clientSecret);
  const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
  return id;
}

const post = (path: string, body?: object, as = admin) =>
  shop.call(path, { method: "POST", as, ...(body && { body }) });
const create = (id: number) => shop.call(`/api/deposit/${id}/create-payment`, { method: "POST" });
/** As the link in a letter asks. */
async function statusOf(id: number): Promise<DepositStatus> {
  const token = await letterToken(shop.db, id);
  return (await shop.call(`/api/deposit/${id}/status?t=${token}`)).json<DepositStatus>();
}
const remind = (id: number, as = admin) =>
  post(`/api/bookings/${id}/send-deposit-reminder`, undefined, as);
const keep = (id: number, body: object, as = admin) =>
  post(`/api/bookings/${id}/deposit/keep`, body, as);
const bookingOf = async (id: number) =>
  (await shop.call(`/api/bookings/${id}`, { as: admin })).json<Booking>();
const patch = (id: number, body: object) =>
  shop.call(`/api/bookings/${id}`, { method: "PATCH", body, as: admin });
const setStatus = (id: number, status: string) => patch(id, { status });
const setAmount = (id: number, amount: number) =>
  shop.db.execute(sql`update bookings set deposit_amount = ${amount} where id = ${id}`);

async function secretOf(id: number): Promise<string> {
  const answer = await create(id);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<DepositPayment>().clientSecret;
}
const intentOf = (secret: string) => secret.split("_secret_")[0]!;

async function aPaidDeposit(): Promise<number> {
  const id = await aBooking();
  await cards.pay(await secretOf(id));
  await statusOf(id);
  return id;
}

const linesOf = (id: number, kind: string) =>
  rowsOf<{ account: number; ore: number }>(
    shop.db,
    sql`select l.account, l.amount_ore::int as ore from vouchers v
      join voucher_lines l on l.voucher_id = v.id
      where v.booking_id = ${id} and v.kind = ${kind} order by v.id, l.line`,
  );
const paymentsOf = (id: number) =>
  rowsOf<{ status: string; amount: number; is_current: boolean }>(
    shop.db,
    sql`select status, amount::float, is_current from payments
      where booking_id = ${id} and kind = 'deposit' order by created_at, status`,
  );
async function expectAccounts(): Promise<void> {
  expect(await reconcile(parts())).toMatchObject({ ok: true, value: { differences: [] } });
}

describe("the reminder", () => {
  test("mails the customer the link, remembers when, and says who sent it", async () => {
    const id = await aBooking();
    const answer = await remind(id);
    expect(answer.json()).toEqual({ depositReminderSentDate: shop.clock.now().toISOString() });
    const [letter] = await rowsOf<{ html: string; recipient: string }>(
      shop.db,
      sql`select * from mail_queue where booking_id = ${id} and type = 'deposit_reminder'`,
    );
    expect(letter!.recipient).toBe("anna@example.com");
    expect(letter!.html).toContain(`http://localhost/deposit-payment/${id}`);
    expect((await bookingOf(id)).depositReminderSentDate).toBe(shop.clock.now().toISOString());
    const log = await rowsOf(
      shop.db,
      sql`select action from audit_log where entity_id = ${String(id)}`,
    );
    expect(log).toContainEqual({ action: "deposit.reminder" });
  });

  test("is a letter of its own each time it is meant, and one where the same press comes twice", async () => {
    const id = await aBooking();
    const first = await remind(id);
    shop.clock.advance({ seconds: 9 });
    const again = await remind(id);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    shop.clock.advance({ seconds: 1 });
    await remind(id);
    const letters = await rowsOf(
      shop.db,
      sql`select id from mail_queue where booking_id = ${id} and type = 'deposit_reminder'`,
    );
    expect(letters).toHaveLength(2);
  });

  test("is refused where there is nothing to pay", async () => {
    const refusals = async (id: number) => (await remind(id)).json<{ code: string }>().code;
    expect(await refusals(await aBooking({ type: "equipment", depositAmount: null }))).toBe(
      "deposit.none",
    );
    expect(await refusals(await aBooking({ depositAmount: 0 }))).toBe("deposit.none");
    expect(await refusals(await aPaidDeposit())).toBe("deposit.paid");
    const cancelled = await aBooking();
    await setStatus(cancelled, "cancelled");
    expect(await refusals(cancelled)).toBe("deposit.booking-over");
    expect((await remind(9_999_998)).statusCode).toBe(404);
  });
});

describe("paying the deposit", () => {
  test("charges the card, is owed to the customer in the books, and is paid", async () => {
    const id = await aBooking();
    expect(await statusOf(id)).toEqual(UNPAID);
    const secret = await secretOf(id);
    expect(await statusOf(id)).toEqual(UNPAID);
    expect((await bookingOf(id)).depositPaymentStatus).toBeNull();
    expect(await cards.pay(secret)).toBe("succeeded");
    expect(await statusOf(id)).toEqual(PAID);
    expect(await bookingOf(id)).toMatchObject({
      status: "pending",
      depositPaymentStatus: "captured",
      depositPaidAmount: 5000,
      depositPaymentId: intentOf(secret),
      depositPaidDate: shop.clock.now().toISOString(),
    });
    expect(await linesOf(id, "deposit")).toEqual([
      { account: 1686, ore: 500_000 },
      { account: 2890, ore: -500_000 },
    ]);
    expect((await create(id)).json()).toMatchObject({ code: "deposit.paid" });
    await expectAccounts();
  });

  test("is told by the webhook alone when the browser died, once", async () => {
    const id = await aBooking();
    const secret = await secretOf(id);
    await cards.pay(secret);
    await followIntent(parts(), intentOf(secret));
    await followIntent(parts(), intentOf(secret));
    expect((await bookingOf(id)).depositPaymentStatus).toBe("captured");
    expect(await linesOf(id, "deposit")).toHaveLength(2);
    const letters = await rowsOf<{ recipient: string; plain_text: string }>(
      shop.db,
      sql`select recipient, plain_text from mail_queue where booking_id = ${id} and type = 'deposit_paid'`,
    );
    expect(letters).toHaveLength(1);
    expect(letters[0]?.recipient).toBe("anna@example.com");
    expect(letters[0]?.plain_text).toMatch(/Vi har tagit emot depositionen på 5.000.kr/);
  });

  test("is found by the sweep when the webhook was lost too", async () => {
    const id = await aBooking();
    await cards.pay(await secretOf(id));
    await sweepOpenPayments(parts());
    expect((await bookingOf(id)).depositPaymentStatus).toBeNull();
    shop.clock.advance({ seconds: 31 });
    await sweepOpenPayments(parts());
    expect((await bookingOf(id)).depositPaymentStatus).toBe("captured");
  });

  test("gives whoever asks the same payment, also after a declined card", async () => {
    const id = await aBooking();
    const secret = await secretOf(id);
    expect(await secretOf(id)).toBe(secret);
    await cards.pay(secret, "declined");
    expect(await statusOf(id)).toEqual(UNPAID);
    expect(await secretOf(id)).toBe(secret);
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  test("of another sum than before cancels the outdated payment first", async () => {
    const id = await aBooking();
    const old = await secretOf(id);
    await setAmount(id, 7000);
    const secret = await secretOf(id);
    expect(secret).not.toBe(old);
    expect(await intentStatus(cards, intentOf(old))).toBe("canceled");
    expect(await paymentsOf(id)).toEqual([
      { status: "cancelled", amount: 5000, is_current: false },
      { status: "pending", amount: 7000, is_current: false },
    ]);
  });

  test("of the outdated sum in the last moment counts, and nothing more is asked", async () => {
    const id = await aBooking();
    await cards.pay(await secretOf(id));
    await setAmount(id, 7000);
    expect((await create(id)).json()).toMatchObject({ code: "deposit.paid" });
    expect(await statusOf(id)).toEqual(PAID);
  });

  test("is refused for cancelled and returned bookings and where there is none", async () => {
    for (const status of ["cancelled", "returned"]) {
      const id = await aBooking();
      if (status === "returned") await patch(id, { paymentAction: "capture" });
      await setStatus(id, status);
      const refused = await create(id);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: "deposit.booking-over" });
    }
    const none = await aBooking({ type: "equipment", depositAmount: null });
    expect((await create(none)).json()).toMatchObject({ code: "deposit.none" });
    expect(await statusOf(none)).toEqual({ ...UNPAID, depositAmount: 0 });
    expect((await create(9_999_998)).statusCode).toBe(404);
    expect((await shop.call("/api/deposit/9999998/status")).statusCode).toBe(404);
    expect((await shop.call("/api/deposit/abc/status")).statusCode).toBe(400);
  });

  test("can no longer be paid from a page left open once the booking is off", async () => {
    const cancelled = await aBooking();
    const removed = await aBooking();
    const [forCancelled, forRemoved] = [await secretOf(cancelled), await secretOf(removed)];
    await setStatus(cancelled, "cancelled");
    const deleted = await shop.call(`/api/bookings/${removed}`, { method: "DELETE", as: admin });
    expect(deleted.statusCode, deleted.body).toBe(204);
    // Cancelled before the booking is gone: nobody could find what was paid in between.
    expect(await intentStatus(cards, intentOf(forRemoved))).toBe("canceled");
    await sweepOpenPayments(parts());
    expect(await intentStatus(cards, intentOf(forCancelled))).toBe("canceled");
    await expectAccounts();
  });

  test("is shown as being processed only while the provider says so", async () => {
    const id = await aBooking();
    const intent = await cards.gateway.retrieve(intentOf(await secretOf(id)));
    if (!intent.ok) throw new Error(intent.problem.code);
    const [row] = await rowsOf<{ id: string }>(
      shop.db,
      sql`select id from payments where booking_id = ${id} and kind = 'deposit'`,
    );
    await followPayment(parts(), row!.id, { ...intent.value, status: "processing" });
    expect((await bookingOf(id)).depositPaymentStatus).toBe("pending");
    expect((await statusOf(id)).status).toBe("not_paid");
    expect((await bookingOf(id)).depositPaymentStatus).toBeNull();
  });

  test("says nothing about the customer", async () => {
    const id = await aBooking();
    const answer = await shop.call(`/api/deposit/${id}/status`);
    expect(Object.keys(answer.json<object>()).toSorted()).toEqual([
      "bankAmount",
      "depositAmount",
      "keptAmount",
      "refundedAmount",
      "rentDue",
      "status",
      "todo",
    ]);
  });

  test("says what is left to pay of the rent, also when the deposit is paid", async () => {
    const id = await aBooking();
    const write = (status: string) =>
      shop.db.execute(
        sql`update payments set status = ${status} where booking_id = ${id} and kind = 'rent'`,
      );
    await write("expired");
    expect(await statusOf(id)).toEqual({
      ...UNPAID,
      rentDue: 2000,
      todo: [`Betala ${formatKronor(2000)}`],
    });
    // As the provider has it, so that the accounts agree.
    await write("authorized");
  });
});

describe("when the provider is out of reach", () => {
  test("nothing is lost: the next to ask gets the payment that was opened unseen", async () => {
    const id = await aBooking();
    cards.sandbox.faults.requests({
      match: { path: "payment_intents$" },
      kind: "reset-after",
      times: 5,
    });
    expect((await create(id)).statusCode).toBe(502);
    cards.sandbox.faults.clear();
    const secret = await secretOf(id);
    expect(await secretOf(id)).toBe(secret);
    expect(await paymentsOf(id)).toHaveLength(1);
    await cards.pay(secret);
    expect((await statusOf(id)).status).toBe("captured");
    await expectAccounts();
  });

  test("an opening that nobody waits for any more does not stand in the way", async () => {
    const id = await aBooking();
    cards.sandbox.faults.requests({
      match: { path: "payment_intents$" },
      kind: "reset-after",
      times: 5,
    });
    await create(id);
    cards.sandbox.faults.clear();
    shop.clock.advance({ seconds: 61 });
    await finishAttempts(parts());
    await cards.pay(await secretOf(id));
    expect((await statusOf(id)).status).toBe("captured");
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  test("the status is told as it was last known", async () => {
    const id = await aBooking();
    await secretOf(id);
    cards.sandbox.faults.requests({
      match: { path: "payment_intents/" },
      kind: "reset-before",
      times: 5,
    });
    expect(await statusOf(id)).toEqual(UNPAID);
    cards.sandbox.faults.clear();
  });
});

test("reminding is for whoever works here, keeping the administrator's", async () => {
  const id = await aPaidDeposit();
  const wish = { amount: 100, reason: "damage", note: "Repa" };
  const [staff, customer] = [await shop.signIn("staff"), await shop.signIn("customer")];
  for (const as of [staff, customer]) expect((await keep(id, wish, as)).statusCode).toBe(403);
  const unpaid = await aBooking();
  expect((await remind(unpaid, customer)).statusCode).toBe(403);
  expect((await remind(unpaid, staff)).statusCode).toBe(200);
  for (const path of ["send-deposit-reminder", "deposit/keep"]) {
    const answer = await shop.call(`/api/bookings/${id}/${path}`, { method: "POST" });
    expect(answer.statusCode).toBe(401);
  }
});

test("a stay that is over asks for no deposit, whether or not anybody has marked the return", async () => {
  const id = await aBooking();
  await patch(id, { paymentAction: "capture" });
  const secret = await secretOf(id);
  shop.clock.set("2026-07-03T20:00:00Z");
  admin = await shop.signIn("admin");
  expect((await create(id)).statusCode).toBe(200);
  expect((await remind(id)).statusCode).toBe(200);
  shop.clock.set("2026-07-03T22:00:00Z");
  for (const refused of [await create(id), await remind(id)]) {
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "deposit.booking-over" });
  }
  await sweepOpenPayments(parts());
  expect(await intentStatus(cards, intentOf(secret))).toBe("canceled");
});
