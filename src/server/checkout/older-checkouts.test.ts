import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { completeCheckout } from "#server/checkout/complete-checkout.ts";
import type { Intent } from "#server/payments/gateway.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import type { Database } from "#server/platform/db/database.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { openEmptyDatabase } from "#test/databases.ts";
import { MISCOUNTED_NIGHTS } from "#test/held-nights.ts";
import { rowsOf } from "#test/rows.ts";
import { testClock } from "#test/test-clock.ts";
import { TEST_FACTS } from "#test/test-facts.ts";

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

type Open = { id: string; rental_item_id: number; payment_id: string; total_price: number };

test("what was being paid for when the shop moved on is booked as it was promised, and holds what it held", async () => {
  const name = "0015-found-together-priced.sql";
  await database.exec(readFileSync(join(projectRoot(), "migrations", "before", name), "utf8"));
  // Two customers at the till, one of whom somebody is about to let go.
  for (const [status, start] of [
    ["open", "2031-07-01"],
    ["closing", "2031-07-10"],
  ])
    await database.db.execute(sql`
      insert into checkouts (id, visitor_hash, network, rental_item_id, start_date, end_date, pickup_time, return_time,
          quantity, selected_addons, quote, total_price, customer, status, hold_expires_at, created_at, updated_at)
        select gen_random_uuid(), 'visitor', '127.0.0.1', rental_item_id, ${start}, ${start}::date + 3, pickup_time,
          return_time, 1, selected_addons, quote, total_price, customer, ${status}, now() + interval '1 hour', now(), now()
        from checkouts where quote is not null and rental_item_id is not null and customer <> '{}' limit 1`);
  await database.db.execute(sql`
    insert into payments (id, kind, checkout_id, amount, provider_intent_id, created_at, updated_at)
      select gen_random_uuid(), 'rent', id, total_price, 'pi_' || id, now(), now()
      from checkouts where start_date >= '2031-01-01'`);
  const held = sql`select rental_item_id, night::text, taken from item_nights where taken > 0 order by 1, 2`;
  const before = await rowsOf(database.db, held);
  await migrate(database);
  expect(await rowsOf(database.db, held)).toEqual(before);
  expect(await rowsOf(database.db, sql.raw(MISCOUNTED_NIGHTS))).toEqual([]);

  const open = await rowsOf<Open>(
    database.db,
    sql`select c.id, c.rental_item_id, c.total_price, p.id as payment_id
      from checkouts c join payments p on p.checkout_id = c.id where c.start_date >= '2031-01-01'`,
  );
  expect(open).toHaveLength(2);
  const parts = {
    db: database.db,
    clock: testClock(),
    shop: () => TEST_FACTS,
    shopEmail: () => "butiken@example.se",
  };
  for (const { id, rental_item_id: rentalItemId, payment_id: paymentId, total_price } of open) {
    const intent = {
      id: `pi_${id}`,
      status: "requires_capture",
      amount: total_price,
      currency: "SEK",
      clientSecret: null,
      customerId: null,
      card: null,
      captureBefore: null,
      metadata: {},
    } as unknown as Intent;
    const done = await completeCheckout(parts, {
      checkout: { id, rentalItemId },
      paymentId,
      intent,
      isCloser: true,
    });
    expect(done).toMatchObject({ ok: true, value: { isNew: true } });
  }
  const made = await rowsOf(
    database.db,
    sql`select turnaround, code_id, total_price = (quote ->> 'total')::int as "asPromised",
        (select count(*)::int from booking_lines l where l.booking_id = bookings.id) as lines
      from bookings where start_date >= '2031-01-01'`,
  );
  const asBefore = { turnaround: 0, code_id: null, asPromised: true, lines: 0 };
  expect(made).toEqual([asBefore, asBefore]);
  expect(await rowsOf(database.db, held)).toEqual(before);
  expect(await rowsOf(database.db, sql.raw(MISCOUNTED_NIGHTS))).toEqual([]);
});
