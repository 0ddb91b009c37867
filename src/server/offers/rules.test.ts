import { beforeAll, describe, expect, test } from "vitest";
import type { PriceAnswer } from "#contracts/offers.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { aBlock, aBooking, anAddon, anItem, aSeason } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let as: string;
beforeAll(async () => {
  // The shop's clock stands at noon of 1 June 2026.
  shop = await openTestShop();
  as = await shop.signIn("admin");
});

const price = (rentalItemId: number, startDate: string, endDate: string, more: object = {}) =>
  shop.call("/api/calculate-booking-price", {
    method: "POST",
    body: { rentalItemId, startDate, endDate, selectedAddons: [], quantity: 1, ...more },
  });
const daily = (id: number, query: string) =>
  shop.call(`/api/rental-items/${id}/availability/daily?${query}`);
const available = (id: number, start: string, end: string) =>
  shop.call(`/api/rental-items/${id}/availability?startDate=${start}&endDate=${end}`);
const setNotice = (noticeHours: unknown) =>
  shop.call("/api/settings/shop", { method: "PATCH", body: { noticeHours }, as });

describe("longer stays", () => {
  const longStay = [
    { fromNights: 7, percent: 10 },
    { fromNights: 14, percent: 20 },
  ];

  test("cost less by the highest step, of the nights alone, on a line of its own", async () => {
    const { id } = await anItem(shop.db, { basePrice: 500, quantity: 2, longStay });
    await aSeason(shop.db, id, { start: "2026-07-01", end: "2026-07-03", price: 1503 });
    const addon = await anAddon(shop.db, id, { price: 100 });
    const answer = (
      await price(id, "2026-07-01", "2026-07-08", {
        quantity: 2,
        selectedAddons: [{ id: addon, quantity: 1 }],
      })
    ).json<PriceAnswer>();
    // 2 x (3 x 1503 + 4 x 1000) = 17 018, of which 10 percent are 1 701,8.
    expect(answer).toMatchObject({
      basePrice: 18_018,
      total: 18_018 - 1702 + 100,
      subtotal: 18_018 - 1702 + 100,
      longStay: { percent: 10, amount: -1702, steps: longStay },
    });
    expect(answer.quoteLines.find(({ kind }) => kind === "long-stay")).toEqual({
      kind: "long-stay",
      label: "Långtidsrabatt 10 %",
      note: "7 nätter eller fler",
      amount: -1702,
    });
    expect(answer.quoteLines.reduce((sum, { amount }) => sum + amount, 0)).toBe(answer.total);
  });

  test("a stay below the first step costs what it always did", async () => {
    const { id } = await anItem(shop.db, { longStay });
    const answer = (await price(id, "2026-07-01", "2026-07-07")).json<PriceAnswer>();
    expect(answer.total).toBe(6000);
    expect(answer.quoteLines.map(({ kind }) => kind)).toEqual(["nights"]);
  });

  test("an item tells its steps to whoever reckons a price in the browser", async () => {
    const { id } = await anItem(shop.db, { longStay, turnaroundNights: 2 });
    expect((await shop.call(`/api/rental-items/${id}`)).json()).toMatchObject({
      longStay,
      turnaroundNights: 2,
    });
  });
});

describe("nights kept free after a return", () => {
  test("units are told with those nights, and for the calendar without blocks and seasons", async () => {
    const { id } = await anItem(shop.db, { turnaroundNights: 2 });
    await aBooking(shop.db, { itemId: id, start: "2026-07-10", end: "2026-07-12" });
    await aBlock(shop.db, id, { start: "2026-07-15", end: "2026-07-15" });
    const range = "startDate=2026-07-11&endDate=2026-07-16";
    expect(Object.values((await daily(id, range)).json())).toEqual([0, 0, 0, 1, 0, 1]);
    expect(Object.values((await daily(id, `${range}&unheld=true`)).json())).toEqual([
      0, 0, 0, 1, 1, 1,
    ]);
    expect((await daily(id, `${range}&unheld=yes`)).statusCode).toBe(400);
    expect((await available(id, "2026-07-05", "2026-07-08")).json()).toEqual({ available: 1 });
    expect((await available(id, "2026-07-05", "2026-07-09")).json()).toEqual({ available: 0 });
  });

  test("a booking is refused where they are somebody else's, and moved over its own", async () => {
    const { id } = await anItem(shop.db, { turnaroundNights: 1 });
    const book = (startDate: string, endDate: string) =>
      shop.call("/api/office/bookings", {
        method: "POST",
        body: {
          key: crypto.randomUUID(),
          rentalItemId: id,
          startDate,
          endDate,
          quantity: 1,
          selectedAddons: [],
          customer: { name: "Anna Berg" },
          payment: { kind: "later" },
        },
        as,
      });
    const made = await book("2026-08-10", "2026-08-12");
    expect(made.statusCode, made.body).toBe(201);
    expect((await book("2026-08-08", "2026-08-10")).json()).toMatchObject({
      code: "stay.no-turnaround",
      message:
        "Dygnet efter återlämningen behövs för städning och är redan upptaget. Välj andra datum.",
    });
    expect((await book("2026-08-12", "2026-08-14")).json()).toMatchObject({
      code: "stay.unavailable",
    });
    expect((await book("2026-08-07", "2026-08-09")).statusCode).toBe(201);
    const { id: booking, version } = made.json<{ id: number; version: number }>();
    const moved = await shop.call(`/api/bookings/${booking}/changes`, {
      method: "POST",
      body: { startDate: "2026-08-11", endDate: "2026-08-13", version, money: "later" },
      as,
    });
    expect(moved.statusCode, moved.body).toBe(200);
    expect(moved.json()).toMatchObject({ turnaround: 1, turnaroundUntil: "2026-08-14" });
  });

  test("the first free day leaves room for them", async () => {
    const { id } = await anItem(shop.db, { turnaroundNights: 1 });
    await aBooking(shop.db, { itemId: id, start: "2026-06-02", end: "2026-06-05" });
    const found = (await shop.call("/api/rental-items/first-free")).json<
      { id: number; firstFree: LocalDate }[]
    >();
    // Neither today, whose night would be followed by a booked one, nor the day of its return.
    expect(found.find((one) => one.id === id)?.firstFree).toBe("2026-06-06");
  });
});

describe("notice", () => {
  test("is none until the owner wants some, and then keeps near days from being booked", async () => {
    const { id } = await anItem(shop.db, { defaultPickupTime: "11:00" });
    const settings = async () => (await shop.call("/api/settings/shop", { as })).json<object>();
    expect(await settings()).toMatchObject({ noticeHours: 0 });
    expect((await price(id, "2026-06-02", "2026-06-04")).statusCode).toBe(200);

    expect((await setNotice(24)).json()).toMatchObject({ noticeHours: 24 });
    expect(await settings()).toMatchObject({ noticeHours: 24 });
    const refused = await price(id, "2026-06-02", "2026-06-04");
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: "stay.too-short-notice",
      message: "Vi behöver veta det minst 24 timmar före hämtningen. Välj ett senare startdatum.",
    });
    expect((await price(id, "2026-06-03", "2026-06-04")).statusCode).toBe(200);
    expect(
      (await shop.call(`/api/rental-items/${id}/times-for-date?date=2026-06-01`)).json(),
    ).toEqual({
      pickupTime: "11:00",
      returnTime: "12:00",
      isPickupPassed: true,
      notice: { hours: 24, firstDay: "2026-06-03" },
    });
    const other = await shop.call(`/api/rental-items/${id}/times-for-date?date=2026-06-02`);
    expect(other.json()).not.toHaveProperty("notice");
    await setNotice(0);
    expect((await price(id, "2026-06-02", "2026-06-04")).statusCode).toBe(200);
  });

  test("staff may take a booking that is too near, knowingly", async () => {
    const { id } = await anItem(shop.db, { defaultPickupTime: "11:00" });
    await setNotice(24);
    const preview = async (overrides: string[]) =>
      (
        await shop.call("/api/office/bookings/preview", {
          method: "POST",
          body: {
            key: crypto.randomUUID(),
            rentalItemId: id,
            startDate: "2026-06-02",
            endDate: "2026-06-04",
            quantity: 1,
            selectedAddons: [],
            customer: { name: "Anna Berg" },
            payment: { kind: "later" },
            overrides,
          },
          as,
        })
      ).json<{ refused: { code: string }[]; overridable: string[] }>();
    const refused = await preview([]);
    expect(refused.refused.map(({ code }) => code)).toEqual(["stay.too-short-notice"]);
    expect(refused.overridable).toEqual(["window"]);
    expect((await preview(["window"])).refused).toEqual([]);
    await setNotice(0);
  });

  test.each([-1, 721, 1.5, "24", null])("%j is no number of hours", async (hours) => {
    expect((await setNotice(hours)).statusCode).toBe(400);
  });

  test("what is no setting of the shop is refused, and nothing at all changes nothing", async () => {
    const patch = (body: object) => shop.call("/api/settings/shop", { method: "PATCH", body, as });
    expect((await patch({ noticeDays: 2 })).statusCode).toBe(400);
    expect((await patch({})).json()).toMatchObject({ noticeHours: 0 });
  });
});
