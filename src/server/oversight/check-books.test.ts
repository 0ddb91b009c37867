import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closeMonth } from "#server/accounting/close-month.ts";
import type { BookFault } from "#contracts/oversight.ts";
import type { Database, Db } from "#server/platform/db/database.ts";
import { aUser } from "#test/builders.ts";
import { openTestDatabase } from "#test/databases.ts";
import { testBooks, type Paid } from "#test/test-books.ts";
import { testClock } from "#test/test-clock.ts";
import { checkBooks } from "./check-books.ts";

let database: Database;
let rent: Paid;
let deposit: Paid;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const clock = testClock("2027-05-10T10:00:00Z");
  const books = testBooks(db, clock);
  await books.capture({ amount: 1999 });
  clock.set("2027-06-10T10:00:00Z");
  const { id, username, role } = await aUser(db, { role: "admin" });
  await closeMonth({ db, clock }, { year: 2027, month: 5 }, { id, username, role });
  rent = await books.capture({ amount: 999 });
  await books.refund(rent, 400);
  await books.failRefund(rent, 400, "rent");
  deposit = await books.deposit({ amount: 5000 });
  await books.keep(deposit, 500, "service");
  await books.keep(deposit, 700, "damage");
  await books.refundDeposit(deposit, 3800);
});
afterAll(() => database.close());

class TakenBack extends Error {}

/** What the checker says of books into which somebody with all powers has reached; nothing of it stays. */
async function saidOf(...breaks: SQL[]): Promise<BookFault[]> {
  let faults: BookFault[] = [];
  const broken = database.db.transaction(async (tx: Db) => {
    for (const table of ["vouchers", "voucher_lines", "receipts", "number_series", "ledger_days"])
      await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
    for (const statement of breaks) await tx.execute(statement);
    ({ faults } = await checkBooks(tx));
    throw new TakenBack();
  });
  await expect(broken).rejects.toThrow(TakenBack);
  return faults;
}

const kinds = (faults: readonly BookFault[]) => [...new Set(faults.map(({ kind }) => kind))];

describe("the checker of the books", () => {
  test("finds nothing in books that only the shop has written", async () => {
    expect(await checkBooks(database.db)).toEqual({ vouchers: 8, receipts: 5, faults: [] });
  });

  test("tells of a voucher that does not balance", async () => {
    const faults = await saidOf(sql`update voucher_lines set amount_ore = amount_ore + 1
      where purpose = 'damages'`);
    expect(faults).toContainEqual({
      kind: "unbalanced",
      subject: "K 7 of 2027",
      expected: "two lines or more, 0 öre",
      found: "2 lines, 1 öre",
    });
  });

  test("tells of a voucher without lines", async () => {
    const faults = await saidOf(sql`delete from voucher_lines where voucher_id =
      (select id from vouchers where number = 8)`);
    expect(kinds(faults)).toContain("unbalanced");
  });

  test("tells of a voucher that is gone, in the middle or at the end", async () => {
    for (const number of [7, 8]) {
      const faults = await saidOf(
        sql`delete from voucher_lines where voucher_id = (select id from vouchers where number = ${number})`,
        sql`delete from vouchers where number = ${number}`,
      );
      expect(faults).toContainEqual({
        kind: "gap",
        subject: "K 2027",
        expected: "1 to 8",
        found: `7 numbers, the last ${number === 8 ? 7 : 8}`,
      });
    }
  });

  test("tells of a receipt that is gone, and of the sale that lost it", async () => {
    const faults = await saidOf(
      sql`update vouchers set receipt_id = null where kind = 'deposit-kept'`,
      sql`delete from receipts where payment_id = ${deposit.paymentId}`,
    );
    expect(faults).toContainEqual(
      expect.objectContaining({ kind: "gap", subject: "receipt 2027" }),
    );
    expect(faults).toContainEqual(
      expect.objectContaining({ kind: "receipt", subject: "K 6 of 2027", found: "none" }),
    );
    expect(faults).toContainEqual(
      expect.objectContaining({ kind: "total", subject: "2027-06", expected: "999 kr" }),
    );
  });

  test("tells of a refund that failed and whose credit receipt was left standing", async () => {
    const faults = await saidOf(
      sql`update vouchers set receipt_id = null where kind = 'refund-failed'`,
      sql`delete from receipts where snapshot ->> 'kind' = 'reversal'`,
    );
    expect(faults).toContainEqual(
      expect.objectContaining({ kind: "receipt", subject: "K 4 of 2027", found: "none" }),
    );
    expect(faults).toContainEqual({
      kind: "total",
      subject: "2027-06",
      expected: "1099 kr",
      found: "1499 kr",
    });
  });

  test("tells of a series that promises numbers nobody has", async () => {
    const faults = await saidOf(sql`insert into number_series values ('K', 2031, 4)`);
    expect(faults).toEqual([
      { kind: "gap", subject: "K 2031", expected: "1 to 4", found: "0 numbers, the last 0" },
    ]);
  });

  test("tells of charged money that the ledger does not have", async () => {
    const faults =
      await saidOf(sql`insert into payments (id, kind, provider_intent_id, amount, status,
        captured_at, created_at, updated_at)
      values (${crypto.randomUUID()}, 'rent', 'pi_lost', 700, 'captured', now(), now(), now())`);
    expect(faults).toEqual([
      { kind: "payment", subject: "pi_lost", expected: "70000 öre", found: "0 öre" },
    ]);
  });

  test("tells of a refund that the ledger does not have", async () => {
    const faults = await saidOf(
      sql`update payments set refunded_amount = 100 where id = ${rent.paymentId}`,
    );
    expect(faults).toEqual([
      { kind: "payment", subject: rent.intentId, expected: "89900 öre", found: "99900 öre" },
    ]);
  });

  test("tells of money in the ledger that no payment brought", async () => {
    const faults = await saidOf(sql`update vouchers set payment_id = null where kind = 'deposit'`);
    expect(faults.filter(({ kind }) => kind === "payment")).toContainEqual(
      expect.objectContaining({ subject: "K 5 of 2027", expected: "a payment" }),
    );
  });

  test("tells of a deposit that is owed differently than it is held", async () => {
    const faults = await saidOf(
      sql`update payments set kept_amount = 1100 where id = ${deposit.paymentId}`,
    );
    expect(faults).toEqual([
      { kind: "deposit", subject: deposit.intentId, expected: "10000 öre", found: "0 öre" },
    ]);
  });

  test("tells of a receipt whose sum is not the voucher's", async () => {
    const faults = await saidOf(
      sql`update receipts set total_kronor = 998 where payment_id = ${rent.paymentId} and kind = 'receipt'`,
    );
    expect(faults).toContainEqual(
      expect.objectContaining({ kind: "receipt", subject: "receipt 2027-2" }),
    );
    expect(faults).toContainEqual({
      kind: "total",
      subject: "2027-06",
      expected: "1498 kr",
      found: "1499 kr",
    });
  });

  test("tells of a receipt of another day than its voucher", async () => {
    const faults = await saidOf(
      sql`update receipts set issued_on = '2027-06-11' where payment_id = ${rent.paymentId}`,
    );
    expect(kinds(faults)).toEqual(["receipt"]);
  });

  test("tells of VAT that is not a fifth", async () => {
    const faults = await saidOf(
      sql`update voucher_lines set amount_ore = amount_ore + 100 where purpose = 'sales'
        and voucher_id = (select id from vouchers where number = 2)`,
      sql`update voucher_lines set amount_ore = amount_ore - 100 where purpose = 'outputVat'
        and voucher_id = (select id from vouchers where number = 2)`,
    );
    expect(faults).toContainEqual({
      kind: "vat",
      subject: "K 2 of 2027",
      expected: "a fifth of 99900 öre",
      found: "20080 öre",
    });
  });

  test("tells of a day whose kept sum is not its vouchers'", async () => {
    const faults = await saidOf(
      sql`update ledger_days set amount_ore = amount_ore - 100 where kind = 'rent' and purpose = 'sales'
        and day = '2027-06-10'`,
    );
    expect(faults).toContainEqual({
      kind: "total",
      subject: "2027-06-10 rent sales",
      expected: "-79920 öre",
      found: "-80020 öre",
    });
    expect(faults).toContainEqual(
      expect.objectContaining({ subject: "2027-06", found: "1500 kr" }),
    );
  });

  test("tells of a voucher that was slipped into a closed month", async () => {
    const faults = await saidOf(
      sql`update vouchers set created_at = '2027-06-20' where voucher_date = '2027-05-10'`,
    );
    expect(faults).toEqual([
      {
        kind: "closed",
        subject: "K 1 of 2027",
        expected: "written before 2027-05 was closed",
        found: "written after",
      },
    ]);
  });

  test("tells of one that was slipped into an empty month behind a closed one", async () => {
    const faults = await saidOf(
      sql`update vouchers set voucher_date = '2027-03-10', created_at = '2027-06-20'
        where number = 5`,
      sql`update ledger_days set day = '2027-03-10' where kind = 'deposit'`,
    );
    expect(faults).toEqual([
      {
        kind: "closed",
        subject: "K 5 of 2027",
        expected: "written before 2027-05 was closed",
        found: "written after",
      },
    ]);
  });
});
