import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Addon, ItemCard, RentalItem } from "#contracts/catalog.ts";
import type { Change } from "#contracts/audit.ts";
import type { ErrorAnswer } from "#contracts/errors.ts";
import type { NextYearPreview } from "#contracts/items-in-bulk.ts";
import { rentalItems, seasonalPrices } from "#server/platform/db/tables/catalog.ts";
import { readCsv } from "#test/csv-reader.ts";
import {
  aBlock,
  aBooking,
  anAddon,
  anAgreement,
  anInterval,
  anItem,
  aPicture,
  aSeason,
} from "#test/builders.ts";
import { testClock } from "#test/test-clock.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let as: string;
let staff: string;
beforeAll(async () => {
  shop = await openTestShop({ clock: testClock("2027-03-01T09:00:00Z") });
  as = await shop.signIn("admin");
  staff = await shop.signIn("staff");
});
beforeEach(async () => {
  await shop.db.update(rentalItems).set({ archivedAt: new Date("2027-01-01T00:00:00Z") });
});

const post = (path: string, body: object, by = as) =>
  shop.call(`/api/rental-items${path}`, { method: "POST", body, as: by });
const patch = (id: number, body: object) =>
  shop.call(`/api/rental-items/${id}`, { method: "PATCH", body, as });
const read = (path: string, by?: string) =>
  shop.call(`/api/rental-items${path}`, by === undefined ? {} : { as: by });
const cards = async () => (await read("/cards")).json<ItemCard[]>().map(({ id }) => id);
const historyOf = async (id: number) => (await read(`/${id}/history`, as)).json<Change[]>();
const KEY = "6d1a4a0e-7f4b-4a53-9a0d-0c3a9f5c2b11";
const OTHER_KEY = "b7a6d1b4-6b3f-4a0c-8f55-5f8f8f2f4d11";

describe("a copy of an item", () => {
  test("has all that the original costs and offers, is hidden, and is booked by nobody", async () => {
    await aPicture(shop.db, "/media/ripa.webp");
    const agreement = await anAgreement(shop.db);
    const original = await anItem(shop.db, {
      name: "Ripa",
      mainImageUrl: "/media/ripa.webp",
      rentalAgreementId: agreement.id,
      depositAmount: 7000,
    });
    await anAddon(shop.db, original.id, { name: "Sänglinne" });
    await aSeason(shop.db, original.id, { start: "2027-06-01", end: "2027-06-30", price: 1500 });
    await anInterval(shop.db, original.id, { start: "2027-06-05", end: "2027-06-26" });
    await aBlock(shop.db, original.id, { start: "2027-07-01", end: "2027-07-02" });
    await aBooking(shop.db, { itemId: original.id, start: "2027-05-01", end: "2027-05-03" });

    const answer = await post(`/${original.id}/duplicate`, { key: KEY });
    expect(answer.statusCode).toBe(201);
    const copy = answer.json<RentalItem>();
    expect(copy).toMatchObject({
      name: "Kopia av Ripa",
      slug: "kopia-av-ripa",
      isHidden: true,
      mainImageUrl: "/media/ripa.webp",
      rentalAgreementId: agreement.id,
      depositAmount: 7000,
      version: 1,
    });
    expect(copy.seasons.map(({ price }) => price)).toEqual([1500]);
    const addons = (await read(`/${copy.id}/addons`, as)).json<Addon[]>();
    expect(addons.map(({ name }) => name)).toEqual(["Sänglinne"]);
    expect((await read(`/${copy.id}/booking-intervals`, as)).json()).toHaveLength(1);
    expect((await read(`/${copy.id}/blocked-dates`, as)).json()).toEqual([]);
    expect((await read(`/${copy.id}/bookings`, as)).json()).toEqual([]);
    expect((await historyOf(original.id))[0]).toMatchObject({ action: "item-copied" });
  });

  test("is made once however often the button is pressed, and a second one on purpose", async () => {
    const { id } = await anItem(shop.db, { name: "Tältet" });
    const [one, again] = await Promise.all([
      post(`/${id}/duplicate`, { key: KEY }),
      post(`/${id}/duplicate`, { key: KEY }),
    ]);
    expect(new Set([one.statusCode, again.statusCode])).toEqual(new Set([200, 201]));
    expect(one.json<RentalItem>().id).toBe(again.json<RentalItem>().id);
    const second = await post(`/${id}/duplicate`, { key: OTHER_KEY });
    expect(second.json<RentalItem>()).toMatchObject({ slug: "kopia-av-taltet-2" });
  });

  test("is nobody's to make but an administrator's, and only of what there is", async () => {
    const { id } = await anItem(shop.db);
    expect((await post(`/${id}/duplicate`, { key: KEY }, staff)).statusCode).toBe(403);
    expect((await post("/999999/duplicate", { key: KEY })).statusCode).toBe(404);
    expect((await post(`/${id}/duplicate`, {})).statusCode).toBe(400);
  });
});

describe("a hidden item", () => {
  const STAY = { startDate: "2027-05-03", endDate: "2027-05-06" };
  const price = (rentalItemId: number, more: object = {}) =>
    shop.call("/api/calculate-booking-price", {
      method: "POST",
      body: { rentalItemId, ...STAY, selectedAddons: [], quantity: 1, ...more },
    });

  test("is not there for visitors, in lists, pages, prices and times", async () => {
    const { id, slug } = await anItem(shop.db, { isHidden: true });
    await anAddon(shop.db, id, { name: "Gömt tillval" });
    const dates = `startDate=${STAY.startDate}&endDate=${STAY.endDate}`;
    expect(await cards()).not.toContain(id);
    for (const path of ["", `/search?${dates}`, `/further-things?${dates}`, "/first-free"])
      expect((await read(path)).json<{ id: number }[]>().map((one) => one.id)).not.toContain(id);
    for (const path of [
      `/${id}`,
      `/slug/${slug}`,
      `/${id}/addons`,
      `/${id}/agreement`,
      `/${id}/blocked-dates`,
      `/${id}/booking-intervals`,
      `/${id}/availability?${dates}`,
      `/${id}/availability/daily?${dates}`,
      `/${id}/times-for-date?date=${STAY.startDate}`,
    ])
      expect((await read(path)).statusCode, path).toBe(404);
    const extras = (await shop.call("/api/addons/all")).json<Addon[]>();
    expect(extras.map(({ name }) => name)).not.toContain("Gömt tillval");
    expect((await price(id)).json<ErrorAnswer>().code).toBe("catalog.item-unknown");
    for (const path of ["/sitemap.xml", "/llms.txt"])
      expect((await shop.call(path)).body).not.toContain(String(slug));
    expect((await shop.call(`/share/${id}/1.jpg`)).statusCode).toBe(404);
  });

  test("stays for those who work in the shop, whatever visitors were told a moment ago", async () => {
    const { id } = await anItem(shop.db, { isHidden: true });
    expect((await read(`/${id}`)).statusCode).toBe(404);
    const seen = (await read("", staff)).json<RentalItem[]>().find((item) => item.id === id);
    expect(seen?.isHidden).toBe(true);
    expect((await read(`/${id}`, staff)).statusCode).toBe(200);
    expect((await read(`/${id}/addons`, staff)).statusCode).toBe(200);
    const dates = `startDate=${STAY.startDate}&endDate=${STAY.endDate}`;
    expect((await read(`/${id}/availability/daily?${dates}`, staff)).statusCode).toBe(200);
    expect((await read(`/${id}`)).statusCode).toBe(404);
    const customer = await shop.signIn("customer");
    expect((await read(`/${id}`, customer)).statusCode).toBe(404);
  });

  test("can be booked by staff, and its bookings stay", async () => {
    const { id } = await anItem(shop.db, { isHidden: true });
    const booking = await aBooking(shop.db, { itemId: id, start: "2027-04-01", end: "2027-04-03" });
    const preview = await shop.call("/api/office/bookings/preview", {
      method: "POST",
      as: staff,
      body: { rentalItemId: id, ...STAY, quantity: 1, selectedAddons: [] },
    });
    expect(preview.statusCode, preview.body).toBe(200);
    expect((await shop.call(`/api/bookings/${booking}`, { as: staff })).statusCode).toBe(200);
  });

  test("is not rented along with another by visitors, but extras are still taken from it", async () => {
    const main = await anItem(shop.db);
    const hidden = await anItem(shop.db, { type: "equipment", isHidden: true, quantity: 3 });
    const lines = [{ rentalItemId: hidden.id, quantity: 1 }];
    expect((await price(main.id, { lines })).json<ErrorAnswer>().code).toBe("line.unknown");
    const addon = await anAddon(shop.db, main.id, { linkedItemId: hidden.id });
    const selectedAddons = [{ id: addon, quantity: 2 }];
    expect((await price(main.id, { selectedAddons })).statusCode).toBe(200);
    const dates = `startDate=${STAY.startDate}&endDate=${STAY.endDate}&anyDay=true`;
    const toStaff = await read(`/further-things?${dates}`, staff);
    expect(toStaff.json<{ id: number }[]>().map(({ id }) => id)).toContain(hidden.id);
  });

  test("is shown again at once when it is no longer hidden", async () => {
    const { id } = await anItem(shop.db);
    await patch(id, { isHidden: true });
    expect(await cards()).not.toContain(id);
    await patch(id, { isHidden: false });
    expect(await cards()).toContain(id);
    expect((await historyOf(id))[0]).toMatchObject({ after: { isHidden: false } });
  });
});

describe("the order on the page", () => {
  const placed = async () => [
    (await anItem(shop.db, { type: "equipment" })).id,
    (await anItem(shop.db, { type: "equipment" })).id,
    (await anItem(shop.db, { type: "equipment" })).id,
  ];
  const order = (from: number[], to: number[]) => post("/order", { type: "equipment", from, to });

  test("is the one they were made in until somebody moves one", async () => {
    const [a, b, c] = (await placed()) as [number, number, number];
    const first = await cards();
    expect(first).toEqual(first.toSorted((one, other) => one - other));
    const before = (await read(`/${a}`)).json<RentalItem>();
    const from = first.filter((id) => [a, b, c].includes(id));
    expect((await order(first, [c, ...first.filter((id) => id !== c)])).statusCode).toBe(200);
    expect((await cards())[0]).toBe(c);
    expect(from).toEqual([a, b, c]);
    const after = (await read(`/${a}`)).json<RentalItem>();
    expect(after.version).toBe(before.version);
    expect((await historyOf(c))[0]).toMatchObject({ action: "item-moved" });
    const made = (
      await post("", { type: "equipment", name: "Ny", pricePerDay: 1 })
    ).json<RentalItem>();
    expect((await cards()).at(-1)).toBe(made.id);
  });

  test("sent twice changes nothing more, and is refused where somebody else was faster", async () => {
    await placed();
    const from = await cards();
    const to = from.toReversed();
    expect((await order(from, to)).statusCode).toBe(200);
    expect((await order(from, to)).statusCode).toBe(200);
    const late = await order(from, [from[1]!, from[0]!, ...from.slice(2)]);
    expect(late.statusCode).toBe(409);
    expect(late.json<ErrorAnswer>().code).toBe("catalog.order-changed");
    expect(await cards()).toEqual(to);
    expect((await order(to, to.slice(1))).statusCode).toBe(409);
  });
});

describe("copying to the next year", () => {
  const WISH = {
    fromYear: 2027,
    percent: 3,
    rounding: 10,
    seasonsBy: "date",
    seasons: true,
    intervals: true,
  };

  test("adds what was shown, leaves out what overlaps, and does nothing the second time", async () => {
    const { id } = await anItem(shop.db);
    await aSeason(shop.db, id, { start: "2027-06-15", end: "2027-08-15", price: 1500 });
    await aSeason(shop.db, id, { start: "2027-12-20", end: "2028-01-06", price: 1800 });
    await aSeason(shop.db, id, { start: "2028-12-24", end: "2028-12-26", price: 2000 });
    await anInterval(shop.db, id, { start: "2027-06-19", end: "2027-08-14" });
    const body = { ...WISH, itemIds: [id] };
    const shown = (await post("/next-year/preview", body)).json<NextYearPreview>();
    expect(shown.items[0]?.entries).toMatchObject([
      { kind: "season", to: { startDate: "2028-06-15" }, price: { after: 1550 }, skipped: null },
      { kind: "season", skipped: { because: "overlap", other: { startDate: "2028-12-24" } } },
      { kind: "interval", to: { startDate: "2028-06-17", endDate: "2028-08-12" }, skipped: null },
    ]);
    const { mark } = shown;
    expect((await post("/next-year", { ...body, mark })).statusCode).toBe(200);
    const seasons = await shop.db
      .select()
      .from(seasonalPrices)
      .where(eq(seasonalPrices.rentalItemId, id));
    expect(seasons.map(({ price }) => price).toSorted((one, other) => one - other)).toEqual([
      1500, 1550, 1800, 2000,
    ]);
    expect((await read(`/${id}/booking-intervals`)).json()).toHaveLength(2);
    expect((await post("/next-year", { ...body, mark })).statusCode).toBe(409);
    const again = (await post("/next-year/preview", body)).json<NextYearPreview>();
    expect(again.items[0]?.entries.every(({ skipped }) => skipped !== null)).toBe(true);
    expect((await historyOf(id)).map(({ action }) => action)).toEqual([
      "interval-created",
      "season-created",
    ]);
  });

  test("of nothing at all is told at the field", async () => {
    const { id } = await anItem(shop.db);
    const wrong = { ...WISH, itemIds: [id], seasons: false, intervals: false };
    const answer = await post("/next-year/preview", wrong);
    expect(Object.keys(answer.json<ErrorAnswer>().fields ?? {})).toEqual(["seasons"]);
  });
});

test("items, extras and prices come as a file for Excel, and no name acts as a formula", async () => {
  const { id } = await anItem(shop.db, { name: '=HYPERLINK("x")', isHidden: true });
  await anAddon(shop.db, id, { name: "Cykelställ", price: 250, priceType: "daily" });
  await aSeason(shop.db, id, { start: "2027-06-01", end: "2027-06-30", price: 1500 });
  expect((await read("/export")).statusCode).toBe(401);
  const answer = await read("/export", as);
  expect(answer.headers["content-type"]).toContain("text/csv");
  expect(answer.headers["content-disposition"]).toContain("objekt-2027-03-01.csv");
  const rows = readCsv(answer.body).filter((row) => row[0] === String(id));
  expect(rows.map((row) => row.slice(3))).toEqual([
    ["Nej", "1", "Pris per dygn", "", "", "", "1000,00", "Per dygn"],
    ["Nej", "1", "Säsongspris", "", "2027-06-01", "2027-06-30", "1500,00", "Per dygn"],
    ["Nej", "1", "Tillval", "Cykelställ", "", "", "250,00", "Per dygn"],
  ]);
  expect(rows[0]?.[1]).toMatch(/^'=/);
});
