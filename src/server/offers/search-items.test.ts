import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { freeDays, searchItems, type SearchAnswer } from "#contracts/offers.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import { aBlock, aBooking, aCheckout, anInterval, anItem, aSeason } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  // The shop's clock stands at 1 June 2026.
});

const STAY = "startDate=2026-07-04&endDate=2026-07-11";
const ask = (query: string) => shop.call(`/api/rental-items/search?${query}`);
const search = async (query = STAY) => searchItems.answer.parse((await ask(query)).json());
const of = async (id: number, query = STAY) => (await search(query)).find((one) => one.id === id);

describe("looking for something on some dates", () => {
  test("a free item tells what the whole stay costs, as the till does", async () => {
    const { id } = await anItem(shop.db, { pricePerDay: 1000, basePrice: 300, quantity: 3 });
    await aSeason(shop.db, id, { start: "2026-07-01", end: "2026-07-05", price: 1500 });
    const body = {
      rentalItemId: id,
      startDate: "2026-07-04",
      endDate: "2026-07-11",
      quantity: 2,
    };
    const till = await shop.call("/api/calculate-booking-price", { method: "POST", body });
    const { total, nightlyPrice } = till.json<{ total: number; nightlyPrice: number }>();
    expect(await of(id, `${STAY}&quantity=2`)).toEqual({
      id,
      free: true,
      total,
      perNight: nightlyPrice,
      units: 3,
    });
  });

  test("bookings and those who are paying right now take it, and the nearest dates are told", async () => {
    const { id } = await anItem(shop.db, { quantity: 2 });
    await aBooking(shop.db, { itemId: id, start: "2026-07-03", end: "2026-07-06" });
    expect((await of(id))?.free).toBe(true);
    await aCheckout(shop.db, { itemId: id, start: "2026-07-05", end: "2026-07-07" });
    expect(await of(id)).toEqual({
      id,
      free: false,
      total: null,
      perNight: 1000,
      refusal: "stay.unavailable",
      message: "Upptagen de dagarna.",
      nearest: { startDate: "2026-07-06", endDate: "2026-07-13", total: 7000 },
    });
  });

  test("a change is heard of at once: a block, a price, a cancellation", async () => {
    const { id } = await anItem(shop.db);
    expect(await of(id)).toMatchObject({ free: true, total: 7000 });
    await aBlock(shop.db, id, { start: "2026-07-11", end: "2026-07-11" });
    expect(await of(id)).toMatchObject({ refusal: "stay.blocked" });
    await shop.db.execute(sql`delete from blocked_dates where rental_item_id = ${id}`);
    await shop.db.execute(sql`update rental_items set price_per_day = 900 where id = ${id}`);
    expect(await of(id)).toMatchObject({ free: true, total: 6300 });
    const booking = await aBooking(shop.db, { itemId: id, start: "2026-07-04", end: "2026-07-11" });
    expect((await of(id))?.free).toBe(false);
    await shop.db.execute(sql`update bookings set status = 'cancelled' where id = ${booking}`);
    expect((await of(id))?.free).toBe(true);
  });

  test("changeover days and seasons are told in words", async () => {
    const { id: weekly } = await anItem(shop.db);
    await anInterval(shop.db, weekly, {
      start: "2026-06-10",
      end: "2026-08-20",
      startWeekday: "friday",
    });
    expect(await of(weekly)).toMatchObject({
      refusal: "stay.start-weekday",
      message: "Hämtas bara på fredagar den tiden.",
      nearest: { startDate: "2026-07-03", endDate: "2026-07-10" },
    });
    const { id: winter } = await anItem(shop.db, { peakSeasonOnly: true });
    const found = await of(winter);
    expect(found).toMatchObject({
      refusal: "stay.unavailable",
      message: "Hyrs inte ut de dagarna, utanför säsong.",
    });
    expect(found).not.toHaveProperty("nearest");
  });

  test("those with too few beds or belts are refused, and equipment is not asked", async () => {
    const { id: small } = await anItem(shop.db, { sleeps: 4, seats: 2 });
    const { id: silent } = await anItem(shop.db);
    const { id: tent } = await anItem(shop.db, { type: "equipment", sleeps: 2 });
    const four = `${STAY}&people=4`;
    expect(await of(small, four)).toMatchObject({
      free: false,
      refusal: "stay.too-many-people",
      message: "Har plats för 2 personer.",
    });
    expect((await of(small, `${STAY}&people=2`))?.free).toBe(true);
    expect((await of(silent, four))?.free).toBe(true);
    expect((await of(tent, four))?.free).toBe(true);
  });

  test("only what stands in the shop window is found, motorhomes first, of one kind if asked", async () => {
    const { id: archived } = await anItem(shop.db, { archivedAt: new Date("2026-05-01") });
    const { id: addon } = await anItem(shop.db, { isAddonOnly: true });
    const { id: tent } = await anItem(shop.db, { type: "equipment" });
    const ids = (found: SearchAnswer) => found.map(({ id }) => id);
    const cards = (await shop.call("/api/rental-items/cards")).json<{ id: number }[]>();
    expect(ids(await search())).toEqual(cards.map(({ id }) => id));
    expect(ids(await search())).not.toContain(archived);
    expect(ids(await search())).not.toContain(addon);
    expect(ids(await search(`${STAY}&type=equipment`))).toContain(tent);
    expect(ids(await search(`${STAY}&type=rv`))).not.toContain(tent);
  });

  test("days that have been, or are too far, are refused of each, not of the question", async () => {
    const { id } = await anItem(shop.db);
    expect(await of(id, "startDate=2026-05-30&endDate=2026-06-03")).toMatchObject({
      refusal: "stay.past",
      nearest: { startDate: "2026-06-01", endDate: "2026-06-05" },
    });
    expect(await of(id, "startDate=2027-05-30&endDate=2027-06-03")).toMatchObject({
      refusal: "stay.too-far",
    });
  });

  test.each([
    ["startDate=2026-07-04&endDate=2026-07-04", "stay.no-nights"],
    ["startDate=2026-07-04&endDate=2026-07-01", "stay.reversed"],
    ["startDate=2026-07-04&endDate=2028-07-01", "stay.range-too-long"],
    ["startDate=2026-02-30&endDate=2026-07-01", "request.malformed"],
    ["startDate=2026-07-04", "request.malformed"],
    [`${STAY}&type=boat`, "request.malformed"],
    [`${STAY}&people=0`, "request.malformed"],
    [`${STAY}&quantity=many`, "request.malformed"],
  ])("%s is no question: %s", async (query, code) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ code: string }>().code).toBe(code);
  });

  test("a link that carries a code is followed", async () => {
    expect((await ask(`${STAY}&code=SOMMAR%2010`)).statusCode).toBe(200);
  });
});

describe("the calendar of all items", () => {
  const days = async (query: string) =>
    freeDays.answer.parse((await shop.call(`/api/rental-items/free-days?${query}`)).json());

  test("tells how many are free each night, of the kind and for those who travel", async () => {
    await shop.db.update(rentalItems).set({ archivedAt: new Date("2026-05-01") });
    const { id } = await anItem(shop.db, { sleeps: 2 });
    await anItem(shop.db, { quantity: 2, sleeps: 6 });
    await anItem(shop.db, { type: "equipment" });
    await aBooking(shop.db, { itemId: id, start: "2026-09-02", end: "2026-09-03" });
    const period = "startDate=2026-09-01&endDate=2026-09-03";
    expect(await days(period)).toEqual({ "2026-09-01": 3, "2026-09-02": 2, "2026-09-03": 3 });
    expect(Object.values(await days(`${period}&type=rv`))).toEqual([2, 1, 2]);
    expect(Object.values(await days(`${period}&type=rv&people=4`))).toEqual([1, 1, 1]);
  });

  test("offers neither what has been, nor what is too far, nor too near for the shop", async () => {
    await shop.db.update(rentalItems).set({ archivedAt: new Date("2026-05-01") });
    await anItem(shop.db, { defaultPickupTime: "18:00" });
    const near = "startDate=2026-05-31&endDate=2026-06-02";
    expect(Object.values(await days(near))).toEqual([0, 1, 1]);
    expect(Object.values(await days("startDate=2027-05-31&endDate=2027-06-01"))).toEqual([1, 0]);
    const as = await shop.signIn("admin");
    const notice = (noticeHours: number) =>
      shop.call("/api/settings/shop", { method: "PATCH", body: { noticeHours }, as });
    await notice(24);
    expect(Object.values(await days(near))).toEqual([0, 0, 1]);
    await notice(0);
  });

  test("offers no night that would end on a blocked day or leave no time for cleaning", async () => {
    await shop.db.update(rentalItems).set({ archivedAt: new Date("2026-05-01") });
    const { id } = await anItem(shop.db, { turnaroundNights: 1 });
    await aBlock(shop.db, id, { start: "2026-09-03", end: "2026-09-03" });
    await aBooking(shop.db, { itemId: id, start: "2026-09-08", end: "2026-09-09" });
    const period = "startDate=2026-09-01&endDate=2026-09-07";
    expect(Object.values(await days(period))).toEqual([1, 0, 0, 1, 1, 1, 0]);
  });

  test("refuses what is no period", async () => {
    const answer = await shop.call(
      "/api/rental-items/free-days?startDate=2026-09-03&endDate=2026-09-01",
    );
    expect(answer.json<{ code: string }>().code).toBe("stay.reversed");
  });
});
