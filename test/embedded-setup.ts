import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { migrate } from "#server/platform/db/migrate.ts";
import { overPglite } from "#server/platform/db/open-database.ts";

/** Migrates once; each test file then starts from a copy. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "norrvidd-embedded-"));
  const client = await PGlite.create();
  await migrate(overPglite(client));
  const snapshot = await client.dumpDataDir("none");
  const snapshotFile = join(folder, "snapshot.tar");
  writeFileSync(snapshotFile, Buffer.from(await snapshot.arrayBuffer()));
  await client.close();
  project.provide("snapshotFile", snapshotFile);
  return () => rmSync(folder, { recursive: true });
}
