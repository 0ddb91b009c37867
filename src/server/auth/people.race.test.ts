import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { users } from "#server/platform/db/tables/accounts.ts";
import { aUser, PASSWORD } from "#test/builders.ts";
import { cookieOf, openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ rateLimitFactor: 1000 });
});
beforeEach(async () => {
  await shop.db.delete(users);
});

async function anAdministrator() {
  const { id, username } = await aUser(shop.db, { role: "admin" });
  const body = { username, password: PASSWORD };
  return { id, as: cookieOf(await shop.call("/api/login", { method: "POST", body })) };
}

/** Starts the calls while all administrators are held, so that every one of them is under way at once. */
async function atOnce(calls: (() => Promise<{ statusCode: number }>)[]): Promise<number[]> {
  const answers = await shop.db.transaction(async (tx) => {
    await tx.select().from(users).for("update");
    const running = calls.map((call) => call());
    await untilWaiting(calls.length);
    return running;
  });
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  return statuses.toSorted((one, other) => one - other);
}

async function untilWaiting(count: number): Promise<void> {
  for (;;) {
    // On a connection of its own: a transaction sees one picture of who waits, however often it looks.
    const answer = await shop.db.execute(sql`
      select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
    if ((answer as { rows: { waiting: number }[] }).rows[0]!.waiting >= count) return;
  }
}

const administrators = async () =>
  (await shop.db.select().from(users).where(eq(users.role, "admin"))).length;

test("of two administrators who demote each other at the same moment, one stays", async () => {
  const [one, two] = [await anAdministrator(), await anAdministrator()];
  const demote = (by: typeof one, id: number) => () =>
    shop.call(`/api/users/${id}`, { method: "PATCH", body: { role: "staff" }, as: by.as });
  expect(await atOnce([demote(one, two.id), demote(two, one.id)])).toEqual([200, 403]);
  expect(await administrators()).toBe(1);
});

test("of two administrators who remove each other at the same moment, one stays", async () => {
  const [one, two] = [await anAdministrator(), await anAdministrator()];
  const remove = (by: typeof one, id: number) => () =>
    shop.call(`/api/users/${id}`, { method: "DELETE", as: by.as });
  expect(await atOnce([remove(one, two.id), remove(two, one.id)])).toEqual([204, 403]);
  expect(await administrators()).toBe(1);
});

test("of two administrators who both step back at the same moment, one is held back", async () => {
  const [one, two] = [await anAdministrator(), await anAdministrator()];
  const stepBack =
    ({ id, as }: typeof one) =>
    () =>
      shop.call(`/api/users/${id}`, { method: "PATCH", body: { role: "customer" }, as });
  expect(await atOnce([stepBack(one), stepBack(two)])).toEqual([200, 409]);
  expect(await administrators()).toBe(1);
});
