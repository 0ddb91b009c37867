import { beforeAll, expect, test } from "vitest";
import { furtherThings } from "#contracts/offers.ts";
import { aBlock, aBooking, anInterval, anItem, aSeason } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});

const ask = (stay: string) => shop.call(`/api/rental-items/further-things?${stay}`);
const STAY = "startDate=2026-07-04&endDate=2026-07-11";
const all = async () => furtherThings.answer.parse((await ask(STAY)).json());
const of = async (id: number) => (await all()).find((one) => one.id === id);

test("equipment tells how many are free through all nights, and what it costs on them", async () => {
  const { id } = await anItem(shop.db, {
    type: "equipment",
    name: "Havskajak",
    quantity: 4,
    pricePerDay: 395,
    basePrice: 50,
  });
  await aSeason(shop.db, id, { start: "2026-07-01", end: "2026-07-05", price: 500 });
  await aBooking(shop.db, { itemId: id, start: "2026-07-03", end: "2026-07-06" });
  expect(await of(id)).toMatchObject({
    name: "Havskajak",
    available: 3,
    pricePerDay: 395,
    basePrice: 50,
    seasons: [{ startDate: "2026-07-01", endDate: "2026-07-05", price: 500 }],
  });
});

test("what is blocked is told with none, so that one who had added it learns so", async () => {
  const { id } = await anItem(shop.db, { type: "equipment", quantity: 4 });
  await aBlock(shop.db, id, { start: "2026-07-11", end: "2026-07-11" });
  expect(await of(id)).toMatchObject({ available: 0 });
});

test("the days on which it changes hands are no obstacle: those are the main thing's", async () => {
  const { id } = await anItem(shop.db, { type: "equipment", quantity: 2 });
  await anInterval(shop.db, id, { start: "2026-07-01", end: "2026-07-31", intervalDays: 14 });
  expect(await of(id)).toMatchObject({ available: 2 });
});

test("nights that are kept free after a return are looked for too", async () => {
  const { id } = await anItem(shop.db, { type: "equipment", quantity: 2, turnaroundNights: 1 });
  await aBooking(shop.db, { itemId: id, start: "2026-07-11", end: "2026-07-13" });
  expect(await of(id)).toMatchObject({ available: 1 });
});

test("neither a motorhome nor what is an extra alone is offered", async () => {
  const camper = await anItem(shop.db, { type: "rv" });
  const linen = await anItem(shop.db, { type: "equipment", isAddonOnly: true });
  const ids = (await all()).map(({ id }) => id);
  expect(ids).not.toContain(camper.id);
  expect(ids).not.toContain(linen.id);
});

test("nothing comes along on days that nothing can be booked on, unless somebody may book them all the same", async () => {
  const { id } = await anItem(shop.db, { type: "equipment", quantity: 2 });
  const on = async (days: string) =>
    furtherThings.answer.parse((await ask(days)).json()).find((one) => one.id === id)?.available;
  const past = "startDate=2026-05-30&endDate=2026-06-02";
  const far = "startDate=2027-05-30&endDate=2027-06-02";
  expect([await on(past), await on(far), await on(STAY)]).toEqual([0, 0, 2]);
  expect([await on(`${past}&anyDay=true`), await on(`${far}&anyDay=true`)]).toEqual([2, 2]);
});

test("how soon it can be picked up is the main thing's hour, where that is told", async () => {
  const { id } = await anItem(shop.db, {
    type: "equipment",
    quantity: 2,
    defaultPickupTime: "08:00",
  });
  const camper = await anItem(shop.db, { type: "rv", defaultPickupTime: "18:00" });
  // It is two in the afternoon of 1 June.
  const today = "startDate=2026-06-01&endDate=2026-06-03";
  const on = async (days: string) =>
    furtherThings.answer.parse((await ask(days)).json()).find((one) => one.id === id)?.available;
  expect([await on(today), await on(`${today}&rentalItemId=${camper.id}`)]).toEqual([0, 2]);
  const as = await shop.signIn("admin");
  const notice = (noticeHours: number) =>
    shop.call("/api/settings/shop", { method: "PATCH", body: { noticeHours }, as });
  await notice(24);
  expect(await on(`${today}&rentalItemId=${camper.id}`)).toBe(0);
  await notice(0);
});

test("days that are no stay are refused in words", async () => {
  const answer = await ask("startDate=2026-07-04&endDate=2026-07-04");
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
    400,
    "stay.no-nights",
  ]);
});
