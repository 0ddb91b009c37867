import { request } from "node:http";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "#test/databases.ts";
import { sentenceOf } from "#test/failed-start.ts";
import { openEmpty } from "#test/prepared-shop.ts";
import { startBuiltShop } from "#test/started-shop.ts";

const folder = mkdtempSync(join(tmpdir(), "norrvidd-process-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a shop that stops does not wait for ever for a caller who never finishes", async () => {
  const shop = await openEmpty();
  const { hostname, port } = new URL(shop.address);
  const call = request({
    host: hostname,
    port,
    path: "/api/login",
    method: "POST",
    headers: { "content-type": "application/json", "content-length": 100 },
  });
  call.on("error", () => {});
  call.write("{");
  await fetch(`${shop.address}/healthz`);
  shop.child.kill("SIGTERM");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await shop.stop("SIGINT")).toBe(1);
  call.destroy();
});

test("on PostgreSQL the shop opens from nothing with the demo, and is not ready once its database is newer", async () => {
  const environment = { DATABASE_URL: await createTestDatabase("template0"), DEMO: "true" };
  const shop = await startBuiltShop({ environment });
  expect(shop.output()).toContain("Migrating the database");
  const cards = (await (await fetch(`${shop.address}/api/rental-items/cards`)).json()) as unknown[];
  expect(cards.length).toBeGreaterThanOrEqual(12);

  const client = new pg.Client({ connectionString: environment.DATABASE_URL });
  await client.connect();
  await client.query(
    "insert into schema_migrations (number, name, checksum) values (9999, 'later', 'x')",
  );
  await client.end();
  expect((await fetch(`${shop.address}/readyz`)).status).toBe(503);
  await shop.stop();
});

describe.concurrent("a start that cannot succeed says why in one sentence", () => {
  test("a wrong value", async () => {
    expect(await sentenceOf({ PORT: "många" })).toBe(
      "PORT has a value that cannot be used: it takes a number from 0 to 65535.",
    );
  });

  test("a data folder that cannot be written to", async () => {
    const file = join(folder, "fil");
    writeFileSync(file, "");
    for (const place of [file, "/proc/norrvidd"])
      expect(await sentenceOf({ DATA_DIR: join(place, "data") })).toContain("cannot be written to");
  });

  test("a database that cannot be reached", async () => {
    const DATABASE_URL = "postgres://shop:hemligt@127.0.0.1:1/shop";
    const sentence = await sentenceOf({ DATABASE_URL, DATA_DIR: folder });
    expect(sentence).toContain(
      "The database named by DATABASE_URL cannot be reached (ECONNREFUSED). Check the address and that PostgreSQL is running.",
    );
  });
});
