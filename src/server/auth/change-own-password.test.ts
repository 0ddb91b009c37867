import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { aUser, PASSWORD } from "#test/builders.ts";
import { cookieOf, openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ rateLimitFactor: 1 });
});

let address = 0;
/** Each test calls from an address of its own, so that one's failures do not throttle another. */
const someAddress = () => `10.0.0.${(address += 1)}`;

const login = (username: string, password: string, from = someAddress()) =>
  shop.call("/api/login", { method: "POST", body: { username, password }, from });

describe("changing one's password", () => {
  const change = (as: string | undefined, password: unknown, currentPassword?: string) =>
    shop.call("/api/auth/update-password", {
      method: "POST",
      body: { password, ...(currentPassword !== undefined && { currentPassword }) },
      ...(as && { as }),
    });

  test("needs the present one when the sign-in is older than ten minutes", async () => {
    const user = await aUser(shop.db);
    const cookie = cookieOf(await login(user.username, PASSWORD));
    shop.clock.advance({ minutes: 11 });
    const asked = await change(cookie, "ett nytt lösenord");
    expect(asked.statusCode).toBe(400);
    const needed = "Det var en stund sedan du loggade in. Skriv ditt nuvarande lösenord också.";
    expect(asked.json()).toEqual({
      code: "auth.current-password-needed",
      message: needed,
      fields: { currentPassword: needed },
    });
    const wrong = await change(cookie, "ett nytt lösenord", "fel lösenord");
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toEqual({
      code: "auth.current-password-wrong",
      message: "Det nuvarande lösenordet stämmer inte.",
      fields: { currentPassword: "Det nuvarande lösenordet stämmer inte." },
    });
    expect((await login(user.username, PASSWORD)).statusCode).toBe(200);
    expect((await change(cookie, "ett nytt lösenord", PASSWORD)).statusCode).toBe(204);
    expect((await login(user.username, "ett nytt lösenord")).statusCode).toBe(200);
  });

  test("within ten minutes the new one is enough, but a wrong present one is not overlooked", async () => {
    const user = await aUser(shop.db);
    const cookie = cookieOf(await login(user.username, PASSWORD));
    shop.clock.advance({ minutes: 10 });
    expect((await change(cookie, "ett nytt lösenord", "fel lösenord")).statusCode).toBe(400);
    expect((await change(cookie, "ett nytt lösenord")).statusCode).toBe(204);
  });

  test("using a session does not make its sign-in younger", async () => {
    const user = await aUser(shop.db);
    const cookie = cookieOf(await login(user.username, PASSWORD));
    shop.clock.advance({ minutes: 61 });
    await shop.call("/api/user", { as: cookie });
    expect((await change(cookie, "ett nytt lösenord")).statusCode).toBe(400);
  });

  test("guessing at the present one is slowed down", async () => {
    const user = await aUser(shop.db);
    const cookie = cookieOf(await login(user.username, PASSWORD));
    const guesses = Array.from({ length: 15 }, () => change(cookie, "ett nytt lösenord", "fel"));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  test.each(["        ", "1234567890"])("refuses %j at its field", async (password) => {
    const cookie = await shop.signIn("customer");
    const answer = await change(cookie, password);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual(["password"]);
  });

  test("ends all other sessions of the account, and only those", async () => {
    const user = await aUser(shop.db);
    const here = cookieOf(await login(user.username, PASSWORD));
    const there = cookieOf(await login(user.username, PASSWORD));
    const somebodyElse = await shop.signIn("customer");
    expect((await change(here, "ett nytt lösenord")).statusCode).toBe(204);
    expect((await shop.call("/api/user", { as: here })).statusCode).toBe(200);
    expect((await shop.call("/api/user", { as: there })).statusCode).toBe(401);
    expect((await shop.call("/api/user", { as: somebodyElse })).statusCode).toBe(200);
    expect((await login(user.username, PASSWORD)).statusCode).toBe(401);
    expect((await login(user.username, "ett nytt lösenord")).statusCode).toBe(200);
  });

  test("no session opened with the old password survives it, however close the two come", async () => {
    const user = await aUser(shop.db);
    const here = cookieOf(await login(user.username, PASSWORD));
    const calls = Array.from({ length: 12 }, () => login(user.username, PASSWORD));
    const [, ...answers] = await Promise.all([change(here, "ett nytt lösenord"), ...calls]);
    for (const answer of answers.filter(({ statusCode }) => statusCode === 200))
      expect((await shop.call("/api/user", { as: cookieOf(answer) })).statusCode).toBe(401);
  });

  test("is written in the log without the password", async () => {
    const user = await aUser(shop.db);
    const cookie = cookieOf(await login(user.username, PASSWORD));
    await change(cookie, "hemligt nytt ord");
    const lines = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(user.id)));
    expect(lines).toMatchObject([
      { actor: user.username, action: "password-changed", entity: "user" },
    ]);
    expect(JSON.stringify(lines)).not.toContain("hemligt");
  });

  test("asks a visitor to sign in before it looks at what was sent", async () => {
    expect((await change(undefined, 7)).statusCode).toBe(401);
    const broken = await shop.call("/api/auth/update-password", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{inte json",
    });
    expect(broken.statusCode).toBe(401);
  });

  test("refuses seven characters and keeps the old password", async () => {
    const user = await aUser(shop.db);
    const cookie = cookieOf(await login(user.username, PASSWORD));
    expect((await change(cookie, "sju tkn")).statusCode).toBe(400);
    expect((await login(user.username, PASSWORD)).statusCode).toBe(200);
  });
});
