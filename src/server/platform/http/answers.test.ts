import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "#contracts/endpoint.ts";
import { PERMISSIONS } from "#domain/access/roles.ts";
import { ok } from "#domain/result.ts";
import { createServer } from "#server/platform/http/create-server.ts";
import { keptAnswers } from "#server/platform/http/kept-answers.ts";
import { routeBinder, type SignedIn } from "#server/platform/http/route.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ rateLimitFactor: 100 });
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
