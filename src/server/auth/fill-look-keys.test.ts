import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { migrate } from "#server/platform/db/migrate.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { openEmptyDatabase } from "#test/databases.ts";
import { rowsOf } from "#test/rows.ts";
import { fillLookKeys } from "./fill-look-keys.ts";

test("accounts whose names look alike already all stay, and the administrator's look is its own", async () => {
  const database = await openEmptyDatabase();
  const dump = join(projectRoot(), "migrations", "before", "0006-accounts.sql");
  await database.exec(readFileSync(dump, "utf8"));
  await migrate(database);
  await fillLookKeys(database.db);
  await fillLookKeys(database.db);
  const kept = await rowsOf<{ username: string; look_key: string | null }>(
    database.db,
    sql`select username, look_key from users order by id`,
  );
  expect(kept).toEqual([
    { username: "аnna", look_key: null },
    { username: "Anna", look_key: "anna" },
    { username: "Torbjörn", look_key: "torbjöm" },
    { username: "gunnel.k", look_key: "gunnelk" },
    { username: "Gunnel K", look_key: null },
  ]);
  const keys = await rowsOf(database.db, sql`select distinct device_key from users`);
  expect(keys).toHaveLength(5);
  await database.close();
});
