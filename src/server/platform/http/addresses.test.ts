import { beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});

test("with an address of its own, the shop takes writes from there alone", async () => {
  const own = await openTestShop({
    database: shop.database,
    baseUrl: "https://norrvidd.example",
    rateLimitFactor: 100,
  });
  const from = async (host: string, origin: string) => {
    const body = { username: "a", password: "b" };
    return (await own.call("/api/login", { method: "POST", body, headers: { host, origin } }))
      .statusCode;
  };
  expect(await from("norrvidd.example", "https://norrvidd.example")).toBe(401);
  expect(await from("127.0.0.1:3000", "https://norrvidd.example")).toBe(401);
  expect(await from("ond.example", "http://ond.example")).toBe(403);
  expect(await from("norrvidd.example", "http://norrvidd.example")).toBe(403);
});

test.each(["/%", "/%E0%A4%A", "/p/%", "/admin/%zz", "/media/%", "/%61uth/%", "/%E4"])(
  "a person who opens an address that is none (%s) reads so in Swedish, a program in JSON",
  async (path) => {
    const answer = await shop.call(path, { headers: { accept: "text/html" } });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(
      "Adressen går inte att läsa. Kontrollera att du har fått med hela länken.",
    );
    expect(answer.headers).toMatchObject({ "x-content-type-options": "nosniff" });
    expect((await shop.call(path)).json()).toMatchObject({ code: "request.unreadable-address" });
  },
);
