import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkBooks } from "#server/oversight/check-books.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { aBooking, anItem, aUser } from "#test/builders.ts";
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
  "capture-again",
  "refund",
  "fail-refund",
  "deposit",
  "refund-deposit",
  "fail-deposit-refund",
  "keep-damage",
  "keep-service",
  "book",
  "cancel",
  "delete",
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

type Held = Paid & { refunds: number[]; kept: number; hasService: boolean };
type Waiting = { id: number; month: string };

/** What the history should have earned, kept beside the books by the simplest of means. */
class Model {
  readonly earned = new Map<string, number>();
  /** The bookings of each capture, by month: one for each time the card was charged. */
  readonly captures = new Map<string, number[]>();
  readonly closed = new Set<string>();
  readonly rents: Held[] = [];
  readonly deposits: Held[] = [];
  waiting: Waiting[] = [];
  owed = 0;
  damages = 0;

  earn(month: string, kronor: number): string {
    let open = month;
    while (this.closed.has(open)) open = monthAfter(open);
    this.earned.set(open, (this.earned.get(open) ?? 0) + kronor);
    return open;
  }

  capture(paid: Paid, happened: string): void {
    this.rents.push({ ...paid, refunds: [], kept: 0, hasService: false });
    const month = this.earn(happened, paid.amount);
    this.captures.set(month, [...(this.captures.get(month) ?? []), paid.bookingId]);
  }
}

const left = ({ amount, refunds, kept }: Held) =>
  amount - kept - refunds.reduce((sum, one) => sum + one, 0);
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
    case "capture":
      // News of a month that may be closed by now.
      if (one.kind === "late-capture") clock.advance({ days: -31 });
      model.capture(await books.capture({ amount: one.kronor }), swedishMonth(clock.now()));
      return;
    case "capture-again":
      if (!rent) return;
      model.capture(await books.capture({ amount: one.kronor, bookingId: rent.bookingId }), month);
      return;
    case "refund": {
      if (!rent || left(rent) < 1) return;
      const amount = share(left(rent), one.part);
      await books.refund(rent, amount);
      rent.refunds.push(amount);
      model.earn(month, -amount);
      return;
    }
    case "fail-refund": {
      const amount = rent?.refunds.shift();
      if (!rent || amount === undefined) return;
      await books.failRefund(rent, amount, "rent");
      model.earn(month, amount);
      return;
    }
    case "deposit": {
      const paid = await books.deposit({ amount: one.kronor });
      model.deposits.push({ ...paid, refunds: [], kept: 0, hasService: false });
      model.owed += one.kronor;
      return;
    }
    case "refund-deposit": {
      if (!deposit || left(deposit) < 1) return;
      const amount = share(left(deposit), one.part);
      await books.refundDeposit(deposit, amount);
      deposit.refunds.push(amount);
      model.owed -= amount;
      return;
    }
    case "fail-deposit-refund": {
      const amount = deposit?.refunds.pop();
      if (!deposit || amount === undefined) return;
      await books.failRefund(deposit, amount, "deposit");
      model.owed += amount;
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
      if (isService) model.earn(month, amount);
      else model.damages += amount;
      return;
    }
    case "book":
      model.waiting.push({ id: await reserved(now, one.kronor), month });
      return;
    case "cancel":
    case "delete": {
      const [booking] = model.waiting.splice(one.which % Math.max(1, model.waiting.length), 1);
      if (booking) await (one.kind === "cancel" ? cancel(booking.id) : remove(booking.id));
      return;
    }
    case "close":
      return closeUntil({ model, clock, year }, month);
  }
}

/** A booking that was made and whose card is reserved: no event of the books. */
async function reserved(madeAt: Date, kronor: number): Promise<number> {
  const id = await aBooking(database.db, {
    itemId: (await anItem(database.db)).id,
    start: "2030-07-01",
    end: "2030-07-02",
  });
  await database.db.execute(
    sql`update bookings set created_at = ${madeAt.toISOString()} where id = ${id}`,
  );
  await database.db
    .execute(sql`insert into payments (id, kind, booking_id, amount, status, created_at, updated_at)
      values (${crypto.randomUUID()}, 'rent', ${id}, ${kronor}, 'authorized', now(), now())`);
  return id;
}

async function cancel(id: number): Promise<void> {
  await database.db.execute(sql`update payments set status = 'cancelled' where booking_id = ${id}`);
}

async function remove(id: number): Promise<void> {
  await cancel(id);
  await database.db.execute(sql`delete from bookings where id = ${id}`);
}

async function closeUntil(
  { model, clock, year }: Pick<Stage, "model" | "clock" | "year">,
  month: string,
): Promise<void> {
  for (let closing = `${year - 1}-12`; closing < month; closing = monthAfter(closing)) {
    const [ofYear = 0, number = 0] = closing.split("-").map(Number);
    const wish = { year: ofYear, month: number };
    const done = await closeMonth({ db: database.db, clock }, wish, admin);
    expect(done.ok, closing).toBe(true);
    model.closed.add(closing);
  }
}

async function compare({ model, clock, year }: Stage): Promise<void> {
  const { db } = database;
  let owed = 0;
  let damages = 0;
  for (const ofYear of [year - 1, year, year + 1]) {
    const { months, yearlyTotals } = await showYear(db, ofYear);
    const numbers: number[] = [];
    const sum = (pick: (month: (typeof months)[number]) => number) =>
      months.reduce((ore, month) => ore + Math.round(pick(month) * 100), 0);
    expect(sum(({ totalRevenue }) => totalRevenue)).toBe(
      Math.round(yearlyTotals.totalRevenue * 100),
    );
    for (const { month, totalRevenue, vatBreakdown, ...counts } of months) {
      expect(totalRevenue, month).toBe(model.earned.get(month) ?? 0);
      const captures = model.captures.get(month) ?? [];
      const waiting = model.waiting.filter((one) => one.month === month).length;
      expect(counts, month).toMatchObject({
        capturedPayments: captures.length,
        pendingPayments: waiting,
        totalBookings: new Set(captures).size + waiting,
      });
      // Exactly a fifth, to the öre.
      expect(Math.round(vatBreakdown.totalVat * 100) * 5).toBe(totalRevenue * 100);
      expect(Math.round(vatBreakdown.totalExcludingVat * 100)).toBe(totalRevenue * 80);
      // Nothing of a history is dated outside of these, which the year has just told.
      if (month < `${year - 1}-12` || month > `${year + 1}-02`) continue;
      const told = await showMonth({ db, clock }, { year: ofYear, month: Number(month.slice(5)) });
      const rows = told.bookingDetails.reduce((kronor, row) => kronor + row.totalPrice, 0);
      expect(rows, month).toBe(totalRevenue);
      const sales = told.vouchers.reduce((kronor, row) => kronor + (row.totalPrice ?? 0), 0);
      expect(sales, month).toBe(totalRevenue);
      numbers.push(...told.vouchers.map(({ voucher }) => Number(voucher.slice(2))));
      ({ owed } = told.deposits);
      damages += told.deposits.keptForDamage;
    }
    // What one month lacks of the series, because it came late, stands in another.
    if (ofYear === year)
      expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, at) => at + 1));
  }
  expect(owed).toBe(model.owed);
  expect(damages).toBe(model.damages);
}

test("whatever happens in a year: the year is its months, the months the receipts, the receipts the vouchers", async () => {
  // Each history has three years to itself, which are closed before the next begins.
  let year = 2027;
  let owed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 25 }), async (events) => {
      year += 3;
      const clock = testClock();
      const model = new Model();
      // What is owed to customers does not end with a year.
      model.owed = owed;
      const stage = { model, books: testBooks(database.db, clock), clock, year };
      for (const one of events.toSorted((a, b) => a.minute - b.minute)) await happen(stage, one);
      await compare(stage);
      const { faults } = await checkBooks(database.db);
      expect(faults).toEqual([]);
      clock.set(`${year + 2}-01-15T00:00:00Z`);
      await closeUntil(stage, `${year + 2}-01`);
      ({ owed } = model);
    }),
    { numRuns: 12, endOnFailure: true },
  );
  const unbalanced = await rowsOf(
    database.db,
    sql`select voucher_id from voucher_lines group by voucher_id having sum(amount_ore) <> 0`,
  );
  expect(unbalanced).toEqual([]);
});
