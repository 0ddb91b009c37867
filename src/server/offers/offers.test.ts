import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { aBlock, aBooking, aCheckout, anItem, aSeason } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  // The shop's clock stands at 1 June 2026.
});

const daily = (id: number, start: string, end: string) =>
  shop.call(`/api/rental-items/${id}/availability/daily?startDate=${start}&endDate=${end}`);
const available = (id: number, start: string, end: string) =>
  shop.call(`/api/rental-items/${id}/availability?startDate=${start}&endDate=${end}`);
const price = (body: object) => shop.call("/api/calculate-booking-price", { method: "POST", body });

describe("daily availability", () => {
  test("tells the units free on the night that begins each day, both days included", async () => {
    const { id } = await anItem(shop.db, { quantity: 6 });
    await aBooking(shop.db, { itemId: id, start: "2026-06-10", end: "2026-06-12", quantity: 2 });
    await aCheckout(shop.db, { itemId: id, start: "2026-06-11", end: "2026-06-13", quantity: 3 });
    await aBooking(shop.db, {
      itemId: id,
      start: "2026-06-10",
      end: "2026-06-12",
      status: "cancelled",
    });
    expect((await daily(id, "2026-06-09", "2026-06-13")).json()).toEqual({
      "2026-06-09": 6,
      "2026-06-10": 4,
      "2026-06-11": 1,
      "2026-06-12": 3,
      "2026-06-13": 6,
    });
  });

  test("follows each booking and each cancellation, to what it was before", async () => {
    const { id: itemId } = await anItem(shop.db, { quantity: 2 });
    const free = async () =>
      Object.values((await daily(itemId, "2026-06-10", "2026-06-11")).json());
    expect(await free()).toEqual([2, 2]);
    const id = await aBooking(shop.db, { itemId, start: "2026-06-10", end: "2026-06-11" });
    expect(await free()).toEqual([1, 2]);
    await shop.db.execute(sql`update bookings set status = 'cancelled' where id = ${id}`);
    expect(await free()).toEqual([2, 2]);
  });

  test("is nothing on blocked days, and for peak-season items outside their seasons", async () => {
    const { id } = await anItem(shop.db, { quantity: 2, peakSeasonOnly: true });
    await aSeason(shop.db, id, { start: "2026-06-10", end: "2026-06-12", price: 900 });
    await aBlock(shop.db, id, { start: "2026-06-11", end: "2026-06-11" });
    expect(Object.values((await daily(id, "2026-06-09", "2026-06-13")).json())).toEqual([
      0, 2, 0, 2, 0,
    ]);
  });

  test("and price follow at once when days are blocked, a season is laid down or an item leaves the shop", async () => {
    const { id } = await anItem(shop.db, { quantity: 2, pricePerDay: 1000 });
    const stay = { rentalItemId: id, startDate: "2026-06-10", endDate: "2026-06-12", quantity: 1 };
    const total = async () => (await price(stay)).json<{ total: number }>().total;
    const free = async () => Object.values((await daily(id, "2026-06-10", "2026-06-11")).json());
    expect([await total(), await free()]).toEqual([2000, [2, 2]]);
    await aBlock(shop.db, id, { start: "2026-06-11", end: "2026-06-11" });
    await aSeason(shop.db, id, { start: "2026-06-10", end: "2026-06-10", price: 1500 });
    expect([await total(), await free()]).toEqual([2500, [2, 0]]);
    await shop.db.execute(sql`update rental_items set archived_at = now() where id = ${id}`);
    expect((await price(stay)).statusCode).toBe(404);
    expect((await daily(id, "2026-06-10", "2026-06-11")).statusCode).toBe(404);
  });

  test("spans at most 400 days", async () => {
    const { id } = await anItem(shop.db);
    expect(Object.keys((await daily(id, "2026-06-01", "2027-07-05")).json())).toHaveLength(400);
    const tooLong = await daily(id, "2026-06-01", "2027-07-06");
    expect(tooLong.statusCode).toBe(400);
    expect(tooLong.json()).toMatchObject({ message: "Fråga om högst 400 dagar åt gången." });
  });
});

describe("availability of a stay", () => {
  test("is that of its tightest night, the return day not counted", async () => {
    const { id } = await anItem(shop.db, { quantity: 6 });
    await aBooking(shop.db, { itemId: id, start: "2026-06-11", end: "2026-06-12", quantity: 4 });
    await aBooking(shop.db, { itemId: id, start: "2026-06-13", end: "2026-06-14", quantity: 6 });
    expect((await available(id, "2026-06-10", "2026-06-13")).json()).toEqual({ available: 2 });
    expect((await available(id, "2026-06-12", "2026-06-13")).json()).toEqual({ available: 6 });
    expect((await available(id, "2026-06-10", "2026-06-14")).json()).toEqual({ available: 0 });
  });
});

test("nights keep the capacity they had when the item's quantity is another", async () => {
  const { id } = await anItem(shop.db, { quantity: 5 });
  await aBooking(shop.db, { itemId: id, start: "2026-06-10", end: "2026-06-11", quantity: 2 });
  await aBooking(shop.db, { itemId: id, start: "2026-06-12", end: "2026-06-13", quantity: 1 });
  await shop.database.exec(`alter table item_nights disable trigger user;
    update item_nights set capacity = 3 where rental_item_id = ${id} and night = '2026-06-10';
    alter table item_nights enable trigger user`);
  expect(Object.values((await daily(id, "2026-06-09", "2026-06-13")).json())).toEqual([
    5, 1, 5, 4, 5,
  ]);
});

describe("bad input", () => {
  test.each([
    "startDate=2026-06-10&endDate=2026-06-31",
    "startDate=igår&endDate=idag",
    "startDate=2026-06-10",
    "",
    "startDate=2026-06-10T00:00&endDate=2026-06-12",
    "startDate=2026-06-10&startDate=2026-06-11&endDate=2026-06-12",
    "startDate=%00&endDate=2026-06-12",
  ])("availability for '%s' is a 400 in Swedish", async (query) => {
    const { id } = await anItem(shop.db);
    for (const path of ["availability", "availability/daily"]) {
      const answer = await shop.call(`/api/rental-items/${id}/${path}?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: "request.malformed" });
    }
  });

  test("reversed and equal dates have their own sentences", async () => {
    const { id } = await anItem(shop.db);
    expect((await available(id, "2026-06-10", "2026-06-09")).json()).toMatchObject({
      code: "stay.reversed",
    });
    expect((await available(id, "2026-06-10", "2026-06-10")).json()).toMatchObject({
      code: "stay.no-nights",
    });
    expect((await daily(id, "2026-06-10", "2026-06-09")).json()).toMatchObject({
      code: "stay.reversed",
    });
    expect((await daily(id, "2026-06-10", "2026-06-10")).json()).toEqual({ "2026-06-10": 1 });
  });

  test.each([
    { quantity: 0 },
    { quantity: -1 },
    { quantity: 1.5 },
    { quantity: "2" },
    { selectedAddons: "nej" },
    { selectedAddons: [{ id: 1 }] },
    { selectedAddons: [{ id: 1, quantity: 0 }] },
    { rentalItemId: "1" },
    { rentalItemId: -1 },
    { rentalItemId: 1e12 },
  ])("a price for %j is a 400", async (wrong) => {
    const { id } = await anItem(shop.db);
    const stay = { rentalItemId: id, startDate: "2026-06-10", endDate: "2026-06-12" };
    expect((await price({ ...stay, ...wrong })).statusCode).toBe(400);
  });

  test("an item that is gone is a 404 for everything that belongs to it", async () => {
    const { id } = await anItem(shop.db, { archivedAt: new Date() });
    const range = "startDate=2026-06-10&endDate=2026-06-12";
    for (const path of [
      "addons",
      "agreement",
      "blocked-dates",
      "booking-intervals",
      `availability?${range}`,
      `availability/daily?${range}`,
      "times-for-date?date=2026-06-10",
    ])
      expect((await shop.call(`/api/rental-items/${id}/${path}`)).statusCode, path).toBe(404);
  });
});
