import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { aBooking, anItem, aUser } from "#test/builders.ts";
import { openTestDatabase } from "#test/databases.ts";
import { rowsOf } from "#test/rows.ts";
import type { Database } from "./database.ts";

async function rowCounts({ db }: Database): Promise<Record<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name <> 'schema_migrations'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await rowsOf<{ n: number }>(
      db,
      sql`select count(*)::int as n from ${sql.identifier(name)}`,
    );
    if (row!.n > 0) counts[name] = row!.n;
  }
  return counts;
}

test("a test file finds nothing of the files before it, neither rows nor numbers nor tables", async () => {
  const used = await openTestDatabase();
  expect(await rowCounts(used)).toEqual({});
  const item = await anItem(used.db);
  await aBooking(used.db, { itemId: item.id, start: "2026-07-01", end: "2026-07-03" });
  const first = await aUser(used.db);
  expect(Object.keys(await rowCounts(used))).toEqual(
    expect.arrayContaining(["bookings", "item_nights", "rental_items", "users"]),
  );
  await used.close();

  const next = await openTestDatabase();
  expect(await rowCounts(next)).toEqual({});
  expect((await aUser(next.db)).id).toBe(first.id);
  await next.exec("create table left_behind (id integer)");
  await next.close();

  const last = await openTestDatabase();
  expect(await rowsOf(last.db, sql`select to_regclass('left_behind') as name`)).toEqual([
    { name: null },
  ]);
  await last.close();
});

test("a trigger that a test switched off is in force again for the next", async () => {
  const used = await openTestDatabase();
  await used.exec("alter table vouchers disable trigger user");
  await used.close();
  const next = await openTestDatabase();
  const off = await rowsOf(next.db, sql`select tgname from pg_trigger where tgenabled <> 'O'`);
  expect(off).toEqual([]);
  await next.close();
});
