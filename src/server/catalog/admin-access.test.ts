import { beforeAll, expect, test } from "vitest";
import { anAddon, anAgreement, anItem, aUser } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
const who: Record<string, string> = {};
beforeAll(async () => {
  shop = await openTestShop();
  for (const role of ["customer", "staff", "admin"] as const) who[role] = await shop.signIn(role);
});

/** Every call of the back office, with something in it that would be a 400 or a 404 for an administrator. */
const CALLS = [
  ["POST", "/api/rental-items"],
  ["PATCH", "/api/rental-items/x"],
  ["DELETE", "/api/rental-items/x"],
  ["PATCH", "/api/rental-items/x/agreement"],
  ["GET", "/api/rental-items/x/bookings"],
  ["GET", "/api/rental-items/x/seasonal-prices"],
  ["GET", "/api/rental-items/x/blocked-dates/admin"],
  ["GET", "/api/rental-items/x/history"],
  ["GET", "/api/rental-agreements/x"],
  ["POST", "/api/rental-agreements"],
  ["PATCH", "/api/rental-agreements/x"],
  ["DELETE", "/api/rental-agreements/x"],
  ["POST", "/api/discount-codes"],
  ["PATCH", "/api/discount-codes/x"],
  ["DELETE", "/api/discount-codes/x"],
  ["GET", "/api/settings/history?of=x"],
  ["POST", "/api/settings/global-default-pickup-time"],
  ["POST", "/api/settings/global-default-return-time"],
  ["PATCH", "/api/users/x"],
  ["POST", "/api/users/x/password"],
  ["DELETE", "/api/users/x/sessions"],
  ["DELETE", "/api/users/x"],
  ...["addons", "seasonal-prices", "blocked-dates", "booking-intervals"].flatMap(
    (what) =>
      [
        ["POST", `/api/${what}`],
        ["PATCH", `/api/${what}/x`],
        ["DELETE", `/api/${what}/x`],
      ] as const,
  ),
] as const;

const headers = { "content-type": "application/json" };

test.each(CALLS)("%s %s is for administrators, and that is decided first", async (method, path) => {
  const body = method === "POST" || method === "PATCH" ? "{inte json" : undefined;
  const status = async (as?: string) =>
    (await shop.call(path, { method, ...(body && { body, headers }), ...(as && { as }) }))
      .statusCode;
  expect(await status()).toBe(401);
  expect(await status(who["customer"])).toBe(403);
  expect(await status(who["staff"])).toBe(403);
  expect(await status(who["admin"])).toBe(400);
});

test.each([
  "/api/users",
  "/api/dashboard",
  "/api/rental-agreements",
  "/api/discount-codes",
  "/api/settings/left-to-set",
  "/api/settings/database-risks",
])("GET %s is for administrators", async (path) => {
  const statuses = [];
  for (const as of [undefined, who["customer"], who["staff"], who["admin"]])
    statuses.push((await shop.call(path, as === undefined ? {} : { as })).statusCode);
  expect(statuses).toEqual([401, 403, 403, 200]);
});

test("a correct call of somebody who may not changes nothing", async () => {
  const item = await anItem(shop.db, { name: "Orörd" });
  const addon = await anAddon(shop.db, item.id);
  const agreement = await anAgreement(shop.db);
  const user = await aUser(shop.db);
  for (const as of [undefined, who["customer"], who["staff"]]) {
    const by = as === undefined ? {} : { as };
    for (const path of [
      `/api/rental-items/${item.id}`,
      `/api/addons/${addon}`,
      `/api/rental-agreements/${agreement.id}`,
      `/api/users/${user.id}`,
    ])
      await shop.call(path, { method: "DELETE", ...by });
    const body = { name: "Rörd" };
    await shop.call(`/api/rental-items/${item.id}`, { method: "PATCH", body, ...by });
  }
  expect((await shop.call(`/api/rental-items/${item.id}`)).json()).toMatchObject({ name: "Orörd" });
  expect((await shop.call(`/api/rental-items/${item.id}/addons`)).json()).toHaveLength(1);
  const by = { as: who["admin"] ?? "" };
  expect((await shop.call(`/api/rental-agreements/${agreement.id}`, by)).statusCode).toBe(200);
  expect((await shop.call("/api/users", by)).body).toContain(user.username);
});
