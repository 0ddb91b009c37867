import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres, type PostgresServer } from "#test/postgres-server.ts";
import { addItem, post, signIn } from "#test/shop-calls.ts";
import { startBuiltShop, type StartedShop } from "#test/started-shop.ts";

let postgres: PostgresServer;
let here: StartedShop;
let there: StartedShop;
let client: pg.Client;

beforeAll(async () => {
  // Of its own, since it is made to hang.
  postgres = await startPostgres();
  const environment = { DATABASE_URL: postgres.url, DEMO: "false", RATE_LIMIT_FACTOR: "1000" };
  here = await startBuiltShop({ environment });
  there = await startBuiltShop({ environment });
  client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await Promise.all([here.stop(), there.stop()]);
  await postgres.stop();
});

const get = (shop: StartedShop, path: string) => fetch(`${shop.address}${path}`);

test("a process whose listening connection is cut goes on telling the truth", async () => {
  const cookie = await signIn(here);
  for (const value of ["12:00", "13:00", "14:00"]) {
    await get(there, "/api/settings");
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'norrvidd: listens'",
    );
    const path = "/api/settings/global-default-pickup-time";
    expect((await post(here, path, { value }, cookie)).status).toBe(200);
    await sleep(1100);
    const seen = await get(there, "/api/settings");
    expect(await seen.json()).toMatchObject({ globalDefaultPickupTime: value });
  }
});

test("a database that is silent for ten seconds costs nobody an answer", async () => {
  const { id } = await addItem(here, await signIn(here), { name: "Elcykel" });
  const nights = "startDate=2027-07-01&endDate=2027-07-02";
  postgres.pause();
  const asked = Promise.all([
    get(here, `/api/rental-items/${id}/availability/daily?${nights}`),
    get(there, "/"),
  ]);
  const ready = await get(here, "/readyz");
  expect(ready.status).toBe(503);
  await sleep(8000);
  postgres.resume();
  for (const answer of await asked) expect(answer.status).toBe(200);
  await expect.poll(async () => (await get(there, "/readyz")).status).toBe(200);
});
