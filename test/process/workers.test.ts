import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "#test/databases.ts";
import { failToStart, startBuiltShop, type StartedShop } from "#test/started-shop.ts";
import { TEMPLATE } from "#test/template.ts";
import { areOthers, until, workersOf } from "#test/workers.ts";

let shop: StartedShop;
beforeAll(async () => {
  shop = await startBuiltShop({
    environment: {
      DATABASE_URL: await createTestDatabase(TEMPLATE),
      WORKERS: "2",
      DEMO: "false",
      RATE_LIMIT_FACTOR: "1000",
    },
  });
});
afterAll(() => shop.stop());

const asks = () => fetch(`${shop.address}/api/rental-items/cards`);

test("a shop in two processes needs a database that bears them", async () => {
  const { code, output } = await failToStart({ WORKERS: "2", PORT: "0" });
  expect(code).toBe(1);
  expect(output).toContain("WORKERS above 1 needs DATABASE_URL");
});

test("a shop in two processes puts new ones in the place of the old under load, and fails no request", async () => {
  const over = new AbortController();
  const statuses: number[] = [];
  const visitor = async () => {
    while (!over.signal.aborted) {
      const answer = await asks();
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
  };
  const visitors = Promise.all(Array.from({ length: 8 }, visitor));
  const before = workersOf(shop);
  shop.child.kill("SIGHUP");
  await until(() => areOthers(shop, before));
  over.abort();
  await visitors;
  expect(statuses.length).toBeGreaterThan(100);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});
