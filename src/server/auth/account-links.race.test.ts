import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { accountLinks, users } from "#server/platform/db/tables/accounts.ts";
import { aUser, PASSWORD } from "#test/builders.ts";
import { sendAll } from "#test/test-post-office.ts";
import { cookieOf, openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ rateLimitFactor: 1000 });
});
beforeEach(async () => {
  await shop.db.delete(accountLinks);
  await shop.db.delete(users);
  await shop.database.exec("truncate mail_queue, email_logs");
});

async function anAdministrator() {
  const { id, username } = await aUser(shop.db, { role: "admin" });
  const body = { username, password: PASSWORD };
  return { id, as: cookieOf(await shop.call("/api/login", { method: "POST", body })) };
}

type Start = () => ReturnType<TestShop["call"]>;

/** Starts the calls while what they need is held, in this order, so that all of them are under way at once. */
async function atOnce(held: "users" | "account_links", calls: Start[]): Promise<unknown[]> {
  const answers = await shop.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from ${sql.identifier(held)} for update`);
    const running: ReturnType<Start>[] = [];
    for (const call of calls) {
      running.push(call());
      await untilWaiting(running.length);
    }
    return running;
  });
  return (await Promise.all(answers)).map(outcome);
}

/** That it was done, or why not. */
function outcome({ statusCode, body }: { statusCode: number; body: string }): unknown {
  return statusCode < 300 ? statusCode : (JSON.parse(body) as { code: string }).code;
}

async function untilWaiting(count: number): Promise<void> {
  for (;;) {
    const answer = await shop.db.execute(sql`
      select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
    if ((answer as { rows: { waiting: number }[] }).rows[0]!.waiting >= count) return;
  }
}

const invite = (as: string, email = "kajsa@exempel.se") =>
  shop.call("/api/users/invitations", { method: "POST", body: { email, role: "admin" }, as });
const accept = (token: string, username: string) =>
  shop.call(`/api/invitations/${token}`, {
    method: "POST",
    body: { username, password: "en lång promenad" },
  });
const demote = (id: number, as: string) =>
  shop.call(`/api/users/${id}`, { method: "PATCH", body: { role: "staff" }, as });
const mailedToken = async (path: string) =>
  new RegExp(`/${path}/([\\w-]+)`).exec((await sendAll(shop)).at(-1) ?? "")?.[1] ?? "";
const people = async () => (await shop.db.select().from(users)).length;

test("of two people who accept the same invitation at once, one comes in", async () => {
  const { as } = await anAdministrator();
  await invite(as);
  const token = await mailedToken("inbjudan");
  const both = await atOnce("account_links", [
    () => accept(token, "Kajsa"),
    () => accept(token, "En annan"),
  ]);
  expect(both).toEqual([201, "auth.link-used"]);
  expect(await people()).toBe(2);
});

test("a link to a new password that is followed twice at once sets one of them", async () => {
  const { username } = await aUser(shop.db, { role: "staff", email: "kajsa@exempel.se" });
  const body = { email: "kajsa@exempel.se" };
  await shop.call("/api/auth/forgotten", { method: "POST", body });
  const token = await mailedToken("aterstall");
  const reset = (password: string) => () =>
    shop.call(`/api/auth/reset/${token}`, { method: "POST", body: { password } });
  const both = await atOnce("users", [reset("det första ordet"), reset("det andra ordet")]);
  expect(both).toEqual([204, "auth.link-used"]);
  const signIn = async (password: string) =>
    (await shop.call("/api/login", { method: "POST", body: { username, password } })).statusCode;
  expect([await signIn("det första ordet"), await signIn("det andra ordet")]).toEqual([200, 401]);
});

test("an administrator who loses their rights at that moment invites nobody", async () => {
  const [one, two] = [await anAdministrator(), await anAdministrator()];
  const both = await atOnce("users", [() => demote(two.id, one.as), () => invite(two.as)]);
  expect(both).toEqual([200, "auth.not-allowed"]);
  expect(await shop.db.select().from(accountLinks)).toEqual([]);
  expect(await sendAll(shop)).toEqual([]);
});

test("an invitation that was just sent ends with its sender's rights", async () => {
  const [one, two] = [await anAdministrator(), await anAdministrator()];
  const both = await atOnce("users", [() => invite(two.as), () => demote(two.id, one.as)]);
  expect(both).toEqual([201, 200]);
  expect((await accept(await mailedToken("inbjudan"), "Kajsa")).statusCode).toBe(404);
  expect(await people()).toBe(2);
});

test("an invitation accepted while its sender loses their rights is accepted or gone, never both", async () => {
  const [one, two] = [await anAdministrator(), await anAdministrator()];
  await invite(two.as);
  const token = await mailedToken("inbjudan");
  const both = await atOnce("account_links", [
    () => demote(two.id, one.as),
    () => accept(token, "Kajsa"),
  ]);
  expect(both).toEqual([200, "auth.link-unknown"]);
  expect(await people()).toBe(2);
});

test("of two who take the same e-mail address at once, one has it", async () => {
  const [one, two] = [await anAdministrator(), await anAdministrator()];
  const take = (as: string, email: string) => () =>
    shop.call("/api/auth/update-email", { method: "POST", body: { email }, as });
  const both = await atOnce("users", [
    take(one.as, "kajsa@exempel.se"),
    take(two.as, "KAJSA@exempel.se"),
  ]);
  // Each holds a row of its own: either may be first.
  expect(new Set(both)).toEqual(new Set([200, "auth.email-taken"]));
});

test("two administrators who invite the same address at once leave one invitation, the later one", async () => {
  const [one, two] = [await anAdministrator(), await anAdministrator()];
  const both = await atOnce("users", [
    () => invite(one.as),
    () => invite(two.as, "Kajsa@exempel.se"),
  ]);
  expect(both).toEqual([201, 201]);
  const links = await shop.db.select().from(accountLinks);
  expect(links).toMatchObject([{ madeBy: two.id }]);
});
