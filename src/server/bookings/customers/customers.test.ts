import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Customer, EarlierCustomer } from "#contracts/customers.ts";
import { customerKeys } from "#domain/bookings/customer-keys.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let staff: string;
let admin: string;
let itemId: number;
let next = 100;
/** Another number for each test, so that nobody is known from the test before. */
let phone: string;

beforeAll(async () => {
  shop = await openTestShop();
  staff = await shop.signIn("staff");
  admin = await shop.signIn("admin");
  itemId = (await anItem(shop.db, { name: "Kajaken", type: "equipment", quantity: 90 })).id;
});
beforeEach(() => {
  next += 1;
  phone = `070-555 ${next}`;
});

type Who = { name?: string; email?: string; phone?: string; start?: string; status?: string };

async function aStay({ name = "Anna Berg", email = "", phone: number = "", ...stay }: Who) {
  const { start = "2026-07-01", status = "confirmed" } = stay;
  const id = await aBooking(shop.db, { itemId, start, end: "2026-08-30", status });
  await shop.db.execute(sql`update bookings set customer_name = ${name}, customer_email = ${email},
    customer_phone = ${number}, customer_personal_number = '19900101-0017' where id = ${id}`);
  return id;
}

async function customer(bookingId: number): Promise<Customer> {
  const answer = await shop.call(`/api/office/customers/${bookingId}`, { as: staff });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.body).not.toContain("19900101");
  return answer.json<Customer>();
}

const idsOf = async (bookingId: number) => (await customer(bookingId)).bookings.map(({ id }) => id);
const notesOf = async (bookingId: number) => (await customer(bookingId)).comment.notes;

const write = (bookingId: number, body: object, as = staff) =>
  shop.call(`/api/office/customers/${bookingId}`, { method: "PATCH", body, as });

async function comment(bookingId: number, notes: string) {
  const answer = await write(bookingId, { notes });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function find(query: Record<string, string>): Promise<EarlierCustomer[]> {
  const answer = await shop.call(`/api/office/customers?${new URLSearchParams(query)}`, {
    as: staff,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.body).not.toContain("19900101");
  return answer.json<EarlierCustomer[]>();
}

describe("the person behind a booking", () => {
  test("has all bookings with the same e-mail or phone, the latest first, whichever of them leads there", async () => {
    const email = `anna${next}@example.com`;
    const first = await aStay({ email, phone, start: "2026-07-01" });
    const second = await aStay({ email: email.toUpperCase(), start: "2026-07-03" });
    const third = await aStay({
      email: `ny${next}@example.com`,
      phone: `+46${phone.slice(1)}`,
      start: "2026-07-02",
    });
    await aStay({ name: "Anna Berg", email: `annan${next}@example.com` });
    for (const id of [first, second, third])
      expect(await idsOf(id)).toEqual([second, third, first]);
  });

  test("is alone where a booking has neither, though the name is the same", async () => {
    const [one, other] = [await aStay({ email: "-", phone: "" }), await aStay({ phone: "saknas" })];
    expect(await idsOf(one)).toEqual([one]);
    expect(await idsOf(other)).toEqual([other]);
    expect(await customer(one)).toMatchObject({ isReachable: false });
    expect((await write(one, { notes: "Har hund" })).json()).toMatchObject({
      code: "customer.unreachable",
    });
  });

  test("is shown as they last said it, with what else they are known by", async () => {
    const old = await aStay({ email: `gammal${next}@example.com`, phone, start: "2026-07-01" });
    await aStay({ email: `ny${next}@example.com`, phone, start: "2026-07-05" });
    await aStay({ name: "Bo Berg", email: `bo${next}@example.com`, phone, start: "2026-07-09" });
    expect(await customer(old)).toMatchObject({
      name: "Anna Berg",
      email: `ny${next}@example.com`,
      city: "Sundsvall",
      alsoKnownAs: ["Bo Berg", `bo${next}@example.com`, `gammal${next}@example.com`],
    });
  });

  test("has paid, owes and cancelled what their bookings say", async () => {
    const one = await aStay({ phone });
    await aStay({ phone });
    await aStay({ phone, status: "cancelled" });
    await shop.db
      .execute(sql`insert into payments (id, kind, booking_id, amount, status, is_current, captured_at, created_at, updated_at)
      values (gen_random_uuid(), 'rent', ${one}, 400, 'captured', true, now(), now(), now())`);
    const { sums, isWhole, bookings } = await customer(one);
    expect(sums).toEqual({ stays: 2, cancelled: 1, paid: 400, due: 1600, toGiveBack: 0 });
    expect(isWhole).toBe(true);
    expect(bookings.find(({ id }) => id === one)).toMatchObject({ rentState: "part-paid" });
  });

  test("is told of by the latest bookings where there are very many, and whichever of them leads there", async () => {
    const old = await aStay({ phone, start: "2020-01-01" });
    await shop.db
      .execute(sql`insert into bookings (id, rental_item_id, start_date, end_date, pickup_time,
        return_time, quote, total_price, customer_name, customer_email, customer_phone, customer_personal_number,
        customer_address, customer_street_address, customer_postal_code, customer_city, status, created_at, updated_at)
      select 7000000 + n, ${itemId}, '2026-07-01', '2026-07-03', '15:00', '12:00', '{}', 1000, 'Anna Berg', '',
        ${phone}, '', '', '', '', '', 'cancelled', now(), now() from generate_series(1, 510) n`);
    const { bookings, sums, isWhole } = await customer(old);
    expect(isWhole).toBe(false);
    expect(bookings).toHaveLength(100);
    expect(sums).toMatchObject({ stays: 1, cancelled: 500 });
    expect(await find({ q: phone.replaceAll(/\D/g, "") })).toMatchObject([{ bookings: 100 }]);
  });

  test("is nobody where there is no such booking, and nobody's business but staff's", async () => {
    expect((await shop.call("/api/office/customers/999999", { as: staff })).statusCode).toBe(404);
    expect((await write(999_999, { notes: "Hej" })).statusCode).toBe(404);
    const visitor = await shop.signIn("customer");
    const id = await aStay({ phone });
    for (const as of [visitor, undefined]) {
      const answer = await shop.call(`/api/office/customers/${id}`, as ? { as } : {});
      expect([401, 403]).toContain(answer.statusCode);
    }
  });
});

describe("a comment about a customer", () => {
  test("stands at every booking of theirs, also those made later, with who wrote it and when", async () => {
    const one = await aStay({ email: `a${next}@example.com`, phone });
    await comment(one, "Har hund.");
    const later = await aStay({ email: `b${next}@example.com`, phone });
    expect((await customer(later)).comment).toEqual({
      notes: "Har hund.",
      by: expect.stringMatching(/^anna-\d+$/) as string,
      at: shop.clock.now().toISOString(),
    });
    expect(await notesOf(await aStay({ email: `c${next}@example.com` }))).toBe("");
  });

  test("is not written over by somebody who has not seen it", async () => {
    const one = await aStay({ phone });
    const other = await aStay({ phone });
    await comment(one, "Har hund.");
    const refused = await write(other, { notes: "Ringer helst.", notesBefore: "" }, admin);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "booking.comment-changed", notes: "Har hund." });
    expect(await notesOf(one)).toBe("Har hund.");
    const seen = { notes: "Har hund. Ringer helst.", notesBefore: "Har hund." };
    expect((await write(other, seen, admin)).statusCode).toBe(200);
    expect(await notesOf(one)).toBe("Har hund. Ringer helst.");
  });

  test("of two who write the first one at once, one is told of the other", async () => {
    const [one, other] = [await aStay({ phone }), await aStay({ phone })];
    const answers = await Promise.all([
      write(one, { notes: "Har hund.", notesBefore: "" }),
      write(other, { notes: "Har katt.", notesBefore: "" }, admin),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(await notesOf(one)).toBe(await notesOf(other));
  });

  test("is saved again without harm, and removed by emptying it", async () => {
    const id = await aStay({ phone });
    await comment(id, "Har hund.");
    await comment(id, "Har hund.");
    expect(await notesOf(id)).toBe("Har hund.");
    await comment(id, " ");
    expect((await customer(id)).comment).toEqual({ notes: "", by: null, at: null });
  });

  test("joins another's where a booking shows that the two are one", async () => {
    const email = `a${next}@example.com`;
    const one = await aStay({ email });
    const other = await aStay({ phone });
    await comment(one, "Har hund.");
    shop.clock.advance({ minutes: 5 });
    await comment(other, "Ringer helst.");
    const both = await aStay({ email, phone });
    for (const id of [one, other, both])
      expect(await notesOf(id)).toBe("Har hund.\n\nRinger helst.");
    await comment(both, "Har hund och ringer.");
    for (const id of [one, other, both]) expect(await notesOf(id)).toBe("Har hund och ringer.");
  });

  test("follows when a mistyped address is corrected, and does not go to somebody else", async () => {
    const id = await aStay({ email: `ana${next}@example.com` });
    await comment(id, "Har hund.");
    await shop.db.execute(
      sql`update bookings set customer_email = ${`anna${next}@example.com`} where id = ${id}`,
    );
    expect(await notesOf(id)).toBe("Har hund.");
    await shop.db.execute(sql`update bookings set customer_name = 'Bo Ek',
      customer_email = ${`bo${next}@example.com`} where id = ${id}`);
    expect(await notesOf(id)).toBe("");
  });

  test("is forgotten with the last booking, and not before", async () => {
    const [one, other] = [await aStay({ phone }), await aStay({ phone })];
    await comment(one, "Har hund.");
    const kept = () =>
      rowsOf(shop.db, sql`select key from customer_keys where key = phone_key(${phone})`);
    await shop.db.execute(sql`delete from bookings where id = ${one}`);
    expect(await notesOf(other)).toBe("Har hund.");
    await shop.db.execute(sql`delete from bookings where id = ${other}`);
    expect(await kept()).toEqual([]);
    expect(
      await rowsOf(
        shop.db,
        sql`select id from customers c where not exists
        (select from customer_keys k where k.customer_id = c.id)`,
      ),
    ).toEqual([]);
  });

  test("is named in the booking's history, with words that can be erased", async () => {
    const id = await aStay({ phone });
    await comment(id, "Har hund.");
    const history = await shop.call(`/api/bookings/${id}/history`, { as: staff });
    expect(history.json()).toMatchObject([
      {
        action: "customer.comment",
        actor: expect.stringMatching(/^anna-\d+$/) as string,
        after: { notes: "Har hund." },
      },
    ]);
    const [line] = await rowsOf<{ after: unknown }>(
      shop.db,
      sql`select after from audit_log where action = 'customer.comment' and entity_id = ${String(id)}`,
    );
    expect(line?.after).toBeNull();
  });
});

describe("customers are found", () => {
  test("once each, by name, e-mail or phone, with how often they have rented", async () => {
    const name = `Märta Öberg${next}`;
    await aStay({ name, email: `marta${next}@example.com`, phone, start: "2026-07-01" });
    const latest = await aStay({ name, phone, start: "2026-07-09" });
    await aStay({ name: "Kalle Ek", phone, start: "2026-07-03" });
    for (const q of [`oberg${next}`, phone.replaceAll(/\D/g, "")]) {
      const [first, ...rest] = await find({ q });
      expect(first, q).toMatchObject({ name, bookingId: latest, bookings: 3 });
      expect(rest).toEqual([]);
    }
    expect(await find({ q: `marta${next}@` })).toMatchObject([{ bookings: 3 }]);
  });

  test("with those who booked last first, where nobody is asked for", async () => {
    const id = await aStay({ phone });
    await shop.db.execute(sql`update bookings set created_at = '2099-01-01' where id = ${id}`);
    const found = await find({ most: "20" });
    expect(found[0]).toMatchObject({ bookingId: id });
    expect(found.length).toBeGreaterThan(6);
    expect(await find({})).toHaveLength(6);
  });
});

test("the database knows a customer by what the shop knows them by", async () => {
  const written = [
    "070-123 45 67",
    "+46 (0)70-123 45 67",
    "0046701234567",
    "+47 912 34 567",
    "1+2345678",
    "000-00 00 00",
    "123456",
    "12345678901234567",
    "",
    " -",
    "Anna@Example.com ",
    "\tÅSA@x.se\n",
    "a b@c.se",
    "a@b@c",
    "@x",
    "x@",
  ];
  for (const text of written) {
    const [row] = await rowsOf<{ email: string | null; phone: string | null }>(
      shop.db,
      sql`select email_key(${text}) as email, phone_key(${text}) as phone`,
    );
    const known = customerKeys({ email: text, phone: text });
    const keyOf = (kind: string) => known.find((one) => one.kind === kind)?.key ?? null;
    expect(row, text).toEqual({ email: keyOf("email"), phone: keyOf("phone") });
  }
});
