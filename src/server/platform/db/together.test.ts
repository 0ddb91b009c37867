import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "#test/databases.ts";
import { rowsOf } from "#test/rows.ts";
import type { Database, Db } from "./database.ts";
import { inTransaction } from "./in-transaction.ts";
import { prepared } from "./prepared.ts";
import { settings } from "./tables/settings.ts";
import { together } from "./together.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.exec("create table heard (id serial, word text unique)");
});
afterAll(() => database.close());

const readyMade = prepared((db) => db.select().from(settings).limit(0).prepare("no_settings"));

const hear = async (tx: Db, word: string) => {
  await tx.execute(sql`insert into heard (word) values (${word})`);
};

test("what is asked for together is done in its order, however each statement is made", async () => {
  const words = await inTransaction(database.db, async (tx) => {
    const [, none, , , heard] = await together(
      () => hear(tx, "first"),
      () => readyMade(tx).execute({}),
      () => hear(tx, "second"),
      () => tx.execute(sql`update heard set word = word || '!' where word = 'second'`),
      () => rowsOf<{ word: string }>(tx, sql`select word from heard order by id`),
    );
    expect(none).toEqual([]);
    return heard.map(({ word }) => word);
  });
  expect(words).toEqual(["first", "second!"]);
});

test("when one of them is refused, nothing of them is kept, and the refusal is what is told", async () => {
  const work = inTransaction(database.db, (tx) =>
    together(
      () => hear(tx, "third"),
      () => hear(tx, "third"),
      () => hear(tx, "fourth"),
    ),
  );
  await expect(work).rejects.toMatchObject({ cause: { constraint: "heard_word_key" } });
  const left = await rowsOf(
    database.db,
    sql`select word from heard where word in ('third', 'fourth')`,
  );
  expect(left).toEqual([]);
  await inTransaction(database.db, (tx) => hear(tx, "fifth"));
});
