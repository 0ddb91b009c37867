import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "#test/databases.ts";
import type { Database } from "./database.ts";
import { rememberedWrite } from "./remembered-write.ts";
import { settings } from "./tables/settings.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let built = 0;
const write = rememberedWrite("setting_write", (db, rows: (typeof settings.$inferInsert)[]) => {
  built += 1;
  return db.insert(settings).values(rows);
});
const change = rememberedWrite("setting_change", (db, [to]: { description: string | null }[]) =>
  db
    .update(settings)
    .set(to!)
    .where(sql`key = ${sql.placeholder("changed")}`),
);

async function written(word: string): Promise<unknown[]> {
  const { key, value, description, updatedAt } = settings;
  return database.db
    .select({ key, value, description, updatedAt })
    .from(settings)
    .where(sql`key like ${`${word}%`}`)
    .orderBy(key);
}

const updatedAt = new Date("2027-03-01T09:00:00Z");
const aSetting = (key: string, description?: string | null) => ({
  key,
  value: `värdet av ${key}`,
  updatedAt,
  ...(description !== undefined && { description }),
});

test("rows of the same columns are written by one statement, each with its own values", async () => {
  await write(database.db, [aSetting("same 1", "ett")]);
  const before = built;
  await write(database.db, [aSetting("same 2", "två")]);
  expect(built).toBe(before);
  expect(await written("same")).toEqual([aSetting("same 1", "ett"), aSetting("same 2", "två")]);
});

test("a column without a value, with none, and left out are three statements", async () => {
  const rows = [aSetting("none 1", "ett"), aSetting("none 2", null), aSetting("none 3")];
  for (const row of rows) await write(database.db, [row]);
  expect(await written("none")).toEqual(rows.map((row) => ({ description: null, ...row })));
});

test("several rows at once keep their values apart", async () => {
  const rows = [aSetting("many 1", "ett"), aSetting("many 2", null), aSetting("many 3", "tre")];
  await write(database.db, rows);
  expect(await written("many")).toEqual(rows);
});

test("what is changed is told apart from what it is changed to, also to nothing", async () => {
  await write(database.db, [aSetting("other 1", "ett"), aSetting("other 2", "två")]);
  await change(database.db, [{ description: "nytt" }], { changed: "other 1" });
  await change(database.db, [{ description: null }], { changed: "other 2" });
  expect(await written("other")).toEqual([aSetting("other 1", "nytt"), aSetting("other 2", null)]);
});
