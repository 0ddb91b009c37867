import { beforeAll, beforeEach, expect, test } from "vitest";
import type { MyBooking } from "#contracts/my-booking.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";
import { openTestHandOver, type TestHandOver } from "#test/test-hand-over.ts";

let shop: TestHandOver;
beforeAll(async () => {
  shop = await openTestHandOver();
});
beforeEach(() => shop.shop.clock.set("2026-06-20T10:00:00Z"));

/** Approved, and fetched eleven days before it was to be. */
async function aFetched() {
  const { id } = await shop.aBooking({ type: "equipment" });
  const approved = await shop.patch(id, { paymentAction: "capture" });
  expect(approved.statusCode, approved.body).toBe(200);
  const key = await newOwnKey(shop.shop.db, id, shop.shop.clock.now());
  await shop.signed(id, {});
  return { id, key };
}
const page = async (key: string) =>
  (await shop.shop.call(`/api/my-booking/${key}`)).json<MyBooking>();

test("a customer who has fetched it before its hour can no longer cancel, and nothing moves", async () => {
  const { key } = await aFetched();
  expect((await page(key)).cancellation).toMatchObject({ allowed: false, refund: 0 });
  const answer = await shop.post(`/api/my-booking/${key}/cancel`, { expectedRefund: 2000 }, "");
  expect(answer.statusCode, answer.body).toBe(409);
  expect(answer.json()).toMatchObject({ message: expect.stringContaining("har börjat") });
  expect((await page(key)).booking).toMatchObject({ status: "confirmed", paidAmount: 2000 });
});

test("a customer who has fetched it before its hour can no longer withdraw", async () => {
  const { id } = await aFetched();
  const body = { bookingId: id, email: "anna@example.com" };
  const answer = await shop.post("/api/withdrawals", body, "");
  expect(answer.statusCode, answer.body).toBe(409);
  expect(answer.json()).toMatchObject({ code: "withdrawal.begun" });
});

test("a customer who has fetched it changes neither the stay nor what is known of them", async () => {
  const { key } = await aFetched();
  const { changes, booking } = await page(key);
  expect(changes.allowed).toBe(false);
  const wish = { endDate: "2026-07-04", version: booking.version };
  const preview = await shop.post(`/api/my-booking/${key}/changes/preview`, wish, "");
  expect(preview.json()).toMatchObject({ refused: [{ code: "own-page.change-too-late" }] });
  const changed = await shop.post(`/api/my-booking/${key}/changes`, wish, "");
  expect(changed.json()).toMatchObject({ code: "own-page.change-too-late" });
  const details = await shop.shop.call(`/api/my-booking/${key}`, {
    method: "PATCH",
    body: { city: "Åre" },
  });
  expect(details.json()).toMatchObject({ code: "own-page.too-late" });
});
