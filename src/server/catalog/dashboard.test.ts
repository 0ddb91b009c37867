import { beforeAll, expect, test } from "vitest";
import { aBooking, aCheckout, anInterval, anItem } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let as: string;
let itemId: number;
beforeAll(async () => {
  shop = await openTestShop();
  shop.clock.set("2026-06-10T10:00:00Z");
  as = await shop.signIn("admin");
  itemId = (await anItem(shop.db, { quantity: 50 })).id;
});

const figures = async () => (await shop.call("/api/dashboard", { as })).json<object>();

test("an empty shop has nothing to do", async () => {
  expect(await figures()).toEqual({
    pickups: { today: 0, tomorrow: 0 },
    returns: { today: 0, tomorrow: 0 },
    waiting: 0,
    nights: {
      rv: { thisMonth: 0, nextMonth: 0 },
      equipment: { thisMonth: 0, nextMonth: 0 },
    },
    promisedTwice: [],
  });
});

test("the figures count pick-ups, returns, bookings that wait, and nights times units by month", async () => {
  const stays = [
    // start, end, units, status
    ["2026-06-10", "2026-06-11", 1, "pending"],
    ["2026-06-10", "2026-06-12", 2, "confirmed"],
    ["2026-06-11", "2026-06-12", 1, "confirmed"],
    ["2026-06-05", "2026-06-10", 1, "confirmed"],
    ["2026-05-30", "2026-06-03", 1, "confirmed"],
    ["2026-06-29", "2026-07-03", 3, "confirmed"],
    ["2026-07-30", "2026-08-02", 1, "confirmed"],
    ["2026-05-01", "2026-06-01", 1, "confirmed"],
    ["2026-08-01", "2026-08-03", 1, "pending"],
    ["2026-06-10", "2026-06-11", 1, "cancelled"],
    ["2026-06-05", "2026-06-10", 1, "returned"],
  ] as const;
  for (const [start, end, quantity, status] of stays)
    await aBooking(shop.db, { itemId, start, end, quantity, status });
  await aCheckout(shop.db, { itemId, start: "2026-06-10", end: "2026-06-11" });
  const { id: kayak } = await anItem(shop.db, { type: "equipment", quantity: 9 });
  await aBooking(shop.db, {
    itemId: kayak,
    start: "2026-06-20",
    end: "2026-06-23",
    quantity: 5,
    status: "confirmed",
  });
  expect(await figures()).toEqual({
    pickups: { today: 2, tomorrow: 1 },
    returns: { today: 1, tomorrow: 1 },
    waiting: 2,
    // 1 + 4 + 1 + 5 + 2 + 6; 6 + 2
    nights: {
      rv: { thisMonth: 19, nextMonth: 8 },
      equipment: { thisMonth: 15, nextMonth: 0 },
    },
    promisedTwice: [],
  });
});

test("the month turns at midnight in Sweden", async () => {
  shop.clock.set("2026-06-30T22:00:00Z");
  expect(await figures()).toMatchObject({ nights: { rv: { thisMonth: 8, nextMonth: 3 } } });
  shop.clock.set("2026-12-31T12:00:00Z");
  as = await shop.signIn("admin");
  expect(await figures()).toMatchObject({ nights: { rv: { thisMonth: 0, nextMonth: 0 } } });
});

test("hours that promise a vehicle before it is due back are told until the interval is over", async () => {
  shop.clock.set("2026-06-10T10:00:00Z");
  const { id } = await anItem(shop.db, { name: "Vidsel" });
  const wrong = { pickupTime: "10:00", returnTime: "16:00" };
  await anInterval(shop.db, id, { start: "2026-05-01", end: "2026-06-09", ...wrong });
  const right = { pickupTime: "16:00", returnTime: "10:00" };
  await anInterval(shop.db, id, { start: "2026-09-01", end: "2026-09-30", ...right });
  await anInterval(shop.db, id, { start: "2026-06-01", end: "2026-06-10", ...wrong });
  as = await shop.signIn("admin");
  const { promisedTwice } = (await figures()) as { promisedTwice: object[] };
  expect(promisedTwice).toEqual([
    {
      itemId: id,
      itemName: "Vidsel",
      intervalId: expect.any(Number) as number,
      startDate: "2026-06-01",
      endDate: "2026-06-10",
      ...wrong,
    },
  ]);
  const coming = await shop.call("/api/booking-intervals/coming", { as });
  expect(coming.json()).toMatchObject([
    { itemId: id, itemName: "Vidsel", startDate: "2026-06-01", allowsClosedDays: false, ...wrong },
    { itemId: id, startDate: "2026-09-01", startWeekday: expect.any(String) as string, ...right },
  ]);
});
