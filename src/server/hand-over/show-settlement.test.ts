import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Settlement } from "#contracts/hand-over.ts";
import { openTestHandOver, type TestHandOver } from "#test/test-hand-over.ts";

let shop: TestHandOver;
beforeAll(async () => {
  shop = await openTestHandOver();
});
beforeEach(() => shop.shop.clock.set("2026-05-01T10:00:00Z"));

const mayBeSettled = async (id: number) =>
  (await shop.shop.call(`/api/bookings/${id}/settlement`, { as: shop.staff })).json<Settlement>()
    .isBack;

test("who opens a settlement is told on arrival whether the return is signed", async () => {
  const { id } = await shop.aBooking();
  await shop.patch(id, { paymentAction: "capture" });
  expect(await mayBeSettled(id)).toBe(false);
  await shop.signed(id, {});
  expect(await mayBeSettled(id)).toBe(false);
  await shop.signed(id, { kind: "back" });
  expect(await mayBeSettled(id)).toBe(true);
});

test("a booking that was marked as returned can be settled without a protocol", async () => {
  const { id } = await shop.aBooking();
  await shop.patch(id, { paymentAction: "capture" });
  await shop.patch(id, { status: "returned" });
  expect(await mayBeSettled(id)).toBe(true);
});
