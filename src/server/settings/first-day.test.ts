import { beforeAll, expect, test } from "vitest";
import { anItem, aUser, PASSWORD } from "#test/builders.ts";
import { openTestDatabase } from "#test/databases.ts";
import { atFileEnd } from "#test/file-end.ts";
import { TEST_SHOP, TEST_START } from "#test/test-facts.ts";
import { cookieOf, openTestShop, type TestShop } from "#test/test-shop.ts";
import { knownShop } from "./known-shop.ts";

let shop: TestShop;
let as: string;
beforeAll(async () => {
  shop = await openTestShop();
  as = await shop.signIn("admin");
});

type Step = { key: string; isDone: boolean };
const steps = async () => (await shop.call("/api/settings/first-day", { as })).json<Step[]>();
const done = async () => (await steps()).flatMap(({ key, isDone }) => (isDone ? [key] : []));

test("the list ticks itself as the owner goes on, and goes when it is put away", async () => {
  expect(await done()).toEqual(["company"]);
  const week = [{ weekday: "monday", opens: "09:00", closes: "17:00" }];
  const hours = { method: "PATCH", body: { opening: { week } }, as } as const;
  expect((await shop.call("/api/settings/shop", hours)).statusCode).toBe(200);
  expect(await done()).toEqual(["company", "place"]);
  const { username } = await aUser(shop.db, { role: "admin", email: "agare@arevidd.se" });
  const known = await shop.call("/api/login", {
    method: "POST",
    body: { username, password: PASSWORD },
  });
  const theirs = await shop.call("/api/settings/first-day", { as: cookieOf(known) });
  expect(theirs.json()).toContainEqual({ key: "account", isDone: true });
  const item = await anItem(shop.db, { mainImageUrl: "" });
  expect(await done()).toEqual(["company", "place", "item"]);
  const { version } = (await shop.call(`/api/rental-items/${item.id}`)).json<{ version: number }>();
  const picture = { mainImageUrl: "https://bilder.example/a.jpg", version };
  const body = { ...picture, name: "Bilen", type: "rv", pricePerDay: 100 };
  const changed = await shop.call(`/api/rental-items/${item.id}`, { method: "PATCH", body, as });
  expect(changed.statusCode, changed.body).toBe(200);
  expect(await done()).toEqual(["company", "place", "item", "pictures"]);
  const agreement = { name: "Villkor", description: "Villkor", content: "<p>Fyllt [21] år.</p>" };
  const made = await shop.call("/api/rental-agreements", { method: "POST", body: agreement, as });
  expect(made.statusCode, made.body).toBe(201);
  expect((await steps()).find(({ key }) => key === "agreement")).toMatchObject({
    isDone: false,
    isHalfDone: true,
  });
  const { id } = made.json<{ id: number }>();
  await shop.call(`/api/rental-agreements/${id}`, {
    method: "PATCH",
    body: { content: "<p>Fyllt 21 år.</p>" },
    as,
  });
  expect(await done()).toEqual(["company", "place", "agreement", "item", "pictures"]);
  const hidden = await shop.call("/api/settings/first-day/hide", { method: "POST", as });
  expect(hidden.statusCode).toBe(204);
  expect(await steps()).toEqual([]);
  const out = await shop.call("/api/settings/first-day/take-out", { method: "POST", as });
  expect(out.statusCode).toBe(204);
  expect(await steps()).not.toEqual([]);
  const log = await shop.call("/api/settings/history", { as });
  expect(log.json().slice(0, 2)).toMatchObject([
    { setting: "firstDayHidden", before: true, after: false },
    { setting: "firstDayHidden", before: false, after: true },
  ]);
});

test("an area that nobody has chosen is asked for, and saving it as it stands chooses it", async () => {
  const database = await openTestDatabase();
  atFileEnd(() => database.close());
  const presentation = { name: "Fjäll & Väg", area: "Norrland" };
  const first = { ...TEST_SHOP, presentation };
  const started = await openTestShop({
    database,
    shop: knownShop(database, { first, start: () => TEST_START }),
  });
  const owner = await started.signIn("admin");
  const call = async (path: string, options = {}) =>
    (await started.call(`/api/settings/${path}`, { as: owner, ...options })).json();
  expect(await call("left-to-set")).toContain("SHOP_AREA");
  expect(await call("first-day")).toContainEqual(
    expect.objectContaining({ key: "company", isDone: false, isHalfDone: true }),
  );
  const before = { presentation: { area: "Norrland" } };
  await call("shop", { method: "PATCH", body: { presentation: { area: "Norrland" }, before } });
  expect(await call("left-to-set")).not.toContain("SHOP_AREA");
  expect(
    knownShop(database, { first, start: () => TEST_START, outside: { area: "Norrland" } }).left(),
  ).not.toContain("SHOP_AREA");
});
