import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { listBookings as contract } from "#contracts/booking-list.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";
import { bookingPages, PAGE_SIZE } from "./list-bookings.ts";

const MANY = 3000;

let shop: TestShop;
let staff: string;
let itemId: number;
beforeAll(async () => {
  shop = await openTestShop();
  staff = await shop.signIn("staff");
  itemId = (await anItem(shop.db, { quantity: 1000 })).id;
});

const list = () => shop.call("/api/bookings", { as: staff });

test("a shop without bookings has an empty list", async () => {
  const answer = await list();
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.json()).toEqual([]);
});

describe("with thousands of bookings", () => {
  beforeAll(async () => {
    await shop.db.execute(sql`
      insert into bookings (id, rental_item_id, start_date, end_date, pickup_time, return_time, quote,
        total_price, customer_name, customer_email, customer_phone, customer_personal_number,
        customer_address, customer_street_address, customer_postal_code, customer_city, created_at, updated_at)
      select 2000000 + n, ${itemId}, date '2026-07-01' + n % 60, date '2026-07-02' + n % 60, '15:00', '12:00',
        '{}', 1000, '<script>alert(1)</script>', 'a@example.com', '', '', '', '', '', '', now(), now()
      from generate_series(1, ${MANY}) n`);
  });

  test("the whole list is sent, the latest start first, in the declared shape and nothing beside", async () => {
    const bookings = (await list()).json<unknown[]>();
    expect(bookings).toHaveLength(MANY);
    const declared = contract.answer.parse(bookings);
    expect(bookings).toEqual(declared);
    const places = declared.map(({ startDate, id }) => `${startDate} ${id}`);
    expect(places).toEqual(places.toSorted().toReversed());
  });

  test("no more than a page is read ahead: what is added further down meanwhile is still found", async () => {
    const pages = bookingPages(shop.db);
    const first = await pages.next();
    expect(first.value).toHaveLength(PAGE_SIZE);
    const added = await aBooking(shop.db, { itemId, start: "2026-01-01", end: "2026-01-02" });
    let last = first.value ?? [];
    for await (const page of pages) {
      expect(page.length).toBeLessThanOrEqual(PAGE_SIZE);
      last = page;
    }
    expect(last.at(-1)?.id).toBe(added);
  });
});
