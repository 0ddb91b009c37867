import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Settlement, SettlementLine } from "#contracts/hand-over.ts";
import { keepDeposit } from "#server/money/keep-deposit.ts";
import { openTestHandOver, type TestHandOver } from "#test/test-hand-over.ts";

let shop: TestHandOver;
beforeAll(async () => {
  shop = await openTestHandOver();
});
beforeEach(() => shop.shop.clock.set("2026-05-01T10:00:00Z"));

const DOOR: SettlementLine = { kind: "damage", label: "Repa i dörren", amount: 2000 };

/** Back, with a deposit of 5000: on a card, sent with Swish, or none. */
async function aReturn(deposit: "card" | "swish" | "none"): Promise<number> {
  const { id } = await shop.aBooking();
  await shop.patch(id, { paymentAction: "capture" });
  if (deposit === "card") await shop.payDeposit(id);
  if (deposit === "swish") await shop.record(id, { kind: "deposit", amount: 5000 });
  await shop.patch(id, { status: "returned" });
  return id;
}

const settle = (id: number, shownMost?: number) =>
  shop.post(`/api/bookings/${id}/settlement`, {
    lines: [DOOR],
    ...(shownMost !== undefined && { shownMost }),
  });
const keep = (id: number, shownMost: number) =>
  shop.post(`/api/bookings/${id}/deposit/keep`, {
    amount: 2000,
    reason: "damage",
    note: "Repa i dörren",
    shownMost,
  });
const shown = async (id: number) =>
  (await shop.shop.call(`/api/bookings/${id}/settlement`, { as: shop.staff })).json<Settlement>()
    .depositLeft;
const said = (answer: Awaited<ReturnType<TestHandOver["post"]>>) =>
  answer.json<{ message: string }>().message.replaceAll("\u00a0", " ");

test("a settlement that was begun before somebody kept a part of the deposit keeps nothing more, and says why", async () => {
  const id = await aReturn("card");
  expect((await keep(id, 5000)).statusCode).toBe(200);
  const stale = await settle(id, 5000);
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ code: "payment.done-meanwhile" });
  expect(said(stale)).toContain("behöll anna-");
  expect(await shop.booking(id)).toMatchObject({
    depositKeptAmount: 2000,
    depositRefundedAmount: 0,
  });
  // Whoever sees what is left by now settles it knowingly.
  expect(await shown(id)).toBe(3000);
  expect((await settle(id, 3000)).json()).toMatchObject({
    depositKeptAmount: 4000,
    depositRefundedAmount: 1000,
  });
});

test("a part of the deposit is not kept again by somebody who has not seen that the return is settled", async () => {
  const id = await aReturn("swish");
  expect((await settle(id, 5000)).statusCode).toBe(200);
  const stale = await keep(id, 5000);
  expect(stale.statusCode).toBe(409);
  expect(said(stale)).toMatch(/gjorde anna-\S+ avräkningen och behöll 2 000 kr av depositionen/);
  expect(await shop.booking(id)).toMatchObject({ depositKeptAmount: 2000 });
  // What is still to be given back by hand can be kept knowingly: more was found.
  expect((await keep(id, 3000)).statusCode).toBe(200);
});

test("of two who settle and keep at the same moment, the one who comes second is told", async () => {
  const id = await aReturn("swish");
  const askedAt = shop.shop.clock.now();
  expect((await settle(id)).statusCode).toBe(200);
  const kept = await keepDeposit(shop.parts(), {
    bookingId: id,
    amount: 1000,
    reason: "damage",
    note: "Repa i dörren",
    by: { id: null, username: "Bo" },
    askedAt,
  });
  expect(kept).toMatchObject({ ok: false, problem: { code: "payment.done-meanwhile" } });
  expect(await shop.booking(id)).toMatchObject({ depositKeptAmount: 2000 });
});

test("a deposit that came after the settlement was begun is seen before anything is kept of it", async () => {
  const id = await aReturn("none");
  expect(await shown(id)).toBe(0);
  await shop.patch(id, { status: "confirmed" });
  await shop.record(id, { kind: "deposit", amount: 5000 });
  await shop.patch(id, { status: "returned" });
  const stale = await settle(id, 0);
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ code: "settlement.deposit-changed" });
  expect(said(stale)).toContain("Depositionen hos butiken är nu 5 000 kr.");
  expect(await shop.booking(id)).toMatchObject({ depositKeptAmount: 0 });
});

test("a program that does not say what it showed settles what is left", async () => {
  const id = await aReturn("card");
  expect((await keep(id, 5000)).statusCode).toBe(200);
  expect((await settle(id)).json()).toMatchObject({ depositKeptAmount: 4000 });
});
