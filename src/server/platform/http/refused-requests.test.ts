import { beforeAll, describe, expect, test } from "vitest";
import { createServer } from "#server/platform/http/create-server.ts";
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
