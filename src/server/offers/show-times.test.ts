import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { settings } from "#server/platform/db/tables/settings.ts";
import { aBlock, aBooking, anInterval, anItem } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  // The shop's clock stands at 1 June 2026.
});

const price = (body: object) => shop.call("/api/calculate-booking-price", { method: "POST", body });

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

  test("tell a page that has stood open since yesterday what keeps days from being chosen, as it is by now", async () => {
    const item = await anItem(shop.db);
    const updatedAt = new Date();
    const opening = { week: [], exceptions: [{ date: "2026-06-05", closed: true }] };
    await shop.db.insert(settings).values([
      { key: "shop.opening", value: JSON.stringify(opening), updatedAt },
      { key: "noticeHours", value: "48", updatedAt },
    ]);
    const now = await times(item.id, "2026-06-01");
    expect(now).toMatchObject({ closed: ["2026-06-05"], notice: { firstDay: "2026-06-03" } });
    expect(await times(item.id, "2026-05-31")).toEqual({ ...now, isPickupPassed: true });
    expect(await times(item.id, "2026-06-02")).not.toHaveProperty("closed");
    await shop.db.delete(settings);
  });

  test("come with the hours at which the shop is open that day, as they are by now", async () => {
    const item = await anItem(shop.db);
    const key = "shop.opening";
    const opening = {
      week: [{ weekday: "monday", opens: "10:00", closes: "11:00" }],
      exceptions: [{ date: "2026-07-07", opens: "09:00", closes: "12:00" }],
    };
    const updatedAt = new Date();
    await shop.db.insert(settings).values({ key, value: JSON.stringify(opening), updatedAt });
    expect(await times(item.id, "2026-07-06")).toMatchObject({
      hours: [{ opens: "10:00", closes: "11:00" }],
    });
    expect(await times(item.id, "2026-07-07")).toMatchObject({
      hours: [{ opens: "09:00", closes: "12:00" }],
    });
    expect(await times(item.id, "2026-07-08")).toMatchObject({ hours: [] });
    // Nobody has to be there.
    const alone = await anItem(shop.db, { allowsClosedDays: true });
    expect(await times(alone.id, "2026-07-08")).not.toHaveProperty("hours");
    await shop.db.delete(settings).where(eq(settings.key, key));
    expect(await times(item.id, "2026-07-06")).not.toHaveProperty("hours");
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
