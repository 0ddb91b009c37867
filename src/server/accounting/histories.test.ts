import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkBooks } from "#server/oversight/check-books.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { aUser } from "#test/builders.ts";
import { openTestDatabase } from "#test/databases.ts";
import { rowsOf } from "#test/rows.ts";
import { testBooks, type Paid, type TestBooks } from "#test/test-books.ts";
import { testClock, type TestClock } from "#test/test-clock.ts";
import { closeMonth } from "./close-month.ts";
import { showMonth } from "./show-month.ts";
import { showYear } from "./show-year.ts";

let database: Database;
let admin: SignedIn;
beforeAll(async () => {
  database = await openTestDatabase();
  const { id, username, role } = await aUser(database.db, { role: "admin" });
  admin = { id, username, role };
});
afterAll(() => database.close());

const KINDS = [
  "capture",
  "refund",
  "fail-refund",
  "deposit",
  "refund-deposit",
  "keep-damage",
  "keep-service",
  "cancel",
  "close",
  "late-capture",
] as const;

const event = fc.record({
  kind: fc.constantFrom("capture", "deposit", ...KINDS),
  /** Of the year, in minutes, so that midnights and New Year are met. */
  minute: fc.oneof(
    fc.integer({ min: 0, max: 365 * 1440 - 1 }),
    fc.constantFrom(365 * 1440 - 30, 181 * 1440 - 90, 31 * 1440 - 45),
  ),
  kronor: fc.integer({ min: 3, max: 99_999 }),
  which: fc.nat(20),
  part: fc.integer({ min: 1, max: 100 }),
});
type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;

/** Sweden's month at an instant, by the rule of the last Sundays and nothing of the shop's. */
function swedishMonth(instant: Date): string {
  const change = (month: number) => {
    const last = new Date(Date.UTC(instant.getUTCFullYear(), month + 1, 0, 1));
    return last.getTime() - last.getUTCDay() * 86_400_000;
  };
  const isSummer = instant.getTime() >= change(2) && instant.getTime() < change(9);
  return new Date(instant.getTime() + (isSummer ? 2 : 1) * 3_600_000).toISOString().slice(0, 7);
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}

type Held = Paid & { given: number; kept: number; hasService: boolean };

/** What the history should have earned, kept beside the books by the simplest of means. */
class Model {
  readonly earned = new Map<string, number>();
  readonly closed = new Set<string>();
  readonly rents: Held[] = [];
  readonly deposits: Held[] = [];
  owed = 0;
  damages = 0;

  earn(month: string, kronor: number): void {
    let open = month;
    while (this.closed.has(open)) open = monthAfter(open);
    this.earned.set(open, (this.earned.get(open) ?? 0) + kronor);
  }
}

const left = ({ amount, given, kept }: Held) => amount - given - kept;
const share = (most: number, part: number) => Math.max(1, Math.floor((most * part) / 100));

type Stage = { model: Model; books: TestBooks; clock: TestClock; year: number };

async function happen({ model, books, clock, year }: Stage, one: Event): Promise<void> {
  const now = new Date(Date.UTC(year, 0, 1, 0, one.minute));
  clock.set(now.toISOString());
  const month = swedishMonth(now);
  const rent = model.rents[one.which % Math.max(1, model.rents.length)];
  const deposit = model.deposits[one.which % Math.max(1, model.deposits.length)];
  switch (one.kind) {
    case "late-capture":
    case "capture": {
      // News of a month that may be closed by now.
      if (one.kind === "late-capture") clock.advance({ days: -31 });
      const paid = await books.capture({ amount: one.kronor });
      model.rents.push({ ...paid, given: 0, kept: 0, hasService: false });
      return model.earn(swedishMonth(clock.now()), one.kronor);
    }
    case "refund": {
      if (!rent || left(rent) < 1) return;
      const amount = share(left(rent), one.part);
      await books.refund(rent, amount);
      rent.given += amount;
      return model.earn(month, -amount);
    }
    case "fail-refund": {
      if (!rent || rent.given < 1) return;
      const amount = share(rent.given, one.part);
      await books.failRefund(rent, amount, "rent");
      rent.given -= amount;
      return model.earn(month, amount);
    }
    case "deposit": {
      const paid = await books.deposit({ amount: one.kronor });
      model.deposits.push({ ...paid, given: 0, kept: 0, hasService: false });
      model.owed += one.kronor;
      return;
    }
    case "refund-deposit": {
      if (!deposit || left(deposit) < 1) return;
      const amount = share(left(deposit), one.part);
      await books.refundDeposit(deposit, amount);
      deposit.given += amount;
      model.owed -= amount;
      return;
    }
    case "keep-damage":
    case "keep-service": {
      const isService = one.kind === "keep-service";
      if (!deposit || left(deposit) < 1 || (isService && deposit.hasService)) return;
      const amount = share(left(deposit), one.part);
      await books.keep(deposit, amount, isService ? "service" : "damage");
      deposit.kept += amount;
      deposit.hasService ||= isService;
      model.owed -= amount;
      if (isService) return model.earn(month, amount);
      model.damages += amount;
      return;
    }
    case "cancel":
      await database.db
        .execute(sql`insert into payments (id, kind, amount, status, created_at, updated_at)
        values (${crypto.randomUUID()}, 'rent', ${one.kronor}, 'cancelled', now(), now())`);
      return;
    case "close":
      for (let closing = `${year - 1}-12`; closing < month; closing = monthAfter(closing)) {
        const [ofYear = 0, number = 0] = closing.split("-").map(Number);
        const wish = { year: ofYear, month: number };
        const done = await closeMonth({ db: database.db, clock }, wish, admin);
        expect(done.ok, closing).toBe(true);
        model.closed.add(closing);
      }
  }
}

async function compare({ model, clock, year }: Stage): Promise<void> {
  const { db } = database;
  let owed = 0;
  let damages = 0;
  for (const ofYear of [year - 1, year, year + 1]) {
    const { months, yearlyTotals } = await showYear(db, ofYear);
    const sum = (pick: (month: (typeof months)[number]) => number) =>
      months.reduce((ore, month) => ore + Math.round(pick(month) * 100), 0);
    expect(sum(({ totalRevenue }) => totalRevenue)).toBe(
      Math.round(yearlyTotals.totalRevenue * 100),
    );
    for (const { month, totalRevenue, vatBreakdown } of months) {
      expect(totalRevenue, month).toBe(model.earned.get(month) ?? 0);
      // Exactly a fifth, to the öre.
      expect(Math.round(vatBreakdown.totalVat * 100) * 5).toBe(totalRevenue * 100);
      expect(Math.round(vatBreakdown.totalExcludingVat * 100)).toBe(totalRevenue * 80);
      const told = await showMonth({ db, clock }, { year: ofYear, month: Number(month.slice(5)) });
      const rows = told.bookingDetails.reduce((kronor, row) => kronor + row.totalPrice, 0);
      expect(rows, month).toBe(totalRevenue);
      if (ofYear === year + 1) ({ owed } = told.deposits);
      damages += told.deposits.keptForDamage;
    }
  }
  expect(owed).toBe(model.owed);
  expect(damages).toBe(model.damages);
}

test("whatever happens in a year: the year is its months, the months the receipts, the receipts the vouchers", async () => {
  // Each history has three years to itself, later histories earlier ones, which are still open then.
  let year = 2097;
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 25 }), async (events) => {
      year -= 3;
      const clock = testClock();
      const stage = { model: new Model(), books: testBooks(database.db, clock), clock, year };
      for (const one of events.toSorted((a, b) => a.minute - b.minute)) await happen(stage, one);
      await compare(stage);
      const { faults } = await checkBooks(database.db);
      expect(faults).toEqual([]);
    }),
    { numRuns: 12, endOnFailure: true },
  );
  const unbalanced = await rowsOf(
    database.db,
    sql`select voucher_id from voucher_lines group by voucher_id having sum(amount_ore) <> 0`,
  );
  expect(unbalanced).toEqual([]);
});
