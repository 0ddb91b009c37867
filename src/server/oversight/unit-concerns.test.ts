import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { concerns } from "#contracts/oversight.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

const STAY = { start: "2026-07-06", end: "2026-07-09" };

let shop: TestShop;
let admin: string;
beforeAll(async () => {
  shop = await openTestShop();
  shop.clock.set("2026-07-01T08:00:00Z");
  admin = await shop.signIn("admin");
});

let itemId: number;
let unitId: number;
beforeEach(async () => {
  itemId = (await anItem(shop.db, { name: "Fjällripa 70", quantity: 1 })).id;
  const { rows } = await shop.db.execute<{ id: number }>(sql`
    insert into units (rental_item_id, name, position, created_at, updated_at)
    values (${itemId}, 'Enhet 1', 1, now(), now()) returning id`);
  unitId = rows[0]!.id;
});

const placeAll = async () => shop.db.execute(sql`delete from units_due`);

async function listed(id: number) {
  const answer = await shop.call("/api/oversight", { as: admin });
  expect(answer.statusCode, answer.body).toBe(200);
  return concerns.answer
    .parse(answer.json())
    .concerns.filter((one) => one.kind === "stay-without-unit" && one.bookingId === id);
}

async function give(bookingId: number) {
  await shop.db.execute(sql`
    insert into stay_units (booking_id, rental_item_id, unit_id, held_from, held_to, is_placed)
    values (${bookingId}, ${itemId}, ${unitId}, ${STAY.start}, ${STAY.end}, true)`);
}

test("a coming booking that has no unit is listed until it has one", async () => {
  const id = await aBooking(shop.db, { itemId, ...STAY, status: "confirmed" });
  await placeAll();
  expect(await listed(id)).toMatchObject([
    { customerName: "Anna Berg", itemName: "Fjällripa 70", startDate: STAY.start },
  ]);
  await give(id);
  expect(await listed(id)).toEqual([]);
});

test("what is only about to be placed, is cancelled or is over alarms nobody", async () => {
  const id = await aBooking(shop.db, { itemId, ...STAY });
  expect(await listed(id)).toEqual([]);
  await placeAll();
  expect(await listed(id)).toHaveLength(1);
  await shop.db.execute(sql`update bookings set status = 'cancelled' where id = ${id}`);
  await placeAll();
  expect(await listed(id)).toEqual([]);
  const past = await aBooking(shop.db, {
    itemId,
    start: "2026-06-20",
    end: "2026-06-25",
    status: "returned",
  });
  await placeAll();
  expect(await listed(past)).toEqual([]);
});

test("it is settled by a person's word, and comes back on other days", async () => {
  const id = await aBooking(shop.db, { itemId, ...STAY, status: "confirmed" });
  await placeAll();
  const settled = await shop.call("/api/oversight/settle", {
    as: admin,
    method: "POST",
    body: { kind: "stay-without-unit", subject: String(id), reason: "Vi hyr in en" },
  });
  expect(settled.statusCode, settled.body).toBe(204);
  expect(await listed(id)).toEqual([]);
  await shop.db.execute(sql`update bookings set end_date = '2026-07-10' where id = ${id}`);
  await placeAll();
  expect(await listed(id)).toHaveLength(1);
});

test("a thing that is rented along lacks its unit like any other", async () => {
  const counted = await anItem(shop.db, { type: "equipment", quantity: 9 });
  const id = await aBooking(shop.db, { itemId: counted.id, ...STAY, status: "confirmed" });
  await shop.db.execute(sql`
    insert into booking_lines (booking_id, rental_item_id, quantity) values (${id}, ${itemId}, 1)`);
  await placeAll();
  expect(await listed(id)).toMatchObject([{ itemName: "Fjällripa 70" }]);
});
