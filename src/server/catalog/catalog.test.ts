import { beforeAll, expect, test } from "vitest";
import { aPicture, anItem } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await aPicture(shop.db, "/media/ripa.webp");
  await anItem(shop.db, { name: "Kajak", slug: "kajak", type: "equipment", pricePerDay: 395 });
  await anItem(shop.db, { name: "Ripa", slug: "ripa", mainImageUrl: "/media/ripa.webp" });
  await anItem(shop.db, { name: "Lakan", slug: "lakan", type: "equipment", isAddonOnly: true });
  await anItem(shop.db, { name: "Såld", slug: "sald", archivedAt: new Date() });
  await anItem(shop.db, { name: "Alkov", slug: null, imageGallery: ["/media/okänd.webp"] });
});

const names = (items: { name: string }[]) => items.map((item) => item.name);

test("the list holds every item that is not archived, newest first", async () => {
  const answer = await shop.call("/api/rental-items");
  expect(answer.statusCode).toBe(200);
  expect(names(answer.json())).toEqual(["Alkov", "Lakan", "Ripa", "Kajak"]);
});

test("the grid shows motorhomes before equipment and leaves addon-only items out", async () => {
  const cards = (await shop.call("/api/rental-items/cards")).json<
    { name: string; picture: unknown }[]
  >();
  expect(names(cards)).toEqual(["Ripa", "Alkov", "Kajak"]);
  expect(cards[0]?.picture).toMatchObject({ url: "/media/ripa.webp", width: 1600 });
  expect(cards[1]?.picture).toBeNull();
});

test("an item is found by its number and by its address, with its pictures", async () => {
  const bySlug = (await shop.call("/api/rental-items/slug/ripa")).json<{ id: number }>();
  const byId = (await shop.call(`/api/rental-items/${bySlug.id}`)).json();
  expect(byId).toEqual(bySlug);
  expect(byId).toMatchObject({
    name: "Ripa",
    quantity: 1,
    basePrice: 0,
    peakSeasonOnly: false,
    pictures: [{ url: "/media/ripa.webp" }],
  });
});

test("a picture that nobody knows is left out instead of breaking the item", async () => {
  const list = (await shop.call("/api/rental-items")).json<
    { name: string; pictures: unknown[] }[]
  >();
  expect(list.find((item) => item.name === "Alkov")?.pictures).toEqual([]);
});

test.each([
  "/api/rental-items/slug/sald",
  "/api/rental-items/slug/finns-inte",
  "/api/rental-items/999999",
])("%s: an archived or unknown item cannot be found", async (path) => {
  const answer = await shop.call(path);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    message: "Objektet kunde inte hittas",
    code: "catalog.item-unknown",
  });
});

test.each([
  "abc",
  "-1",
  "0",
  "1e9",
  "%00",
  "1.5",
  "0x10",
  "99999999999",
  "1;drop",
  "' or 1=1",
  "%F0%9F%9A%90",
])("'%s' is no item number", async (id) => {
  const answer = await shop.call(`/api/rental-items/${encodeURI(id).replace("%2500", "%00")}`);
  expect([400, 404]).toContain(answer.statusCode);
  expect(answer.json()).toMatchObject({ message: expect.stringMatching(/^[A-ZÅÄÖ]/) as unknown });
});

test.each(["%00", "ÅÄÖ", "a".repeat(250), "..%2f..%2fetc", "A-B", "-"])(
  "'%s' is no item address",
  async (slug) => {
    const answer = await shop.call(
      `/api/rental-items/slug/${slug.includes("%") ? slug : encodeURI(slug)}`,
    );
    expect([400, 404]).toContain(answer.statusCode);
  },
);

test("a catalogue read that is still current costs no body", async () => {
  const first = await shop.call("/api/rental-items/cards");
  const etag = String(first.headers["etag"]);
  expect(first.headers["cache-control"]).toBe("no-cache");
  const again = await shop.call("/api/rental-items/cards", { headers: { "if-none-match": etag } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
  await anItem(shop.db, { name: "Ny", slug: "ny" });
  const changed = await shop.call("/api/rental-items/cards", {
    headers: { "if-none-match": etag },
  });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers["etag"]).not.toBe(etag);
});

test("a catalogue read is compressed for a browser that can", async () => {
  const answer = await shop.call("/api/rental-items", { headers: { "accept-encoding": "br" } });
  expect(answer.headers["content-encoding"]).toBe("br");
});
