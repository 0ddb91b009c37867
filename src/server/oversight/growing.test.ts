import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { searchBookings } from "#server/bookings/lists/search-bookings.ts";
import { linesOfReceipt } from "#server/ledger/line-rows.ts";
import { openPaymentsInVain } from "#server/money/sweep-open-payments-rows.ts";
import { openPaymentsAskedFor } from "#server/payments/open-payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";
import { strayMoney, withdrawnBookings } from "./concern-rows.ts";
import { depositsToReturn } from "./held-deposit-rows.ts";

const MANY = 400;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const { id } = await anItem(shop.db);
  await anOldShop(shop.db, id);
});

/** Stays that are over and coming ones, all of them paid, booked and in order: nobody has anything to do with them. */
async function anOldShop(db: Db, itemId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    // What triggers would count is counted by nobody here, and asked for by none of these tests.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into bookings (id, rental_item_id, start_date, end_date, pickup_time, return_time,
        quote, total_price, customer_name, customer_email, customer_phone, customer_personal_number, customer_address,
        customer_street_address, customer_postal_code, customer_city, status, turnaround, created_at, updated_at)
      select 2000000 + i, ${itemId}, d, d + 2, '15:00', '12:00', '{}', 3000, 'Kund ' || i, '', '', '', '', '', '', '',
        case when d < date '2026-06-01' then 'returned' else 'confirmed' end, 0, now(), now()
      from (select i, date '2026-06-01' + (i - ${MANY / 2}::int) as d from generate_series(1, ${MANY}::int) i) stays`);
    await tx.execute(sql`insert into payments (id, kind, booking_id, provider_intent_id, amount, status, captured_at,
        created_at, updated_at)
      select gen_random_uuid(), kind, id, kind || id, 3000, 'captured', now(), now(), now()
      from bookings, (values ('rent'), ('deposit')) kinds (kind) where id > 2000000
        and (kind = 'rent' or status = 'confirmed')`);
    await tx.execute(sql`insert into booking_search (booking_id, words)
      select id, case when id % 200 = 0 then 'solveig' else lower(customer_name) end from bookings`);
    await tx.execute(sql`insert into receipts (year, number, kind, booking_id, payment_id, issued_on, total_kronor,
        snapshot, created_at)
      select 2026, row_number() over (), 'receipt', booking_id, id, '2026-05-01', 3000, '{}', now()
      from payments where kind = 'rent'`);
    await tx.execute(sql`insert into vouchers (series, year, number, kind, voucher_date, description, receipt_id,
        payment_id, booking_id, created_at)
      select 'A', 2026, number, 'rent', issued_on, '', id, payment_id, booking_id, now() from receipts`);
    await tx.execute(sql`insert into voucher_lines (voucher_id, line, account, amount_ore)
      select id, 1, 3001, -100 from vouchers`);
    await tx.execute(sql`insert into audit_log (at, actor, action, entity, entity_id)
      select now(), 'anna', 'booking.status', 'booking', id::text from bookings`);
  });
  await db.execute(sql`analyze`);
}

type Reads = { whole: number; lines: number };

/** How often a table was read from beginning to end, and how many of its lines were looked at. */
async function readsOf(table: string, ask: (tx: Db) => Promise<unknown>): Promise<Reads> {
  return inTransaction(shop.db, async (tx) => {
    // So few lines are read quickest from beginning to end; of a million they never would be.
    await tx.execute(sql`set local enable_seqscan = off`);
    // What this connection has read before may not have been counted yet.
    const before = await readsUntilNow(tx, table);
    await ask(tx);
    const { whole, lines } = await readsUntilNow(tx, table);
    return { whole: whole - before.whole, lines: lines - before.lines };
  });
}

async function readsUntilNow(tx: Db, table: string): Promise<Reads> {
  const [reads] = await rowsOf<Reads>(
    tx,
    sql`select seq_scan::integer as whole,
        (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as lines
      from pg_stat_xact_user_tables where relname = ${table}`,
  );
  return reads ?? { whole: 0, lines: 0 };
}

const NOW = new Date("2026-06-01T12:00:00Z");
const TODAY = dayInSweden(NOW);

test.each<[string, string, (tx: Db) => Promise<unknown>]>([
  [
    "the payments that somebody may still pay, each minute",
    "payments",
    (tx) => openPaymentsAskedFor(tx, { after: new Date(0), before: new Date(8e12), most: 100 }),
  ],
  [
    "the payments that nobody waits for, each minute",
    "payments",
    (tx) => openPaymentsInVain(tx, { today: TODAY, now: NOW, most: 100 }),
  ],
  ["money without a booking", "payments", strayMoney],
  ["money without a booking", "bookings", strayMoney],
  ["bookings that were withdrawn from", "audit_log", (tx) => withdrawnBookings(tx, TODAY)],
  ["bookings that were withdrawn from", "bookings", (tx) => withdrawnBookings(tx, TODAY)],
  ["what a receipt was booked as", "vouchers", (tx) => linesOfReceipt(tx, 1)],
])("to find %s the %s of other years are not read", async (_what, table, ask) => {
  expect((await readsOf(table, ask)).lines).toBeLessThan(10);
});

test("to find deposits to give back, nobody looks up when each of the coming ones is returned", async () => {
  const reads = await readsOf("audit_log", (tx) => depositsToReturn(tx, TODAY));
  expect(reads.lines).toBe(0);
});

test("a search by words reads the bookings that hold their letters, and no others", async () => {
  const { clock } = shop;
  const search = (tx: Db) =>
    searchBookings({ db: tx, clock, owed: async () => new Map() }, { q: "solveig" });
  const reads = await readsOf("booking_search", search);
  expect(reads.whole).toBe(0);
  expect(reads.lines).toBeLessThan(10);
});
