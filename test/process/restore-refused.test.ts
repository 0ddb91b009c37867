import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { renameSync } from "node:fs";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { backupFolder, succeed } from "#test/backup-steps.ts";
import { createTestDatabase } from "#test/databases.ts";
import { copyPrepared } from "#test/prepared-shop.ts";
import { begin, run, type Place } from "#test/shop-commands.ts";

const file = backupFolder();
const backup = file("shop.backup");
let place: Place & { DATABASE_URL: string };
beforeAll(async () => {
  renameSync(await copyPrepared("demo"), file("home"));
  await succeed("backup", { DATA_DIR: file("home") }, backup);
  place = { DATA_DIR: file("data"), DATABASE_URL: await createTestDatabase("template0") };
  await succeed("restore", place, backup);
});

test("a second restore is refused while the first is under way, and the first is not disturbed", async () => {
  const first = begin("restore", place, [backup, "--replace"]);
  const client = new pg.Client({ connectionString: place.DATABASE_URL });
  await client.connect();
  const underWay = `select from pg_stat_activity where application_name = 'norrvidd: copies'
    and datname = current_database() and query like 'insert into %'`;
  while ((await client.query(underWay)).rowCount === 0) await sleep(1);
  await client.end();
  // It is in the middle of its transaction and stays there until the second has come.
  first.child.kill("SIGSTOP");
  const second = begin("restore", place, [backup, "--replace"]);
  const isRefused = () =>
    second.output().includes("Another restore into this database is under way");
  await expect
    .poll(isRefused)
    .toBe(true)
    .finally(() => first.child.kill("SIGCONT"));
  expect(await second.ended).toMatchObject({ code: 1 });
  const { code, output } = await first.ended;
  expect(output).toContain("✓");
  expect(code).toBe(0);
});

test("what cannot be read is told in one sentence", async () => {
  const folder = dirname(backup);
  const ofFolder = await run("restore", place, folder);
  expect(ofFolder.output).toContain(
    `${folder} is no backup of this shop. Nothing has been changed.`,
  );
  expect(ofFolder.output).not.toMatch(/EISDIR|\bat .*node:/);
  expect(ofFolder.code).toBe(1);
  expect((await run("restore", place, "")).output).toContain("Say what: npm run restore -- FILE");
  expect((await run("backup", place, "")).output).toContain("Say where to: npm run backup -- FILE");
});
