import { sql } from "drizzle-orm";
import type { PriceAnswer } from "#contracts/offers.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { dailyAvailability, priceStay } from "#contracts/offers.ts";
import { settings } from "#server/platform/db/tables/settings.ts";
import {
  aBlock,
  aBooking,
  aCheckout,
  anAddon,
  anInterval,
  anItem,
  aSeason,
} from "#test/builders.ts";
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

describe("times", () => {
  const times = async (id: number, date: string) =>
    (await shop.call(`/api/rental-items/${id}/times-for-date?date=${date}`)).json<object>();

  test("say of today, and of no other day, that the pick-up hour has passed", async () => {
    // It is noon in Sweden.
    const early = await anItem(shop.db, { defaultPickupTime: "11:00", defaultReturnTime: "10:00" });
    expect(await times(early.id, "2026-06-01")).toEqual({
      pickupTime: "11:00",
      returnTime: "10:00",
      isPickupPassed: true,
    });
    expect(await times(early.id, "2026-06-02")).toEqual({
      pickupTime: "11:00",
      returnTime: "10:00",
    });
    const late = await anItem(shop.db);
    expect(await times(late.id, "2026-06-01")).not.toHaveProperty("isPickupPassed");
  });

  test("come from the booking interval, then the item, then the shop", async () => {
    const own = await anItem(shop.db, { defaultPickupTime: "14:00", defaultReturnTime: "11:00" });
    await anInterval(shop.db, own.id, { start: "2026-07-01", end: "2026-07-31" });
    expect(await times(own.id, "2026-07-31")).toEqual({ pickupTime: "10:00", returnTime: "16:00" });
    expect(await times(own.id, "2026-08-01")).toEqual({ pickupTime: "14:00", returnTime: "11:00" });
    const plain = await anItem(shop.db, { defaultReturnTime: "09:00" });
    expect(await times(plain.id, "2026-08-01")).toEqual({
      pickupTime: "15:00",
      returnTime: "09:00",
    });
  });

  test("of the shop are 15:00 and 12:00 until somebody changes them, as JSON and as plain text", async () => {
    const fresh = await openTestShop();
    expect((await fresh.call("/api/settings")).json()).toEqual({
      globalDefaultPickupTime: "15:00",
      globalDefaultReturnTime: "12:00",
    });
    const text = await fresh.call("/api/settings/global-default-pickup-time");
    expect(text.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(text.body).toBe("15:00");
    await fresh.db
      .insert(settings)
      .values({ key: "globalDefaultReturnTime", value: "10:30", updatedAt: new Date() });
    expect((await fresh.call("/api/settings/global-default-return-time")).body).toBe("10:30");
  });
});

describe("the price of a stay", () => {
  test("is explained night by night, with fee, addons and VAT", async () => {
    const { id } = await anItem(shop.db, { quantity: 3, pricePerDay: 400, basePrice: 100 });
    await aSeason(shop.db, id, { start: "2026-06-11", end: "2026-06-20", price: 500 });
    const daily2 = await anAddon(shop.db, id, { name: "Stol", price: 20, priceType: "daily" });
    const answer = await price({
      rentalItemId: id,
      startDate: "2026-06-10",
      endDate: "2026-06-12",
      quantity: 2,
      selectedAddons: [{ id: daily2, quantity: 3 }],
    });
    expect(answer.statusCode).toBe(200);
    const { quoteLines, ...told } = answer.json<PriceAnswer>();
    expect(quoteLines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["nights", 800],
      ["nights", 1000],
      ["fee", 200],
      ["addon", 120],
    ]);
    expect(told).toEqual({
      total: 2120,
      subtotal: 2120,
      basePrice: 2000,
      nightlyPrice: 450,
      dailyPrices: { "2026-06-10": 400, "2026-06-11": 500 },
      vatRate: 0.25,
      vatAmount: 424,
      quantity: 2,
      fee: 100,
      nights: [
        { night: "2026-06-10", price: 400, isSeasonal: false },
        { night: "2026-06-11", price: 500, isSeasonal: true },
      ],
      addons: [
        {
          id: daily2,
          name: "Stol",
          price: 20,
          priceType: "daily",
          allowQuantitySelect: true,
          quantity: 3,
          total: 120,
        },
      ],
    });
  });

  test("is refused with a sentence for what cannot be rented so", async () => {
    const { id } = await anItem(shop.db, { quantity: 2 });
    const other = await anItem(shop.db);
    const foreign = await anAddon(shop.db, other.id);
    const addonOnly = await anItem(shop.db, { isAddonOnly: true });
    const stay = { rentalItemId: id, startDate: "2026-06-10", endDate: "2026-06-12" };
    const cases: [object, number, string][] = [
      [
        { ...stay, endDate: "2026-06-10" },
        400,
        "Slutdatum kan inte vara samma som startdatum, då det skulle innebära 0 nätter",
      ],
      [{ ...stay, endDate: "2026-06-09" }, 400, "Slutdatum måste vara efter startdatum"],
      [
        { ...stay, startDate: "2026-05-31" },
        400,
        "Startdatum har redan passerat. Välj ett datum från och med i dag.",
      ],
      [{ ...stay, endDate: "2027-06-02" }, 400, "Det går att boka till och med 1 juni 2027."],
      [{ ...stay, quantity: 3 }, 400, "Det finns 2 att hyra. Välj ett lägre antal."],
      [
        { ...stay, selectedAddons: [{ id: foreign, quantity: 1 }] },
        400,
        "Ett av tillvalen finns inte till det här objektet.",
      ],
      [
        { ...stay, rentalItemId: addonOnly.id },
        400,
        "Det här går bara att hyra som tillval till något annat.",
      ],
      [{ ...stay, rentalItemId: 999_999 }, 404, "Objektet kunde inte hittas"],
    ];
    for (const [body, status, message] of cases) {
      const answer = await price(body);
      expect(answer.json(), message).toMatchObject({ message });
      expect(answer.statusCode, message).toBe(status);
    }
  });
});

test("answers that leave as text are JSON of exactly the shape their contract promises", async () => {
  const { id } = await anItem(shop.db, { quantity: 2 });
  await aBooking(shop.db, { itemId: id, start: "2026-06-10", end: "2026-06-12" });
  await aSeason(shop.db, id, { start: "2026-06-11", end: "2026-06-20", price: 500 });
  const addon = await anAddon(shop.db, id, { name: '"Stol" \\ bord', description: "Hopfällbar" });
  const stay = { rentalItemId: id, startDate: "2026-06-10", endDate: "2026-06-12" };
  const answers = [
    [dailyAvailability, await daily(id, "2026-06-09", "2026-06-13")],
    [priceStay, await price({ ...stay, selectedAddons: [{ id: addon, quantity: 1 }] })],
  ] as const;
  for (const [{ answer }, { headers, body, json }] of answers) {
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
    expect(answer.parse(JSON.parse(body))).toEqual(json());
  }
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

test("the first day each motorhome can be picked up is the first the calendar would offer", async () => {
  const busy = await anItem(shop.db, { name: "Upptagen" });
  await aBooking(shop.db, { itemId: busy.id, start: "2026-06-01", end: "2026-06-08" });
  await aBlock(shop.db, busy.id, { start: "2026-06-08", end: "2026-06-09" });
  const weekly = await anItem(shop.db, { name: "Lördag till lördag" });
  await anInterval(shop.db, weekly.id, { start: "2026-06-01", end: "2026-08-31" });
  const never = await anItem(shop.db, { name: "Säsong utan säsong", peakSeasonOnly: true });
  const kayak = await anItem(shop.db, { type: "equipment" });
  const away = await anItem(shop.db, { name: "Borta hela sommaren" });
  await aBooking(shop.db, { itemId: away.id, start: "2026-06-01", end: "2026-09-15" });
  const fortnights = await anItem(shop.db, { name: "Två veckor i taget" });
  await anInterval(shop.db, fortnights.id, {
    start: "2026-06-01",
    end: "2026-12-31",
    intervalDays: 14,
  });
  await aBooking(shop.db, { itemId: fortnights.id, start: "2026-06-06", end: "2026-07-25" });
  await aBooking(shop.db, { itemId: fortnights.id, start: "2026-08-03", end: "2026-08-05" });
  const found = (await shop.call("/api/rental-items/first-free")).json<
    { id: number; firstFree: string | null }[]
  >();
  const of = (id: number) => found.find((one) => one.id === id);
  expect(of(busy.id)?.firstFree).toBe("2026-06-10");
  expect(of(weekly.id)?.firstFree).toBe("2026-06-06");
  expect(of(never.id)?.firstFree).toBeNull();
  expect(of(away.id)?.firstFree).toBe("2026-09-15");
  expect(of(fortnights.id)?.firstFree).toBe("2026-08-08");
  expect(of(kayak.id)).toBeUndefined();
});

test("a motorhome whose pick-up hour has passed is free from tomorrow, and costs nothing today", async () => {
  shop = await openTestShop();
  const early = await anItem(shop.db, { name: "Tidig", defaultPickupTime: "11:00" });
  const late = await anItem(shop.db, { name: "Sen", defaultPickupTime: "13:00" });
  const found = (await shop.call("/api/rental-items/first-free")).json<
    { id: number; firstFree: string }[]
  >();
  const of = (id: number) => found.find((one) => one.id === id)?.firstFree;
  expect([of(early.id), of(late.id)]).toEqual(["2026-06-02", "2026-06-01"]);

  const today = { startDate: "2026-06-01", endDate: "2026-06-03", selectedAddons: [], quantity: 1 };
  const refused = await price({ ...today, rentalItemId: early.id });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    code: "stay.pickup-passed",
    message:
      "Dagens hämtning var klockan 11:00 och har passerat. Välj ett startdatum från och med i morgon.",
  });
  expect((await price({ ...today, rentalItemId: late.id })).statusCode).toBe(200);
});
