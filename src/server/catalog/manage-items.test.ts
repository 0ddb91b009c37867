import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { RentalItem } from "#contracts/catalog.ts";
import type { ErrorAnswer } from "#contracts/errors.ts";
import { rentalItems } from "#server/platform/db/tables/catalog.ts";
import {
  aBooking,
  aCheckout,
  anAgreement,
  anItem,
  aPicture,
  aUser,
  PASSWORD,
} from "#test/builders.ts";
import { cookieOf, openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let as: string;
beforeAll(async () => {
  shop = await openTestShop();
  as = await shop.signIn("admin");
});

const LEAST = { type: "rv", name: "Ripa", pricePerDay: 1200 };
const create = (body: object) => shop.call("/api/rental-items", { method: "POST", body, as });
const change = (id: number, body: object, by = as) =>
  shop.call(`/api/rental-items/${id}`, { method: "PATCH", body, as: by });
const remove = (id: number) => shop.call(`/api/rental-items/${id}`, { method: "DELETE", as });
const look = async (id: number) => (await shop.call(`/api/rental-items/${id}`)).json<RentalItem>();
const made = async (body: object = {}) => (await create({ ...LEAST, ...body })).json<RentalItem>();

describe("a new item", () => {
  test("needs a type, a name and a price, and has sensible values for the rest", async () => {
    const answer = await create({ ...LEAST, name: "Fjällripa 70" });
    expect(answer.statusCode).toBe(201);
    const item = answer.json<RentalItem>();
    expect(item).toMatchObject({
      name: "Fjällripa 70",
      slug: "fjallripa-70",
      quantity: 1,
      basePrice: 0,
      depositAmount: 5000,
      peakSeasonOnly: false,
      isAddonOnly: false,
      description: "",
      imageGallery: [],
      defaultPickupTime: null,
      version: 1,
      seasons: [],
    });
    expect(await look(item.id)).toEqual(item);
  });

  test("keeps every field of the editor", async () => {
    await aPicture(shop.db, "/media/ny.webp");
    const body = {
      ...LEAST,
      slug: "egen-adress",
      heroText: "Ut i fjällen",
      heroTagline: "Med värme",
      mainImageUrl: "/media/ny.webp",
      imageGallery: ["/media/ny.webp", "", "/media/ny.webp", "https://example.com/b.jpg"],
      miniHeading: "Mini",
      shortDescription: "Kort",
      description: "Lång\n\nmed <b>tecken</b> & allt",
      youtubeVideoId: "https://youtu.be/dQw4w9WgXcQ",
      youtubeVideoTitle: "Film",
      featureSets: [
        { heading: "Kök", features: ["Spis", ""] },
        { heading: "", features: [""] },
      ],
      basePrice: 500,
      peakSeasonOnly: true,
      isAddonOnly: true,
      defaultPickupTime: "14:30",
      defaultReturnTime: "",
      quantity: 3,
      depositAmount: 7000,
      rentalAgreementId: (await anAgreement(shop.db)).id,
    };
    expect((await create(body)).json()).toMatchObject({
      ...body,
      imageGallery: ["/media/ny.webp", "https://example.com/b.jpg"],
      youtubeVideoId: "dQw4w9WgXcQ",
      featureSets: [{ heading: "Kök", features: ["Spis"] }],
      defaultReturnTime: null,
      pictures: [{ url: "/media/ny.webp" }, { url: "/media/ny.webp" }],
    });
  });

  test("with the name of another gets an address of its own; so does one without letters", async () => {
    const slugs = [];
    for (const name of ["Tält", "Tält!", "tält"]) slugs.push((await made({ name, slug: "" })).slug);
    expect(slugs).toEqual(["talt", "talt-2", "talt-3"]);
    expect((await made({ name: "🛶", slug: null })).slug).toBe("objekt");
  });

  test("cannot be given an address that another has", async () => {
    await made({ slug: "upptagen" });
    const answer = await create({ ...LEAST, slug: "upptagen" });
    expect(answer.statusCode).toBe(409);
    const sentence = "Ett annat objekt har redan den adressen. Välj en annan.";
    expect(answer.json()).toEqual({
      message: sentence,
      code: "catalog.slug-taken",
      fields: { slug: sentence },
    });
  });

  test("of equipment has no deposit, whatever is sent", async () => {
    expect((await made({ type: "equipment" })).depositAmount).toBeNull();
    expect((await made({ type: "equipment", depositAmount: 900 })).depositAmount).toBeNull();
    expect((await made({ depositAmount: null })).depositAmount).toBeNull();
    expect((await made({ depositAmount: 0 })).depositAmount).toBe(0);
  });

  test("stores nothing that is no field of an item", async () => {
    const body = { id: 77, version: 9, archivedAt: "2020-01-01", createdAt: "x", hemligt: 1 };
    const item = await made(body);
    expect(item.id).not.toBe(77);
    expect(item.version).toBe(1);
    expect(item).not.toHaveProperty("hemligt");
    expect((await look(item.id)).id).toBe(item.id);
  });

  test("cannot have terms that do not exist", async () => {
    const answer = await create({ ...LEAST, rentalAgreementId: 99_999 });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: "catalog.agreement-gone" });
  });
});

describe("changing an item", () => {
  test("changes what was sent and leaves the rest", async () => {
    const item = await made({ description: "Kvar", quantity: 2 });
    const answer = await change(item.id, { pricePerDay: 1500 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...item, pricePerDay: 1500, version: 2 });
  });

  test("a save that changes nothing is no change", async () => {
    const item = await made();
    expect((await change(item.id, { ...item, slug: item.slug ?? "" })).json()).toEqual(item);
    expect((await change(item.id, {})).json()).toEqual(item);
    const history = await shop.call(`/api/rental-items/${item.id}/history`, { as });
    expect(history.json()).toHaveLength(1);
  });

  test("of two administrators who edit at the same time the second is told by whom and when", async () => {
    const item = await made();
    const anna = await aUser(shop.db, { username: "Anna på kontoret", role: "admin" });
    const login = { username: anna.username, password: PASSWORD };
    const hers = cookieOf(await shop.call("/api/login", { method: "POST", body: login }));
    await change(item.id, { name: "Annas namn", version: 1 }, hers);
    const second = await change(item.id, { name: "Mitt namn", version: 1 });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toEqual({
      code: "catalog.item-changed",
      message:
        "Anna på kontoret ändrade objektet 1 juni 2026 kl 12:00, medan du redigerade. Inget har sparats över.",
    });
    expect((await look(item.id)).name).toBe("Annas namn");
    expect((await change(item.id, { name: "Mitt namn", version: 2 })).statusCode).toBe(200);
  });

  test("the second is told also where the log knows nothing", async () => {
    const { id } = await anItem(shop.db, { version: 4 });
    expect((await change(id, { name: "x", version: 3 })).json<ErrorAnswer>().message).toBe(
      "Objektet ändrades medan du redigerade. Inget har sparats över.",
    );
  });

  test("without a version the save goes through", async () => {
    const item = await made();
    await change(item.id, { name: "Ett" });
    expect((await change(item.id, { name: "Två" })).json()).toMatchObject({
      name: "Två",
      version: 3,
    });
  });

  test("a blank address is made anew from the name, and its own is no obstacle", async () => {
    const item = await made({ name: "Kanot" });
    expect(item.slug).toBe("kanot");
    expect((await change(item.id, { slug: "" })).json()).toMatchObject({ slug: "kanot" });
    const renamed = await change(item.id, { name: "Kajak å mer", slug: null });
    expect(renamed.json()).toMatchObject({ slug: "kajak-a-mer" });
    expect((await change(item.id, { name: "Annat" })).json()).toMatchObject({
      slug: "kajak-a-mer",
    });
    await made({ slug: "annans" });
    expect((await change(item.id, { slug: "annans" })).statusCode).toBe(409);
  });

  test("a motorhome that becomes equipment loses its deposit, and gets the usual one back", async () => {
    const item = await made({ depositAmount: 9000 });
    expect((await change(item.id, { name: "x" })).json()).toMatchObject({ depositAmount: 9000 });
    expect((await change(item.id, { type: "equipment" })).json()).toMatchObject({
      depositAmount: null,
    });
    expect((await change(item.id, { type: "rv" })).json()).toMatchObject({ depositAmount: 5000 });
  });

  test("fewer units than are taken on a coming night are refused, and the first such night is named", async () => {
    const item = await made({ quantity: 4 });
    await aBooking(shop.db, {
      itemId: item.id,
      start: "2026-05-20",
      end: "2026-05-22",
      quantity: 4,
    });
    await aBooking(shop.db, {
      itemId: item.id,
      start: "2026-07-03",
      end: "2026-07-05",
      quantity: 2,
    });
    await aCheckout(shop.db, { itemId: item.id, start: "2026-07-04", end: "2026-07-06" });
    expect((await change(item.id, { quantity: 3 })).statusCode).toBe(200);
    const refused = await change(item.id, { quantity: 2 });
    expect(refused.statusCode).toBe(409);
    const sentence =
      "Natten 4 juli 2026 är 3 redan bokade eller på väg att bokas. Antalet kan inte vara lägre än så.";
    expect(refused.json()).toEqual({
      code: "catalog.quantity-taken",
      message: sentence,
      fields: { quantity: sentence },
    });
    expect((await look(item.id)).quantity).toBe(3);
  });

  test("new units can be booked from today on; nights that have passed keep what they had", async () => {
    const item = await made({ quantity: 1 });
    for (const [start, end] of [
      ["2026-05-30", "2026-05-31"],
      ["2026-06-01", "2026-06-02"],
    ] as const)
      await aBooking(shop.db, { itemId: item.id, start, end });
    await change(item.id, { quantity: 5 });
    const answer = await shop.db.execute(
      sql`select capacity from item_nights where rental_item_id = ${item.id} order by night`,
    );
    expect((answer as { rows: unknown[] }).rows).toEqual([{ capacity: 1 }, { capacity: 5 }]);
  });
});

describe("removing an item", () => {
  test("that was never booked removes it with all that belongs to it", async () => {
    const item = await made();
    const dates = { startDate: "2026-07-01", endDate: "2026-07-02" };
    const season = { rentalItemId: item.id, ...dates, price: 1 };
    await shop.call("/api/seasonal-prices", { method: "POST", body: season, as });
    expect((await remove(item.id)).statusCode).toBe(204);
    expect((await remove(item.id)).statusCode).toBe(404);
    expect(await shop.db.select().from(rentalItems).where(eq(rentalItems.id, item.id))).toEqual([]);
  });

  test("that was booked hides it: nobody finds or books it, its bookings stay, its address is free", async () => {
    const item = await made({ name: "Bokad", slug: "bokad" });
    const id = await aBooking(shop.db, {
      itemId: item.id,
      start: "2026-07-01",
      end: "2026-07-03",
      status: "returned",
    });
    expect((await remove(item.id)).statusCode).toBe(204);
    for (const path of [
      `${item.id}`,
      "slug/bokad",
      `${item.id}/availability?startDate=2026-08-01&endDate=2026-08-02`,
    ])
      expect((await shop.call(`/api/rental-items/${path}`)).statusCode, path).toBe(404);
    const list = (await shop.call("/api/rental-items")).json<RentalItem[]>();
    expect(list.map((one) => one.id)).not.toContain(item.id);
    const price = { rentalItemId: item.id, startDate: "2026-08-01", endDate: "2026-08-02" };
    const priced = await shop.call("/api/calculate-booking-price", { method: "POST", body: price });
    expect(priced.statusCode).toBe(404);
    expect((await shop.call(`/api/bookings/${id}`)).json()).toMatchObject({
      rentalItemName: "Bokad",
    });
    expect((await change(item.id, { name: "x" })).statusCode).toBe(404);
    expect((await made({ name: "Bokad" })).slug).toBe("bokad");
  });

  test.each(["open", "closing", "discarded"])(
    "that somebody is paying for hides it, so that they get what was promised (%s)",
    async (status) => {
      const item = await made();
      const stay = { itemId: item.id, start: "2026-07-01", end: "2026-07-03" };
      await aCheckout(shop.db, { ...stay, status });
      expect((await remove(item.id)).statusCode).toBe(204);
      const [row] = await shop.db.select().from(rentalItems).where(eq(rentalItems.id, item.id));
      expect(row?.archivedAt).toBeInstanceOf(Date);
    },
  );

  test("whose checkouts are all over removes it", async () => {
    const item = await made();
    const stay = { itemId: item.id, start: "2026-07-01", end: "2026-07-03" };
    await aCheckout(shop.db, { ...stay, status: "released" });
    await remove(item.id);
    expect(await shop.db.select().from(rentalItems).where(eq(rentalItems.id, item.id))).toEqual([]);
  });
});

describe("the terms of an item", () => {
  const link = (id: number, rentalAgreementId: unknown) =>
    shop.call(`/api/rental-items/${id}/agreement`, {
      method: "PATCH",
      body: { rentalAgreementId },
      as,
    });

  test("can be set and taken away without disturbing the save that follows", async () => {
    const item = await made();
    const agreement = await anAgreement(shop.db, { content: "Husbilens villkor" });
    const answer = await link(item.id, agreement.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...item, rentalAgreementId: agreement.id });
    expect((await shop.call(`/api/rental-items/${item.id}/agreement`)).json()).toMatchObject({
      content: "Husbilens villkor",
    });
    expect((await change(item.id, { name: "x", version: item.version })).statusCode).toBe(200);
    expect((await link(item.id, null)).json()).toMatchObject({ rentalAgreementId: null });
  });

  test("must exist, and so must the item", async () => {
    const item = await made();
    expect((await link(item.id, 99_999)).statusCode).toBe(404);
    expect((await link(99_999, null)).statusCode).toBe(404);
    for (const wrong of [undefined, "1", 0, -1, 1.5, {}])
      expect((await link(item.id, wrong)).statusCode, JSON.stringify(wrong)).toBe(400);
  });
});
