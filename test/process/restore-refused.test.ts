import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres, type PostgresServer } from "#test/postgres-server.ts";
import { begin, run, type Place } from "#test/shop-commands.ts";
import { startBuiltShop } from "#test/started-shop.ts";

const folder = mkdtempSync(join(tmpdir(), "norrvidd-refused-"));
const file = join(folder, "shop.backup");
let postgres: PostgresServer;
let place: Place;
beforeAll(async () => {
  postgres = await startPostgres();
  place = { DATA_DIR: join(folder, "data"), DATABASE_URL: postgres.url };
  const shop = await startBuiltShop({ environment: { DATABASE_URL: postgres.url, DEMO: "true" } });
  await shop.stop();
  expect(await run("backup", place, file)).toMatchObject({ code: 0 });
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a second restore is refused while the first is under way, and the first is not disturbed", async () => {
  const first = begin("restore", place, [file, "--replace"]);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const underWay = `select from pg_stat_activity where application_name = 'norrvidd: copies'
    and datname = current_database() and query like 'insert into %'`;
  while ((await client.query(underWay)).rowCount === 0) await sleep(1);
  await client.end();
  // It is in the middle of its transaction and stays there until the second has come.
  first.child.kill("SIGSTOP");
  const second = begin("restore", place, [file, "--replace"]);
  const isRefused = () =>
    second.output().includes("Another restore into this database is under way");
  await expect
    .poll(isRefused, { timeout: 30_000 })
    .toBe(true)
    .finally(() => first.child.kill("SIGCONT"));
  expect(await second.ended).toMatchObject({ code: 1 });
  const { code, output } = await first.ended;
  expect(output).toContain("✓");
  expect(code).toBe(0);
});

test("what cannot be read is told in one sentence", async () => {
  const ofFolder = await run("restore", place, folder);
  expect(ofFolder.output).toContain(
    `${folder} is no backup of this shop. Nothing has been changed.`,
  );
  expect(ofFolder.output).not.toMatch(/EISDIR|\bat .*node:/);
  expect(ofFolder.code).toBe(1);
  expect((await run("restore", place, "")).output).toContain("Say what: npm run restore -- FILE");
  expect((await run("backup", place, "")).output).toContain("Say where to: npm run backup -- FILE");
});
