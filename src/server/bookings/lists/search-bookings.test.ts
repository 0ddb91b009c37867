import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { searchBookings as contract, type FoundBookings } from "#contracts/booking-list.ts";
import { MOST_COUNTED } from "#domain/bookings/list-pages.ts";
import type { Db } from "#server/platform/db/database.ts";
import { isInRentState, RENT_STATES } from "#domain/payments/booking-money.ts";
import { moneyOf } from "#texts/rent-words.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let staff: string;
let kayak: number;
let camper: number;
let asa: number;
let bo: number;

type Customer = { name: string; email?: string; phone?: string; city?: string };

async function aStay(itemId: number, start: string, customer: Customer, status = "pending") {
  const end = `${start.slice(0, 8)}${String(Number(start.slice(8)) + 2).padStart(2, "0")}`;
  const id = await aBooking(shop.db, { itemId, start, end, status });
  const { name, email = "x@example.com", phone = "", city = "" } = customer;
  await shop.db.execute(sql`
    update bookings set customer_name = ${name}, customer_email = ${email}, customer_phone = ${phone},
      customer_city = ${city} where id = ${id}`);
  return id;
}

async function aPayment(bookingId: number, status: string, isCurrent = true) {
  await shop.db.execute(sql`
    insert into payments (id, kind, booking_id, amount, status, is_current, captured_at, created_at, updated_at)
    values (${crypto.randomUUID()}, 'rent', ${bookingId}, 1000, ${status}, ${isCurrent},
      ${status === "captured" ? new Date().toISOString() : null}, now(), now())`);
}

beforeAll(async () => {
  shop = await openTestShop();
  staff = await shop.signIn("staff");
  kayak = (await anItem(shop.db, { name: "Kajak", quantity: 50 })).id;
  camper = (await anItem(shop.db, { name: "Husbil", quantity: 50 })).id;
  asa = await aStay(camper, "2026-07-10", {
    name: "ÅSA Öström",
    email: "Asa.Ostrom@Example.com",
    phone: "+46701234567",
    city: "Örnsköldsvik",
  });
  bo = await aStay(kayak, "2026-07-20", { name: "Bo 100% Berg_" }, "cancelled");
  await aPayment(asa, "expired", false);
  await aPayment(asa, "authorized");
  await aPayment(bo, "captured");
});

const ask = (query: Record<string, string>, as = staff) =>
  shop.call(`/api/bookings/search?${new URLSearchParams(query)}`, { as });

async function found(query: Record<string, string>): Promise<number[]> {
  const answer = await ask(query);
  expect(answer.statusCode, answer.body).toBe(200);
  const { bookings, total } = contract.answer.parse(answer.json());
  expect(total).toBe(bookings.length);
  return bookings.map(({ id }) => id);
}

describe("a booking is found by", () => {
  test.each([
    ["a name in small letters", "åsa öst"],
    ["a name in capitals", "ÖSTRÖM"],
    ["the words in another order", "öström åsa"],
    ["letters without their accents", "ostrom asa"],
    ["accents of another keyboard", "östrôm"],
    ["an accent typed as a sign of its own", "o\u0308stro"],
    ["some letters in the middle", "strö"],
    ["two letters", "ös"],
    ["the town", "örnsk"],
    ["name and town", "asa ornskoldsvik"],
    ["a part of the e-mail", "OSTROM@exa"],
    ["the phone as it was typed", "070-123 45 67"],
    ["the phone with its country", "+46 70 123"],
    ["the phone as it is stored", "+46701234567"],
  ])("%s", async (_how, q) => {
    expect(await found({ q })).toEqual([asa]);
  });

  test("its number, also by how it begins", async () => {
    expect(await found({ q: String(bo) })).toEqual([bo]);
    expect(await found({ q: `#${bo}` })).toEqual([bo]);
    expect(await found({ q: `#${String(bo).slice(0, 3)}` })).toEqual([bo, asa]);
    expect(await found({ q: "#9" })).toEqual([]);
  });

  test("signs that mean something to a database, as what they are", async () => {
    expect(await found({ q: "100%" })).toEqual([bo]);
    expect(await found({ q: "%" })).toEqual([bo]);
    expect(await found({ q: "berg_" })).toEqual([bo]);
    expect(await found({ q: "' or 1=1 --" })).toEqual([]);
  });

  test("its new name once the name was changed, and not at all once it is gone", async () => {
    const id = await aStay(kayak, "2026-08-01", { name: "Före Namn" });
    await shop.db.execute(sql`update bookings set customer_name = 'Efter' where id = ${id}`);
    expect(await found({ q: "före" })).toEqual([]);
    expect(await found({ q: "efter" })).toEqual([id]);
    await shop.db.execute(sql`delete from bookings where id = ${id}`);
    expect(await found({ q: "efter" })).toEqual([]);
  });
});

describe("the list is narrowed by", () => {
  test("status, item and the payment as it stands now", async () => {
    expect(await found({ status: "cancelled" })).toEqual([bo]);
    expect(await found({ item: String(camper) })).toEqual([asa]);
    expect(await found({ payment: "paid", q: "bo" })).toEqual([bo]);
    expect(await found({ payment: "refunded" })).toEqual([]);
    expect(await found({ status: "", payment: "", item: "", from: "", q: "" })).toEqual([bo, asa]);
  });

  test("a period that the stay touches, with its last day", async () => {
    expect(await found({ from: "2026-07-12", to: "2026-07-20" })).toEqual([bo, asa]);
    expect(await found({ from: "2026-07-13", to: "2026-07-19" })).toEqual([]);
    expect(await found({ to: "2026-07-10" })).toEqual([asa]);
    expect(await found({ from: "2026-07-22" })).toEqual([bo]);
  });

  test("nothing it does not understand", async () => {
    const queries: Record<string, string>[] = [
      { status: "unknown" },
      { payment: "captured" },
      { item: "x" },
      { from: "2026-02-30" },
      { after: "2026-07-01" },
      { after: "2026-13-01_1000001" },
      { q: "x".repeat(201) },
      { q: "a\u0000b" },
    ];
    for (const query of queries)
      expect((await ask(query)).statusCode, JSON.stringify(query)).toBe(400);
  });
});

test("a long list comes in pages of fifty, each booking once, the latest start first", async () => {
  const item = await anItem(shop.db, { quantity: 200 });
  for (let index = 0; index < 120; index += 1)
    await aBooking(shop.db, {
      itemId: item.id,
      start: `2027-0${1 + (index % 3)}-10`,
      end: "2027-05-01",
    });
  const seen: FoundBookings["bookings"] = [];
  let next: string | null = "";
  const sizes: number[] = [];
  while (next !== null) {
    const page: FoundBookings = (await ask({ item: String(item.id), after: next })).json();
    expect(page.total).toBe(120);
    sizes.push(page.bookings.length);
    seen.push(...page.bookings);
    next = page.next;
  }
  expect(sizes).toEqual([50, 50, 20]);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(120);
  const places = seen.map(({ startDate, id }) => `${startDate} ${id}`);
  expect(places).toEqual(places.toSorted().toReversed());
});

const KEPT_BESIDE = [
  ["bookings", "id"],
  ["booking_money", "booking_id"],
  ["booking_search", "booking_id"],
] as const;

async function otherColumns(db: Db, table: string, key: string): Promise<string> {
  const [columns] = await rowsOf<{ fields: string }>(
    db,
    sql`select string_agg(quote_ident(column_name), ', ') as fields from information_schema.columns
      where table_name = ${table} and column_name <> ${key} and is_generated = 'NEVER'`,
  );
  return columns!.fields;
}

test("what is more than anybody counts is told as more than that, whichever way it was asked for", async () => {
  const { id: itemId } = await anItem(shop.db);
  const first = await aBooking(shop.db, {
    itemId,
    start: "2031-01-10",
    end: "2031-01-12",
    status: "cancelled",
  });
  // With what the database keeps beside a booking, and past what would write it for each by itself.
  const copy = (many: number) =>
    shop.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const [table, key] of KEPT_BESIDE) {
        const fields = sql.raw(await otherColumns(tx, table, key));
        await tx.execute(sql`insert into ${sql.raw(table)} (${sql.raw(key)}, ${fields})
          select 5000000 + n + ${many}, ${fields}
          from ${sql.raw(table)}, generate_series(1, ${many}) n where ${sql.raw(key)} = ${first}`);
      }
    });
  const asked: Record<string, string>[] = [
    { item: String(itemId) },
    { from: "2031-01-01" },
    { q: "anna" },
    { payment: "nothing" },
  ];
  await copy(MOST_COUNTED - 1);
  expect((await ask({ item: String(itemId) })).json<FoundBookings>().total).toBe(MOST_COUNTED);
  await copy(2);
  for (const wish of asked) {
    const { total, bookings } = (await ask(wish)).json<FoundBookings>();
    expect(total, JSON.stringify(wish)).toBe(MOST_COUNTED + 1);
    expect(bookings).toHaveLength(50);
  }
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const [table, key] of KEPT_BESIDE)
      await tx.execute(sql`delete from ${sql.raw(table)} where ${sql.raw(key)} > 5000000`);
  });
  await shop.db.execute(sql`delete from bookings where id = ${first}`);
});

test("only those who work in the shop see other people's bookings", async () => {
  const customer = await shop.signIn("customer");
  for (const path of [
    "/api/bookings",
    "/api/bookings/search?status=x",
    "/api/bookings/x/history",
  ]) {
    expect((await shop.call(path)).statusCode, path).toBe(401);
    expect((await shop.call(path, { as: customer })).statusCode, path).toBe(403);
  }
});

test("the list is narrowed by how the rent stands, as the badge beside each booking says it", async () => {
  // Paid by Swish after the card was let go; given back whole and in part; owed; paid too much.
  const rents: [number, string, number, number][] = [
    [0, "cancelled", 0, 0],
    [1000, "cancelled", 1000, 0],
    [1000, "captured", 0, 1000],
    [1000, "captured", 0, 400],
    [2500, "captured", 0, 0],
    [2500, "authorized", 0, 0],
    [2500, "expired", 0, 0],
    [900, "captured", 0, 0],
    [1000, "authorized", 0, 0],
  ];
  const ids: number[] = [];
  for (const [price, card, swish, refunded] of rents) {
    const id = await aStay(kayak, "2027-09-01", { name: "Filter" });
    await shop.db.execute(sql`update bookings set total_price = ${price}, waived = ${refunded}
      where id = ${id}`);
    await aPayment(id, card);
    await shop.db.execute(sql`update payments set refunded_amount = ${refunded}
      where booking_id = ${id} and status = 'captured'`);
    if (swish > 0)
      await shop.db.execute(sql`
        insert into payments (id, kind, method, booking_id, amount, status, is_current, key, paid_on, captured_at, created_at, updated_at)
        values (${crypto.randomUUID()}, 'rent', 'swish', ${id}, ${swish}, 'captured', false, ${crypto.randomUUID()},
          '2026-01-01', now(), now(), now())`);
    ids.push(id);
  }
  const all = contract.answer.parse((await ask({ from: "2027-09-01" })).json()).bookings;
  expect(all).toHaveLength(ids.length);
  const states = new Set<string>();
  for (const state of RENT_STATES) {
    const expected = all.filter((one) => isInRentState(state, moneyOf(one), 0)).map(({ id }) => id);
    if (expected.length > 0) states.add(state);
    expect(await found({ payment: state, from: "2027-09-01" }), state).toEqual(expected);
  }
  expect(await found({ payment: "paid", from: "2027-09-01" })).toEqual([ids[1]]);
  expect([...states].toSorted()).toEqual([...RENT_STATES].toSorted());
});
