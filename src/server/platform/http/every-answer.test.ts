import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { TEST_FACTS } from "#test/test-facts.ts";
import { fixedShop, openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});

test("a database that has stopped answering makes the shop not ready, and nobody waits for it", async () => {
  const silent = { execute: () => new Promise(() => {}) } as unknown as TestShop["db"];
  const database = { ...shop.database, db: silent };
  const stuck = await openTestShop({ database, shop: fixedShop(TEST_FACTS) });
  expect((await stuck.call("/readyz")).statusCode).toBe(503);
});

test("text is compressed for a browser that can, whoever answers", async () => {
  for (const encoding of ["br", "gzip"]) {
    const answer = await shop.call("/api/openapi.json", {
      headers: { "accept-encoding": encoding },
    });
    expect(answer.headers["content-encoding"]).toBe(encoding);
  }
  expect((await shop.call("/api/openapi.json")).headers["content-encoding"]).toBeUndefined();
});

test("a call that needs no body takes one that is named and empty", async () => {
  const headers = { "content-type": "application/json" };
  const leave = await shop.app.inject({ method: "POST", url: "/api/logout", headers });
  expect(leave.statusCode).toBe(204);
  const enter = await shop.app.inject({ method: "POST", url: "/api/login", headers });
  expect(enter.statusCode).toBe(400);
});

test("what is written to the shop is never unpacked, however much it would become", async () => {
  const bomb = gzipSync(JSON.stringify({ username: "a".repeat(50_000_000), password: "b" }));
  const answer = await shop.app.inject({
    method: "POST",
    url: "/api/login",
    headers: { "content-type": "application/json", "content-encoding": "gzip" },
    payload: bomb,
  });
  expect(bomb.length).toBeLessThan(64 * 1024);
  expect(answer.statusCode).toBe(400);
});
