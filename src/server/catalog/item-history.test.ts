import { beforeAll, describe, expect, test } from "vitest";
import type { RentalItem } from "#contracts/catalog.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let as: string;
beforeAll(async () => {
  shop = await openTestShop();
  as = await shop.signIn("admin");
});

const made = async (fields: object = {}) => {
  const body = { type: "rv", name: "Ripa", pricePerDay: 1200, ...fields };
  return (await shop.call("/api/rental-items", { method: "POST", body, as })).json<RentalItem>();
};
const change = (id: number, body: object) =>
  shop.call(`/api/rental-items/${id}`, { method: "PATCH", body, as });

test("the bookings of an item are listed with the latest start first, for all states", async () => {
  const item = await made({ quantity: 9 });
  const stays = [
    ["2026-07-01", "pending"],
    ["2026-09-01", "cancelled"],
    ["2026-08-01", "confirmed"],
  ] as const;
  for (const [start, status] of stays)
    await aBooking(shop.db, { itemId: item.id, start, end: "2026-09-09", quantity: 2, status });
  const answer = await shop.call(`/api/rental-items/${item.id}/bookings`, { as });
  expect(answer.json()).toMatchObject([
    { startDate: "2026-09-01", status: "cancelled" },
    { startDate: "2026-08-01", status: "confirmed" },
    {
      startDate: "2026-07-01",
      endDate: "2026-09-09",
      status: "pending",
      customerName: "Anna Berg",
      totalPrice: 1000,
      quantity: 2,
    },
  ]);
  expect(answer.body).not.toContain("anna@example.com");
});

describe("the history of an item", () => {
  const history = (id: number) => shop.call(`/api/rental-items/${id}/history`, { as });

  test("tells who changed what from what to what, newest first, also of what belongs to it", async () => {
    const item = await made({ name: "Förr" });
    shop.clock.advance({ minutes: 5 });
    await change(item.id, { name: "Nu", pricePerDay: 1200 });
    const body = { rentalItemId: item.id, name: "Lakan", price: 90 };
    const addon = await shop.call("/api/addons", { method: "POST", body, as });
    const { id } = addon.json<{ id: number }>();
    await shop.call(`/api/addons/${id}`, { method: "PATCH", body: { price: 95 }, as });
    await shop.call(`/api/addons/${id}`, { method: "DELETE", as });
    const changes = (await history(item.id)).json<object[]>();
    expect(changes).toMatchObject([
      { action: "addon-deleted", before: { name: "Lakan", price: 95 }, after: null },
      { action: "addon-updated", before: { price: 90 }, after: { price: 95 } },
      { action: "addon-created", before: null, after: { name: "Lakan" } },
      { action: "item-updated", before: { name: "Förr" }, after: { name: "Nu" } },
      { action: "item-created", before: null, after: { name: "Förr" } },
    ]);
    expect(changes[3]).toMatchObject({
      at: "2026-06-01T10:05:00.000Z",
      actor: expect.stringMatching(/^anna-/) as unknown,
      before: { name: "Förr" },
    });
    expect(changes[3]).not.toHaveProperty("before.pricePerDay");
  });

  test("stays when the item is gone; what never was has none", async () => {
    const item = await made();
    await shop.call(`/api/rental-items/${item.id}`, { method: "DELETE", as });
    expect((await history(item.id)).json()).toMatchObject([
      { action: "item-deleted", before: { name: "Ripa" } },
      { action: "item-created" },
    ]);
    expect((await history(99_999)).statusCode).toBe(404);
    const untouched = await anItem(shop.db);
    expect((await history(untouched.id)).json()).toEqual([]);
  });

  test("knows nothing of a change that was refused", async () => {
    const item = await made();
    await change(item.id, { name: "x", version: 7 });
    await change(item.id, { rentalAgreementId: 99_999 });
    expect((await history(item.id)).json()).toHaveLength(1);
  });
});
