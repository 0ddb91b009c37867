import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { sessions, users } from "#server/platform/db/tables/accounts.ts";
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

describe("signing in", () => {
  test("answers the user and sets a cookie that scripts and other sites cannot use", async () => {
    const user = await aUser(shop.db, { role: "admin" });
    const answer = await login(user.username, PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: user.id,
      username: user.username,
      role: "admin",
      isAdmin: true,
      email: null,
    });
    expect(answer.cookies[0]).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect(answer.body).not.toContain("argon2");
  });

  test("the user's name may be written in small or large letters", async () => {
    const user = await aUser(shop.db, { username: "Gunnel" });
    expect((await login("gunNEL", PASSWORD)).json()).toMatchObject({ id: user.id });
  });

  test("says the same of an unknown account as of a wrong password", async () => {
    const user = await aUser(shop.db);
    const wrong = await login(user.username, "fel lösenord");
    const unknown = await login("ingen alls", PASSWORD);
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(unknown.json()).toEqual(wrong.json());
    expect(wrong.json()).toEqual({
      message: "Fel användarnamn eller lösenord.",
      code: "auth.wrong-credentials",
    });
  });

  test("takes as long for an unknown account as for a wrong password", async () => {
    const user = await aUser(shop.db);
    await login("värmer upp", PASSWORD);
    const timed = async (username: string) => {
      const started = performance.now();
      await login(username, "fel lösenord");
      return performance.now() - started;
    };
    const wrong: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      wrong.push(await timed(user.username));
      unknown.push(await timed("ingen alls"));
    }
    // The fastest of each: a busy machine only ever adds. Without the hashing it would be a twentieth.
    expect(Math.min(...unknown) / Math.min(...wrong)).toBeGreaterThan(0.3);
  });

  test("takes the address that the account's letters go to for its name, and counts both as one", async () => {
    const user = await aUser(shop.db, { email: "Karin.Ek@arevidd.example" });
    const answer = await login("karin.ek@arevidd.example", PASSWORD);
    expect(answer.json()).toMatchObject({ id: user.id, username: user.username });
    const unknown = await login("ingen@arevidd.example", PASSWORD);
    const wrong = await login("karin.ek@arevidd.example", "fel lösenord");
    expect([wrong.statusCode, wrong.body]).toEqual([unknown.statusCode, unknown.body]);
    const tries = Array.from({ length: 30 }, (_, at) =>
      login(at % 2 === 0 ? user.username : "karin.ek@arevidd.example", "fel lösenord"),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(19);
  });

  test("does not take an address for an account that is named otherwise than somebody who is named so", async () => {
    const named = await aUser(shop.db, { username: "signe@arevidd.example" });
    await aUser(shop.db, { email: "signe@arevidd.example" });
    const answer = await login("signe@arevidd.example", PASSWORD);
    expect(answer.json()).toMatchObject({ id: named.id });
  });

  test("begins a new session and ends the one that was presented", async () => {
    const user = await aUser(shop.db);
    const first = cookieOf(await login(user.username, PASSWORD));
    const again = await shop.call("/api/login", {
      method: "POST",
      body: { username: user.username, password: PASSWORD },
      as: first,
      from: someAddress(),
    });
    expect(cookieOf(again)).not.toBe(first);
    expect((await shop.call("/api/user", { as: first })).statusCode).toBe(401);
    expect((await shop.call("/api/user", { as: cookieOf(again) })).statusCode).toBe(200);
  });

  test("is refused after ten failures from one address, with the time to wait, and opens again", async () => {
    const user = await aUser(shop.db);
    const from = someAddress();
    for (let round = 0; round < 10; round += 1) await login(user.username, "fel lösenord", from);
    const refused = await login(user.username, PASSWORD, from);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      message: "För många inloggningsförsök. Försök igen om 15 minuter.",
      code: "auth.too-many-attempts",
    });
    expect(Number(refused.headers["retry-after"])).toBe(900);
    expect((await login(user.username, PASSWORD)).statusCode).toBe(200);
    shop.clock.advance({ minutes: 15 });
    expect((await login(user.username, PASSWORD, from)).statusCode).toBe(200);
  });

  test("is slowed down for one name after twenty failures, wherever they come from, and never closed", async () => {
    const user = await aUser(shop.db);
    const tries = Array.from({ length: 30 }, () => login(user.username, "fel lösenord"));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    const slowed = await login(user.username, PASSWORD);
    expect(slowed.statusCode).toBe(429);
    expect(slowed.json()).toMatchObject({
      message: "För många inloggningsförsök. Försök igen om 60 sekunder.",
      code: "auth.too-many-attempts",
    });
    shop.clock.advance({ minutes: 1 });
    expect((await login(user.username, "fel lösenord")).statusCode).toBe(401);
    expect((await login(user.username, PASSWORD)).statusCode).toBe(429);
    shop.clock.advance({ minutes: 1 });
    expect((await login(user.username, PASSWORD)).statusCode).toBe(200);
  });

  test("what was counted is counted by every process on the database", async () => {
    const other = await openTestShop({ database: shop.database, clock: shop.clock });
    const user = await aUser(shop.db);
    const from = someAddress();
    const body = { username: user.username, password: "fel lösenord" };
    for (let round = 0; round < 10; round += 1)
      await (round % 2 ? shop : other).call("/api/login", { method: "POST", body, from });
    expect((await login(user.username, PASSWORD, from)).statusCode).toBe(429);
    const there = await other.call("/api/login", { method: "POST", body, from });
    expect(there.statusCode).toBe(429);
  });

  test("a success does not count against its own address and name", async () => {
    const user = await aUser(shop.db);
    const from = someAddress();
    for (let round = 0; round < 15; round += 1)
      expect((await login(user.username, PASSWORD, from)).statusCode).toBe(200);
  });

  test("signing in to an account of one's own does not buy more guesses at others", async () => {
    const own = await aUser(shop.db);
    const victim = await aUser(shop.db);
    const from = someAddress();
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      statuses.push((await login(victim.username, "fel lösenord", from)).statusCode);
      if (round < 9) await login(own.username, PASSWORD, from);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  test("many tries at the same moment are counted one by one", async () => {
    const user = await aUser(shop.db);
    const from = someAddress();
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => login(user.username, "fel", from)),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(15);
  });
});

describe("a session", () => {
  test("tells nobody's name without a cookie, or with one that is made up", async () => {
    for (const as of [undefined, "norrvidd_session=påhittad", "norrvidd_session="]) {
      const answer = await shop.call("/api/user", as === undefined ? {} : { as: encodeURI(as) });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        message: "Du behöver logga in först.",
        code: "auth.not-signed-in",
      });
    }
  });

  test("is kept in the database as a hash only", async () => {
    const cookie = await shop.signIn("customer");
    const token = cookie.split("=")[1];
    const stored = await shop.db.select().from(sessions);
    expect(stored.some((row) => row.tokenHash === token)).toBe(false);
  });

  test("ends when its owner signs out", async () => {
    const cookie = await shop.signIn("customer");
    const answer = await shop.call("/api/logout", { method: "POST", as: cookie });
    expect(answer.statusCode).toBe(204);
    expect((await shop.call("/api/user", { as: cookie })).statusCode).toBe(401);
  });

  test("lasts thirty days after its last use, and so does its cookie", async () => {
    const cookie = await shop.signIn("customer");
    shop.clock.advance({ days: 29 });
    const used = await shop.call("/api/user", { as: cookie });
    expect(used.statusCode).toBe(200);
    expect(cookieOf(used)).toBe(cookie);
    expect(used.cookies[0]?.maxAge).toBe(30 * 24 * 60 * 60);
    shop.clock.advance({ days: 29 });
    expect((await shop.call("/api/user", { as: cookie })).statusCode).toBe(200);
    shop.clock.advance({ days: 30 });
    const ended = await shop.call("/api/user", { as: cookie });
    expect(ended.statusCode).toBe(401);
    expect(ended.cookies[0]).toMatchObject({ value: "" });
  });

  test("signing out without being signed in is no error", async () => {
    expect((await shop.call("/api/logout", { method: "POST" })).statusCode).toBe(204);
  });
});

describe("registering", () => {
  const register = (body: unknown, from = someAddress()) =>
    shop.call("/api/register", { method: "POST", body, from });

  test("opens a customer account and signs it in, whatever else is asked for", async () => {
    const answer = await register({
      username: "ny kund",
      password: "åtta tecken",
      role: "admin",
      isAdmin: true,
      id: 1,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ username: "ny kund", role: "customer", isAdmin: false });
    expect((await shop.call("/api/user", { as: cookieOf(answer) })).json()).toMatchObject({
      role: "customer",
    });
  });

  test("refuses a name that is taken, in whatever letters it is written", async () => {
    await aUser(shop.db, { username: "Torbjörn" });
    const answer = await register({ username: "torbjörn", password: "åtta tecken" });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      message: "Användarnamnet är upptaget. Välj ett annat.",
      code: "auth.username-taken",
    });
  });

  test.each([
    ["Fröken Lind", "froken lind", 201],
    ["Sven.Dufva", "sven dufva", 409],
    ["Gerda", "Gеrdа", 409],
    ["Lilian", "LiIian", 409],
    ["Ellen", "Ellén", 409],
  ])(
    "after %s, %s answers %i: names that look alike are not taken twice",
    async (one, two, status) => {
      expect((await register({ username: one, password: "åtta tecken" })).statusCode).toBe(201);
      const second = await register({ username: two, password: "åtta tecken" });
      expect(second.statusCode).toBe(status);
      if (status === 409)
        expect(second.json()).toMatchObject({
          message: "Användarnamnet är upptaget. Välj ett annat.",
        });
    },
  );

  test("two look-alikes at once: one is taken", async () => {
    const both = await Promise.all(
      ["tvilling.a", "Tvilling A"].map((username) =>
        register({ username, password: "åtta tecken" }),
      ),
    );
    expect(both.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test("what nobody can see is not kept in a name, and signs in typed either way", async () => {
    const username = "Osy\u202En\u200Blig\u0007";
    const answer = await register({ username, password: PASSWORD });
    expect(answer.json()).toMatchObject({ username: "Osynlig" });
    expect((await login("osynlig", PASSWORD)).statusCode).toBe(200);
    expect((await login(username, PASSWORD)).statusCode).toBe(200);
    const refused = await register({ username: "\u200B\uFEFF", password: PASSWORD });
    expect(refused.json()).toMatchObject({ fields: { username: "Måste fyllas i" } });
  });

  test("a name needs something to read", async () => {
    const answer = await register({ username: "...", password: "åtta tecken" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      fields: { username: "Måste innehålla bokstäver eller siffror" },
    });
  });

  test.each([
    ["        ", "Lösenordet kan inte bestå av bara mellanslag"],
    ["password", "Lösenordet är ett av de vanligaste och lätt att gissa. Välj ett annat."],
    ["Qwerty123", "Lösenordet är ett av de vanligaste och lätt att gissa. Välj ett annat."],
    ["lösenord1", "Lösenordet är ett av de vanligaste och lätt att gissa. Välj ett annat."],
  ])("the password %j is refused at its field", async (password, sentence) => {
    const answer = await register({ username: "gissad", password });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: "request.malformed",
      fields: { password: sentence },
    });
  });

  test("two people taking the same name at once: one gets it", async () => {
    const both = await Promise.all(
      [1, 2].map(() => register({ username: "samtidig", password: "åtta tecken" })),
    );
    expect(both.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  test("a password of seven characters is too short, and says so at the field", async () => {
    const answer = await register({ username: "kort", password: "sju tkn" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: "request.malformed",
      fields: { password: "Måste vara minst 8 tecken" },
    });
  });

  test("is limited to twenty accounts an hour from one address", async () => {
    const from = someAddress();
    const statuses: number[] = [];
    for (let round = 0; round < 21; round += 1)
      statuses.push(
        (await register({ username: `rad ${round}`, password: "åtta tecken" }, from)).statusCode,
      );
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

test("passwords are stored as argon2id", async () => {
  const user = await aUser(shop.db);
  const [row] = await shop.db.select().from(users).where(eq(users.id, user.id));
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
