import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { openTestDatabase } from "#test/databases.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const STAY = { start: "2026-07-01", end: "2026-07-08" };

/** How many of twenty customers get the last unit when all of them book at once. */
async function bookAtOnce(itemId: number): Promise<number> {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => aBooking(database.db, { itemId, ...STAY })),
  );
  return outcomes.filter((outcome) => outcome.status === "fulfilled").length;
}

test("of twenty customers who book the last unit at once, one gets it", async () => {
  const { id } = await anItem(database.db);
  expect(await bookAtOnce(id)).toBe(1);
});

test("control: without the check the same race sells the unit again and again", async () => {
  await database.exec("alter table item_nights drop constraint item_nights_never_overbooked");
  const { id } = await anItem(database.db);
  expect(await bookAtOnce(id)).toBe(20);
  await database.exec("delete from bookings");
  await database.exec(
    "alter table item_nights add constraint item_nights_never_overbooked check (taken <= capacity)",
  );
});

test("two items booked in opposite order do not stop each other: the broken-off one is tried again", async () => {
  const one = await anItem(database.db, { quantity: 50 });
  const other = await anItem(database.db, { quantity: 50 });
  let tries = 0;
  const bookBoth = (first: number, second: number) =>
    inTransaction(database.db, async (tx) => {
      tries += 1;
      await aBooking(tx, { itemId: first, ...STAY });
      await tx.execute(sql`select pg_sleep(0.05)`);
      await aBooking(tx, { itemId: second, ...STAY });
    });
  await Promise.all([bookBoth(one.id, other.id), bookBoth(other.id, one.id)]);
  expect(tries).toBeGreaterThan(2);
  const answer = await database.db.execute(
    sql`select sum(taken)::int as taken from item_nights where rental_item_id in (${one.id}, ${other.id})`,
  );
  expect((answer as { rows: unknown[] }).rows).toEqual([{ taken: 28 }]);
});
