import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Session } from "#contracts/sessions.ts";
import { users } from "#server/platform/db/tables/accounts.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { aUser, PASSWORD } from "#test/builders.ts";
import { cookieOf, openTestShop, type TestShop } from "#test/test-shop.ts";

const ANDROID = "Mozilla/5.0 (Linux; Android 10; K) Chrome/126.0 Mobile Safari/537.36";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:127.0) Gecko/20100101 Firefox/127.0";

let shop: TestShop;
let admin: string;
let kajsa: { id: number; username: string };
beforeAll(async () => {
  shop = await openTestShop({ rateLimitFactor: 1000 });
});
beforeEach(async () => {
  await shop.db.delete(users);
  admin = await shop.signIn("admin");
  kajsa = await aUser(shop.db, { role: "staff" });
});

async function signIn(userAgent: string): Promise<string> {
  const body = { username: kajsa.username, password: PASSWORD };
  const headers = { "user-agent": userAgent };
  return cookieOf(await shop.call("/api/login", { method: "POST", body, headers }));
}
const own = async (as: string) => (await shop.call("/api/auth/sessions", { as })).json<Session[]>();
const ofKajsa = async () =>
  (await shop.call(`/api/users/${kajsa.id}/sessions`, { as: admin })).json<Session[]>();
const end = (path: string, as: string) => shop.call(path, { method: "DELETE", as });
const isIn = async (as: string) => (await shop.call("/api/user", { as })).statusCode === 200;

describe("where one is signed in", () => {
  test("is listed with device and last use, the one that asks marked, and no key", async () => {
    const phone = await signIn(ANDROID);
    shop.clock.advance({ hours: 2 });
    const desk = await signIn(MAC);
    const listed = await own(phone);
    expect(listed).toMatchObject([
      { device: "Firefox, Mac", isCurrent: false },
      // Asking was a use.
      { device: "Chrome, Android", isCurrent: true },
    ]);
    expect(listed[1]?.lastSeenAt).toBe(shop.clock.now().toISOString());
    expect(Object.keys(listed[0]!).toSorted()).toEqual(
      ["createdAt", "device", "id", "isCurrent", "lastSeenAt"].toSorted(),
    );
    expect((await own(desk)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    shop.clock.advance({ days: 31 });
    const later = await signIn("curl/8");
    expect(await own(later)).toMatchObject([{ device: "", isCurrent: true }]);
  });

  test("is told to within a few minutes of who works all the time", async () => {
    const desk = await signIn(MAC);
    for (let minute = 0; minute < 17; minute += 1) {
      shop.clock.advance({ minutes: 1 });
      await isIn(desk);
    }
    const [mine] = (await own(desk)).filter(({ isCurrent }) => isCurrent);
    const ago = shop.clock.now().getTime() - Date.parse(mine!.lastSeenAt);
    expect(ago).toBeLessThanOrEqual(5 * 60 * 1000);
  });

  test("is ended one by one, and once more changes nothing", async () => {
    const [phone, desk] = [await signIn(ANDROID), await signIn(MAC)];
    const other = (await own(desk)).find(({ isCurrent }) => !isCurrent)!;
    for (let times = 0; times < 2; times += 1)
      expect((await end(`/api/auth/sessions/${other.id}`, desk)).statusCode).toBe(204);
    expect([await isIn(phone), await isIn(desk)]).toEqual([false, true]);
    const lines = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(kajsa.id)));
    expect(lines).toMatchObject([
      { action: "session-ended", before: { device: "Chrome, Android" } },
    ]);
  });

  test("is ended everywhere but here", async () => {
    const [phone, desk] = [await signIn(ANDROID), await signIn(MAC)];
    expect((await end("/api/auth/sessions", desk)).statusCode).toBe(204);
    expect([await isIn(phone), await isIn(desk)]).toEqual([false, true]);
  });

  test("is nobody else's to end but an administrator's", async () => {
    const phone = await signIn(ANDROID);
    const [mine] = await ofKajsa();
    const stranger = await shop.signIn("staff");
    expect((await end(`/api/auth/sessions/${mine!.id}`, stranger)).statusCode).toBe(204);
    expect(await isIn(phone)).toBe(true);
    const path = `/api/users/${kajsa.id}/sessions/${mine!.id}`;
    expect((await end(path, stranger)).statusCode).toBe(403);
    expect((await end(`/api/users/999999/sessions/${mine!.id}`, admin)).statusCode).toBe(404);
    expect(await isIn(phone)).toBe(true);
    expect((await end(path, admin)).statusCode).toBe(204);
    expect(await isIn(phone)).toBe(false);
    expect(await ofKajsa()).toEqual([]);
  });
});

describe("one's own e-mail address", () => {
  const change = (as: string, email: unknown, currentPassword?: string) =>
    shop.call("/api/auth/update-email", {
      method: "POST",
      body: { email, ...(currentPassword !== undefined && { currentPassword }) },
      as,
    });

  test("is changed soon after signing in, or with the present password", async () => {
    const as = await signIn(MAC);
    const changed = await change(as, " Kajsa@exempel.se ");
    expect(changed.json()).toMatchObject({ id: kajsa.id, email: "Kajsa@exempel.se" });
    shop.clock.advance({ minutes: 11 });
    expect((await change(as, "ny@exempel.se")).json()).toMatchObject({
      code: "auth.current-password-needed",
    });
    expect((await change(as, "ny@exempel.se", "fel lösenord")).json()).toMatchObject({
      code: "auth.current-password-wrong",
    });
    expect((await change(as, "ny@exempel.se", PASSWORD)).statusCode).toBe(200);
    expect((await shop.call("/api/user", { as })).json()).toMatchObject({ email: "ny@exempel.se" });
    const lines = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(kajsa.id)));
    expect(lines.map(({ action, before, after }) => [action, before, after])).toEqual([
      ["email-changed", null, null],
      ["email-changed", null, null],
    ]);
  });

  test("is one account's alone, however it is written", async () => {
    await aUser(shop.db, { email: "olle@exempel.se" });
    const as = await signIn(MAC);
    const refused = await change(as, "OLLE@exempel.se");
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: "auth.email-taken",
        message:
          "E-postadressen hör redan till ett konto. Logga in med det, eller använd en annan adress.",
      },
    ]);
    expect((await change(as, "kajsa")).json()).toHaveProperty("fields.email");
    await change(as, "kajsa@exempel.se");
    expect((await change(as, "Kajsa@Exempel.se")).json()).toMatchObject({
      email: "Kajsa@Exempel.se",
    });
  });

  test("is changed ten times an hour from one network: nobody asks on which addresses have an account", async () => {
    const strict = await openTestShop({ database: shop.database, clock: shop.clock });
    const ask = (as: string, email: string, from: string) =>
      strict.call("/api/auth/update-email", { method: "POST", body: { email }, as, from });
    const as = await signIn(MAC);
    const statuses: number[] = [];
    for (let times = 0; times < 11; times += 1)
      statuses.push((await ask(as, `a${times}@exempel.se`, "10.1.0.1")).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await ask(as, "b@exempel.se", "10.1.0.2")).statusCode).toBe(200);
    shop.clock.advance({ hours: 1 });
    expect((await ask(await signIn(MAC), "c@exempel.se", "10.1.0.1")).statusCode).toBe(200);
  });
});
