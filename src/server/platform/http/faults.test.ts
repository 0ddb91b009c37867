import { Writable } from "node:stream";
import { beforeAll, describe, expect, test } from "vitest";
import { createServer } from "#server/platform/http/create-server.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ rateLimitFactor: 100 });
});

/** A place for log lines that a test can read. */
function logbook() {
  let log = "";
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  return { logTo, text: () => log };
}

test("a fault is logged, and answered without its inside", async () => {
  const { logTo, text } = logbook();
  const app = await createServer({
    baseUrl: undefined,
    trustProxy: false,
    logLevel: "error",
    logTo,
  });
  app.get("/fault", () => Promise.reject(new Error("the inside of it")));
  const answer = await app.inject("/fault");
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    message: "Något gick fel hos oss. Försök igen om en stund.",
    code: "shop.fault",
  });
  expect(text()).toContain("the inside of it");
});

test("a write that the database refuses is logged by its constraint, without the row", async () => {
  const { logTo, text } = logbook();
  const app = await createServer({
    baseUrl: undefined,
    trustProxy: false,
    logLevel: "error",
    logTo,
  });
  const { id } = await anItem(shop.db);
  app.get("/booking", () =>
    aBooking(shop.db, { itemId: id, start: "2026-07-02", end: "2026-07-01" }),
  );
  expect((await app.inject("/booking")).statusCode).toBe(500);
  expect(text()).toContain("bookings_check");
  expect(text()).not.toMatch(/Anna|anna@|070-000|Failing row/);
});

test("what the database broke off in favour of another is answered as busy", async () => {
  const app = await createServer({ baseUrl: undefined, trustProxy: false, logLevel: "silent" });
  app.get("/deadlock", () =>
    Promise.reject(Object.assign(new Error("deadlock"), { code: "40P01" })),
  );
  const answer = await app.inject("/deadlock");
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: "shop.busy" });
});

describe("a person whose page cannot be shown", () => {
  const html = { accept: "text/html,application/xhtml+xml" };

  test("reads a Swedish sentence and finds the way back", async () => {
    const broken = await openTestShop({
      database: shop.database,
      pages: {
        render: () => Promise.reject(new Error("inside")),
        assets: () => ({ scripts: [], styles: [], preloads: [] }),
      },
    });
    const answer = await broken.call("/", { headers: html });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain("Något gick fel hos oss. Försök igen om en stund.");
    expect(answer.body).toContain('<a href="/">Till startsidan</a>');
    expect(answer.body).not.toContain("inside");
  });

  test("while a program gets JSON, whatever it accepts", async () => {
    expect((await shop.call("/api/finns-inte", { headers: html })).json()).toMatchObject({
      code: "request.unknown-address",
    });
  });
});

test("logs tell method, route and status, and nothing a customer typed", async () => {
  const { logTo, text } = logbook();
  const logging = await openTestShop({ database: shop.database, logLevel: "trace", logTo });
  await logging.call("/api/rental-items/slug/hemlig-adress?personnummer=19121212-1212");
  await logging.call("/api/login", {
    method: "POST",
    body: { username: "karin.larsson", password: "mitt hemliga ord" },
  });
  await logging.call("/api/register", {
    method: "POST",
    body: { username: "karin.larsson", password: "mitt hemliga ord" },
  });
  await logging.call("/api/register", {
    method: "POST",
    body: { username: "karin.larsson", password: "mitt hemliga ord" },
  });
  expect(text()).toContain('"route":"/api/rental-items/slug/:slug"');
  expect(text()).toContain('"status":404');
  expect(text()).toContain("reqId");
  expect(text()).not.toMatch(/karin|hemlig|19121212|argon2/);
});

test("a person who opens a file of the API and may not gets a sentence, a program its JSON", async () => {
  const path = "/api/accounting/export/yearly/2027";
  const opened = await shop.call(path, {
    headers: { accept: "text/html,*/*", "sec-fetch-mode": "navigate" },
  });
  expect(opened.statusCode).toBe(401);
  expect(opened.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(opened.body).toContain("logga in");
  const called = await shop.call(path, { headers: { accept: "text/html,*/*" } });
  expect(called.json()).toMatchObject({ code: "auth.not-signed-in" });
});
