import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { refusedWrite } from "#server/platform/db/refused-write.ts";
import { aBooking, aCheckout, aCode, anItem } from "#test/builders.ts";
import { openTestDatabase } from "#test/databases.ts";
import { rowsOf } from "#test/rows.ts";

let database: Database;
let itemId: number;
beforeAll(async () => {
  database = await openTestDatabase();
  itemId = (await anItem(database.db, { quantity: 999 })).id;
});
afterAll(() => database.close());

const STAY = { start: "2027-07-01", end: "2027-07-03" };
const AT_ONCE = 20;

/** What became of twenty customers who go on to pay with the same code at once. */
async function holdAtOnce(use: { codeId: number; codePerson?: string }) {
  const outcomes = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () => aCheckout(database.db, { itemId, ...STAY, ...use })),
  );
  return outcomes.map((outcome) =>
    outcome.status === "fulfilled" ? "held" : refusedWrite(outcome.reason)?.code,
  );
}

const of = (word: string, outcomes: (string | undefined)[]) =>
  outcomes.filter((outcome) => outcome === word).length;

async function uses(codeId: number): Promise<number | undefined> {
  const [code] = await rowsOf<{ used: number }>(
    database.db,
    sql`select used from discount_codes where id = ${codeId}`,
  );
  return code?.used;
}

test("of twenty customers who use the last use of a code at once, one gets it", async () => {
  const codeId = await aCode(database.db, { most: 3 });
  await aBooking(database.db, { itemId, ...STAY, codeId });
  await aBooking(database.db, { itemId, ...STAY, codeId });
  const outcomes = await holdAtOnce({ codeId });
  expect([of("held", outcomes), of("code.used-up", outcomes)]).toEqual([1, AT_ONCE - 1]);
  expect(await uses(codeId)).toBe(3);
});

test("one person who uses a code in twenty windows at once uses it as often as a person may", async () => {
  const codeId = await aCode(database.db, { mostPerPerson: 2 });
  const outcomes = await holdAtOnce({ codeId, codePerson: "anna" });
  expect([of("held", outcomes), of("code.used-by-you", outcomes)]).toEqual([2, AT_ONCE - 2]);
  expect(await uses(codeId)).toBe(2);
});

test("control: without the checks the same races give the last use again and again", async () => {
  await database.exec("alter table discount_codes drop constraint discount_codes_never_overused");
  await database.exec("alter table code_people drop constraint code_people_never_overused");
  const codeId = await aCode(database.db, { most: 1, mostPerPerson: 1 });
  expect(of("held", await holdAtOnce({ codeId, codePerson: "anna" }))).toBe(AT_ONCE);
  await database.exec("delete from checkouts");
  await database.exec(`
    alter table discount_codes add constraint discount_codes_never_overused check (used <= most);
    alter table code_people add constraint code_people_never_overused check (used <= most)`);
});

test("two who both saw a use left: the one who writes last is refused", async () => {
  const codeId = await aCode(database.db, { most: 1 });
  const seen: number[] = [];
  const lookThenHold = () =>
    database.db.transaction(async (tx) => {
      const [code] = await rowsOf<{ used: number }>(
        tx,
        sql`select used from discount_codes where id = ${codeId}`,
      );
      seen.push(code?.used ?? -1);
      await tx.execute(sql`select pg_sleep(0.1)`);
      await aCheckout(tx, { itemId, ...STAY, codeId });
    });
  const outcomes = await Promise.allSettled([lookThenHold(), lookThenHold()]);
  expect(seen).toEqual([0, 0]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await uses(codeId)).toBe(1);
});
