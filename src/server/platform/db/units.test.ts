import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { refusingConstraint } from "#server/platform/db/refused-write.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { openTestDatabase } from "#test/databases.ts";
import { rowsOf } from "#test/rows.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let itemId: number;
let units: number[];
beforeEach(async () => {
  ({ id: itemId } = await anItem(database.db, { quantity: 2 }));
  units = (
    await rowsOf<{ id: number }>(
      database.db,
      sql`insert into units (rental_item_id, name, position, created_at, updated_at)
        values (${itemId}, 'Enhet 1', 1, now(), now()), (${itemId}, 'Enhet 2', 2, now(), now()) returning id`,
    )
  ).map(({ id }) => id);
});

const write = (query: ReturnType<typeof sql>) =>
  database.db.execute(query).then(
    () => "accepted",
    (error: unknown) => refusingConstraint(error) ?? String(error),
  );

const give = (bookingId: number, unitId: number, [from, to]: [string, string], item = itemId) =>
  write(sql`insert into stay_units (booking_id, rental_item_id, unit_id, held_from, held_to, is_placed)
    values (${bookingId}, ${item}, ${unitId}, ${from}, ${to}, true)`);

const stay = (start: string, end: string) => aBooking(database.db, { itemId, start, end });

const capacity = async (night: string) =>
  (
    await rowsOf<{ capacity: number }>(
      database.db,
      sql`select capacity from item_nights where rental_item_id = ${itemId} and night = ${night}`,
    )
  )[0]?.capacity;

test("the same vehicle is never two customers' on a night, whoever writes it", async () => {
  const [one, other] = [
    await stay("2027-07-01", "2027-07-05"),
    await stay("2027-07-04", "2027-07-08"),
  ];
  expect(await give(one, units[0]!, ["2027-07-01", "2027-07-05"])).toBe("accepted");
  expect(await give(other, units[0]!, ["2027-07-04", "2027-07-08"])).toBe(
    "unit_nights_never_twice",
  );
  expect(await give(other, units[1]!, ["2027-07-04", "2027-07-08"])).toBe("accepted");
  expect(
    await write(sql`update stay_units set unit_id = ${units[0]!} where booking_id = ${other}`),
  ).toBe("unit_nights_never_twice");
});

test("on the day one brings it back the next may fetch it", async () => {
  const [one, other] = [
    await stay("2027-07-01", "2027-07-05"),
    await stay("2027-07-05", "2027-07-08"),
  ];
  expect(await give(one, units[0]!, ["2027-07-01", "2027-07-05"])).toBe("accepted");
  expect(await give(other, units[0]!, ["2027-07-05", "2027-07-08"])).toBe("accepted");
});

test("nobody writes by hand who has which vehicle on a night", async () => {
  const one = await stay("2027-07-01", "2027-07-05");
  await give(one, units[0]!, ["2027-07-01", "2027-07-05"]);
  for (const query of [
    sql`insert into unit_nights values (${units[1]!}, '2027-07-01', (select max(id) from stay_units))`,
    sql`update unit_nights set night = night + 30`,
    sql`delete from unit_nights`,
  ])
    expect(await write(query)).toBe("unit_nights_counted_by_triggers");
});

test("a stay of one thing has no unit of another", async () => {
  const other = await anItem(database.db);
  const booking = await aBooking(database.db, {
    itemId: other.id,
    start: "2027-07-01",
    end: "2027-07-03",
  });
  expect(await give(booking, units[0]!, ["2027-07-01", "2027-07-03"], other.id)).toBe(
    "stay_units_unit_of_the_item",
  );
});

test("a booking that is moved, cancelled or deleted sets its vehicle free", async () => {
  const nights = async () =>
    (await rowsOf(database.db, sql`select night from unit_nights where unit_id = ${units[0]!}`))
      .length;
  for (const change of [
    sql`update bookings set start_date = '2027-07-02' where rental_item_id = ${itemId}`,
    sql`update bookings set status = 'cancelled' where rental_item_id = ${itemId}`,
    sql`delete from bookings where rental_item_id = ${itemId}`,
  ]) {
    const one = await stay("2027-07-01", "2027-07-05");
    await give(one, units[0]!, ["2027-07-01", "2027-07-05"]);
    expect(await nights()).toBe(4);
    await database.db.execute(change);
    expect(await nights()).toBe(0);
    const due = await rowsOf(
      database.db,
      sql`select * from units_due where rental_item_id = ${itemId}`,
    );
    expect(due).toHaveLength(1);
    await database.db.execute(sql`delete from bookings where rental_item_id = ${itemId}`);
  }
});

test("an outage takes a vehicle off its nights, never below what is taken, and gives them back", async () => {
  for (const start of ["2027-07-01", "2027-07-01"]) await stay(start, "2027-07-03");
  const [outage] = await rowsOf<{ id: number }>(
    database.db,
    sql`insert into unit_outages (unit_id, start_date, end_date, reason, created_at, counted_until)
      values (${units[0]!}, '2027-07-02', '2027-07-04', 'Service', now(), '2027-07-02') returning id`,
  );
  expect([await capacity("2027-07-02"), await capacity("2027-07-03")]).toEqual([2, 1]);
  // Once one of the two has gone, nobody may take its place.
  await database.db.execute(sql`delete from bookings where id = (select max(id) from bookings
    where rental_item_id = ${itemId})`);
  expect(await capacity("2027-07-02")).toBe(1);
  await expect(stay("2027-07-02", "2027-07-03")).rejects.toThrow();
  await database.db.execute(sql`delete from unit_outages where id = ${outage!.id}`);
  expect([await capacity("2027-07-02"), await capacity("2027-07-03")]).toEqual([2, 2]);
});

test("how many there are of a thing whose vehicles are told apart is their number, and nothing else", async () => {
  expect(await write(sql`update rental_items set quantity = 5 where id = ${itemId}`)).toBe(
    "rental_items_quantity_of_units",
  );
  await database.db.execute(
    sql`update units set retired_on = '2027-01-01' where id = ${units[0]!}`,
  );
  const [item] = await rowsOf<{ quantity: number }>(
    database.db,
    sql`select quantity from rental_items where id = ${itemId}`,
  );
  expect(item?.quantity).toBe(1);
});
