import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { shopCalendar, type ShopCalendar } from "#contracts/calendar.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let staff: string;
beforeAll(async () => {
  shop = await openTestShop();
  shop.clock.set("2026-07-01T08:00:00Z");
  staff = await shop.signIn("staff");
});

async function calendar(): Promise<ShopCalendar> {
  const query = new URLSearchParams({ from: "2026-07-06", to: "2026-07-12" });
  const answer = await shop.call(`/api/calendar?${query}`, { as: staff });
  expect(answer.statusCode, answer.body).toBe(200);
  const told = shopCalendar.answer.parse(answer.json());
  // What the schema does not declare would show up here.
  expect(answer.json()).toEqual(told);
  return told;
}

async function aUnit(itemId: number, name: string, retiredOn: string | null = null) {
  const rows = await shop.db.execute<{ id: number }>(sql`
    insert into units (rental_item_id, name, position, retired_on, created_at, updated_at)
    values (${itemId}, ${name}, (select count(*) + 1 from units where rental_item_id = ${itemId}),
      ${retiredOn}, now(), now()) returning id`);
  return rows.rows[0]!.id;
}

type Given = { itemId: number; unitId: number; stay: [string, string]; isPlaced?: boolean };

async function give(bookingId: number, { itemId, unitId, stay, isPlaced = true }: Given) {
  await shop.db.execute(sql`
    insert into stay_units (booking_id, rental_item_id, unit_id, held_from, held_to, is_placed)
    values (${bookingId}, ${itemId}, ${unitId}, ${stay[0]}, ${stay[1]}, ${isPlaced})`);
}

const unitIdsOf = async (id: number) =>
  (await calendar()).bookings.find((booking) => booking.id === id)?.unitIds;

test("the calendar tells which unit each booking has, and none of one that waits for a unit", async () => {
  const { id: itemId } = await anItem(shop.db, { quantity: 2 });
  const units = [await aUnit(itemId, "Enhet 1"), await aUnit(itemId, "Enhet 2")];
  const stay: [string, string] = ["2026-07-06", "2026-07-09"];
  const days = { itemId, start: stay[0], end: stay[1] };
  const [placed, waiting] = [await aBooking(shop.db, days), await aBooking(shop.db, days)];
  await give(placed, { itemId, unitId: units[1]!, stay });
  await give(waiting, { itemId, unitId: units[0]!, stay, isPlaced: false });
  expect(await unitIdsOf(placed)).toEqual([units[1]]);
  expect(await unitIdsOf(waiting)).toEqual([]);
});

test("what was fetched is told as out until it is back, and keeps its unit afterwards", async () => {
  const { id: itemId } = await anItem(shop.db);
  const unitId = await aUnit(itemId, "Enhet 1");
  const stay: [string, string] = ["2026-07-06", "2026-07-09"];
  const id = await aBooking(shop.db, { itemId, start: stay[0], end: stay[1], status: "confirmed" });
  await give(id, { itemId, unitId, stay });
  const state = async () => (await calendar()).bookings.find((booking) => booking.id === id);
  expect(await state()).toMatchObject({ isOut: false, unitIds: [unitId] });
  await shop.db.execute(sql`update stay_units set handed_over_at = now() where booking_id = ${id}`);
  expect(await state()).toMatchObject({ isOut: true, unitIds: [unitId] });
  await shop.db.execute(sql`update stay_units set back_at = now() where booking_id = ${id}`);
  await shop.db.execute(sql`update bookings set status = 'returned' where id = ${id}`);
  expect(await state()).toMatchObject({ isOut: false, unitIds: [unitId] });
});

test("units come in their order with their outages of these days, and counted items have none", async () => {
  const counted = await anItem(shop.db, { type: "equipment", quantity: 3 });
  const { id: itemId } = await anItem(shop.db, { quantity: 2 });
  const [first, sold] = [await aUnit(itemId, "Älgen"), await aUnit(itemId, "Aga", "2026-07-01")];
  await shop.db.execute(sql`
    insert into unit_outages (unit_id, start_date, end_date, reason, created_at) values
      (${first}, '2026-07-12', null, 'Skada', now()),
      (${first}, '2026-07-01', '2026-07-05', 'Service', now()),
      (${first}, '2026-07-13', '2026-07-14', 'Besiktning', now())`);
  const { units, outages } = await calendar();
  const own = units.filter(({ rentalItemId }) => rentalItemId === itemId);
  expect(own.map(({ id, name, retiredOn }) => [id, name, retiredOn])).toEqual([
    [first, "Älgen", null],
    [sold, "Aga", "2026-07-01"],
  ]);
  expect(units.some(({ rentalItemId }) => rentalItemId === counted.id)).toBe(false);
  expect(outages).toMatchObject([
    { unitId: first, startDate: "2026-07-12", endDate: null, reason: "Skada" },
  ]);
});
