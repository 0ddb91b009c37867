import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { searchBookings as contract, type FoundBookings } from "#contracts/booking-list.ts";
import { BOOKING_ORDERS, BOOKING_VIEWS, isInView } from "#domain/bookings/booking-views.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { timeInSweden } from "#domain/dates/stockholm.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let staff: string;
let item: number;
let today: LocalDate;

beforeAll(async () => {
  shop = await openTestShop();
  staff = await shop.signIn("staff");
  item = (await anItem(shop.db, { name: "Husbil", quantity: 900 })).id;
  today = (await ask({})).now.slice(0, 10) as LocalDate;
  for (const status of ["pending", "confirmed", "returned", "cancelled"])
    for (const [from, to] of [
      [-9, -1],
      [-9, 0],
      [-1, 3],
      [0, 2],
      [1, 4],
    ] as const)
      for (const deposit of [0, 5000]) await aStay({ status, from, to, deposit });
});

type Wish = { status: string; from: number; to: number; deposit?: number };

async function aStay({ status, from, to, deposit = 0 }: Wish): Promise<number> {
  const dates = { start: addDays(today, from), end: addDays(today, to) };
  const id = await aBooking(shop.db, { itemId: item, ...dates, status });
  // Every other one is paid, and of every third deposit something has gone back.
  if (id % 2 === 0) await aPayment(id, "rent", { amount: 1000, refunded: 0 });
  if (deposit > 0)
    await aPayment(id, "deposit", { amount: deposit, refunded: id % 3 === 0 ? deposit : 0 });
  // And every third was sent a link to pay by.
  if (id % 3 === 0)
    await shop.db.execute(sql`
      insert into payment_links (token_hash, booking_id, expires_at, created_at)
      values (${`link of ${id}`}, ${id}, now() + interval '3 days', now())`);
  await shop.db.execute(
    sql`update bookings set total_price = 1000, created_at = created_at - ${`${id % 7} hours`}::interval where id = ${id}`,
  );
  return id;
}

async function aPayment(id: number, kind: string, { amount = 0, refunded = 0 }) {
  await shop.db.execute(sql`
    insert into payments (id, kind, booking_id, amount, refunded_amount, status, is_current, captured_at, created_at, updated_at)
    values (${crypto.randomUUID()}, ${kind}, ${id}, ${amount}, ${refunded}, 'captured', true, now(), now(), now())`);
}

async function ask(query: Record<string, string>): Promise<FoundBookings> {
  const answer = await shop.call(`/api/bookings/search?${new URLSearchParams(query)}`, {
    as: staff,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return contract.answer.parse(answer.json());
}

async function statusOf(query: Record<string, string>): Promise<number> {
  const path = `/api/bookings/search?${new URLSearchParams(query)}`;
  return (await shop.call(path, { as: staff })).statusCode;
}

const byNumber = (one: number, other: number) => one - other;
const idsOf = ({ bookings }: Pick<FoundBookings, "bookings">) => bookings.map(({ id }) => id);

test("each view lists the bookings of which its rule says so, and counts them", async () => {
  // Before and after they were to be fetched.
  await shop.db.execute(
    sql`update bookings set pickup_time = case when id % 2 = 0 then '00:00' else '23:59' end`,
  );
  const { bookings: all, now: asked } = await ask({ item: String(item) });
  expect(all).toHaveLength(40);
  const now = { day: today, time: timeInSweden(new Date(asked)) };
  for (const view of BOOKING_VIEWS) {
    const expected = all.filter((one) => isInView(view, one, now));
    expect(expected.length, view).toBeGreaterThan(0);
    expect(expected.length, view).toBeLessThan(all.length);
    const found = await ask({ view });
    expect(idsOf(found).toSorted(byNumber), view).toEqual(
      idsOf({ bookings: expected }).toSorted(byNumber),
    );
    expect(found.total, view).toBe(expected.length);
    const narrowed = await ask({ view, status: "pending" });
    expect(idsOf(narrowed).toSorted(byNumber)).toEqual(
      idsOf({ bookings: expected.filter((one) => one.status === "pending") }).toSorted(byNumber),
    );
  }
});

test("a view begins with what is urgent, the whole list with the latest start", async () => {
  const starts = (await ask({ view: "upcoming" })).bookings.map(({ startDate }) => startDate);
  expect(starts).toEqual(starts.toSorted());
  const ends = (await ask({ view: "late" })).bookings.map(({ endDate }) => endDate);
  expect(ends).toEqual(ends.toSorted());
  const all = (await ask({})).bookings.map(({ startDate }) => startDate);
  expect(all).toEqual(all.toSorted().toReversed());
});

test.each(BOOKING_ORDERS)(
  "sorted by %s, all pages hold each booking once, in order",
  async (sort) => {
    const { id: many } = await anItem(shop.db, { quantity: 500 });
    for (let n = 0; n < 120; n += 1) {
      const id = await aBooking(shop.db, {
        itemId: many,
        start: addDays(today, 100 + (n % 5)),
        end: addDays(today, 110 + (n % 3)),
      });
      await shop.db.execute(
        sql`update bookings set created_at = timestamptz '2026-01-01' + ${`${n % 4} microseconds`}::interval where id = ${id}`,
      );
    }
    const by = { start: "start_date", end: "end_date", created: "created_at" }[
      sort.replace("-", "") as "start"
    ];
    const way = sql.raw(sort.startsWith("-") ? "desc" : "asc");
    const expected = await rowsOf<{ id: number }>(
      shop.db,
      sql`select id from bookings where rental_item_id = ${many} order by ${sql.raw(by)} ${way}, id ${way}`,
    );
    const seen: number[] = [];
    let next: string | null = "";
    while (next !== null) {
      const page: FoundBookings = await ask({ item: String(many), sort, after: next });
      seen.push(...idsOf(page));
      next = page.next;
    }
    expect(seen).toEqual(expected.map(({ id }) => id));
    // By its number each page is the same.
    const second = await ask({ item: String(many), sort, page: "2" });
    expect(idsOf(second)).toEqual(seen.slice(50, 100));
    expect((await ask({ item: String(many), sort, page: "4" })).bookings).toEqual([]);
    await shop.db.execute(sql`delete from bookings where rental_item_id = ${many}`);
  },
);

test("an order, a view or a page that does not exist is refused, and a place of another order", async () => {
  const refused: Record<string, string>[] = [
    { sort: "price" },
    { view: "mine" },
    { page: "0" },
    { page: "101" },
    { sort: "created", after: "2026-07-01_1234567" },
    { sort: "end", after: "2026-07-01T10:00:00.000000Z_1234567" },
  ];
  for (const query of refused) expect(await statusOf(query), JSON.stringify(query)).toBe(400);
  expect(await statusOf({ page: "100" })).toBe(200);
  expect(await statusOf({ sort: "created", after: "2026-07-01T10:00:00.000000Z_1234567" })).toBe(
    200,
  );
});

test("what is shown is saved as a file for Excel, in its order and without personal numbers", async () => {
  await shop.db.execute(
    sql`update bookings set customer_personal_number = '19121212-1212', customer_name = '=1+1;"x"'`,
  );
  const answer = await shop.call("/api/bookings/export?view=late&sort=-end", { as: staff });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers["content-disposition"]).toBe(
    `attachment; filename="bokningar-${today}.csv"`,
  );
  const [heading = "", ...rows] = answer.body.trimEnd().split("\r\n");
  expect(heading).toBe(
    "\uFEFFBokning;Objekt;Antal;Hyresavtal;Kund;E-post;Telefon;Utlämning;Återlämning;Pris;Status;Betalning;Betalt;Reserverat;Att betala;Deposition som hålls;Bokad",
  );
  const shown = await ask({ view: "late", sort: "-end" });
  expect(rows.map((row) => Number(row.split(";")[0]))).toEqual(idsOf(shown));
  expect(answer.body).not.toContain("1212");
  expect(rows[0]).toContain(`;"'=1+1;""x""";`);
  expect(rows[0]).toContain(";1000,00;Bokad och bekräftad;");
});

test("a long file holds every booking once, and only staff may have it", async () => {
  const { id: many } = await anItem(shop.db, { quantity: 500 });
  for (let n = 0; n < 201; n += 1)
    await aBooking(shop.db, { itemId: many, start: "2027-01-10", end: "2027-01-12" });
  const answer = await shop.call(`/api/bookings/export?item=${many}`, { as: staff });
  const numbers = answer.body
    .trimEnd()
    .split("\r\n")
    .slice(1)
    .map((row) => row.split(";")[0]);
  expect(new Set(numbers).size).toBe(201);
  expect(numbers).toHaveLength(201);
  const customer = await shop.signIn("customer");
  expect((await shop.call("/api/bookings/export")).statusCode).toBe(401);
  expect((await shop.call("/api/bookings/export", { as: customer })).statusCode).toBe(403);
});

test("no booking lies between a day and one before it", async () => {
  const back = { from: addDays(today, 3), to: addDays(today, 1) };
  expect(await ask(back)).toMatchObject({ bookings: [], total: 0, next: null });
  expect(await ask({ ...back, view: "upcoming" })).toMatchObject({ bookings: [], total: 0 });
});
