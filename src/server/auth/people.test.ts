import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Account } from "#contracts/people.ts";
import { users } from "#server/platform/db/tables/accounts.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { aUser, PASSWORD } from "#test/builders.ts";
import { cookieOf, openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let boss: { id: number; cookie: string };
beforeAll(async () => {
  shop = await openTestShop({ rateLimitFactor: 1000 });
});
/** One administrator in an otherwise empty shop. */
beforeEach(async () => {
  await shop.db.delete(users);
  boss = await signedIn("admin");
});

async function signIn(username: string, password = PASSWORD) {
  const body = { username, password };
  return shop.call("/api/login", { method: "POST", body });
}
async function signedIn(role: "admin" | "staff" | "customer") {
  const user = await aUser(shop.db, { role });
  return { id: user.id, username: user.username, cookie: cookieOf(await signIn(user.username)) };
}
const list = async () => (await shop.call("/api/users", { as: boss.cookie })).json<Account[]>();
const setRole = (id: number, role: unknown, as = boss.cookie) =>
  shop.call(`/api/users/${id}`, { method: "PATCH", body: { role }, as });
const setPassword = (id: number, password: unknown, as = boss.cookie) =>
  shop.call(`/api/users/${id}/password`, { method: "POST", body: { password }, as });
const endSessions = (id: number, as = boss.cookie) =>
  shop.call(`/api/users/${id}/sessions`, { method: "DELETE", as });
const remove = (id: number, as = boss.cookie) =>
  shop.call(`/api/users/${id}`, { method: "DELETE", as });
const isIn = async (as: string) => (await shop.call("/api/user", { as })).statusCode === 200;
const logOf = (id: number) =>
  shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, String(id)))
    .orderBy(auditLog.id);

const LAST = {
  code: "people.last-administrator",
  message: "Butiken behöver minst en administratör. Gör någon annan till administratör först.",
};

test("accounts are listed newest first with role, sessions and when they were last seen", async () => {
  const never = await aUser(shop.db, { username: "Ny kund" });
  shop.clock.advance({ minutes: 1 });
  const staff = await signedIn("staff");
  await signIn(staff.username);
  expect(await list()).toMatchObject([
    { id: staff.id, role: "staff", sessions: 2, lastSeenAt: shop.clock.now().toISOString() },
    { id: never.id, username: "Ny kund", role: "customer", sessions: 0, lastSeenAt: null },
    { id: boss.id, role: "admin", sessions: 1 },
  ]);
  expect(JSON.stringify(await list())).not.toMatch(/argon2|hash|password/i);
});

test("a session that has run out is not counted", async () => {
  const staff = await signedIn("staff");
  shop.clock.advance({ days: 31 });
  boss = await signedIn("admin");
  expect((await list()).find(({ id }) => id === staff.id)).toMatchObject({ sessions: 0 });
});

describe("an account for a colleague", () => {
  const create = (body: unknown, as = boss.cookie) =>
    shop.call("/api/users", { method: "POST", body, as });
  const colleague = { username: "Kollegan", password: "en lång promenad", role: "staff" };

  test("is made with its role, signs in at once, and is written in the log without the password", async () => {
    const answer = await create(colleague);
    expect(answer.statusCode).toBe(201);
    const made = answer.json<Account>();
    expect(made).toMatchObject({ username: "Kollegan", role: "staff", sessions: 0 });
    expect(answer.cookies).toEqual([]);
    expect((await signIn("Kollegan", colleague.password)).json()).toMatchObject({ role: "staff" });
    const log = await logOf(made.id);
    expect(log).toMatchObject([
      { action: "account-created", after: { username: "Kollegan", role: "staff" } },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/promenad|argon/);
  });

  test("cannot have a name that is taken, or looks like one", async () => {
    await create(colleague);
    for (const username of ["kollegan", "Kоllegan", "Kol legan"]) {
      const answer = await create({ ...colleague, username });
      expect(answer.statusCode, username).toBe(409);
      expect(answer.json()).toMatchObject({ code: "auth.username-taken" });
    }
  });

  test.each([{ password: "password" }, { password: "kort" }, { role: "chef" }, { username: " " }])(
    "cannot have %j",
    async (wrong) => {
      expect((await create({ ...colleague, ...wrong })).statusCode).toBe(400);
    },
  );

  test("is made by administrators only, which is said before what was sent is looked at", async () => {
    const staff = await signedIn("staff");
    expect((await create({}, staff.cookie)).statusCode).toBe(403);
    expect((await create({}, "")).statusCode).toBe(401);
  });
});

describe("a role", () => {
  test("is given by an administrator, ends the account's sessions and is written in the log", async () => {
    const user = await signedIn("customer");
    const answer = await setRole(user.id, "staff");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: user.id, role: "staff", sessions: 0 });
    expect(await isIn(user.cookie)).toBe(false);
    expect((await signIn(user.username)).json()).toMatchObject({ role: "staff" });
    expect(await logOf(user.id)).toMatchObject([
      { action: "role-changed", before: { role: "customer" }, after: { role: "staff" } },
    ]);
  });

  test("that the account has already changes nothing", async () => {
    const user = await signedIn("staff");
    expect((await setRole(user.id, "staff")).statusCode).toBe(200);
    expect(await isIn(user.cookie)).toBe(true);
    expect(await logOf(user.id)).toEqual([]);
  });

  test("of the last administrator stays", async () => {
    const refused = await setRole(boss.id, "staff");
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual(LAST);
    expect((await setRole(boss.id, "admin")).statusCode).toBe(200);
    const other = await signedIn("admin");
    expect((await setRole(boss.id, "staff", other.cookie)).statusCode).toBe(200);
    expect((await setRole(other.id, "customer", other.cookie)).json()).toEqual(LAST);
  });

  test("of one's own can be given up while another administrator is there; one stays signed in", async () => {
    await signedIn("admin");
    expect((await setRole(boss.id, "staff")).statusCode).toBe(200);
    expect(await isIn(boss.cookie)).toBe(true);
    expect((await shop.call("/api/users", { as: boss.cookie })).statusCode).toBe(403);
  });

  test.each(["chef", "", null, 1, undefined])("cannot be %j", async (role) => {
    const { id } = await aUser(shop.db);
    expect((await setRole(id, role)).statusCode).toBe(400);
  });
});

describe("a new password", () => {
  test("works at once, ends the account's sessions and is nowhere in the log", async () => {
    const user = await signedIn("staff");
    const answer = await setPassword(user.id, "ett nytt lösenord");
    expect(answer.statusCode).toBe(204);
    expect(await isIn(user.cookie)).toBe(false);
    expect((await signIn(user.username)).statusCode).toBe(401);
    expect((await signIn(user.username, "ett nytt lösenord")).statusCode).toBe(200);
    const log = await logOf(user.id);
    expect(log).toMatchObject([{ action: "password-set", before: null, after: null }]);
    expect(JSON.stringify(log)).not.toMatch(/nytt|argon/);
  });

  test("for oneself ends one's other sessions only", async () => {
    const [me] = await list();
    const elsewhere = cookieOf(await signIn(me!.username));
    expect((await setPassword(boss.id, "ett nytt lösenord")).statusCode).toBe(204);
    expect(await isIn(boss.cookie)).toBe(true);
    expect(await isIn(elsewhere)).toBe(false);
  });

  test("for oneself needs the present one when the sign-in is older than ten minutes", async () => {
    const colleague = await aUser(shop.db);
    shop.clock.advance({ minutes: 11 });
    const refused = await setPassword(boss.id, "ett nytt lösenord");
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: "auth.current-password-needed" });
    expect((await setPassword(colleague.id, "ett nytt lösenord")).statusCode).toBe(204);
    const confirmed = await shop.call(`/api/users/${boss.id}/password`, {
      method: "POST",
      body: { password: "ett nytt lösenord", currentPassword: PASSWORD },
      as: boss.cookie,
    });
    expect(confirmed.statusCode).toBe(204);
  });

  test.each([
    "",
    "sju tkn",
    "        ",
    "password1",
    "x".repeat(201),
    "åtta\u0000tecken",
    null,
    12_345_678,
  ])("cannot be %j", async (password) => {
    const user = await aUser(shop.db);
    expect((await setPassword(user.id, password)).statusCode).toBe(400);
    expect((await signIn(user.username)).statusCode).toBe(200);
  });
});

describe("ending sessions", () => {
  test("signs an account out everywhere, and the log says how many", async () => {
    const user = await signedIn("staff");
    await signIn(user.username);
    expect((await endSessions(user.id)).statusCode).toBe(204);
    expect(await isIn(user.cookie)).toBe(false);
    expect(await logOf(user.id)).toMatchObject([
      { action: "sessions-ended", before: { sessions: 2 } },
    ]);
    await endSessions(user.id);
    expect(await logOf(user.id)).toHaveLength(1);
  });

  test("of one's own account leaves the one that was used", async () => {
    expect((await endSessions(boss.id)).statusCode).toBe(204);
    expect(await isIn(boss.cookie)).toBe(true);
  });
});

describe("removing an account", () => {
  test("ends it, while the log keeps its name", async () => {
    const user = await signedIn("admin");
    const target = await aUser(shop.db);
    await setRole(target.id, "staff", user.cookie);
    expect((await remove(user.id)).statusCode).toBe(204);
    expect(await isIn(user.cookie)).toBe(false);
    expect((await signIn(user.username)).statusCode).toBe(401);
    expect(await logOf(user.id)).toMatchObject([
      { action: "account-removed", before: { username: user.username, role: "admin" } },
    ]);
    expect(await logOf(target.id)).toMatchObject([{ actor: user.username, userId: null }]);
  });

  test("is refused for the last administrator", async () => {
    const refused = await remove(boss.id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual(LAST);
    expect(await isIn(boss.cookie)).toBe(true);
  });

  test("may be one's own while another administrator is there", async () => {
    await signedIn("admin");
    expect((await remove(boss.id)).statusCode).toBe(204);
    expect(await isIn(boss.cookie)).toBe(false);
    expect(await logOf(boss.id)).toMatchObject([{ action: "account-removed", userId: null }]);
  });
});

test("an account that does not exist is a 404 with a sentence", async () => {
  const gone = { code: "people.unknown", message: "Kontot finns inte längre. Ladda om sidan." };
  for (const answer of [
    await setRole(999_999, "staff"),
    await setPassword(999_999, "åtta tecken"),
    await endSessions(999_999),
    await remove(999_999),
  ]) {
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual(gone);
  }
});
