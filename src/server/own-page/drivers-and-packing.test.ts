import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import type { ErrorAnswer } from "#contracts/errors.ts";
import type { MyBooking } from "#contracts/my-booking.ts";
import { NO_FACTS } from "#domain/catalog/item-facts.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";
import { packingOfBooking } from "#server/bookings/packing-rows.ts";
import { anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import type { TestCards } from "#test/test-cards.ts";
import { aPaymentWish, callPlace, openPayment, openTestTill } from "#test/test-checkout.ts";
import type { TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let cards: TestCards;
let admin: string;
beforeAll(async () => {
  ({ shop, cards } = await openTestTill());
  admin = await shop.signIn("admin");
});
beforeEach(() => shop.clock.set("2026-05-01T10:00:00Z"));

type Item = Parameters<typeof anItem>[1];

async function anApproved(item: Item = {}): Promise<{ id: number; key: string }> {
  const { id: itemId } = await anItem(shop.db, { name: "Norrskenet", ...item });
  const opened = await openPayment(shop, aPaymentWish({ itemId }));
  await cards.pay(opened.clientSecret);
  const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
  const body = { paymentAction: "capture" };
  await shop.call(`/api/bookings/${id}`, { method: "PATCH", body, as: admin });
  return { id, key: await newOwnKey(shop.db, id, shop.clock.now()) };
}

const page = async (key: string) => (await shop.call(`/api/my-booking/${key}`)).json<MyBooking>();
const patch = (key: string, body: object) =>
  shop.call(`/api/my-booking/${key}`, { method: "PATCH", body });
const seen = async (id: number) =>
  (await shop.call(`/api/bookings/${id}`, { as: admin })).json<Booking>();

const ANNA = { name: "Anna Berg", licensedSince: "2009-06" };
const BO = { name: "Bo Ek", licensedSince: "1998-11-03" };

describe("who drives", () => {
  test("is asked for until the customer has told it, and staff see it then", async () => {
    const { id, key } = await anApproved({ facts: { ...NO_FACTS, minAge: 21, licence: "B" } });
    const before = await page(key);
    expect(before.todo).toContainEqual({
      key: "drivers",
      label: "Skriv vem som kör",
      path: "#forare",
    });
    expect(before.driving).toMatchObject({ allowed: true });
    expect(before.driving?.asks).toContain("Minst 21");

    const answer = await patch(key, { drivers: [{ ...ANNA, name: " Anna Berg " }, BO] });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<MyBooking>().booking.drivers).toEqual([ANNA, BO]);
    expect(answer.json<MyBooking>().todo.map((one) => one.key)).not.toContain("drivers");
    expect((await seen(id)).drivers).toEqual([ANNA, BO]);
  });

  test("who has had the licence too short a time for an earlier day is told before the stay is moved there", async () => {
    const { key } = await anApproved({ facts: { ...NO_FACTS, licenceYears: 2 } });
    // Two years to the day on which it begins.
    const told = await patch(key, { drivers: [{ ...ANNA, licensedSince: "2024-07-01" }] });
    expect(told.statusCode, told.body).toBe(200);
    const move = async (startDate: string, endDate: string) => {
      const { version } = (await page(key)).booking;
      return shop.call(`/api/my-booking/${key}/changes`, {
        method: "POST",
        body: { startDate, endDate, version },
      });
    };
    const earlier = await move("2026-06-10", "2026-06-12");
    expect(earlier.statusCode, earlier.body).toBe(400);
    expect(earlier.json<ErrorAnswer>().message).toContain("minst 2 år");
    expect((await move("2026-07-10", "2026-07-12")).statusCode).toBe(200);
  });

  test("is told by nobody without the key, nor by the number alone", async () => {
    const { id, key } = await anApproved();
    await patch(key, { drivers: [ANNA] });
    expect((await shop.call(`/api/bookings/${id}`)).body).not.toContain("Anna Berg");
    expect((await patch("x".repeat(22), { drivers: [BO] })).statusCode).toBe(404);
    expect((await seen(id)).drivers).toEqual([ANNA]);
  });

  test.each([
    [[{ ...ANNA, name: " " }], "drivers.0.name", "Måste fyllas i"],
    [[ANNA, { ...BO, licensedSince: "2009" }], "drivers.1.licensedSince", "2009-06"],
    [[{ ...ANNA, licensedSince: "2026-06" }], "drivers.0.licensedSince", "framtiden"],
    [[ANNA, { ...BO, licensedSince: "2025-01" }], "drivers.1.licensedSince", "minst 2 år"],
  ])("is refused at the right field: %j", async (drivers, field, words) => {
    const { key } = await anApproved({ facts: { ...NO_FACTS, licenceYears: 2 } });
    const answer = await patch(key, { drivers });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json<ErrorAnswer>().fields?.[field]).toContain(words);
    expect((await page(key)).booking.drivers).toEqual([]);
  });

  test("is one to four people", async () => {
    const { key } = await anApproved();
    for (const count of [0, 5])
      expect(
        (await patch(key, { drivers: Array.from({ length: count }, () => ANNA) })).statusCode,
      ).toBe(400);
    expect((await patch(key, { drivers: Array.from({ length: 4 }, () => ANNA) })).statusCode).toBe(
      200,
    );
  });

  test("is no question where nothing is driven, nor after the pick-up", async () => {
    const kayak = await anApproved({ type: "equipment" });
    expect(await page(kayak.key)).toMatchObject({ driving: null });
    expect((await patch(kayak.key, { drivers: [ANNA] })).statusCode).toBe(409);
    const { key } = await anApproved();
    const { startDate } = (await page(key)).booking;
    shop.clock.set(`${startDate}T20:00:00Z`);
    expect(await page(key)).toMatchObject({
      details: { allowed: false },
      driving: { allowed: false },
    });
    expect((await page(key)).todo.map((one) => one.key)).not.toContain("drivers");
    expect((await patch(key, { drivers: [ANNA] })).statusCode).toBe(409);
    expect((await page(key)).booking.drivers).toEqual([]);
  });

  test("may be changed by staff, who are told when somebody was faster", async () => {
    const { id, key } = await anApproved({ facts: { ...NO_FACTS, licenceYears: 2 } });
    const { version } = await seen(id);
    await patch(key, { drivers: [ANNA] });
    const write = (body: object) =>
      shop.call(`/api/bookings/${id}/changes`, { method: "POST", body, as: admin });
    const young = { name: "Cia", licensedSince: "2026-01" };
    expect((await write({ version, drivers: [BO] })).statusCode).toBe(409);
    const now = (await seen(id)).version;
    expect(now).toBe(version + 1);
    // They have seen the licence, and may decide otherwise.
    expect((await write({ version: now, drivers: [young] })).json<Booking>().drivers).toEqual([
      young,
    ]);
    const ahead = [{ name: "Cia", licensedSince: "2027-01" }];
    expect((await write({ version: now + 1, drivers: ahead })).statusCode).toBe(400);
    expect((await write({ version: now + 1, drivers: [] })).json<Booking>().drivers).toEqual([]);
  });

  test("stands in no log and no letter, and is gone with the booking", async () => {
    const { id, key } = await anApproved();
    await patch(key, { drivers: [{ name: "Förare Ensamsson", licensedSince: "2009-06" }] });
    expect(await tablesWith("Ensamsson")).toEqual(["bookings"]);
    const history = await shop.call(`/api/bookings/${id}/history`, { as: admin });
    expect(history.body).toContain("drivers");
    const removed = await shop.call(`/api/bookings/${id}`, { method: "DELETE", as: admin });
    expect(removed.statusCode, removed.body).toBe(204);
    expect(await tablesWith("Ensamsson")).toEqual([]);
  });
});

/** Every table of the shop in which a word stands. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    shop.db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf(
      shop.db,
      sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%${word}%`} limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe("what to bring", () => {
  test("is told on the own page, thing by thing", async () => {
    const { id, key } = await anApproved({ packingList: ["Ficklampa", "Innetofflor"] });
    expect((await page(key)).packing).toEqual([
      { itemName: "Norrskenet", lines: ["Ficklampa", "Innetofflor"] },
    ]);
    const pulka = await anItem(shop.db, {
      type: "equipment",
      name: "Pulka",
      packingList: ["Termos", "ficklampa"],
    });
    const { version } = await seen(id);
    const changed = await shop.call(`/api/bookings/${id}/changes`, {
      method: "POST",
      body: { version, lines: [{ rentalItemId: pulka.id, quantity: 1 }] },
      as: admin,
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(await packingOfBooking(shop.db, id)).toEqual([
      { itemName: "Norrskenet", lines: ["Ficklampa", "Innetofflor"] },
      { itemName: "Pulka", lines: ["Termos"] },
    ]);
  });

  test("is nothing where no owner has said so", async () => {
    const { key } = await anApproved();
    expect((await page(key)).packing).toEqual([]);
  });
});
