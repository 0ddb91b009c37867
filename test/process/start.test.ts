import { createServer, request } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import pg from "pg";
import { createTestDatabase } from "#test/databases.ts";
import { sentenceOf } from "#test/failed-start.ts";
import { startBuiltShop, type StartedShop } from "#test/started-shop.ts";
import { TEMPLATE } from "#test/template.ts";

const folder = mkdtempSync(join(tmpdir(), "norrvidd-process-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("on PostgreSQL the shop", () => {
  let shop: StartedShop;
  const environment = { DATABASE_URL: "", DEMO: "false" };
  beforeAll(async () => {
    environment.DATABASE_URL = await createTestDatabase(TEMPLATE);
    shop = await startBuiltShop({ environment });
  });

  test("says that it stands there, and is ready", async () => {
    expect(shop.output()).toContain("Database       PostgreSQL");
    // This database forgets what a power cut takes, but nobody pays here with real money.
    expect(shop.output()).not.toContain("WARNING");
    expect((await fetch(`${shop.address}/readyz`)).status).toBe(200);
  });

  // It stops the shop.
  test("finishes the request it is working on before it stops", async () => {
    const body = JSON.stringify({ username: "sist", password: "åtta tecken" });
    const { hostname, port } = new URL(shop.address);
    const call = request({
      host: hostname,
      port,
      path: "/api/register",
      method: "POST",
      headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body) },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      call.on("response", (answer) => resolve(answer.resume().statusCode));
      call.on("error", reject);
    });
    call.write(body.slice(0, 10));
    // Answered on another connection, so the half-sent call has surely arrived.
    await fetch(`${shop.address}/healthz`);
    const stopped = shop.stop("SIGTERM");
    await new Promise((resolve) => setTimeout(resolve, 200));
    call.end(body.slice(10));
    expect(await answered).toBe(201);
    expect(await stopped).toBe(0);
  });

  // The tables are as they were, whatever their list says.
  test("refuses a database made by newer code", async () => {
    const client = new pg.Client({ connectionString: environment.DATABASE_URL });
    await client.connect();
    await client.query(
      "insert into schema_migrations (number, name, checksum) values (9999, 'later', 'x')",
    );
    await client.end();
    expect(await sentenceOf({ ...environment, DATA_DIR: folder })).toContain(
      "The database is newer than this version of the shop.",
    );
  });
});

test("a taken port is told in one sentence, before anything is prepared", async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, "127.0.0.1", resolve));
  const port = String((blocker.address() as AddressInfo).port);
  const sentence = await sentenceOf({ DATA_DIR: folder, DEMO: "false", PORT: port });
  expect(sentence).toBe(
    `Port ${port} is taken by another program. Stop it, or choose another with PORT.`,
  );
  blocker.close();
});
