import fs, { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDurably } from "#server/platform/db/open-durably.ts";

const root = mkdtempSync(join(tmpdir(), "norrvidd-durable-"));
const sync = fs.fsyncSync;
let synced: number;
beforeAll(() => {
  fs.fsyncSync = (handle) => {
    synced += 1;
    sync(handle);
  };
  syncBuiltinESMExports();
});
afterAll(() => {
  fs.fsyncSync = sync;
  syncBuiltinESMExports();
  rmSync(root, { recursive: true });
});

/** How often the disk was told to keep what it has, while something is written five times. */
async function countSyncs(client: PGlite): Promise<number> {
  await client.exec("create table kept (number integer)");
  synced = 0;
  for (let number = 0; number < 5; number += 1)
    await client.query("insert into kept values ($1)", [number]);
  const count = synced;
  await client.close();
  return count;
}

test("a new data folder gets a whole database though the first opening was broken off in the middle", async () => {
  const folder = join(root, "new");
  mkdirSync(join(folder + ".part", "base"), { recursive: true });
  writeFileSync(join(folder + ".part", "PG_VERSION"), "");
  const empty = join(root, "empty");
  await (await PGlite.create(empty)).close();
  const database = await openDurably(folder, empty);
  expect((await database.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await database.close();
  expect(existsSync(`${folder}.part`)).toBe(false);
  // What customers tell the shop is for nobody else on the machine.
  expect(statSync(folder).mode & 0o077).toBe(0);
});

test("what the embedded database has promised is on the disk before it is answered", async () => {
  expect(await countSyncs(await openDurably(join(root, "durable")))).toBeGreaterThanOrEqual(5);
  // The control: as the package comes, it never asks for that.
  expect(await countSyncs(await PGlite.create(join(root, "as-it-comes")))).toBe(0);
});
