import { beforeAll, expect, test } from "vitest";
import { rentalAgreements, rentalAgreementVersions } from "#server/platform/db/tables/catalog.ts";
import { aBlock, anAddon, anInterval, anItem, aSeason } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});

async function anAgreement(
  name: string,
  { isDefault = false, texts = ["Text"] } = {},
): Promise<number> {
  const now = new Date();
  const [row] = await shop.db
    .insert(rentalAgreements)
    .values({ name, description: "", isDefault, createdAt: now, updatedAt: now })
    .returning();
  for (const [index, content] of texts.entries())
    await shop.db
      .insert(rentalAgreementVersions)
      .values({ rentalAgreementId: row!.id, version: index + 1, name, content, createdAt: now });
  return row!.id;
}

test("an item's agreement is its own, else the default one, else there is none; always the latest text", async () => {
  const item = await anItem(shop.db);
  const without = await shop.call(`/api/rental-items/${item.id}/agreement`);
  expect(without.statusCode).toBe(404);
  expect(without.json()).toMatchObject({ code: "catalog.agreement-unknown" });
  await anAgreement("Allmänna villkor", { isDefault: true, texts: ["Första", "Andra"] });
  expect((await shop.call(`/api/rental-items/${item.id}/agreement`)).json()).toMatchObject({
    name: "Allmänna villkor",
    content: "Andra",
  });
  const own = await anItem(shop.db, { rentalAgreementId: await anAgreement("Husbil") });
  expect((await shop.call(`/api/rental-items/${own.id}/agreement`)).json()).toMatchObject({
    name: "Husbil",
  });
});

test("an item tells its addons, seasons, intervals and blocked dates, but not why they are blocked", async () => {
  const { id } = await anItem(shop.db);
  await anAddon(shop.db, id, { name: "Myggnät", price: 50, allowQuantitySelect: false });
  await aSeason(shop.db, id, { start: "2026-06-20", end: "2026-08-10", price: 1500 });
  await anInterval(shop.db, id, { start: "2026-06-20", end: "2026-08-10" });
  await aBlock(shop.db, id, { start: "2026-09-01", end: "2026-09-02" });
  const get = async (path: string) =>
    (await shop.call(`/api/rental-items/${id}${path}`)).json<object>();
  expect(await get("/addons")).toMatchObject([
    {
      name: "Myggnät",
      price: 50,
      priceType: "one-time",
      allowQuantitySelect: false,
      rentalItemId: id,
    },
  ]);
  expect(await get("")).toMatchObject({
    seasons: [{ startDate: "2026-06-20", endDate: "2026-08-10", price: 1500 }],
  });
  expect(await get("/booking-intervals")).toMatchObject([
    { startWeekday: "saturday", pickupTime: "10:00", returnTime: "16:00", intervalDays: 7 },
  ]);
  const blocked = await shop.call(`/api/rental-items/${id}/blocked-dates`);
  expect(blocked.json()).toMatchObject([{ startDate: "2026-09-01", endDate: "2026-09-02" }]);
  expect(blocked.body).not.toContain("Service");
});

test("what belongs to an item is listed newest first, whatever its dates", async () => {
  const { id } = await anItem(shop.db);
  const names = ["Myggnät", "Cykelställ", "Gasolgrill"];
  for (const name of names) await anAddon(shop.db, id, { name });
  for (const start of ["2026-07-01", "2026-09-01", "2026-05-01"] as const) {
    await anInterval(shop.db, id, { start, end: start });
    await aBlock(shop.db, id, { start, end: start });
  }
  const get = async <T>(path: string) => (await shop.call(path)).json<T[]>();
  const newestFirst = ["2026-05-01", "2026-09-01", "2026-07-01"];
  const ofItem = `/api/rental-items/${id}`;
  for (const list of ["addons", "booking-intervals", "blocked-dates"])
    expect((await get<{ id: number }>(`${ofItem}/${list}`)).map((one) => one.id)).toEqual(
      (await get<{ id: number }>(`${ofItem}/${list}`))
        .map((one) => one.id)
        .toSorted((a, b) => b - a),
    );
  expect(
    (await get<{ startDate: string }>(`${ofItem}/blocked-dates`)).map((one) => one.startDate),
  ).toEqual(newestFirst);
  expect(
    (await get<{ name: string }>("/api/addons/all")).slice(0, 3).map((one) => one.name),
  ).toEqual(names.toReversed());
});

test("all addons are listed together, without those of archived items", async () => {
  const kept = await anAddon(shop.db, (await anItem(shop.db)).id);
  const gone = await anAddon(shop.db, (await anItem(shop.db, { archivedAt: new Date() })).id);
  const ids = (await shop.call("/api/addons/all"))
    .json<{ id: number }[]>()
    .map((addon) => addon.id);
  expect(ids).toContain(kept);
  expect(ids).not.toContain(gone);
});
