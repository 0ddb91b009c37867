import { beforeAll, expect, test } from "vitest";
import { readConfig } from "#server/platform/config.ts";
import { firstShop } from "#server/platform/shop-facts.ts";
import { anItem } from "#test/builders.ts";
import { openTestDatabase } from "#test/databases.ts";
import { testClock } from "#test/test-clock.ts";
import { TEST_START } from "#test/test-facts.ts";
import { openTestShop } from "#test/test-shop.ts";
import { keepStartedOpening } from "./global-times.ts";
import { knownShop } from "./known-shop.ts";

const SUNDAY = "2026-07-05";

async function startedWith(hoursWords: string) {
  const database = await openTestDatabase();
  const clock = testClock();
  const first = firstShop(readConfig({ DEMO: "false", COMPANY_HOURS: hoursWords }));
  await keepStartedOpening({ db: database.db, clock }, first.opening);
  const known = knownShop(database, { first, start: () => ({ ...TEST_START, hoursWords }) });
  const shop = await openTestShop({ database, clock, shop: known });
  const as = await shop.signIn("admin");
  const item = await anItem(database.db);
  return {
    known,
    shop,
    patch: (body: object) => shop.call("/api/settings/shop", { method: "PATCH", body, as }),
    outside: async () => (await shop.call("/api/settings/outside", { as })).json<object>(),
    asStarted: async () =>
      (await shop.call("/api/settings/shop", { as })).json<{ asStarted: string[] }>().asStarted,
    hoursOn: async (day: string) =>
      (await shop.call(`/api/rental-items/${item.id}/times-for-date?date=${day}`)).json<{
        hours?: object[];
      }>().hours,
  };
}

let read: Awaited<ReturnType<typeof startedWith>>;
let unread: Awaited<ReturnType<typeof startedWith>>;
beforeAll(async () => {
  read = await startedWith("Måndag till lördag 9–17");
  unread = await startedWith("Ring först");
});

test("hours that a shop is started with hold in the calendar, and not only in the footer", async () => {
  expect(await read.hoursOn(SUNDAY)).toEqual([]);
  expect(await read.hoursOn("2026-07-04")).toEqual([{ opens: "09:00", closes: "17:00" }]);
  expect(read.known.facts().company.hours).toBe("Måndag till lördag 9–17");
  expect(read.known.left()).not.toContain("COMPANY_HOURS");
  expect(await read.asStarted()).toContain("opening.week");
});

test("until the owner has saved others", async () => {
  await read.patch({ opening: { week: [] } });
  expect(await read.hoursOn(SUNDAY)).toBeUndefined();
  expect(read.known.facts().company.hours).toBeNull();
  expect(await read.asStarted()).not.toContain("opening.week");
});

test("hours in words that nobody can read by day are shown, yet still asked for on the first day", async () => {
  expect(await unread.hoursOn(SUNDAY)).toBeUndefined();
  expect(unread.known.facts().company.hours).toBe("Ring först");
  expect(unread.known.left()).toContain("COMPANY_HOURS");
  expect(await unread.outside()).toMatchObject({ hoursWords: "Ring först" });
});

test("a day that is closed takes nothing from them: it stands beside them", async () => {
  await unread.patch({ opening: { exceptions: [{ date: SUNDAY, closed: true }] } });
  expect(await unread.outside()).toMatchObject({ hoursWords: "Ring först" });
  expect(unread.known.facts().company.hours).toBe("Ring först");
  expect(await unread.hoursOn(SUNDAY)).toEqual([]);
});

test("they are shown no more once the owner has saved a week, and again where that is taken back", async () => {
  const week = [{ weekday: "monday", opens: "09:00", closes: "17:00" }];
  await unread.patch({ opening: { week } });
  expect(await unread.outside()).toMatchObject({ hoursWords: null });
  expect(unread.known.facts().company.hours).toBe("Måndag 9–17");
  await unread.patch({ opening: { week: [] }, before: { opening: { week } } });
  expect(await unread.outside()).toMatchObject({ hoursWords: "Ring först" });
  expect(unread.known.facts().company.hours).toBe("Ring först");
});
