import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database, Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { openTestDatabase } from "#test/databases.ts";
import { rowsOf } from "#test/rows.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.exec("create table notes (word text not null)");
});
beforeEach(() => database.exec("delete from notes"));
afterAll(() => database.close());

async function note(db: Db, word: string): Promise<void> {
  await db.execute(sql`insert into notes values (${word})`);
}

async function noted(): Promise<string[]> {
  const rows = await rowsOf<{ word: string }>(
    database.db,
    sql`select word from notes order by word`,
  );
  return rows.map(({ word }) => word);
}

test("what was written before a failure is taken back, and the connection serves the next", async () => {
  for (let time = 1; time <= 20; time += 1)
    await expect(
      inTransaction(database.db, async (tx) => {
        await note(tx, "half");
        throw new Error("the shop stumbled");
      }),
    ).rejects.toThrow("the shop stumbled");
  await inTransaction(database.db, (tx) => note(tx, "whole"));
  expect(await noted()).toEqual(["whole"]);
});

test("a connection that was cut in the middle is not given to anybody else", async () => {
  for (let time = 1; time <= 20; time += 1)
    await expect(
      inTransaction(database.db, async (tx) => {
        await note(tx, "half");
        await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      }),
    ).rejects.toThrow();
  await Promise.all(
    ["one", "two"].map((word) => inTransaction(database.db, (tx) => note(tx, word))),
  );
  expect(await noted()).toEqual(["one", "two"]);
});

test("a transaction inside a transaction is refused, and nothing of either is kept", async () => {
  await expect(
    inTransaction(database.db, async (tx) => {
      await note(tx, "outer");
      await inTransaction(tx, (inner) => note(inner, "inner"));
    }),
  ).rejects.toThrow("a transaction inside a transaction");
  expect(await noted()).toEqual([]);
});

test("twenty at once, on ten connections, keep what is theirs apart", async () => {
  await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) =>
      inTransaction(database.db, async (tx) => {
        await note(tx, `note ${String(number).padStart(2, "0")}`);
        if (number % 2 === 1) throw new Error("odd ones are taken back");
      }),
    ),
  );
  expect(await noted()).toEqual(
    Array.from({ length: 10 }, (_, index) => `note ${String(index * 2).padStart(2, "0")}`),
  );
});
