import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { findAnything, type Found } from "#contracts/office-find.ts";
import { folded } from "#domain/text/folded.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let admin: string;
let staff: string;
let camper: number;
let muller: number;
let berg: number;

async function aStay(itemId: number, start: string, name: string, city: string) {
  const end = `${start.slice(0, 8)}${String(Number(start.slice(8)) + 2).padStart(2, "0")}`;
  const id = await aBooking(shop.db, { itemId, start, end, status: "confirmed" });
  await shop.db.execute(sql`update bookings set customer_name = ${name}, customer_city = ${city},
    customer_email = 'hemlig@example.com', customer_phone = '+46701234567',
    customer_personal_number = '19900101-0017' where id = ${id}`);
  return id;
}

beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.signIn("admin");
  staff = await shop.signIn("staff");
  camper = (await anItem(shop.db, { name: "Polarräven 66", quantity: 50 })).id;
  const kayak = (await anItem(shop.db, { name: "Kajak", type: "equipment", quantity: 50 })).id;
  muller = await aStay(camper, "2026-07-10", "Jürgen Müller", "Umeå");
  berg = await aStay(kayak, "2026-08-10", "Anna Berg", "Sundsvall");
});

async function find(q: string, as = admin): Promise<Found[]> {
  const answer = await shop.call(`/api/office/find?${new URLSearchParams({ q })}`, { as });
  expect(answer.statusCode, answer.body).toBe(200);
  return findAnything.answer.parse(answer.json());
}

const bookingsOf = (found: Found[]) =>
  found.filter(({ kind }) => kind === "booking").map(({ id }) => Number(id));

describe("a booking is found from anywhere by", () => {
  test.each([
    ["the name without accents", "muller"],
    ["the town", "umea"],
    ["the thing", "polarraven"],
    ["the thing, its name written as one word", "polarräven66"],
    ["the thing and the name", "müller 66 polar"],
    ["the phone", "070-123 45 67"],
    ["the address of the letters", "hemlig@"],
  ])("%s", async (_how, q) => {
    expect(bookingsOf(await find(q))).toContain(muller);
  });

  test("its number", async () => {
    const [first] = await find(String(muller));
    expect(first).toEqual({
      kind: "booking",
      id: String(muller),
      label: "Jürgen Müller",
      note: `#${muller}, Polarräven 66, 10 juli 2026 – 12 juli 2026`,
      path: `/admin/bookings/${muller}`,
    });
  });

  test("the thing and the name, and no other of the same thing", async () => {
    expect(bookingsOf(await find("kajak berg"))).toEqual([berg]);
    expect(bookingsOf(await find("kajak muller"))).toEqual([]);
  });
});

test("items, pages and receipts are found by those who may open them", async () => {
  const paid = sql`insert into payments (id, kind, booking_id, amount, status, is_current, captured_at, created_at, updated_at)
    values (gen_random_uuid(), 'rent', ${muller}, 1000, 'captured', true, now(), now(), now()) returning id`;
  const [{ id: payment } = { id: "" }] = await rowsOf<{ id: string }>(shop.db, paid);
  await shop.db
    .execute(sql`insert into receipts (year, number, kind, booking_id, payment_id, issued_on, total_kronor, snapshot, created_at)
    values (2026, 17, 'receipt', ${muller}, ${payment}, '2026-06-01', 1000, '{}', now())`);
  const kinds = (found: Found[]) => found.map(({ kind, label, path }) => [kind, label, path]);
  const receipt = ["receipt", "Kvitto 2026-000017", `/admin/receipts/${muller}`];
  for (const q of ["17", "kvitto 17", "2026-000017", "2026 000017"])
    expect(kinds(await find(q)), q).toContainEqual(receipt);
  expect(kinds(await find("2025-17"))).not.toContainEqual(receipt);
  const item = ["item", "Polarräven 66", `/admin/rental-items/${camper}`];
  expect(kinds(await find("polar"))).toContainEqual(item);
  expect(kinds(await find("polarräven66"))).toContainEqual(item);
  expect(kinds(await find("bokforing"))).toContainEqual(["page", "Bokföring", "/admin/accounting"]);
  for (const q of ["17", "polar", "inställningar"])
    expect((await find(q, staff)).filter(({ kind }) => kind !== "booking")).toEqual([]);
});

test("the bookings of a thing that is no longer for rent are found by its name, and the thing is not", async () => {
  const { id: sold } = await anItem(shop.db, { name: "Fjällripa 70" });
  const lindgren = await aStay(sold, "2026-06-10", "Astrid Lindgren", "Vimmerby");
  await shop.db.execute(sql`update rental_items set archived_at = now() where id = ${sold}`);
  for (const q of ["fjällripa", "fjällripa70", "ripa lindgren"]) {
    const found = await find(q);
    expect(bookingsOf(found), q).toEqual([lindgren]);
    expect(found.map(({ kind }) => kind)).not.toContain("item");
  }
});

test("no answer carries more of a customer than the name", async () => {
  const text = JSON.stringify(await find("muller"));
  expect(text).not.toMatch(/hemlig|1234567|19900101|Umeå/);
});

test("at most twenty are told, and nothing typed is nothing to find", async () => {
  for (let day = 1; day <= 25; day += 1)
    await aStay(camper, `2026-09-${String(day).padStart(2, "0")}`, "Kalle Många", "Åre");
  expect(await find("manga")).toHaveLength(20);
  // A letter that nearly every page has leaves room for what is no page.
  for (const q of ["k", "e", "s"]) expect((await find(q)).length, q).toBeLessThanOrEqual(20);
  for (const q of ["", "   "]) {
    const answer = await shop.call(`/api/office/find?${new URLSearchParams({ q })}`, { as: admin });
    expect(answer.statusCode).toBe(400);
  }
});

test("visitors and customers find nothing here", async () => {
  expect((await shop.call("/api/office/find?q=a")).statusCode).toBe(401);
  const customer = await shop.signIn("customer");
  expect((await shop.call("/api/office/find?q=a", { as: customer })).statusCode).toBe(403);
});

test("database and shop fold letters alike", async () => {
  for (const word of ["Åsa ÖSTRÖM", "Søren Ærø", "MÜLLER-Łódź", "Đorđe", "çà et là", "ñandú"]) {
    const [row] = await rowsOf<{ word: string }>(shop.db, sql`select folded(${word}) as word`);
    expect(row?.word).toBe(folded(word));
  }
});
