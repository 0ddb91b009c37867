import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { aUser } from "#test/builders.ts";
import { openTestDatabase } from "#test/databases.ts";
import { rowsOf } from "#test/rows.ts";
import { testBooks } from "#test/test-books.ts";
import { testClock } from "#test/test-clock.ts";
import { closeMonth } from "./close-month.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("captures and a closing at once never put a voucher into the closed month", async () => {
  const { db } = database;
  const { id, username, role } = await aUser(db, { role: "admin" });
  const by = { id, username, role };
  for (let month = 1; month <= 8; month += 1) {
    const name = `2027-0${month}`;
    // The captures still say the old month; whoever closes is already in the next one.
    const late = testBooks(db, testClock(`${name}-28T12:00:00Z`));
    const clock = testClock(`2027-0${month + 1}-01T00:00:00Z`);
    await late.capture({ amount: 100 });
    const closing = () => closeMonth({ db, clock }, { year: 2027, month }, by);
    const capturing = () => late.capture({ amount: 1000 });
    const before = await Promise.all([
      ...Array.from({ length: month }, capturing),
      closing(),
      closing(),
      ...Array.from({ length: 6 }, capturing),
    ]);
    expect(before.filter((one) => "ok" in one && one.ok)).toHaveLength(2);
    const [closed] = await rowsOf<{ sum: string }>(
      db,
      sql`select count(*) as sum from vouchers where to_char(voucher_date, 'YYYY-MM') = ${name}`,
    );
    await Promise.all(Array.from({ length: 3 }, capturing));
    const [after] = await rowsOf<{ sum: string }>(
      db,
      sql`select count(*) as sum from vouchers where to_char(voucher_date, 'YYYY-MM') = ${name}`,
    );
    expect(after).toEqual(closed);
  }
  const intruders = await rowsOf(
    db,
    sql`select v.id from vouchers v join closed_months c
      on c.month = date_trunc('month', v.voucher_date)::date where v.xmin::text::bigint > c.xmin::text::bigint`,
  );
  expect(intruders).toEqual([]);
  const holes = await rowsOf(
    db,
    sql`select series, year from (
        select series, year, number from vouchers union all select 'receipt', year, number from receipts) n
      group by series, year having max(number) <> count(*) or min(number) <> 1`,
  );
  expect(holes).toEqual([]);
});
