import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openPostgres } from "#server/platform/db/open-database.ts";
import { isSilent } from "#server/platform/db/refused-write.ts";
import { createTestDatabase } from "#test/databases.ts";
import { atFileEnd } from "#test/file-end.ts";
import { TEMPLATE } from "#test/template.ts";

test("a statement that takes too long is ended, and known for what it is", async () => {
  const database = await openPostgres(await createTestDatabase(TEMPLATE));
  atFileEnd(() => database.close());
  const error: unknown = await database.db
    .execute(sql`select pg_sleep(${20})`)
    .catch((caught: unknown) => caught);
  expect(isSilent(error)).toBe(true);
  expect(await database.db.execute(sql`select 1`)).toBeDefined();
});
