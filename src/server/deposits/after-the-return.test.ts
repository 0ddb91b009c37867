import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { DepositStatus } from "#contracts/deposits.ts";
import { letterToken } from "#server/bookings/letter-token.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

const PAID = {
  status: "captured",
  depositAmount: 5000,
  refundedAmount: 0,
  keptAmount: 0,
  bankAmount: 0,
  rentDue: 0,
  todo: [],
};

async function aPaidDeposit(): Promise<number> {
  const { id } = await counter.aBooking();
  await counter.payDeposit(id);
  return id;
}

const create = (id: number) => counter.post(`/api/deposit/${id}/create-payment`);
/** As the link in a letter asks. */
async function statusOf(id: number): Promise<DepositStatus> {
  const token = await letterToken(counter.shop.db, id);
  return (await counter.shop.call(`/api/deposit/${id}/status?t=${token}`)).json<DepositStatus>();
}
const keep = (id: number, body: object) => counter.post(`/api/bookings/${id}/deposit/keep`, body);
const refund = (id: number, amount: number) =>
  counter.refund(id, { kind: "deposit", amount, reason: "Återlämnad" });

const linesOf = async (id: number, kind: string) =>
  (await counter.vouchersOf(id))
    .filter((line) => line.kind === kind)
    .map(({ account, ore }) => ({ account, ore }));

const keptLetters = async (id: number) =>
  (
    await rowsOf<{ plain_text: string }>(
      counter.shop.db,
      sql`select plain_text from mail_queue where booking_id = ${id} and type = 'deposit_kept'`,
    )
  ).map(({ plain_text: text }) => text);

async function expectAccounts(): Promise<void> {
  expect(await reconcile(counter.parts())).toMatchObject({ ok: true, value: { differences: [] } });
}

describe("after the return", () => {
  test("a refunded deposit stays paid, so that nobody is asked again", async () => {
    const id = await aPaidDeposit();
    expect((await refund(id, 5000)).statusCode).toBe(200);
    expect(await counter.booking(id)).toMatchObject({
      depositPaymentStatus: "captured",
      depositRefundedAmount: 5000,
    });
    expect(await statusOf(id)).toEqual({ ...PAID, refundedAmount: 5000 });
    expect((await create(id)).statusCode).toBe(409);
    await expectAccounts();
  });

  test("what is kept for damage bears no VAT, and the rest can be given back", async () => {
    const id = await aPaidDeposit();
    const answer = await keep(id, { amount: 1500, reason: "damage", note: "Repa i dörren" });
    expect(answer.json()).toEqual({
      depositAmount: 5000,
      refundedAmount: 0,
      keptAmount: 1500,
      leftAmount: 3500,
    });
    expect(await linesOf(id, "deposit-kept")).toEqual([
      { account: 2890, ore: 150_000 },
      { account: 3990, ore: -150_000 },
    ]);
    expect((await counter.booking(id)).depositKeptAmount).toBe(1500);
    expect(await statusOf(id)).toEqual({ ...PAID, keptAmount: 1500 });
    expect(await keptLetters(id)).toEqual([expect.stringContaining("Repa i dörren")]);
    expect((await refund(id, 3501)).statusCode).toBe(409);
    expect((await refund(id, 3500)).statusCode).toBe(200);
    expect((await keep(id, { amount: 1, reason: "damage", note: "x" })).json()).toMatchObject({
      code: "deposit.keep-too-much",
    });
    await expectAccounts();
  });

  test("what is kept for a service is a sale with VAT and a receipt, and so is the next service", async () => {
    const id = await aPaidDeposit();
    await keep(id, { amount: 1000, reason: "service", note: "Slutstädning" });
    expect(await linesOf(id, "deposit-kept")).toEqual([
      { account: 2890, ore: 100_000 },
      { account: 2611, ore: -20_000 },
      { account: 3001, ore: -80_000 },
    ]);
    expect(await counter.receiptsOf(id)).toMatchObject([
      { total: 1000, snapshot: { lineItems: [{ name: "Slutstädning", vatAmount: 200 }] } },
    ]);
    expect(await keptLetters(id)).toEqual([
      expect.stringMatching(/Slutstädning[^]*Kvitto[^]*\d{4}-\d{6}/),
    ]);
    const again = await keep(id, { amount: 400, reason: "service", note: "Tankning" });
    expect(again.json()).toMatchObject({ keptAmount: 1400, leftAmount: 3600 });
    expect(await counter.receiptsOf(id)).toMatchObject([
      { cause: "service", total: 1000, snapshot: { lineItems: [{ name: "Slutstädning" }] } },
      { cause: "service", total: 400, snapshot: { lineItems: [{ name: "Tankning" }] } },
    ]);
    expect(await linesOf(id, "deposit-kept")).toHaveLength(6);
    const tooMuch = await keep(id, { amount: 3601, reason: "service", note: "Mer" });
    expect(tooMuch.json()).toMatchObject({ code: "deposit.keep-too-much" });
    await expectAccounts();
  });

  test("keeping needs a paid deposit, a sum, a reason and a note", async () => {
    const wish = { amount: 100, reason: "damage", note: "Repa" };
    const unpaid = (await counter.aBooking()).id;
    expect((await keep(unpaid, wish)).statusCode).toBe(409);
    const id = await aPaidDeposit();
    for (const wrong of [{ amount: 0 }, { amount: 1.5 }, { reason: "lust" }, { note: " " }])
      expect((await keep(id, { ...wish, ...wrong })).statusCode).toBe(400);
    expect((await keep(9_999_998, wish)).statusCode).toBe(404);
  });
});
