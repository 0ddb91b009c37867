import fs, { mkdtempSync, rmSync } from "node:fs";
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

test("what the embedded database has promised is on the disk before it is answered", async () => {
  expect(await countSyncs(await openDurably(join(root, "durable")))).toBeGreaterThanOrEqual(5);
  // The control: as the package comes, it never asks for that.
  expect(await countSyncs(await PGlite.create(join(root, "as-it-comes")))).toBe(0);
});
