import type { LightMyRequestResponse } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { aBooking, anItem } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let as: string;
let item: number;
beforeAll(async () => {
  shop = await openTestShop();
  as = await shop.signIn("admin");
  item = (await anItem(shop.db)).id;
});

const post = (path: string, body: object) => shop.call(path, { method: "POST", body, as });
const patch = (path: string, body: object) => shop.call(path, { method: "PATCH", body, as });
const remove = (path: string) => shop.call(path, { method: "DELETE", as });
const list = async (what: string, of = item) =>
  (await shop.call(`/api/rental-items/${of}/${what}`, { as })).json<object[]>();
const idOf = (answer: LightMyRequestResponse) => answer.json<{ id: number }>().id;

describe("addons", () => {
  test("are added with sensible values, changed in part and removed", async () => {
    const answer = await post("/api/addons", { rentalItemId: item, name: " Lakan ", price: 90 });
    expect(answer.statusCode).toBe(201);
    const addon = {
      id: idOf(answer),
      rentalItemId: item,
      name: "Lakan",
      description: "",
      price: 90,
      priceType: "one-time",
      allowQuantitySelect: true,
      linkedItemId: null,
    };
    expect(answer.json()).toEqual(addon);
    const path = `/api/addons/${addon.id}`;
    const changed = await patch(path, { priceType: "daily", allowQuantitySelect: false });
    expect(changed.statusCode).toBe(200);
    expect(await list("addons")).toEqual([
      { ...addon, priceType: "daily", allowQuantitySelect: false },
    ]);
    expect((await remove(path)).statusCode).toBe(204);
    expect(await list("addons")).toEqual([]);
  });

  test("may cost nothing", async () => {
    const answer = await post("/api/addons", { rentalItemId: item, name: "Karta", price: 0 });
    expect(answer.statusCode).toBe(201);
  });

  test("never move to another item", async () => {
    const other = (await anItem(shop.db)).id;
    const addon = idOf(await post("/api/addons", { rentalItemId: item, name: "Kvar", price: 1 }));
    const moved = await patch(`/api/addons/${addon}`, { rentalItemId: other, name: "Än" });
    expect(moved.json()).toMatchObject({ rentalItemId: item, name: "Än" });
  });
});

describe("seasonal prices", () => {
  const season = (startDate: string, endDate: string, price = 1500) => ({
    rentalItemId: item,
    startDate,
    endDate,
    price,
  });

  test("are added, listed newest first, changed and removed; one day is a season too", async () => {
    const answer = await post("/api/seasonal-prices", season("2027-01-01", "2027-01-01"));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: idOf(answer),
      ...season("2027-01-01", "2027-01-01"),
      warnings: [],
    });
    const later = idOf(await post("/api/seasonal-prices", season("2027-02-01", "2027-02-10")));
    expect(await list("seasonal-prices")).toMatchObject([{ id: later }, { id: idOf(answer) }]);
    const path = `/api/seasonal-prices/${later}`;
    expect((await patch(path, { price: 0 })).json()).toMatchObject({ price: 0 });
    expect((await remove(path)).statusCode).toBe(204);
    expect(await list("seasonal-prices")).toHaveLength(1);
  });

  test("that overlap are kept, and the answer says on which days and which one applies", async () => {
    const wide = idOf(await post("/api/seasonal-prices", season("2026-06-01", "2026-08-31")));
    const narrow = await post("/api/seasonal-prices", season("2026-06-19", "2026-06-21", 2500));
    expect(narrow.statusCode).toBe(201);
    const warning = {
      code: "overlap",
      startDate: "2026-06-19",
      endDate: "2026-06-21",
      appliesId: idOf(narrow),
    };
    expect(narrow.json()).toMatchObject({
      warnings: [{ ...warning, other: { id: wide, startDate: "2026-06-01" } }],
    });
    const seen = await patch(`/api/seasonal-prices/${wide}`, { price: 1600 });
    expect(seen.json()).toMatchObject({ warnings: [{ ...warning, other: { id: idOf(narrow) } }] });
    const price = { rentalItemId: item, startDate: "2026-06-20", endDate: "2026-06-21" };
    const priced = await shop.call("/api/calculate-booking-price", { method: "POST", body: price });
    expect(priced.json()).toMatchObject({ total: 2500 });
  });

  test("of another item are no overlap", async () => {
    const other = (await anItem(shop.db)).id;
    const answer = await post("/api/seasonal-prices", {
      ...season("2026-06-01", "2026-08-31"),
      rentalItemId: other,
    });
    expect(answer.json()).toMatchObject({ warnings: [] });
  });
});

describe("booking intervals", () => {
  const interval = (startDate: string, endDate: string) => ({
    rentalItemId: item,
    startDate,
    endDate,
    startWeekday: "sunday",
  });

  test("have the usual times and seven days unless others are set", async () => {
    const answer = await post("/api/booking-intervals", interval("2027-06-01", "2027-06-30"));
    expect(answer.statusCode).toBe(201);
    const expected = {
      ...interval("2027-06-01", "2027-06-30"),
      id: idOf(answer),
      pickupTime: "10:00",
      returnTime: "16:00",
      intervalDays: 7,
    };
    expect(answer.json()).toEqual({ ...expected, warnings: [] });
    const path = `/api/booking-intervals/${idOf(answer)}`;
    const changed = await patch(path, { startWeekday: "friday", pickupTime: "09:15" });
    expect(changed.json()).toMatchObject({ startWeekday: "friday", pickupTime: "09:15" });
    expect(await list("booking-intervals")).toEqual([
      { ...expected, startWeekday: "friday", pickupTime: "09:15" },
    ]);
    expect((await remove(path)).statusCode).toBe(204);
  });

  test("that overlap are kept, and the answer says that the latest begun applies", async () => {
    const first = await post("/api/booking-intervals", interval("2028-06-01", "2028-08-31"));
    const second = await post("/api/booking-intervals", interval("2028-05-01", "2028-06-10"));
    expect(second.json()).toMatchObject({
      warnings: [
        {
          startDate: "2028-06-01",
          endDate: "2028-06-10",
          other: { id: idOf(first) },
          appliesId: idOf(first),
        },
      ],
    });
  });
});

describe("blocked dates", () => {
  const block = (startDate: string, endDate: string) => ({
    rentalItemId: item,
    startDate,
    endDate,
    reason: "Service hos Lasse",
  });

  test("stop new stays, and only administrators learn why", async () => {
    const answer = await post("/api/blocked-dates", block("2026-10-01", "2026-10-03"));
    expect(answer.statusCode).toBe(201);
    const stored = { ...block("2026-10-01", "2026-10-03"), id: idOf(answer) };
    expect(answer.json()).toEqual({ ...stored, bookings: [] });
    expect(await list("blocked-dates/admin")).toEqual([stored]);
    const open = await shop.call(`/api/rental-items/${item}/blocked-dates`);
    expect(open.json()).toMatchObject([{ startDate: "2026-10-01" }]);
    expect(open.body).not.toContain("Lasse");
    const query = "startDate=2026-10-02&endDate=2026-10-03";
    const free = () => shop.call(`/api/rental-items/${item}/availability?${query}`);
    expect((await free()).json()).toEqual({ available: 0 });
    expect((await remove(`/api/blocked-dates/${stored.id}`)).statusCode).toBe(204);
    expect((await free()).json()).toEqual({ available: 1 });
  });

  test("laid over bookings leave them and name those they touch, by night, pick-up or return", async () => {
    const { id } = await anItem(shop.db, { quantity: 9 });
    const booked = (start: string, end: string, status = "pending") =>
      aBooking(shop.db, { itemId: id, start, end, status });
    await booked("2026-07-01", "2026-07-09");
    const returning = await booked("2026-07-05", "2026-07-10");
    const inside = await booked("2026-07-11", "2026-07-12", "confirmed");
    const starting = await booked("2026-07-12", "2026-07-20");
    await booked("2026-07-13", "2026-07-14");
    await booked("2026-07-10", "2026-07-12", "cancelled");
    const body = { ...block("2026-07-10", "2026-07-12"), rentalItemId: id };
    const answer = await post("/api/blocked-dates", body);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      bookings: [
        {
          id: returning,
          customerName: "Anna Berg",
          startDate: "2026-07-05",
          endDate: "2026-07-10",
        },
        { id: inside },
        { id: starting },
      ],
    });
    const path = `/api/blocked-dates/${idOf(answer)}`;
    const shorter = await patch(path, { startDate: "2026-07-11", endDate: "2026-07-11" });
    expect(shorter.json()).toMatchObject({ bookings: [{ id: inside }] });
    expect((await list("bookings", id)).length).toBe(6);
  });
});

describe("dates the wrong way round", () => {
  const wrong = { startDate: "2026-09-02", endDate: "2026-09-01" };
  const kinds = [
    ["/api/seasonal-prices", { price: 1 }],
    ["/api/blocked-dates", { reason: "Service" }],
    ["/api/booking-intervals", { startWeekday: "monday" }],
  ] as const;

  test.each(kinds)("%s: are refused with a sentence at the field", async (path, fields) => {
    const answer = await post(path, { rentalItemId: item, ...fields, ...wrong });
    expect(answer.statusCode).toBe(400);
    const sentence = "Slutdatum kan inte vara före startdatum.";
    expect(answer.json()).toEqual({
      code: "catalog.dates-reversed",
      message: sentence,
      fields: { endDate: sentence },
    });
  });

  test.each(kinds)(
    "%s: are refused also when only one of them is changed",
    async (path, fields) => {
      const dates = { startDate: "2029-09-01", endDate: "2029-09-05" };
      const id = idOf(await post(path, { rentalItemId: item, ...fields, ...dates }));
      expect((await patch(`${path}/${id}`, { endDate: "2029-08-31" })).statusCode).toBe(400);
      expect((await patch(`${path}/${id}`, { startDate: "2029-09-06" })).statusCode).toBe(400);
      expect((await patch(`${path}/${id}`, { startDate: "2029-09-05" })).statusCode).toBe(200);
    },
  );
});

describe("what does not exist", () => {
  test.each(["addons", "seasonal-prices", "blocked-dates", "booking-intervals"])(
    "/api/%s: can be neither changed nor removed",
    async (what) => {
      for (const answer of [
        await patch(`/api/${what}/99999`, {}),
        await remove(`/api/${what}/99999`),
      ]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toEqual({
          code: "catalog.entry-unknown",
          message: "Det du vill ändra finns inte längre. Ladda om sidan.",
        });
      }
    },
  );

  test("an item that is unknown or hidden gets nothing new, and what it has is left alone", async () => {
    const hidden = (await anItem(shop.db)).id;
    const body = { rentalItemId: hidden, name: "Lakan", price: 1 };
    const addon = idOf(await post("/api/addons", body));
    await aBooking(shop.db, { itemId: hidden, start: "2026-07-01", end: "2026-07-02" });
    await remove(`/api/rental-items/${hidden}`);
    for (const rentalItemId of [hidden, 99_999])
      expect((await post("/api/addons", { ...body, rentalItemId })).statusCode).toBe(404);
    expect((await patch(`/api/addons/${addon}`, { price: 2 })).statusCode).toBe(404);
    for (const what of ["bookings", "seasonal-prices", "blocked-dates/admin"])
      for (const id of [hidden, 99_999]) {
        const answer = await shop.call(`/api/rental-items/${id}/${what}`, { as });
        expect(answer.statusCode, what).toBe(404);
      }
  });
});
