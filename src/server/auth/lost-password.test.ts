import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountLinks, limits, users } from "#server/platform/db/tables/accounts.ts";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { emailLogs, mailQueue } from "#server/platform/db/tables/letters.ts";
import { aUser, PASSWORD } from "#test/builders.ts";
import { sendAll } from "#test/test-post-office.ts";
import { cookieOf, openTestShop, type TestShop } from "#test/test-shop.ts";
import { ANSWERED_AFTER_MS } from "./ask-for-reset.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  for (const table of [accountLinks, users, limits]) await shop.db.delete(table);
  await shop.database.exec("truncate mail_queue, email_logs");
});

const EMAIL = "Kajsa@Exempel.se";
const NEW = "en lång promenad";
let address = 0;
const someAddress = () => `10.1.0.${(address += 1)}`;

const kajsa = (fields: object = {}) =>
  aUser(shop.db, { username: "Kajsa", role: "staff", email: EMAIL, ...fields });
const login = (password = PASSWORD) =>
  shop.call("/api/login", {
    method: "POST",
    body: { username: "Kajsa", password },
    from: someAddress(),
  });
const ask = (email: unknown, from = someAddress()) =>
  shop.call("/api/auth/forgotten", { method: "POST", body: { email }, from });
const look = (token: string) => shop.call(`/api/auth/reset/${token}`);
const reset = (token: string, password: unknown = NEW) =>
  shop.call(`/api/auth/reset/${token}`, { method: "POST", body: { password } });
async function mailedToken(): Promise<string> {
  const letter = (await sendAll(shop)).at(-1) ?? "";
  return /\/aterstall\/([\w-]+)/.exec(letter)?.[1] ?? "";
}
const isIn = async (as: string) => (await shop.call("/api/user", { as })).statusCode === 200;

describe("whoever has lost their password", () => {
  test("gets a letter, chooses a new one, and every session of before is over", async () => {
    const { id } = await kajsa();
    const [desk, phone] = [cookieOf(await login()), cookieOf(await login())];
    const asked = await ask("  kajsa@exempel.SE");
    expect([asked.statusCode, asked.body]).toEqual([202, ""]);
    const token = await mailedToken();
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect((await look(token)).json()).toEqual({ state: "open", username: "Kajsa" });
    expect((await reset(token)).statusCode).toBe(204);
    expect([await isIn(desk), await isIn(phone)]).toEqual([false, false]);
    expect((await login()).statusCode).toBe(401);
    expect((await login(NEW)).statusCode).toBe(200);
    const [line] = await shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, String(id)));
    expect(line).toMatchObject({
      actor: "Kajsa",
      action: "password-reset",
      before: { sessions: 2 },
      after: null,
    });
  });

  test("is written to at the address the account has, not as somebody typed it", async () => {
    await kajsa({ email: "kajsa@exempel.se" });
    // The sign of the Kelvin, which a computer makes the same small letter as K.
    await ask("\u212Aajsa@exempel.se");
    const [letter] = await shop.db.select().from(mailQueue);
    expect(letter).toMatchObject({ type: "password_reset", recipient: "kajsa@exempel.se" });
  });

  test("uses a letter once, within the hour, and one that nobody was sent leads nowhere", async () => {
    await kajsa();
    await ask(EMAIL);
    const used = await mailedToken();
    await reset(used);
    expect((await look(used)).json()).toMatchObject({ state: "used" });
    expect((await reset(used)).json()).toMatchObject({ code: "auth.link-used" });
    await ask(EMAIL);
    const old = await mailedToken();
    shop.clock.advance({ minutes: 60 });
    expect((await look(old)).json()).toMatchObject({ state: "expired" });
    expect((await reset(old)).json()).toMatchObject({ code: "auth.link-expired" });
    expect((await look("x".repeat(43))).statusCode).toBe(404);
    expect((await reset("x".repeat(43))).json()).toMatchObject({ code: "auth.link-unknown" });
  });

  test("is refused a weak password and may try again by the same letter", async () => {
    await kajsa();
    await ask(EMAIL);
    const token = await mailedToken();
    for (const password of ["kort", "password1", "        "]) {
      const weak = await reset(token, password);
      expect(weak.statusCode).toBe(400);
      expect(weak.json()).toHaveProperty("fields.password");
    }
    expect((await reset(token)).statusCode).toBe(204);
  });

  test("keeps an earlier letter when another asks, until one of them is used", async () => {
    await kajsa();
    await ask(EMAIL);
    const mine = await mailedToken();
    await ask(EMAIL);
    const other = await mailedToken();
    expect((await reset(mine)).statusCode).toBe(204);
    expect((await reset(other)).json()).toMatchObject({ code: "auth.link-used" });
  });

  test("cannot use a letter of before once the password or the address was changed", async () => {
    await kajsa();
    await ask(EMAIL);
    const token = await mailedToken();
    const as = cookieOf(await login());
    const change = (path: string, body: object) =>
      shop.call(`/api/auth/${path}`, { method: "POST", body, as });
    expect((await change("update-password", { password: NEW })).statusCode).toBe(204);
    expect((await reset(token)).json()).toMatchObject({ code: "auth.link-used" });
    await ask(EMAIL);
    const later = await mailedToken();
    expect((await change("update-email", { email: "ny@exempel.se" })).statusCode).toBe(200);
    expect((await reset(later)).json()).toMatchObject({ code: "auth.link-used" });
  });

  test("cannot use an invitation's key for it, nor the other way round", async () => {
    await kajsa();
    await ask(EMAIL);
    const token = await mailedToken();
    expect((await shop.call(`/api/invitations/${token}`)).statusCode).toBe(404);
  });
});

describe("an address that no account has", () => {
  test("is answered the same, after the same time, and gets no letter", async () => {
    await kajsa();
    const timed = async (email: string) => {
      const began = performance.now();
      const { statusCode, body, headers } = await ask(email);
      const { "x-request-id": _id, date: _date, ...said } = headers;
      return { ms: performance.now() - began, answer: { statusCode, body, said } };
    };
    const known = await timed(EMAIL);
    const unknown = await timed("ingen@exempel.se");
    expect(unknown.answer).toEqual(known.answer);
    for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThanOrEqual(ANSWERED_AFTER_MS - 5);
    expect(await sendAll(shop)).toHaveLength(1);
  });

  test("is counted as one that has", async () => {
    await kajsa();
    for (const email of [EMAIL, "ingen@exempel.se"]) {
      const statuses: number[] = [];
      for (let times = 0; times < 6; times += 1) statuses.push((await ask(email)).statusCode);
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    }
    shop.clock.advance({ minutes: 10 });
    expect((await ask(EMAIL)).statusCode).toBe(202);
  });
});

test("what is no address is refused, and many questions from one network are", async () => {
  for (const email of ["", "kajsa", 7, "a@b.se\nBcc: c@d.se"])
    expect((await ask(email)).json()).toHaveProperty("fields.email");
  const from = someAddress();
  const statuses = new Set<number>();
  for (let times = 0; times < 11; times += 1)
    statuses.add((await ask(`nr${times}@exempel.se`, from)).statusCode);
  expect([...statuses]).toEqual([202, 429]);
});

test("of the letter no text is kept, and the key is stored as nothing that opens", async () => {
  await kajsa();
  await ask(EMAIL);
  const token = await mailedToken();
  const kept = await Promise.all([
    shop.db.select().from(mailQueue),
    shop.db.select().from(emailLogs),
    shop.db.select().from(accountLinks),
    shop.db.select().from(auditLog),
  ]);
  expect(kept[0]).toMatchObject([{ html: "", plainText: "", isSecret: true }]);
  expect(kept[1]).toMatchObject([{ htmlContent: "", bookingId: null }]);
  expect(JSON.stringify(kept)).not.toContain(token);
});
