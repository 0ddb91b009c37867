import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres, type PostgresServer } from "#test/postgres-server.ts";
import { ADMIN, startBuiltShop } from "#test/started-shop.ts";

const REAL_CARDS = {
  STRIPE_SECRET_KEY: "sk_live_of_a_shop",
  STRIPE_PUBLISHABLE_KEY: "pk_live_of_a_shop",
  STRIPE_WEBHOOK_SECRET: "whsec_of_a_shop",
  // Nobody there: no test calls the real one.
  STRIPE_API_BASE: "http://127.0.0.1:9",
};

let postgres: PostgresServer;
beforeAll(async () => {
  // Forgets what a power cut takes.
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function warningsOf(environment: Record<string, string>) {
  const shop = await startBuiltShop({ environment: { DEMO: "false", ...environment } });
  const signedIn = await fetch(`${shop.address}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const told = await fetch(`${shop.address}/api/settings/database-risks`, { headers: { cookie } });
  const inOffice = (await told.json()) as unknown;
  await shop.stop();
  return { inOffice, atStart: shop.output() };
}

const WARNING = "WARNING: real cards on a database that does not survive a power cut";

test("real cards on a database that forgets are warned of at the start and in the office", async () => {
  const { inOffice, atStart } = await warningsOf({ DATABASE_URL: postgres.url, ...REAL_CARDS });
  expect(atStart).toContain(WARNING);
  expect(atStart).toContain("Set in PostgreSQL: fsync = on");
  expect(inOffice).toEqual(["fsync"]);
});

test("test cards on it are not, and neither are real cards on the embedded database", async () => {
  for (const environment of [{ DATABASE_URL: postgres.url }, REAL_CARDS]) {
    const { inOffice, atStart } = await warningsOf(environment);
    expect(atStart).not.toContain("WARNING");
    expect(inOffice).toEqual([]);
  }
});
