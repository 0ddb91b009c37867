import { Writable } from "node:stream";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "#contracts/endpoint.ts";
import { PERMISSIONS } from "#domain/access/roles.ts";
import { ok } from "#domain/result.ts";
import { createServer } from "#server/platform/http/create-server.ts";
import { keptAnswers } from "#server/platform/http/kept-answers.ts";
import { routeBinder, type SignedIn } from "#server/platform/http/route.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ rateLimitFactor: 100 });
});

const json = { "content-type": "application/json" };

describe("bad input", () => {
  test.each([
    ["malformed JSON", "{inte json", json],
    ["an empty body", "", json],
    ["a list instead of an object", "[]", json],
    ["null", "null", json],
    ["a text", '"hej"', json],
    [
      "another kind of content",
      "username=a&password=b",
      { "content-type": "application/x-www-form-urlencoded" },
    ],
    ["content that says nothing of its kind", "a=b", { "content-type": "text/plain" }],
    ["polluted prototypes", '{"__proto__":{"isAdmin":true},"username":"a","password":"b"}', json],
  ])("%s is answered with 400 and a Swedish sentence", async (_what, body, headers) => {
    const answer = await shop.call("/api/login", { method: "POST", body, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: "request.malformed",
      message: "Något i uppgifterna stämmer inte. Kontrollera dem och försök igen.",
    });
    expect(answer.body).not.toMatch(/at .*\.[jt]s|node_modules|SyntaxError/);
  });

  test("wrong types and over-long texts are named field by field", async () => {
    const answer = await shop.call("/api/login", {
      method: "POST",
      body: { username: "a".repeat(101), password: 7 },
    });
    expect(answer.json()).toMatchObject({
      fields: { username: "Får vara högst 100 tecken", password: "Har fel typ" },
    });
  });

  test("a missing field says that it must be filled in", async () => {
    const answer = await shop.call("/api/login", { method: "POST", body: {} });
    expect(answer.json()).toMatchObject({
      fields: { username: "Måste fyllas i", password: "Måste fyllas i" },
    });
  });

  test("a NUL character is refused before the database has to", async () => {
    const answer = await shop.call("/api/login", {
      method: "POST",
      body: { username: "a\u0000b", password: "x" },
    });
    expect(answer.statusCode).toBe(400);
  });

  test("a body of more than 64 KB is refused as too large", async () => {
    const answer = await shop.call("/api/login", {
      method: "POST",
      body: { username: "a", password: "b".repeat(70_000) },
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: "request.too-large" });
  });

  test.each(["/api", "/api/", "/api/finns-inte", "/api/user/1", "/api/%00", "/api/%E0%A4%A"])(
    "the unknown address %s is a 404 or 400 in JSON",
    async (path) => {
      const answer = await shop.call(path);
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({
        message: expect.stringMatching(/^[A-ZÅÄÖ]/) as unknown,
      });
    },
  );

  test("a method that an address does not know is a 404 in JSON", async () => {
    const answer = await shop.call("/api/rental-items", { method: "DELETE" });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: "request.unknown-address" });
  });
});

describe("writes from elsewhere", () => {
  const login = (headers: Record<string, string>) =>
    shop.call("/api/login", { method: "POST", body: { username: "a", password: "b" }, headers });

  test.each([
    ["another site", { origin: "https://ond.example" }],
    ["a page without an origin of its own", { origin: "null" }],
    ["another port of this machine", { origin: "http://localhost:9999" }],
    ["a browser that says cross-site", { "sec-fetch-site": "cross-site" }],
  ])("from %s are refused", async (_who, headers) => {
    const answer = await login(headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: "request.foreign-origin" });
  });

  test.each([
    ["the shop's own page", { origin: "http://localhost:80" }],
    [
      "the shop's own page by another name",
      { host: "127.0.0.1:3000", origin: "http://127.0.0.1:3000" },
    ],
    ["a program that is no browser", {}],
  ])("from %s are let through", async (_who, headers) => {
    expect((await login(headers)).statusCode).toBe(401);
  });

  test("reading from elsewhere is harmless", async () => {
    const answer = await shop.call("/api/rental-items", {
      headers: { origin: "https://ond.example" },
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe("every answer", () => {
  test("carries the headers that keep browsers careful, and a request id", async () => {
    const { headers } = await shop.call("/api/rental-items");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(headers["cross-origin-opener-policy"]).toBeUndefined();
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  test("on https asks browsers to stay there, and marks its cookies secure", async () => {
    const secure = await openTestShop({
      database: shop.database,
      baseUrl: "https://norrvidd.example",
    });
    const answer = await secure.call("/api/register", {
      method: "POST",
      body: { username: "s", password: "åtta tecken" },
    });
    expect(answer.headers["strict-transport-security"]).toContain("max-age=31536000");
    expect(answer.headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(answer.cookies[0]).toMatchObject({ secure: true });
  });

  test("about a person is not stored by caches", async () => {
    const as = await shop.signIn("customer");
    expect((await shop.call("/api/user", { as })).headers["cache-control"]).toBe("no-store");
  });
});

describe("a contract", () => {
  async function serverWith(user: SignedIn | null) {
    const app = await createServer({ baseUrl: undefined, trustProxy: false, logLevel: "silent" });
    const kept = keptAnswers({
      version: shop.database.publicVersion,
      clock: shop.clock,
      mayHaveWritten: () => false,
    });
    const bind = routeBinder(app, {
      whoIs: async () => user,
      clock: shop.clock,
      kept,
      refresh: async () => {},
    });
    for (const access of PERMISSIONS)
      bind(
        endpoint({
          method: "POST",
          path: `/api/${access}`,
          summary: access,
          access,
          body: z.object({ wanted: z.string() }),
          answer: z.object({ kept: z.string() }),
        }),
        async () => ok({ kept: "ja", secret: "nej" }),
      );
    return app;
  }
  const statuses = async (user: SignedIn | null) => {
    const app = await serverWith(user);
    const answers = await Promise.all(
      PERMISSIONS.map((access) =>
        app.inject({ method: "POST", url: `/api/${access}`, payload: {} }),
      ),
    );
    return Object.fromEntries(
      PERMISSIONS.map((access, index) => [access, answers[index]?.statusCode]),
    );
  };

  test("decides access before it looks at the body", async () => {
    expect(await statuses(null)).toMatchObject({
      "shop.visit": 400,
      "bookings.read": 401,
      "shop.manage": 401,
    });
    expect(await statuses({ id: 1, username: "kund", role: "customer" })).toMatchObject({
      "account.change-own": 400,
      "bookings.read": 403,
      "shop.manage": 403,
    });
    expect(await statuses({ id: 1, username: "personal", role: "staff" })).toMatchObject({
      "bookings.read": 400,
      "accounting.read": 400,
      "shop.manage": 403,
    });
    expect(Object.values(await statuses({ id: 1, username: "chef", role: "admin" }))).toEqual(
      PERMISSIONS.map(() => 400),
    );
  });

  test("lets nothing out that its answer does not declare", async () => {
    const app = await serverWith(null);
    const answer = await app.inject({
      method: "POST",
      url: "/api/shop.visit",
      payload: { wanted: "x", more: 1 },
    });
    expect(answer.json()).toEqual({ kept: "ja" });
  });

  test("without declared access cannot be written", () => {
    // @ts-expect-error access is missing
    endpoint({ method: "GET", path: "/api/x", summary: "x", answer: z.null() });
  });
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

describe("behind a proxy", () => {
  const addressSeen = async (trustProxy: boolean) => {
    const app = await createServer({ baseUrl: undefined, trustProxy, logLevel: "silent" });
    app.get("/ip", async (request) => ({ ip: request.ip }));
    const headers = { "x-forwarded-for": "9.9.9.9, 203.0.113.7" };
    return (await app.inject({ url: "/ip", headers, remoteAddress: "10.0.0.1" })).json<{
      ip: string;
    }>().ip;
  };

  test("the caller is whom the proxy saw, not whom the caller claims to be", async () => {
    expect(await addressSeen(true)).toBe("203.0.113.7");
  });

  test("and without one, nobody's claim is believed", async () => {
    expect(await addressSeen(false)).toBe("10.0.0.1");
  });
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

test("the description of the API lists every call, with its answer and its error, and no page", async () => {
  const withPages = await openTestShop({
    database: shop.database,
    pages: {
      render: async () => ({ status: 200, html: "" }),
      assets: () => ({ scripts: [], styles: [], preloads: [] }),
    },
  });
  const { paths } = (await withPages.call("/api/openapi.json")).json<{
    paths: Record<string, object>;
  }>();
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(["/api/login", "/api/rental-items/{id}", "/api/user"]),
  );
  expect(Object.keys(paths).filter((path) => !path.startsWith("/api/"))).toEqual([]);
  expect(paths["/api/login"]).toMatchObject({
    post: { summary: "Sign in", responses: { 200: { content: {} }, default: { content: {} } } },
  });
  for (const path of ["/api", "/api/", "/api?x=1"])
    expect((await withPages.call(path)).json()).toMatchObject({ code: "request.unknown-address" });
});

test("the shop says that it is up, and whether it is ready", async () => {
  expect((await shop.call("/healthz")).statusCode).toBe(200);
  expect((await shop.call("/readyz")).statusCode).toBe(200);
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
