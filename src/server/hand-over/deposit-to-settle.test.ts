import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Settlement } from "#contracts/hand-over.ts";
import { openTestHandOver, type TestHandOver } from "#test/test-hand-over.ts";
import { toldProvider } from "#test/told-provider.ts";

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
const settle = (id: number, amount: number, shownMost: number) =>
  shop.post(`/api/bookings/${id}/settlement`, {
    lines: [{ kind: "damage", label: "Repa i dörren", amount }],
    shownMost,
  });

test("what a bank has taken of a deposit for good is not shown as held, and what is shown is settled", async () => {
  const { id, deposit } = await aReturn();
  await provider.dispute(deposit, "lost", -200_000);
  expect(await shown(id)).toBe(3000);
  expect((await settle(id, 1000, 3000)).json()).toMatchObject({
    depositKeptAmount: 1000,
    depositRefundedAmount: 2000,
  });
});

test("a deposit that a bank has yet to decide about stays in sight, and is not settled", async () => {
  const { id, deposit } = await aReturn();
  await provider.dispute(deposit, "under_review", -500_000);
  expect(await shown(id)).toBe(5000);
  expect((await settle(id, 1000, 5000)).json()).toMatchObject({ code: "payment.disputed" });
});
