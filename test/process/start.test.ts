import { createServer, request } from "node:http";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { startPostgres } from "#test/postgres-server.ts";
import { failToStart, startBuiltShop } from "#test/started-shop.ts";
import pg from "pg";

const folders: string[] = [];
function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "norrvidd-process-"));
  folders.push(path);
  return path;
}
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

/** The words of a failed start: one sentence, and never the inside of the program. */
async function sentenceOf(environment: Record<string, string>): Promise<string> {
  const { code, output } = await failToStart(environment);
  expect(code).toBe(1);
  expect(output).not.toMatch(/^\s+at /m);
  return output.trim();
}

describe("the embedded shop", () => {
  test("finishes the request it is working on before it stops", async () => {
    const shop = await startBuiltShop({ environment: { DEMO: "false" } });
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

  test("does not wait for ever for a caller who never finishes", async () => {
    const shop = await startBuiltShop({ environment: { DEMO: "false" } });
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

  test("without the demo is an empty shop, which shows the day of its own clock", async () => {
    const shop = await startBuiltShop({
      environment: { DEMO: "false", CLOCK_START: "2031-12-31T23:30:00Z" },
    });
    expect(await (await fetch(`${shop.address}/api/rental-items`)).json()).toEqual([]);
    const html = await (await fetch(shop.address)).text();
    expect(html).toContain('"today":"2032-01-01"');
    // What customers have told the shop is for nobody else on the machine.
    for (const name of ["database", "secrets", "sandbox"])
      expect(statSync(join(shop.dataDir, name)).mode & 0o077, name).toBe(0);
    await shop.stop();
  });
});

describe("a start that cannot succeed says why in one sentence", () => {
  test("a wrong value", async () => {
    expect(await sentenceOf({ PORT: "många" })).toBe(
      "PORT has a value that cannot be used: it takes a number from 0 to 65535.",
    );
  });

  test("a taken port, before anything is prepared", async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, "127.0.0.1", resolve));
    const port = String((blocker.address() as AddressInfo).port);
    const sentence = await sentenceOf({ DATA_DIR: folder(), DEMO: "false", PORT: port });
    expect(sentence).toBe(
      `Port ${port} is taken by another program. Stop it, or choose another with PORT.`,
    );
    blocker.close();
  });

  test("a data folder that cannot be written to", async () => {
    const file = join(folder(), "fil");
    writeFileSync(file, "");
    for (const place of [file, "/proc/norrvidd"])
      expect(await sentenceOf({ DATA_DIR: join(place, "data") })).toContain("cannot be written to");
  });

  test("a database that cannot be reached", async () => {
    const DATABASE_URL = "postgres://shop:hemligt@127.0.0.1:1/shop";
    const sentence = await sentenceOf({ DATABASE_URL, DATA_DIR: folder() });
    expect(sentence).toContain(
      "The database named by DATABASE_URL cannot be reached (ECONNREFUSED). Check the address and that PostgreSQL is running.",
    );
  });
});

test("on PostgreSQL the shop opens, and refuses a database made by newer code", async () => {
  const server = await startPostgres();
  const environment = { DATABASE_URL: server.url, DEMO: "true" };
  const shop = await startBuiltShop({ environment });
  expect(shop.output()).toContain("Database       PostgreSQL");
  expect((await fetch(`${shop.address}/readyz`)).status).toBe(200);
  const cards = (await (await fetch(`${shop.address}/api/rental-items/cards`)).json()) as unknown[];
  expect(cards.length).toBeGreaterThanOrEqual(12);

  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(
    "insert into schema_migrations (number, name, checksum) values (9999, 'later', 'x')",
  );
  expect((await fetch(`${shop.address}/readyz`)).status).toBe(503);
  await shop.stop();
  expect(await sentenceOf({ ...environment, DATA_DIR: folder() })).toContain(
    "The database is newer than this version of the shop.",
  );
  await client.end();
  await server.stop();
});
