import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { openPostgres } from "#server/platform/db/open-database.ts";
import { isSilent } from "#server/platform/db/refused-write.ts";
import { createTestDatabase } from "#test/databases.ts";
import { atFileEnd } from "#test/file-end.ts";
import { TEMPLATE } from "#test/template.ts";

test.runIf(inject("postgresUrl") !== undefined)(
  "a statement that takes too long is ended, and known for what it is",
  { timeout: 30_000 },
  async () => {
    const database = await openPostgres(await createTestDatabase(TEMPLATE));
    atFileEnd(() => database.close());
    const error: unknown = await database.db
      .execute(sql`select pg_sleep(${20})`)
      .catch((caught: unknown) => caught);
    expect(isSilent(error)).toBe(true);
    expect(await database.db.execute(sql`select 1`)).toBeDefined();
  },
);

test("a refused write is no silence", () => {
  const refused = Object.assign(new Error("duplicate key"), { code: "23505" });
  expect(isSilent(new Error("Failed query", { cause: refused }))).toBe(false);
  const cut = new Error("Connection terminated unexpectedly");
  expect(isSilent(new Error("Failed query", { cause: cut }))).toBe(true);
});
