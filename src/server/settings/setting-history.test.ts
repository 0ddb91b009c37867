import { beforeAll, expect, test } from "vitest";
import { recordChange } from "#server/audit/record-change.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let as: string;
beforeAll(async () => {
  shop = await openTestShop();
  as = await shop.signIn("admin");
});

type Told = { actor: string; setting: string; before: unknown; after: unknown };
const history = async (of = "") =>
  (await shop.call(`/api/settings/history${of}`, { as })).json<Told[]>();

test("the history of the settings tells who changed what from what to what, newest first", async () => {
  expect(await history()).toEqual([]);
  const patch = (body: object) => shop.call("/api/settings/shop", { method: "PATCH", body, as });
  await patch({ company: { phone: "0647-2" } });
  await patch({ noticeHours: 24 });
  await shop.call("/api/accounting/accounts", { method: "POST", body: { sales: 3040 }, as });
  const told = await history();
  expect(told.map(({ setting }) => setting)).toEqual(["ledgerAccounts", "noticeHours", "company"]);
  expect(told[0]).toMatchObject({ before: { sales: 3001 }, after: { sales: 3040 } });
  expect(told[2]).toMatchObject({ before: { phone: "060-1" }, after: { phone: "0647-2" } });
  expect(told[2]?.actor).not.toBe("");
});

test("a page of the settings tells its own changes alone", async () => {
  expect((await history("?of=company")).map(({ setting }) => setting)).toEqual(["company"]);
  expect(await history("?of=places")).toEqual([]);
  expect((await shop.call("/api/settings/history?of=users", { as })).statusCode).toBe(400);
});

test("what is logged of other things, and what was only tried, is none of it", async () => {
  const by = { id: null, username: "någon" };
  for (const entityId of ["trackingSettings", "letters.payment_link"])
    await recordChange(shop.db, shop.clock, {
      by,
      action: "letter-tried",
      entity: "setting",
      entityId,
    });
  expect((await history()).filter(({ actor }) => actor === "någon")).toEqual([]);
});

test("it is for administrators alone", async () => {
  const staff = await shop.signIn("staff");
  const refused = await shop.call("/api/settings/history", { as: staff });
  expect(refused.statusCode).toBe(403);
});
