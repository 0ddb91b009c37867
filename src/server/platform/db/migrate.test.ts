import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import {
  migrate,
  pendingMigrations,
  readMigrations,
  type Migration,
} from "#server/platform/db/migrate.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { openEmptyDatabase } from "#test/databases.ts";
import { rowsOf } from "#test/rows.ts";

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
beforeEach(() => database.exec("drop schema public cascade; create schema public;"));
afterAll(() => database.close());

function migration(number: number, text: string, servesFrom = number): Migration {
  return {
    number,
    servesFrom,
    name: `${String(number).padStart(4, "0")}-test`,
    sql: text,
    checksum: createHash("sha256").update(text).digest("hex"),
  };
}

async function tableNames(): Promise<string[]> {
  const answer = await database.db.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return (answer as { rows: { table_name: string }[] }).rows.map((row) => row.table_name);
}

test("an empty database gets the whole shop, and a second start has nothing to do", async () => {
  expect(await migrate(database)).toEqual(readMigrations().map((one) => one.name));
  expect(await tableNames()).toContain("item_nights");
  expect(await migrate(database)).toEqual([]);
  expect(await pendingMigrations(database)).toEqual([]);
});

test("a migration that fails leaves nothing behind and can be run again when it is mended", async () => {
  const broken = migration(1, "create table half (id integer); select 1 / 0;");
  await expect(migrate(database, { migrations: [broken] })).rejects.toThrow();
  expect(await tableNames()).toEqual(["schema_migrations"]);
  expect(
    await migrate(database, { migrations: [migration(1, "create table whole (id integer);")] }),
  ).toEqual(["0001-test"]);
  expect(await tableNames()).toEqual(["schema_migrations", "whole"]);
});

test("older code goes on serving where the newer one says that it may", async () => {
  const first = migration(1, "create table one (id integer);");
  const adding = migration(2, "create table two (id integer);", 1);
  await migrate(database, { migrations: [first, adding] });
  expect(await pendingMigrations(database, [first])).toEqual([]);
  const changing = migration(3, "drop table one;");
  await migrate(database, { migrations: [first, adding, changing] });
  await expect(pendingMigrations(database, [first])).rejects.toThrow("newer than this version");
});

test("each migration names the oldest code that may serve it, or allows itself only", () => {
  for (const { number, servesFrom } of readMigrations())
    expect(servesFrom <= number && servesFrom > 0, String(number)).toBe(true);
});

test("a database made by newer code is not touched, and the sentence says so", async () => {
  const first = migration(1, "create table one (id integer);");
  const second = migration(2, "create table two (id integer);");
  await migrate(database, { migrations: [first, second] });
  await expect(migrate(database, { migrations: [first] })).rejects.toThrow(
    "The database is newer than this version of the shop.",
  );
});

test("a migration that was changed after it ran is refused", async () => {
  await migrate(database, { migrations: [migration(1, "create table one (id integer);")] });
  await expect(
    migrate(database, { migrations: [migration(1, "create table other (id integer);")] }),
  ).rejects.toThrow("Migration 0001-test has been changed");
});

test("two shops that start at once on one database migrate it once", async () => {
  const slow = migration(1, "select pg_sleep(0.2); create table once_only (id integer);");
  const ran = await Promise.all([
    migrate(database, { migrations: [slow] }),
    migrate(database, { migrations: [slow] }),
  ]);
  expect(ran.flat()).toEqual(["0001-test"]);
});

test("numbers follow each other", () => {
  const numbers = readMigrations().map((one) => one.number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test.each(readMigrations().slice(1))("$name takes over the state before it", async (one) => {
  const dump = join(projectRoot(), "migrations", "before", `${one.name}.sql`);
  await database.exec(readFileSync(dump, "utf8"));
  const thisAndLater = readMigrations().filter(({ number }) => number >= one.number);
  expect(await migrate(database)).toEqual(thisAndLater.map(({ name }) => name));
});

test("a vehicle that is out, and was counted away twice for its service, is counted anew once", async () => {
  const dump = join(projectRoot(), "migrations", "before", "0021-out-and-counted-once.sql");
  await database.exec(readFileSync(dump, "utf8"));
  await migrate(database);
  const wanted = await database.db.execute(sql`select d.count_to::text as until,
      (select count(*)::int from units where rental_item_id = d.rental_item_id) as units,
      capacity_now(d.rental_item_id, '2126-07-01') as during, capacity_now(d.rental_item_id, '2126-07-03') as after
    from units_due d`);
  expect((wanted as { rows: { units: number }[] }).rows).toEqual([
    { until: "2126-07-03", units: 3, during: 3, after: 2 },
  ]);
});

test("a shop with a closed month keeps what it has, and takes no voucher before that month", async () => {
  const dump = join(projectRoot(), "migrations", "before", "0002-months-close-in-order.sql");
  await database.exec(readFileSync(dump, "utf8"));
  const voucherOfAugust = sql`insert into vouchers (series, year, number, voucher_date, kind, description, created_at)
    values ('A', 2026, 3, '2026-08-10', 'rent', 'Sent omsider', now())`;
  await migrate(database);
  await expect(database.db.execute(voucherOfAugust)).rejects.toMatchObject({
    cause: { constraint: "vouchers_open_month" },
  });
  const kept = await database.db.execute(sql`select
    (select count(*)::int from bookings) as bookings, (select count(*)::int from vouchers) as vouchers,
    (select count(*)::int from receipts) as receipts`);
  expect((kept as { rows: object[] }).rows).toEqual([{ bookings: 9, vouchers: 2, receipts: 2 }]);
});

test("a shop with bookings keeps its nights and its sums, and nobody changes them by hand any more", async () => {
  const dump = join(projectRoot(), "migrations", "before", "0003-counted-by-triggers.sql");
  await database.exec(readFileSync(dump, "utf8"));
  const counted = () =>
    rowsOf<{ taken: number; ore: number }>(
      database.db,
      sql`select (select sum(taken)::int from item_nights) as taken,
        (select sum(amount_ore)::int from ledger_days where amount_ore > 0) as ore`,
    );
  const before = await counted();
  expect(before[0]?.taken).toBeGreaterThan(0);
  const thisAndLater = readMigrations().filter(({ number }) => number >= 3);
  expect(await migrate(database)).toEqual(thisAndLater.map(({ name }) => name));
  await expect(database.db.execute(sql`update item_nights set taken = 0`)).rejects.toMatchObject({
    cause: { constraint: "item_nights_counted_by_triggers" },
  });
  expect(await counted()).toEqual(before);
  await database.db.execute(sql`update bookings set status = 'cancelled'`);
  expect((await counted())[0]?.taken).toBe(0);
});

test("a shop that has deleted bookings with money knows which, also those deleted from then on", async () => {
  const dump = join(projectRoot(), "migrations", "before", "0007-indexes-that-grow.sql");
  await database.exec(readFileSync(dump, "utf8"));
  const without = sql`select distinct p.booking_id as id from payments p
    where p.booking_id is not null and not exists (select from bookings b where b.id = p.booking_id) order by id`;
  const known = sql`select booking_id as id from deleted_bookings order by id`;
  const before = await rowsOf(database.db, without);
  expect(before.length).toBeGreaterThan(0);
  await migrate(database);
  expect(await rowsOf(database.db, known)).toEqual(before);
  const [kept] = await rowsOf<{ id: number }>(database.db, sql`select id from bookings limit 1`);
  await database.db.execute(sql`delete from bookings where id = ${kept!.id}`);
  expect(await rowsOf(database.db, known)).toContainEqual(kept);
});

test("a shop that has cancelled bookings with money left knows which of them nobody has decided about", async () => {
  const dump = join(projectRoot(), "migrations", "before", "0011-read-by-index.sql");
  await database.exec(readFileSync(dump, "utf8"));
  const paid = sql`select booking_id as id from booking_money where charged > refunded order by 1 limit 1`;
  const [{ id } = { id: 0 }] = await rowsOf<{ id: number }>(database.db, sql`${paid}`);
  await database.db.execute(sql`update bookings set status = 'cancelled' where id = ${id}`);
  await migrate(database);
  const inVain = sql`select booking_id as id from booking_money where in_vain order by id`;
  // The dump has another one that was cancelled against a fee.
  expect(await rowsOf(database.db, inVain)).toEqual([{ id }]);
  await database.db.execute(sql`insert into payment_attempts
      (id, payment_id, action, amount, state, created_at, finished_at)
    select gen_random_uuid(), id, 'refund', 1, 'done', now(), now()
    from payments where booking_id = ${id} and kind = 'rent' and status = 'captured'`);
  expect(await rowsOf(database.db, inVain)).toEqual([]);
});

test("a shop with bookings finds its customers by letters without accents, and by their towns", async () => {
  const dump = join(projectRoot(), "migrations", "before", "0012-found-by-letters.sql");
  await database.exec(readFileSync(dump, "utf8"));
  const [{ id } = { id: 0 }] = await rowsOf<{ id: number }>(
    database.db,
    sql`update bookings set customer_name = 'Sören Müller', customer_city = 'Skellefteå'
      where id = (select min(id) from bookings) returning id`,
  );
  await migrate(database);
  const found = (word: string) =>
    rowsOf(
      database.db,
      sql`select booking_id as id from booking_search
        where letter_groups(words) @> letter_groups(${word}) and words like ${`%${word}%`}`,
    );
  expect(await found("muller")).toEqual([{ id }]);
  expect(await found("skelleftea")).toEqual([{ id }]);
  await database.db.execute(sql`update bookings set customer_city = 'Åre' where id = ${id}`);
  expect(await found("skelleftea")).toEqual([]);
  expect(await found("are")).toContainEqual({ id });
});

test("a shop where less than a krona is left of a booking asks for it no longer, and is owed it no longer", async () => {
  const dump = join(projectRoot(), "migrations", "before", "0008-less-than-a-krona.sql");
  await database.exec(readFileSync(dump, "utf8"));
  const sums = () =>
    rowsOf<{ due: number; bookings: number }>(
      database.db,
      sql`select due::float, count(*)::int as bookings from booking_money
        where due <> 0 group by due order by due`,
    );
  const before = await sums();
  expect(before.map(({ due }) => due)).toEqual(expect.arrayContaining([-0.5, 0.5]));
  await migrate(database);
  expect(await sums()).toEqual(before.filter(({ due }) => Math.abs(due) >= 1));
  await expect(database.db.execute(sql`update booking_money set due = 0`)).rejects.toThrow();
});

test("a shop that moves on knows what each customer has accepted, and who has something left to accept", async () => {
  const dump = join(projectRoot(), "migrations", "before", "0014-changed-known-agreed.sql");
  await database.exec(readFileSync(dump, "utf8"));
  const [{ version } = { version: 0 }] = await rowsOf<{ version: number }>(
    database.db,
    sql`with agreement as (insert into rental_agreements (name, description, is_default, created_at, updated_at)
        values ('Hyresvillkor', '', true, now(), now()) returning id)
      insert into rental_agreement_versions (rental_agreement_id, version, name, content, created_at)
        select id, 1, 'Hyresvillkor', '<p>Villkor</p>', now() from agreement returning id as version`,
  );
  const [web, staff, over, asked] = (
    await rowsOf<{ id: number }>(database.db, sql`select id from bookings order by id limit 4`)
  ).map(({ id }) => id);
  await database.db.execute(sql`update bookings set agreement_version_id = ${version},
    agreement_accepted_at = '2026-06-01T10:00:00Z' where id in (${web}, ${staff})`);
  await database.db.execute(sql`update bookings set source = 'staff' where id = ${staff}`);
  await database.db.execute(sql`update bookings set status = 'returned' where id = ${over}`);
  await database.db.execute(sql`update bookings set status = 'confirmed' where id = ${asked}`);
  await migrate(database);
  const kept = await rowsOf(
    database.db,
    sql`select booking_id as id, agreement_version_id = ${version} as same, how,
        to_char(accepted_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at
      from booking_agreements where booking_id in (${web}, ${staff}, ${over}, ${asked}) order by 1`,
  );
  expect(kept).toEqual([
    { id: web, same: true, how: "checkout", at: "2026-06-01 10:00" },
    { id: staff, same: true, how: "link", at: "2026-06-01 10:00" },
    { id: asked, same: true, how: null, at: null },
  ]);
});
