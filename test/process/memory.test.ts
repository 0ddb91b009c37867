import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createTestDatabase } from "#test/databases.ts";
import { copyPrepared } from "#test/prepared-shop.ts";
import { startBuiltShop } from "#test/started-shop.ts";

// What starting took is given back when the engine next looks after its memory.
const COMES_TO_REST_MS = 25_000;

/** What a shop takes of the machine's memory when it is opened again and nobody comes. */
async function idleMegabytes(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<number> {
  const shop = await startBuiltShop({ dataDir, environment });
  await sleep(COMES_TO_REST_MS);
  const told = execFileSync("ps", ["-o", "rss=", "-p", String(shop.child.pid)], {
    encoding: "utf8",
  });
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const megabytes = Math.round(Number(told) / 1024);
  console.log(
    `idle ${environment["DATABASE_URL"] ? "on PostgreSQL" : "embedded"}: ${megabytes} MB`,
  );
  return megabytes;
}

describe.concurrent("a shop nobody visits leaves the machine alone", () => {
  test("with its own database it takes at most 260 MB from the second start on", async () => {
    expect(await idleMegabytes(await copyPrepared("demo"))).toBeLessThanOrEqual(260);
  });

  test("on PostgreSQL it takes at most 150 MB", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-memory-"));
    const environment = { DATABASE_URL: await createTestDatabase("template0"), DEMO: "true" };
    await (await startBuiltShop({ dataDir, environment })).stop();
    expect(await idleMegabytes(dataDir, environment)).toBeLessThanOrEqual(150);
  });
});
