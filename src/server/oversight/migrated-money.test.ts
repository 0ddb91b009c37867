import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Concern } from "#contracts/oversight.ts";
import type { Database } from "#server/platform/db/database.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { openEmptyDatabase } from "#test/databases.ts";
import { rowsOf } from "#test/rows.ts";
import { testClock } from "#test/test-clock.ts";
import { checkBooks } from "./check-books.ts";
import { listConcerns } from "./list-concerns.ts";

// A shop with every state of money, as the code before this migration left it at this instant.
const DUMP = join(projectRoot(), "migrations", "before", "0004-the-money-of-a-booking.sql");
const clock = testClock("2026-10-14T10:00:00.000Z");

const SUMS = sql`select
  (select sum(amount)::float from payments where status = 'captured' and kind = 'rent') as charged,
  (select sum(refunded_amount)::float from payments where kind = 'rent') as refunded,
  (select sum(amount)::float from payments where status = 'authorized') as reserved,
  (select sum(amount)::float from payments where status = 'captured' and kind = 'deposit') as deposits,
  (select sum(refunded_amount)::float from payments where kind = 'deposit') as deposits_back,
  (select sum(kept_amount)::float from payments) as kept,
  (select sum(total_kronor)::float from receipts) as receipts,
  (select jsonb_object_agg(purpose, ore order by purpose) from (
    select purpose, sum(amount_ore)::bigint as ore from voucher_lines group by purpose) p) as ledger`;

let database: Database;
let before: object[];
let concerns: Concern[];
beforeAll(async () => {
  database = await openEmptyDatabase();
  await database.exec(readFileSync(DUMP, "utf8"));
  before = await rowsOf(database.db, SUMS);
  await migrate(database);
  ({ concerns } = await listConcerns({ db: database.db, clock }));
});
afterAll(() => database.close());

const of = (...kinds: Concern["kind"][]) =>
  concerns
    .filter(({ kind }) => kinds.includes(kind))
    .map((one) => ("bookingId" in one ? (one.bookingId ?? 0) : 0))
    .toSorted((one, other) => one - other);

describe("a shop of before", () => {
  test("keeps every sum to the öre, and its books still agree", async () => {
    expect(before).toEqual([
      {
        charged: 65_105,
        refunded: 6_345,
        reserved: 18_845,
        deposits: 55_000,
        deposits_back: 15_000,
        kept: 4_200,
        receipts: 73_450,
        ledger: {
          cardReceivable: 9_876_000,
          damages: -300_000,
          deposits: -3_580_000,
          outputVat: -1_199_200,
          sales: -4_796_800,
        },
      },
    ]);
    expect(await rowsOf(database.db, SUMS)).toEqual(before);
    expect((await checkBooks(database.db)).faults).toEqual([]);
  });

  test("owes what was never paid, and what was refunded was let off", async () => {
    const owing = await rowsOf(
      database.db,
      sql`select booking_id as id, due::float, waived::float from booking_money
        where due <> 0 or waived <> 0 order by booking_id`,
    );
    expect(owing).toEqual([
      { id: 3685813, due: 400, waived: 0 },
      { id: 6797609, due: 450, waived: 0 },
      { id: 6798389, due: 325, waived: 0 },
      { id: 7315488, due: 1000, waived: 0 },
      { id: 7987382, due: 0, waived: 300 },
      { id: 8080693, due: 800, waived: 0 },
      { id: 8517721, due: 500, waived: 0 },
      { id: 9865707, due: 600, waived: 0 },
    ]);
  });

  test("lists what it listed, and of what is new only what is true", () => {
    expect(of("withdrawn")).toEqual([2978974]);
    expect(of("authorization-lapsing")).toEqual([1725397]);
    expect(of("booking-without-money")).toEqual([3685813, 6797609, 7315488, 8080693, 9865707]);
    expect(of("charged-but-cancelled")).toEqual([7443767]);
    expect(of("refund-failed")).toEqual([2738770, 9335455]);
    expect(of("mail-failed")).toEqual([1364520]);
    // Earned rent that the nights had hidden, and deposits that were nobody's concern.
    expect(of("returned-unpaid")).toEqual([5759305, 6798389]);
    expect(of("deposit-held")).toEqual([2508716, 2738770, 4463885, 5747983, 8459369]);
    const told = new Set([
      "withdrawn",
      "authorization-lapsing",
      "booking-without-money",
      "charged-but-cancelled",
      "refund-failed",
      "mail-failed",
      "returned-unpaid",
      "deposit-held",
    ]);
    expect(concerns.filter(({ kind }) => !told.has(kind))).toEqual([]);
  });
});

test("a shop of before knows what each credit receipt was made for, and has no new concern", async () => {
  const shop = await openEmptyDatabase();
  const dump = join(projectRoot(), "migrations", "before", "0005-what-a-credit-is-for.sql");
  await shop.exec(readFileSync(dump, "utf8"));
  await migrate(shop);
  const credits = await rowsOf(
    shop.db,
    sql`select r.total_kronor::float as credited, coalesce(a.amount, d.credited)::float as of,
        a.state, d.decision, r.payment_id = coalesce(a.payment_id, d.payment_id) as "isOfPayment"
      from receipts r
        left join credit_causes c on c.receipt_id = r.id
        left join payment_attempts a on a.id = c.attempt_id
        left join disputes d on d.provider_id = c.dispute_id
      where r.kind = 'credit' and r.snapshot ->> 'kind' = 'credit' order by r.id`,
  );
  const refund = { state: "done", decision: null, isOfPayment: true };
  expect(credits).toEqual([
    { ...refund, credited: 500, of: 500 },
    { ...refund, credited: 500, of: 500 },
    { ...refund, credited: 700, of: 700, state: "failed" },
    { ...refund, credited: 123.45, of: 123.45 },
    // The whole sale, where the rest was kept as a fee.
    { ...refund, credited: 2000, of: 1200 },
    { credited: 2000, of: 2000, state: null, decision: "credit", isOfPayment: true },
  ]);
  expect((await checkBooks(shop.db)).faults).toEqual([]);
  const listed = await listConcerns({ db: shop.db, clock: testClock("2026-06-01T12:00:00.000Z") });
  expect(listed.concerns.map(({ kind }) => kind)).not.toContain("charged-but-deleted");
  await shop.close();
});
