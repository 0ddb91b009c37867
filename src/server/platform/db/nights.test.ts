import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { refusingConstraint } from "#server/platform/db/refused-write.ts";
import { aBooking, aCheckout, anItem } from "#test/builders.ts";
import { MISCOUNTED_NIGHTS } from "#test/held-nights.ts";
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

test("whatever is written, the nights equal a recount of bookings, checkouts and their lines", async () => {
  const day = fc.integer({ min: 1, max: 20 });
  const kinds = [
    "book",
    "hold",
    "let-go",
    "cancel",
    "return",
    "delete",
    "move",
    "quantity",
  ] as const;
  const step = fc.record({
    kind: fc.constantFrom(...kinds, "line", "held-line", "no-line", "turnaround", "release"),
    start: day,
    length: fc.integer({ min: 1, max: 6 }),
    units: fc.integer({ min: 1, max: 3 }),
    pick: fc.nat(50),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { id: itemId } = await anItem(database.db, { quantity: 3 });
      const { id: otherId } = await anItem(database.db, { quantity: 4 });
      const outcomes = new Set<string>();
      for (const { kind, start, length, units, pick } of steps) {
        const stay = { itemId, otherId, start: date(start), end: date(start + length), units };
        await tryStep(kind, stay, pick).catch((error: unknown) =>
          outcomes.add(refusingConstraint(error) ?? String(error)),
        );
      }
      // Nothing else is ever in the way.
      outcomes.delete("item_nights_never_overbooked");
      outcomes.delete("booking_lines_once_each");
      outcomes.delete("checkout_lines_once_each");
      expect([...outcomes]).toEqual([]);
      expect(await rows(sql.raw(MISCOUNTED_NIGHTS))).toEqual([]);
      expect(await rows(sql`select * from item_nights where taken > capacity`)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

function date(number: number): string {
  return new Date(Date.UTC(2030, 1, number)).toISOString().slice(0, 10);
}

type Step = { itemId: number; otherId: number; start: string; end: string; units: number };

async function tryStep(kind: string, step: Step, pick: number): Promise<unknown> {
  const { db } = database;
  const { itemId, otherId, start, end, units } = step;
  const stay = { itemId, start, end, quantity: units };
  if (kind === "book") return aBooking(db, stay);
  if (kind === "hold") return aCheckout(db, stay);
  if (kind === "quantity")
    return db.execute(sql`update rental_items set quantity = ${units} where id = ${itemId}`);
  if (kind === "turnaround")
    return db.execute(sql`update rental_items set turnaround_nights = ${units - 1}
      where id in (${itemId}, ${otherId})`);
  const table = kind === "held-line" || kind === "let-go" ? "checkouts" : "bookings";
  const known = await rows<{ id: number | string }>(
    sql`select id from ${sql.raw(table)} where rental_item_id = ${itemId} order by created_at, id`,
  );
  const chosen = known[pick % Math.max(1, known.length)]?.id;
  if (chosen === undefined) return undefined;
  const change = (set: ReturnType<typeof sql>) =>
    db.execute(sql`update ${sql.raw(table)} set ${set} where id = ${chosen}`);
  switch (kind) {
    case "line":
      return db.execute(sql`insert into booking_lines (booking_id, rental_item_id, quantity)
        values (${chosen}, ${otherId}, ${units})`);
    case "held-line":
      return db.execute(sql`insert into checkout_lines (checkout_id, rental_item_id, quantity)
        values (${chosen}, ${otherId}, ${units})`);
    case "no-line":
      return db.execute(sql`delete from booking_lines where booking_id = ${chosen}`);
    case "let-go":
      return change(sql`status = 'released'`);
    case "release":
      return change(sql`turnaround = 0`);
    case "return":
      return change(sql`status = 'returned'`);
    case "cancel":
      return change(sql`status = case status when 'cancelled' then 'pending' else 'cancelled' end`);
    case "delete":
      return db.execute(sql`delete from bookings where id = ${chosen}`);
    default:
      return change(sql`start_date = ${start}, end_date = ${end}, quantity = ${units}`);
  }
}
