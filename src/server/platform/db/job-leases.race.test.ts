import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { newestOf, readMigrations } from "#server/platform/db/migrate.ts";
import { jobLeases } from "#server/platform/job-leases.ts";
import { openTestDatabase } from "#test/databases.ts";
import { atFileEnd } from "#test/file-end.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  atFileEnd(() => database.close());
});
beforeEach(async () => void (await database.db.execute(sql`delete from jobs`)));

const NEWEST = newestOf(readMigrations());
const MAIL = { name: "send-mail", everySeconds: 3 };

/** As if so much time had gone by for the database. */
const pass = (seconds: number) =>
  database.db.execute(sql`
    update jobs set next_run_at = next_run_at - ${seconds} * interval '1 second',
      leased_until = leased_until - ${seconds} * interval '1 second'`);

test("of many processes that look at the same moment one runs the job", async () => {
  const leases = jobLeases(database.db, NEWEST);
  for (let round = 0; round < 5; round += 1) {
    const claims = await Promise.all(Array.from({ length: 12 }, () => leases.claim(MAIL)));
    const won = claims.filter((lease) => lease !== undefined);
    expect(won).toHaveLength(1);
    await won[0]?.end();
    await pass(3);
  }
});

test("a job that was done is done again when it is due, not before", async () => {
  const leases = jobLeases(database.db, NEWEST);
  await (await leases.claim(MAIL))?.end();
  expect(await leases.claim(MAIL)).toBeUndefined();
  await pass(3);
  const again = await leases.claim(MAIL);
  expect(again).toBeDefined();
  await again?.end();
});

test("a job under way belongs to its process, however long it takes; a dead one's is taken over", async () => {
  const leases = jobLeases(database.db, NEWEST);
  const first = await leases.claim(MAIL);
  await pass(7);
  expect(await leases.claim(MAIL)).toBeUndefined();
  await pass(1);
  const second = await leases.claim(MAIL);
  expect(second).toBeDefined();
  // The one that was thought dead ends late, and takes nothing from the other.
  await first?.end();
  await pass(3);
  expect(await leases.claim(MAIL)).toBeUndefined();
  await second?.end();
});

test("whoever has lost a job is told so", async () => {
  const leases = jobLeases(database.db, NEWEST);
  const first = await leases.claim(MAIL);
  await pass(8);
  const second = await leases.claim(MAIL);
  await expect.poll(() => first?.lost.aborted).toBe(true);
  expect(second?.lost.aborted).toBe(false);
  await first?.end();
  await second?.end();
});

test("no job is run by code that is too old for the database, and by none that is not", async () => {
  const newer = (servesFrom: number) =>
    database.db.execute(sql`insert into schema_migrations (number, name, checksum, serves_from)
      values (9999, '9999-later', 'x', ${servesFrom})
      on conflict (number) do update set serves_from = excluded.serves_from`);
  const leases = jobLeases(database.db, NEWEST);
  await newer(9999);
  expect(await leases.claim(MAIL)).toBeUndefined();
  await newer(NEWEST);
  const lease = await leases.claim(MAIL);
  expect(lease).toBeDefined();
  await lease?.end();
  await database.db.execute(sql`delete from schema_migrations where number = 9999`);
});
