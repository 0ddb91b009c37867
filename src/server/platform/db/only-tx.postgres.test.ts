import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { openTestDatabase } from "#test/databases.ts";
import { expectOnlyTx } from "#test/only-tx.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const ask = async () => database.db.execute(sql`select 1`);

test("inside a transaction only `tx` is used: `db` there fails the test, caught or not", async () => {
  const said = "inside a transaction";
  await inTransaction(database.db, async () => {
    await expect(ask()).rejects.toMatchObject({
      cause: { message: expect.stringContaining(said) as string },
    });
  });
  expect(expectOnlyTx).toThrow(said);
});

test("beside a transaction and after it others use `db`", async () => {
  let begun = () => {};
  const beginning = new Promise<void>((resolve) => (begun = resolve));
  const beside = beginning.then(ask);
  await inTransaction(database.db, async (tx) => {
    await tx.execute(sql`select 1`);
    begun();
    await beside;
  });
  await ask();
  expectOnlyTx();
});
