import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Settlement } from "#contracts/hand-over.ts";
import { settle } from "#domain/hand-over/settlement.ts";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import { openTestHandOver, type TestHandOver } from "#test/test-hand-over.ts";
import { toldProvider } from "#test/told-provider.ts";
import { mostOf, splitOver } from "./held-deposits.ts";

let shop: TestHandOver;
let provider: ReturnType<typeof toldProvider>;
beforeAll(async () => {
  shop = await openTestHandOver();
  provider = toldProvider(shop);
});
beforeEach(() => shop.shop.clock.set("2026-05-01T10:00:00Z"));

/** Back, with a deposit of 5000 on a card. */
async function aReturn(): Promise<{ id: number; deposit: string }> {
  const { id } = await shop.aBooking();
  await shop.patch(id, { paymentAction: "capture" });
  const deposit = await shop.payDeposit(id);
  await shop.patch(id, { status: "returned" });
  return { id, deposit };
}

const shown = async (id: number) =>
  (await shop.shop.call(`/api/bookings/${id}/settlement`, { as: shop.staff })).json<Settlement>()
    .depositLeft;
const settleAt = (id: number, amount: number, shownMost: number) =>
  shop.post(`/api/bookings/${id}/settlement`, {
    lines: [{ kind: "damage", label: "Repa i dörren", amount }],
    shownMost,
  });

test("what a bank has taken of a deposit for good is not shown as held, and what is shown is settled", async () => {
  const { id, deposit } = await aReturn();
  await provider.dispute(deposit, "lost", -200_000);
  expect(await shown(id)).toBe(3000);
  expect((await settleAt(id, 1000, 3000)).json()).toMatchObject({
    depositKeptAmount: 1000,
    depositRefundedAmount: 2000,
  });
});

test("a deposit that a bank has yet to decide about stays in sight, and is not settled", async () => {
  const { id, deposit } = await aReturn();
  await provider.dispute(deposit, "under_review", -500_000);
  expect(await shown(id)).toBe(5000);
  expect((await settleAt(id, 1000, 5000)).json()).toMatchObject({ code: "payment.disputed" });
});

test("of two deposits with öre no more is said to be kept than is kept: whole kronor of each", () => {
  const payment = {} as PaymentRow;
  const held = [
    { payment, left: 100.5 },
    { payment, left: 100.5 },
  ];
  const sums = settle([{ kind: "damage", label: "Repa i dörren", amount: 210 }], 201, mostOf(held));
  expect(sums).toMatchObject({ kept: 200, asked: 10, rest: 1 });
  const split = splitOver(held, sums.lines);
  expect(split.map(({ lines }) => lines.map(({ amount }) => amount))).toEqual([[100], [100]]);
  expect(split.map(({ rest }) => rest)).toEqual([0.5, 0.5]);
});
