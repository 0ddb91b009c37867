import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { startPostgres } from "#test/postgres-server.ts";
import { startBuiltShop } from "#test/started-shop.ts";

// What starting took is given back when the engine next looks after its memory.
const COMES_TO_REST_MS = 25_000;
// Two starts each, the first of them with the demo's pictures and bookings.
const PATIENCE_MS = 180_000;

/** What a shop takes of the machine's memory when it is opened again and nobody comes. */
async function idleMegabytes(environment: Record<string, string>): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-memory-"));
  await (await startBuiltShop({ dataDir, environment })).stop();
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

describe.runIf(process.platform !== "win32")(
  "a shop nobody visits leaves the machine alone",
  () => {
    test(
      "with its own database it takes at most 260 MB from the second start on",
      { timeout: PATIENCE_MS },
      async () => {
        expect(await idleMegabytes({})).toBeLessThanOrEqual(260);
      },
    );

    test("on PostgreSQL it takes at most 150 MB", { timeout: PATIENCE_MS }, async () => {
      const server = await startPostgres();
      try {
        const megabytes = await idleMegabytes({ DATABASE_URL: server.url, DEMO: "true" });
        expect(megabytes).toBeLessThanOrEqual(150);
      } finally {
        await server.stop();
      }
    });
  },
);
