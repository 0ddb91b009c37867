import { Writable } from "node:stream";
import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Invitation } from "#contracts/account-links.ts";
import type { User } from "#contracts/auth.ts";
import { accountLinks, limits, users } from "#server/platform/db/tables/accounts.ts";
import { auditLog, changeValues } from "#server/platform/db/tables/audit.ts";
import { emailLogs, mailQueue } from "#server/platform/db/tables/letters.ts";
import { aUser, PASSWORD } from "#test/builders.ts";
import { sendAll } from "#test/test-post-office.ts";
import { cookieOf, openTestShop, type TestShop } from "#test/test-shop.ts";
import { forgetAccountLinks } from "./forget-account-links.ts";

let shop: TestShop;
let boss: { id: number; username: string; cookie: string };
let log = "";
beforeAll(async () => {
  const logTo = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  shop = await openTestShop({ logLevel: "trace", logTo });
});
beforeEach(async () => {
  for (const table of [accountLinks, users, limits]) await shop.db.delete(table);
  await shop.database.exec("truncate mail_queue, email_logs");
  boss = await signedIn("admin");
});

async function signedIn(role: "admin" | "staff") {
  const { id, username } = await aUser(shop.db, { role });
  const body = { username, password: PASSWORD };
  const cookie = cookieOf(await shop.call("/api/login", { method: "POST", body }));
  return { id, username, cookie };
}
const invite = (email: unknown, role: unknown = "staff", as = boss.cookie) =>
  shop.call("/api/users/invitations", { method: "POST", body: { email, role }, as });
const invitations = async () =>
  (await shop.call("/api/users/invitations", { as: boss.cookie })).json<Invitation[]>();
const remove = (id: string, as = boss.cookie) =>
  shop.call(`/api/users/invitations/${id}`, { method: "DELETE", as });
const look = (token: string) => shop.call(`/api/invitations/${token}`);
const accept = (token: string, fields: object = {}, as?: string) =>
  shop.call(`/api/invitations/${token}`, {
    method: "POST",
    body: { username: "Kajsa", password: "en lång promenad", ...fields },
    headers: { "user-agent": "Mozilla/5.0 (Linux; Android 10) Chrome/126.0 Mobile Safari/537.36" },
    ...(as && { as }),
  });
/** The key of the letter that was sent last. */
async function mailedToken(): Promise<string> {
  const letter = (await sendAll(shop)).at(-1) ?? "";
  return /\/inbjudan\/([\w-]+)/.exec(letter)?.[1] ?? "";
}

describe("a colleague who is invited", () => {
  test("gets a letter, chooses name and password, and is at work with the role", async () => {
    const asked = await invite(" Kajsa@Exempel.se ");
    expect(asked.statusCode).toBe(201);
    expect(asked.json()).toMatchObject({
      email: "Kajsa@Exempel.se",
      role: "staff",
      invitedBy: boss.username,
      isOver: false,
    });
    const token = await mailedToken();
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect((await look(token)).json()).toEqual({
      state: "open",
      email: "Kajsa@Exempel.se",
      role: "staff",
      invitedBy: boss.username,
    });
    const accepted = await accept(token);
    expect(accepted.statusCode).toBe(201);
    expect(accepted.json<User>()).toMatchObject({
      username: "Kajsa",
      role: "staff",
      isAdmin: false,
      email: "Kajsa@Exempel.se",
    });
    const as = cookieOf(accepted);
    expect((await shop.call("/api/office/today", { as })).statusCode).toBe(200);
    expect((await shop.call("/api/user", { as })).json()).toMatchObject({
      email: "Kajsa@Exempel.se",
    });
    const mine = (await shop.call("/api/auth/sessions", { as })).json();
    expect(mine).toMatchObject([{ device: "Chrome, Android", isCurrent: true }]);
    expect(await invitations()).toEqual([]);
    const all = (await shop.call("/api/users", { as: boss.cookie })).json();
    expect(all).toMatchObject([{ username: "Kajsa", email: "Kajsa@Exempel.se" }, { email: null }]);
  });

  test("is refused a name that is taken or a weak password, and may try again by the same letter", async () => {
    await invite("kajsa@exempel.se");
    const token = await mailedToken();
    const taken = await accept(token, { username: boss.username.toUpperCase() });
    expect([taken.statusCode, taken.json<{ code: string }>().code]).toEqual([
      409,
      "auth.username-taken",
    ]);
    for (const password of ["kort", "password1", "        "]) {
      const weak = await accept(token, { password });
      expect(weak.statusCode).toBe(400);
      expect(weak.json()).toHaveProperty("fields.password");
    }
    expect((await accept(token, { username: " " })).statusCode).toBe(400);
    expect((await accept(token)).statusCode).toBe(201);
  });

  test("comes in once: a used, an old and an unknown letter say so", async () => {
    await invite("kajsa@exempel.se");
    const used = await mailedToken();
    await accept(used);
    expect((await look(used)).json()).toMatchObject({ state: "used" });
    const again = await accept(used, { username: "Någon annan" });
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([
      409,
      "auth.link-used",
    ]);
    await invite("olle@exempel.se");
    const old = await mailedToken();
    shop.clock.advance({ minutes: 60 });
    expect((await look(old)).json()).toMatchObject({ state: "expired" });
    expect((await accept(old, { username: "Olle" })).json()).toMatchObject({
      code: "auth.link-expired",
    });
    expect(await invitations()).toMatchObject([{ email: "olle@exempel.se", isOver: true }]);
    expect((await look("x".repeat(43))).statusCode).toBe(404);
    expect((await accept("x".repeat(43))).json()).toMatchObject({ code: "auth.link-unknown" });
    expect(await shop.db.select().from(users)).toHaveLength(2);
  });

  test("signs out of whatever was open in the browser", async () => {
    await invite("kajsa@exempel.se");
    const other = await signedIn("staff");
    const accepted = await accept(await mailedToken(), {}, other.cookie);
    expect(accepted.statusCode).toBe(201);
    expect((await shop.call("/api/user", { as: other.cookie })).statusCode).toBe(401);
  });
});

describe("an invitation", () => {
  test("needs an address that a letter reaches, and the role of a colleague", async () => {
    for (const email of ["", "kajsa", "kajsa@", "a@b.se, c@d.se", 7]) {
      const refused = await invite(email);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toHaveProperty("fields.email");
    }
    for (const role of ["customer", "chef", undefined])
      expect((await invite("kajsa@exempel.se", role ?? null)).statusCode).toBe(400);
    expect(await sendAll(shop)).toEqual([]);
  });

  test("to somebody who works here is refused, however the address is written", async () => {
    await aUser(shop.db, { username: "Kajsa", email: "kajsa@exempel.se", role: "staff" });
    const refused = await invite("KAJSA@exempel.SE");
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual({
      code: "people.has-account",
      message: "Adressen hör redan till kontot Kajsa. Ändra kontots roll i stället.",
    });
    expect(await sendAll(shop)).toEqual([]);
  });

  test("that is sent again ends the one before it", async () => {
    await invite("kajsa@exempel.se", "staff");
    const first = await mailedToken();
    expect((await invite("KAJSA@exempel.se", "admin")).statusCode).toBe(201);
    const second = await mailedToken();
    expect(await invitations()).toMatchObject([{ email: "KAJSA@exempel.se", role: "admin" }]);
    expect((await accept(first)).statusCode).toBe(404);
    expect((await accept(second)).json()).toMatchObject({ role: "admin" });
  });

  test("that is taken back opens nothing", async () => {
    await invite("kajsa@exempel.se");
    const token = await mailedToken();
    const [open] = await invitations();
    expect((await remove(open!.id)).statusCode).toBe(204);
    expect((await accept(token)).statusCode).toBe(404);
    expect((await remove(open!.id)).json()).toMatchObject({ code: "people.invitation-gone" });
  });

  test("of somebody who is an administrator no longer opens nothing", async () => {
    const other = await signedIn("admin");
    await invite("kajsa@exempel.se", "admin", other.cookie);
    const byDemoted = await mailedToken();
    const demoted = { method: "PATCH", body: { role: "staff" }, as: boss.cookie } as const;
    expect((await shop.call(`/api/users/${other.id}`, demoted)).statusCode).toBe(200);
    expect((await accept(byDemoted)).statusCode).toBe(404);
    const third = await signedIn("admin");
    await invite("olle@exempel.se", "admin", third.cookie);
    const byRemoved = await mailedToken();
    await shop.call(`/api/users/${third.id}`, { method: "DELETE", as: boss.cookie });
    expect((await accept(byRemoved)).statusCode).toBe(404);
    expect(await invitations()).toEqual([]);
  });

  test("to somebody who came to work here meanwhile is refused, and so the address has one account", async () => {
    await invite("kajsa@exempel.se");
    const token = await mailedToken();
    await aUser(shop.db, { email: "Kajsa@exempel.se", role: "staff" });
    expect((await accept(token)).json()).toMatchObject({ code: "auth.email-taken" });
  });

  test.each(["before it was sent", "after it was sent"])(
    "is for whoever reads the letter, though a customer took the address %s",
    async (when) => {
      const take = () =>
        aUser(shop.db, { username: "Kajsa Ek", email: "Kajsa@exempel.se", role: "customer" });
      const early = when === "before it was sent" ? await take() : undefined;
      expect((await invite("kajsa@exempel.se")).statusCode).toBe(201);
      const token = await mailedToken();
      const stranger = early ?? (await take());
      const accepted = await accept(token);
      expect(accepted.statusCode).toBe(201);
      expect(accepted.json()).toMatchObject({ role: "staff", email: "kajsa@exempel.se" });
      const [left] = await shop.db.select().from(users).where(eq(users.id, stranger.id));
      expect(left).toMatchObject({ role: "customer", email: null, emailKey: null });
      const [line] = await shop.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
      expect(line).toMatchObject({
        actor: "Kajsa",
        action: "email-released",
        entity: "user",
        entityId: String(stranger.id),
      });
      const [values] = await shop.db
        .select()
        .from(changeValues)
        .where(eq(changeValues.changeId, line!.id));
      expect(values).toMatchObject({
        before: { email: "Kajsa@exempel.se" },
        after: { email: null },
      });
    },
  );

  test("is not sent to the same address over and over", async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 6; times += 1)
      statuses.push((await invite("kajsa@exempel.se")).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await invite("olle@exempel.se")).statusCode).toBe(201);
    shop.clock.advance({ minutes: 10 });
    expect((await invite("kajsa@exempel.se")).statusCode).toBe(201);
  });

  test("is forgotten a month after its hour", async () => {
    await invite("kajsa@exempel.se");
    shop.clock.advance({ days: 30, minutes: 59 });
    await forgetAccountLinks(shop);
    expect(await shop.db.select().from(accountLinks)).toHaveLength(1);
    shop.clock.advance({ minutes: 2 });
    await forgetAccountLinks(shop);
    expect(await shop.db.select().from(accountLinks)).toEqual([]);
  });
});

test("whoever tries keys is slowed down, and whoever has one comes in all the same", async () => {
  await invite("kajsa@exempel.se");
  const token = await mailedToken();
  const statuses = new Set<number>();
  for (let times = 0; times < 31; times += 1)
    statuses.add((await look(`${"x".repeat(40)}${times}`)).statusCode);
  expect([...statuses]).toEqual([404, 429]);
  expect((await look(token)).statusCode).toBe(200);
});

test("neither key nor password is in a log, and of the letter nothing but that it was sent", async () => {
  log = "";
  await invite("kajsa@exempel.se");
  const token = await mailedToken();
  await look(token);
  await accept(token, { password: "password1" });
  await accept(token);
  await accept(token);
  expect(log).toContain("/api/invitations/:token");
  const kept = await Promise.all([
    shop.db.select().from(auditLog),
    shop.db.select().from(changeValues),
    shop.db.select().from(mailQueue),
    shop.db.select().from(emailLogs),
    shop.db.select().from(accountLinks),
  ]);
  for (const text of [log, JSON.stringify(kept)]) {
    expect(text).not.toContain(token);
    expect(text).not.toContain("en lång promenad");
  }
  const [letter] = await shop.db.select().from(mailQueue);
  expect(letter).toMatchObject({ state: "sent", html: "", plainText: "", isSecret: true });
  expect(await shop.db.select().from(emailLogs)).toMatchObject([
    { type: "account_invitation", bookingId: null, htmlContent: "", status: "success" },
  ]);
});

test("who invited whom, who accepted and what was taken back stand in the log", async () => {
  const before = (await shop.db.select().from(auditLog)).length;
  await invite("kajsa@exempel.se");
  const accepted = await accept(await mailedToken());
  await invite("olle@exempel.se", "admin");
  await remove((await invitations())[0]!.id);
  const lines = (await shop.db.select().from(auditLog).orderBy(auditLog.id)).slice(before);
  expect(
    lines.map(({ actor, action, entity, after }) => ({ actor, action, entity, after })),
  ).toEqual([
    { actor: boss.username, action: "invited", entity: "invitation", after: { role: "staff" } },
    {
      actor: "Kajsa",
      action: "invitation-accepted",
      entity: "user",
      after: { username: "Kajsa", role: "staff" },
    },
    { actor: boss.username, action: "invited", entity: "invitation", after: { role: "admin" } },
    { actor: boss.username, action: "invitation-removed", entity: "invitation", after: null },
  ]);
  expect(lines[1]?.entityId).toBe(String(accepted.json<User>().id));
  const [addressed] = await shop.db
    .select()
    .from(changeValues)
    .where(eq(changeValues.changeId, lines[0]!.id));
  expect(addressed?.after).toEqual({ email: "kajsa@exempel.se" });
});
