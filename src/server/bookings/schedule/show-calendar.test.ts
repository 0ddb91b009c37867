import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { shopCalendar, type ShopCalendar } from "#contracts/calendar.ts";
import { aBlock, aBooking, aCheckout, anItem, aSeason } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let admin: string;
beforeAll(async () => {
  shop = await openTestShop();
  shop.clock.set("2026-06-30T22:30:00Z");
  admin = await shop.signIn("admin");
});

const ask = (from: string, to: string, as = admin) =>
  shop.call(`/api/calendar?${new URLSearchParams({ from, to })}`, { as });

async function calendar(from: string, to: string): Promise<ShopCalendar> {
  const answer = await ask(from, to);
  expect(answer.statusCode, answer.body).toBe(200);
  const told = shopCalendar.answer.parse(answer.json());
  // What the schema does not declare would show up here.
  expect(answer.json()).toEqual(told);
  return told;
}

const bookedFrom = async (itemId: number, from: string, to: string) =>
  (await calendar(from, to)).bookings
    .filter(({ rentalItemId }) => rentalItemId === itemId)
    .map(({ id }) => id);

describe("the calendar shows bookings", () => {
  test("that have a night, a pick-up or a return on its days, and no others", async () => {
    const { id: itemId } = await anItem(shop.db, { quantity: 9 });
    const stay = (start: string, end: string) => aBooking(shop.db, { itemId, start, end });
    await stay("2026-07-01", "2026-07-05");
    const returned = await stay("2026-07-02", "2026-07-06");
    const around = await stay("2026-06-20", "2026-07-20");
    const inside = await stay("2026-07-08", "2026-07-09");
    const pickedUp = await stay("2026-07-12", "2026-07-15");
    await stay("2026-07-13", "2026-07-15");
    const shown = [around, returned, inside, pickedUp];
    expect(await bookedFrom(itemId, "2026-07-06", "2026-07-12")).toEqual(shown);
  });

  test("that are not cancelled, and no checkout that somebody has only begun", async () => {
    const { id: itemId } = await anItem(shop.db, { quantity: 9 });
    const days = { itemId, start: "2026-07-07", end: "2026-07-09" };
    const shown: number[] = [];
    for (const status of ["pending", "confirmed", "returned"])
      shown.push(await aBooking(shop.db, { ...days, status }));
    await aBooking(shop.db, { ...days, status: "cancelled" });
    await aCheckout(shop.db, days);
    expect(await bookedFrom(itemId, "2026-07-06", "2026-07-12")).toEqual(shown);
  });

  test("of the longest stay there can be, on its last day too", async () => {
    const { id: itemId } = await anItem(shop.db);
    const id = await aBooking(shop.db, { itemId, start: "2026-07-01", end: "2027-07-01" });
    expect(await bookedFrom(itemId, "2027-07-01", "2027-07-01")).toEqual([id]);
    expect(await bookedFrom(itemId, "2026-07-01", "2026-07-01")).toEqual([id]);
  });

  test("with customer, units, status and the payment as it stands now, and nothing else", async () => {
    const { id: itemId } = await anItem(shop.db, { quantity: 3 });
    const stay = { itemId, start: "2026-09-07", end: "2026-09-09", quantity: 2 };
    const id = await aBooking(shop.db, stay);
    const pay = (status: string, isCurrent: boolean) =>
      shop.db.execute(sql`
        insert into payments (id, kind, booking_id, amount, status, is_current, created_at, updated_at)
        values (${crypto.randomUUID()}, 'rent', ${id}, 1000, ${status}, ${isCurrent}, now(), now())`);
    await pay("expired", false);
    await pay("authorized", true);
    const { bookings } = (await ask("2026-09-07", "2026-09-07")).json<ShopCalendar>();
    expect(bookings).toContainEqual({
      id,
      rentalItemId: itemId,
      startDate: "2026-09-07",
      endDate: "2026-09-09",
      quantity: 2,
      status: "pending",
      paymentStatus: "authorized",
      dueAmount: 0,
      customerName: "Anna Berg",
      turnaround: 0,
      isFurther: false,
      unitIds: [],
      isOut: false,
    });
    expect(bookings.filter((booking) => booking.id === id)).toHaveLength(1);
  });
});

describe("the calendar shows items", () => {
  const namesIn = async (from: string, to: string) =>
    (await calendar(from, to)).items.map(({ name }) => name);

  test("motorhomes first, each with its units", async () => {
    const boat = await anItem(shop.db, { type: "equipment", name: "Kajak", quantity: 6 });
    const camper = await anItem(shop.db, { name: "Fjällripa 70" });
    const { items } = await calendar("2026-07-06", "2026-07-12");
    const places = [camper.id, boat.id].map((id) => items.findIndex((item) => item.id === id));
    expect(places[0]).toBeLessThan(places[1]!);
    expect(items[places[1]!]).toEqual({
      id: boat.id,
      name: "Kajak",
      type: "equipment",
      quantity: 6,
      peakSeasonOnly: false,
      isHidden: false,
    });
  });

  test("that visitors do not see as hidden", async () => {
    const { id } = await anItem(shop.db, { name: "Ny husbil", isHidden: true });
    const { items } = await calendar("2026-07-06", "2026-07-12");
    expect(items.find((item) => item.id === id)).toMatchObject({ isHidden: true });
  });

  test("that were removed or cannot be booked alone only while somebody has them", async () => {
    const sold = await anItem(shop.db, { name: "Såld", archivedAt: new Date() });
    await anItem(shop.db, { name: "Cykelställ", isAddonOnly: true });
    await aBooking(shop.db, { itemId: sold.id, start: "2026-10-05", end: "2026-10-07" });
    expect(await namesIn("2026-10-05", "2026-10-11")).toContain("Såld");
    expect(await namesIn("2026-10-12", "2026-10-18")).not.toContain("Såld");
    expect(await namesIn("2026-10-05", "2026-10-11")).not.toContain("Cykelställ");
  });
});

test("blocks and seasons come with every item whose days they touch", async () => {
  const { id } = await anItem(shop.db);
  await aBlock(shop.db, id, { start: "2026-11-01", end: "2026-11-02" });
  await aBlock(shop.db, id, { start: "2026-11-09", end: "2026-11-12" });
  await aSeason(shop.db, id, { start: "2026-10-01", end: "2026-12-01", price: 1500 });
  await aSeason(shop.db, id, { start: "2026-12-02", end: "2026-12-03", price: 1700 });
  const { blocks, seasons } = await calendar("2026-11-02", "2026-11-08");
  expect(blocks.map(({ startDate, reason }) => [startDate, reason])).toEqual([
    ["2026-11-01", "Service"],
  ]);
  expect(seasons).toMatchObject([{ rentalItemId: id, startDate: "2026-10-01", price: 1500 }]);
});

test("today is the day in Sweden", async () => {
  expect((await calendar("2026-07-06", "2026-07-12")).today).toBe("2026-07-01");
});

test.each([
  ["2026-07-06", "2026-07-05", "Slutdatum kan inte vara före startdatum."],
  ["2026-07-01", "2026-09-01", "Fråga om högst 62 dagar åt gången."],
  ["2026-02-30", "2026-03-01", "Något i uppgifterna stämmer inte."],
  ["1999-12-31", "2000-01-01", "Något i uppgifterna stämmer inte."],
  ["", "2026-07-05", "Något i uppgifterna stämmer inte."],
])("days from %j to %j are refused in words", async (from, to, sentence) => {
  const answer = await ask(from, to);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ message: string }>().message).toContain(sentence);
});

test("two months fit into one question", async () => {
  expect((await ask("2026-07-01", "2026-08-31")).statusCode).toBe(200);
});

test("staff and administrators see it, and nobody else, whatever they ask", async () => {
  for (const query of ["from=2026-07-06&to=2026-07-12", "from=x"]) {
    const path = `/api/calendar?${query}`;
    expect((await shop.call(path)).statusCode).toBe(401);
    expect((await shop.call(path, { as: await shop.signIn("customer") })).statusCode).toBe(403);
  }
  const path = "/api/calendar?from=2026-07-06&to=2026-07-12";
  expect((await shop.call(path, { as: await shop.signIn("staff") })).statusCode).toBe(200);
});
