import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { TestProject } from "vitest/node";
import { migrate } from "#server/platform/db/migrate.ts";
import { overPglite } from "#server/platform/db/open-database.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { digestOfMigrations } from "./template.ts";

/** Migrates once per state of the migrations; each test file then starts from a copy. */
export async function setup(project: TestProject): Promise<void> {
  const folder = join(projectRoot(), ".cache");
  const snapshotFile = join(folder, `migrated-${digestOfMigrations()}.tar`);
  if (!existsSync(snapshotFile)) {
    mkdirSync(folder, { recursive: true });
    const client = await PGlite.create();
    await migrate(overPglite(client));
    const snapshot = await client.dumpDataDir("none");
    await client.close();
    // Renamed when it is whole: a run that is broken off leaves no half of a database.
    writeFileSync(`${snapshotFile}.part`, Buffer.from(await snapshot.arrayBuffer()));
    renameSync(`${snapshotFile}.part`, snapshotFile);
  }
  project.provide("snapshotFile", snapshotFile);
}
