import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { refusingConstraint } from "#server/platform/db/refused-write.ts";
import { aBooking, aCheckout, anItem } from "#test/builders.ts";
import { openTestDatabase } from "#test/databases.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Row = Record<string, unknown>;
async function rows<T extends Row>(query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await database.db.execute(query)) as { rows: T[] }).rows;
}

async function taken(itemId: number): Promise<Record<string, number>> {
  const nights = await rows<{ night: string; taken: number }>(
    sql`select night::text, taken from item_nights where rental_item_id = ${itemId} and taken > 0 order by night`,
  );
  return Object.fromEntries(nights.map((row) => [row.night, row.taken]));
}

async function constraintOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "accepted";
  } catch (error) {
    return refusingConstraint(error) ?? String(error);
  }
}

test("a booking takes its nights but not the return day", async () => {
  const { id } = await anItem(database.db);
  await aBooking(database.db, { itemId: id, start: "2026-12-30", end: "2027-01-02" });
  expect(await taken(id)).toEqual({ "2026-12-30": 1, "2026-12-31": 1, "2027-01-01": 1 });
});

test("the database refuses a double booking, whoever writes it", async () => {
  const { id } = await anItem(database.db);
  await aBooking(database.db, { itemId: id, start: "2026-07-01", end: "2026-07-08" });
  const second = aBooking(database.db, { itemId: id, start: "2026-07-07", end: "2026-07-09" });
  expect(await constraintOf(second)).toBe("item_nights_never_overbooked");
  expect(Object.keys(await taken(id))).toHaveLength(7);
});

test("the next customer may pick up on the day the last one returns", async () => {
  const { id } = await anItem(database.db);
  await aBooking(database.db, { itemId: id, start: "2026-07-01", end: "2026-07-08" });
  await aBooking(database.db, { itemId: id, start: "2026-07-08", end: "2026-07-10" });
  expect(Object.keys(await taken(id))).toHaveLength(9);
});

test("an open checkout holds its nights against a booking", async () => {
  const { id } = await anItem(database.db);
  await aCheckout(database.db, { itemId: id, start: "2026-07-01", end: "2026-07-03" });
  const booking = aBooking(database.db, { itemId: id, start: "2026-07-02", end: "2026-07-04" });
  expect(await constraintOf(booking)).toBe("item_nights_never_overbooked");
});

test("a cancelled booking, a returned one and a released checkout give their nights back", async () => {
  const { id } = await anItem(database.db, { quantity: 3 });
  const stay = { itemId: id, start: "2026-07-01", end: "2026-07-03" };
  const first = await aBooking(database.db, stay);
  const second = await aBooking(database.db, { ...stay, status: "confirmed" });
  const hold = await aCheckout(database.db, stay);
  expect(await taken(id)).toEqual({ "2026-07-01": 3, "2026-07-02": 3 });
  await database.db.execute(sql`update bookings set status = 'cancelled' where id = ${first}`);
  await database.db.execute(sql`update bookings set status = 'returned' where id = ${second}`);
  await database.db.execute(sql`update checkouts set status = 'released' where id = ${hold}`);
  expect(await taken(id)).toEqual({});
});

test("a cancelled booking comes back only if its nights are still free", async () => {
  const { id } = await anItem(database.db);
  const stay = { itemId: id, start: "2026-07-01", end: "2026-07-03" };
  const first = await aBooking(database.db, { ...stay, status: "cancelled" });
  await aBooking(database.db, stay);
  const revival = database.db.execute(
    sql`update bookings set status = 'pending' where id = ${first}`,
  );
  expect(await constraintOf(revival)).toBe("item_nights_never_overbooked");
});

test("a booking moved to another item leaves the first one's nights", async () => {
  const from = await anItem(database.db);
  const to = await anItem(database.db);
  const booking = await aBooking(database.db, {
    itemId: from.id,
    start: "2026-07-01",
    end: "2026-07-03",
  });
  await database.db.execute(
    sql`update bookings set rental_item_id = ${to.id}, end_date = '2026-07-02' where id = ${booking}`,
  );
  expect(await taken(from.id)).toEqual({});
  expect(await taken(to.id)).toEqual({ "2026-07-01": 1 });
});

test("more units serve coming nights; past nights keep the number they had", async () => {
  const { id } = await anItem(database.db, { quantity: 1 });
  await aBooking(database.db, { itemId: id, start: "2026-06-14", end: "2026-06-17" });
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('norrvidd.today', '2026-06-15', true)`);
    await tx.execute(sql`update rental_items set quantity = 4 where id = ${id}`);
  });
  const nights = await rows<{ night: string; capacity: number }>(
    sql`select night::text, capacity from item_nights where rental_item_id = ${id} order by night`,
  );
  expect(nights.map((row) => row.capacity)).toEqual([1, 4, 4]);
});

test("units cannot be taken away from under a coming booking", async () => {
  const { id } = await anItem(database.db, { quantity: 2 });
  await aBooking(database.db, { itemId: id, start: "2030-06-14", end: "2030-06-17", quantity: 2 });
  const fewer = database.db.execute(sql`update rental_items set quantity = 1 where id = ${id}`);
  expect(await constraintOf(fewer)).toBe("item_nights_never_overbooked");
});

test("bookings and checkouts cannot be emptied behind the nights' back", async () => {
  expect(await constraintOf(database.db.execute(sql`truncate bookings cascade`))).toContain(
    "append_only",
  );
  expect(await constraintOf(database.db.execute(sql`truncate checkouts cascade`))).toContain(
    "append_only",
  );
});

test("whatever is written, the nights equal a recount of bookings and checkouts, night by night", async () => {
  const day = fc.integer({ min: 1, max: 20 });
  const step = fc.record({
    kind: fc.constantFrom("book", "hold", "cancel", "delete", "move", "quantity"),
    start: day,
    length: fc.integer({ min: 1, max: 6 }),
    units: fc.integer({ min: 1, max: 3 }),
    pick: fc.nat(50),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { id: itemId } = await anItem(database.db, { quantity: 3 });
      for (const { kind, start, length, units, pick } of steps) {
        const stay = { itemId, start: date(start), end: date(start + length), quantity: units };
        await tryStep(kind, stay, pick).catch(() => "refused");
      }
      const counted = await rows<{ night: string; taken: number; capacity: number }>(
        sql`select night::text, taken, capacity from item_nights where rental_item_id = ${itemId}`,
      );
      const stays = await rows<{ start: string; end: string; quantity: number }>(sql`
        select start_date::text as start, end_date::text as end, quantity from bookings
          where rental_item_id = ${itemId} and status in ('pending', 'confirmed')
        union all
        select start_date::text, end_date::text, quantity from checkouts
          where rental_item_id = ${itemId} and status in ('open', 'closing')`);
      for (let number = 1; number <= 40; number += 1) {
        const night = date(number);
        const expected = stays
          .filter((stay) => stay.start <= night && night < stay.end)
          .reduce((sum, stay) => sum + stay.quantity, 0);
        const row = counted.find((one) => one.night === night);
        expect(row?.taken ?? 0, night).toBe(expected);
        if (row) expect(row.taken).toBeLessThanOrEqual(row.capacity);
      }
    }),
    { numRuns: 25 },
  );
});

function date(number: number): string {
  return new Date(Date.UTC(2030, 1, number)).toISOString().slice(0, 10);
}

async function tryStep(
  kind: string,
  stay: { itemId: number; start: string; end: string; quantity: number },
  pick: number,
): Promise<unknown> {
  const { db } = database;
  if (kind === "book") return aBooking(db, stay);
  if (kind === "hold") return aCheckout(db, stay);
  if (kind === "quantity")
    return db.execute(
      sql`update rental_items set quantity = ${stay.quantity} where id = ${stay.itemId}`,
    );
  const bookings = await rows<{ id: number }>(
    sql`select id from bookings where rental_item_id = ${stay.itemId} order by id`,
  );
  const chosen = bookings[pick % Math.max(1, bookings.length)];
  if (!chosen) return undefined;
  if (kind === "cancel")
    return db.execute(sql`
      update bookings set status = case status when 'cancelled' then 'pending' else 'cancelled' end
        where id = ${chosen.id}`);
  if (kind === "delete") return db.execute(sql`delete from bookings where id = ${chosen.id}`);
  return db.execute(sql`
    update bookings set start_date = ${stay.start}, end_date = ${stay.end}, quantity = ${stay.quantity}
      where id = ${chosen.id}`);
}
