import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { auditLog } from "#server/platform/db/tables/audit.ts";
import { anItem } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let as: string;
beforeAll(async () => {
  shop = await openTestShop();
  as = await shop.signIn("admin");
});

const PICKUP = "/api/settings/global-default-pickup-time";
const RETURN = "/api/settings/global-default-return-time";
const set = (path: string, value: unknown) =>
  shop.call(path, { method: "POST", body: { value }, as });

test("the default times are 15:00 and 12:00 until they are changed, also both at once", async () => {
  expect((await shop.call("/api/settings")).json()).toEqual({
    globalDefaultPickupTime: "15:00",
    globalDefaultReturnTime: "12:00",
  });
  const both = await Promise.all([set(PICKUP, "14:00"), set(RETURN, "11:30")]);
  expect(both.map((answer) => answer.statusCode)).toEqual([200, 200]);
  expect((await shop.call("/api/settings")).json()).toEqual({
    globalDefaultPickupTime: "14:00",
    globalDefaultReturnTime: "11:30",
  });
  expect((await shop.call(PICKUP)).body).toBe("14:00");
  expect((await set(RETURN, "00:00")).json()).toEqual({
    globalDefaultPickupTime: "14:00",
    globalDefaultReturnTime: "00:00",
  });
});

test("an item without times of its own follows them", async () => {
  const { id } = await anItem(shop.db);
  await set(PICKUP, "13:45");
  const times = await shop.call(`/api/rental-items/${id}/times-for-date?date=2026-07-01`);
  expect(times.json()).toMatchObject({ pickupTime: "13:45" });
});

test.each(["", "24:00", "9:00", "12:60", "12.00", "12:00:00", " 12:00", "tolv", "12:00\u0000"])(
  "'%s' is no time",
  async (value) => {
    for (const path of [PICKUP, RETURN]) {
      const answer = await set(path, value);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ fields: { value: "Tid måste vara i format HH:MM" } });
    }
  },
);

test.each([undefined, null, 12, {}, []])("%j is no time either", async (value) => {
  expect((await set(PICKUP, value)).statusCode).toBe(400);
});

test("a time is put back by 'Ångra', unless somebody has changed it since", async () => {
  await set(PICKUP, "14:00");
  await set(PICKUP, "14:30");
  const undo = () =>
    shop.call(PICKUP, { method: "POST", body: { value: "14:00", before: "14:30" }, as });
  expect((await undo()).json()).toMatchObject({ globalDefaultPickupTime: "14:00" });
  expect((await undo()).statusCode).toBe(200);
  await set(PICKUP, "16:00");
  const late = await undo();
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: "setting.changed" });
  expect((await shop.call(PICKUP)).body).toBe("16:00");
});

test("a change is written in the log, a repeated one is none", async () => {
  await set(RETURN, "10:00");
  const lines = () =>
    shop.db.select().from(auditLog).where(eq(auditLog.entityId, "globalDefaultReturnTime"));
  const before = (await lines()).length;
  await set(RETURN, "10:15");
  await set(RETURN, "10:15");
  const after = await lines();
  expect(after).toHaveLength(before + 1);
  expect(after.at(-1)).toMatchObject({ entity: "setting", before: "10:00", after: "10:15" });
});

test("the contract goes along with the letter that approves a booking once the owner says so, and it is logged once", async () => {
  const path = "/api/settings/contract-in-confirmation";
  expect((await shop.call(path, { as })).json()).toEqual({ value: false });
  expect((await set(path, true)).json()).toEqual({ value: true });
  await set(path, true);
  expect((await shop.call(path, { as })).json()).toEqual({ value: true });
  const lines = await shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.entityId, "contractInConfirmation"));
  expect(lines).toMatchObject([{ before: false, after: true }]);
  expect((await set(path, "ja")).statusCode).toBe(400);
});
