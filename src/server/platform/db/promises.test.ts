import { randomUUID } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import { aBooking, aCheckout, anItem, aUser } from "#test/builders.ts";
import { openTestDatabase } from "#test/databases.ts";
import * as refusals from "#test/refusals.ts";
import { outcome } from "#test/refusals.ts";

let database: Database;
let itemId: number;
beforeAll(async () => {
  database = await openTestDatabase();
  itemId = (await anItem(database.db, { slug: "upptagen" })).id;
});
afterAll(() => database.close());

const run = (statement: SQL) => refusals.run(database, statement);
const only = <T>(statement: SQL) => refusals.only<T>(database, statement);

async function aPayment(): Promise<string> {
  const id = randomUUID();
  await database.db.execute(sql`
    insert into payments (id, kind, provider_intent_id, amount, status, captured_at, created_at, updated_at)
      values (${id}, 'rent', ${`pi_${id}`}, 1000, 'captured', now(), now(), now())`);
  return id;
}

let receiptNumber = 0;
async function aReceipt(): Promise<number> {
  const paymentId = await aPayment();
  const { id } = await only<{ id: number }>(sql`
    insert into receipts (year, number, kind, booking_id, payment_id, issued_on, total_kronor, snapshot, created_at)
      values (2026, ${(receiptNumber += 1)}, 'receipt', 1234567, ${paymentId}, '2026-06-01', 1000, '{}', now())
      returning id`);
  return id;
}

let voucherNumber = 0;
function aVoucher(date: string, lines: number[]): Promise<string> {
  return outcome(
    database.db.transaction(async (tx) => {
      const answer = await tx.execute(sql`
        insert into vouchers (series, year, number, kind, voucher_date, description, created_at)
          values ('A', ${Number(date.slice(0, 4))}, ${(voucherNumber += 1)}, 'capture', ${date}, 'Prov', now())
          returning id`);
      const id = (answer as { rows: { id: number }[] }).rows[0]!.id;
      for (const [index, ore] of lines.entries())
        await tx.execute(sql`
          insert into voucher_lines (voucher_id, line, account, amount_ore)
            values (${id}, ${index + 1}, 3001, ${ore})`);
    }),
  );
}

describe("the catalogue", () => {
  test("two items never share an address", async () => {
    expect(await outcome(anItem(database.db, { slug: "upptagen" }))).toBe("rental_items_slug_key");
  });

  test("an address holds small letters, digits and single dashes only", async () => {
    for (const slug of ["Stor", "å", "två ord", "-a", "a--b", ""])
      expect(await outcome(anItem(database.db, { slug })), slug).toBe("rental_items_slug_check");
  });

  test("an item has at least one unit and no negative price", async () => {
    expect(await outcome(anItem(database.db, { quantity: 0 }))).toBe("rental_items_quantity_check");
    expect(await outcome(anItem(database.db, { pricePerDay: -1 }))).toBe(
      "rental_items_price_per_day_check",
    );
    expect(await outcome(anItem(database.db, { basePrice: -1 }))).toBe(
      "rental_items_base_price_check",
    );
    expect(await outcome(anItem(database.db, { defaultPickupTime: "24:00" }))).toContain(
      "pickup_time",
    );
  });

  test.each(["seasonal_prices", "blocked_dates", "booking_intervals"])(
    "the dates of %s stand in order",
    async (table) => {
      const extra =
        table === "seasonal_prices"
          ? sql`, price) values (${itemId}, '2026-07-02', '2026-07-01', 1`
          : table === "booking_intervals"
            ? sql`, start_weekday) values (${itemId}, '2026-07-02', '2026-07-01', 'sunday'`
            : sql`) values (${itemId}, '2026-07-02', '2026-07-01'`;
      const insert = sql`insert into ${sql.identifier(table)} (rental_item_id, start_date, end_date${extra})`;
      expect(await run(insert)).toContain(`${table}_check`);
    },
  );

  test("at most one agreement is the default", async () => {
    const agreement = sql`insert into rental_agreements (name, description, is_default, created_at, updated_at)
      values ('Villkor', '', true, now(), now())`;
    expect(await run(agreement)).toBe("accepted");
    expect(await run(agreement)).toBe("rental_agreements_one_default");
  });

  test("a text that a customer may have accepted is never rewritten, but outlives its agreement", async () => {
    const { id } = await only<{ id: number }>(sql`
      insert into rental_agreements (name, description, created_at, updated_at)
        values ('Avtal', '', now(), now()) returning id`);
    await database.db.execute(sql`
      insert into rental_agreement_versions (rental_agreement_id, version, name, content, created_at)
        values (${id}, 1, 'Avtal', 'Orden', now())`);
    expect(await run(sql`update rental_agreement_versions set content = 'Andra ord'`)).toContain(
      "append_only",
    );
    expect(await run(sql`delete from rental_agreement_versions`)).toContain("append_only");
    expect(await run(sql`delete from rental_agreements where id = ${id}`)).toBe("accepted");
    expect(
      await only(
        sql`select content from rental_agreement_versions where version = 1 and name = 'Avtal'`,
      ),
    ).toEqual({ content: "Orden" });
  });
});

describe("accounts", () => {
  test("two accounts never share a name, in whatever letters", async () => {
    await aUser(database.db, { username: "Ärlan" });
    expect(await outcome(aUser(database.db, { username: "ärlan" }))).toBe("users_username_key");
  });

  test("what was done stays written down, also when the account is gone", async () => {
    const user = await aUser(database.db, { username: "kort tid" });
    await database.db.execute(sql`
      insert into audit_log (at, user_id, actor, action, entity, entity_id)
        values (now(), ${user.id}, 'kort tid', 'x', 'booking', '1')`);
    expect(await run(sql`update audit_log set actor = 'annan'`)).toContain("append_only");
    expect(await run(sql`delete from audit_log`)).toContain("append_only");
    expect(await run(sql`delete from users where id = ${user.id}`)).toBe("accepted");
    expect(await only(sql`select actor, user_id from audit_log where actor = 'kort tid'`)).toEqual({
      actor: "kort tid",
      user_id: null,
    });
  });
});

describe("bookings and checkouts", () => {
  test("a stay has at least one night", async () => {
    const stay = { itemId, start: "2026-07-02", end: "2026-07-02" };
    expect(await outcome(aBooking(database.db, stay))).toContain("bookings_check");
    expect(await outcome(aBooking(database.db, { ...stay, end: "2026-07-01" }))).toContain(
      "bookings_check",
    );
  });

  test("a booking has at least one unit", async () => {
    const stay = { itemId, start: "2026-07-02", end: "2026-07-03", quantity: 0 };
    expect(await outcome(aBooking(database.db, stay))).toBe("bookings_quantity_check");
  });

  test("an item goes from under a checkout that is over, never from under one that holds its nights", async () => {
    const { id } = await anItem(database.db);
    const checkout = await aCheckout(database.db, {
      itemId: id,
      start: "2026-07-01",
      end: "2026-07-02",
    });
    expect(await run(sql`delete from rental_items where id = ${id}`)).toBe(
      "checkouts_item_while_holding",
    );
    await database.db.execute(sql`update checkouts set status = 'released' where id = ${checkout}`);
    expect(await run(sql`delete from rental_items where id = ${id}`)).toBe("accepted");
  });

  test("a checkout knows its whole stay or none of it", async () => {
    expect(
      await run(sql`
        insert into checkouts (id, visitor_hash, network, total_price, customer, hold_expires_at, created_at, updated_at, start_date, end_date)
          values (${randomUUID()}, 'v', 'n', 100, '{}', now(), now(), now(), '2026-07-01', '2026-07-02')`),
    ).toContain("checkouts_check");
    expect(
      await run(sql`
        insert into checkouts (id, visitor_hash, network, total_price, customer, hold_expires_at, created_at, updated_at)
          values (${randomUUID()}, 'v', 'n', 100, '{}', now(), now(), now())`),
    ).toBe("accepted");
  });
});

describe("the books", () => {
  test("a charge has one receipt, dated in the year of its number; services and fees have theirs beside it", async () => {
    const paymentId = await aPayment();
    const receipt = (issuedOn: string, cause = "charge") =>
      run(sql`
        insert into receipts (year, number, kind, cause, booking_id, payment_id, issued_on, total_kronor, snapshot, created_at)
          values (2026, ${(receiptNumber += 1)}, 'receipt', ${cause}, 1234567, ${paymentId}, ${issuedOn}, 1000.5, '{}', now())`);
    expect(await receipt("2027-01-01")).toContain("receipts_check");
    expect(await receipt("2026-12-31")).toBe("accepted");
    expect(await receipt("2026-12-31")).toBe("receipts_one_per_payment");
    for (const cause of ["service", "service", "cancellation"])
      expect(await receipt("2026-12-31", cause)).toBe("accepted");
  });

  test("a series of numbers only counts on by one", async () => {
    await database.db.execute(sql`insert into number_series values ('A', 2026, 7)`);
    expect(await run(sql`update number_series set last_number = 9`)).toBe("number_series_gapless");
    expect(await run(sql`update number_series set last_number = 6`)).toBe("number_series_gapless");
    expect(await run(sql`delete from number_series`)).toBe("number_series_append_only");
    expect(await run(sql`update number_series set last_number = 8`)).toBe("accepted");
  });

  test("a receipt is never changed or removed", async () => {
    const id = await aReceipt();
    expect(await run(sql`update receipts set total_kronor = 1 where id = ${id}`)).toBe(
      "receipts_append_only",
    );
    expect(await run(sql`delete from receipts where id = ${id}`)).toBe("receipts_append_only");
    expect(await run(sql`truncate receipts cascade`)).toContain("append_only");
  });

  test("a voucher balances, or does not exist", async () => {
    expect(await aVoucher("2026-06-01", [100_000, -80_000, -20_000])).toBe("accepted");
    expect(await aVoucher("2026-06-01", [100_000, -80_000])).toBe("vouchers_balance");
    expect(await aVoucher("2026-06-01", [])).toBe("vouchers_balance");
    expect(await aVoucher("2026-06-01", [100_000])).toBe("vouchers_balance");
  });

  test("vouchers and their lines are never changed or removed", async () => {
    await aVoucher("2026-06-02", [100, -100]);
    expect(await run(sql`update vouchers set description = 'x'`)).toBe("vouchers_append_only");
    expect(await run(sql`delete from voucher_lines`)).toBe("voucher_lines_append_only");
    expect(await run(sql`update voucher_lines set amount_ore = 1`)).toBe(
      "voucher_lines_append_only",
    );
    expect(await run(sql`truncate voucher_lines`)).toBe("voucher_lines_append_only");
  });

  test("a line cannot be slipped into a voucher that balances", async () => {
    await aVoucher("2026-06-03", [100, -100]);
    expect(
      await run(sql`insert into voucher_lines (voucher_id, line, account, amount_ore)
        select max(id), 3, 1930, 5 from vouchers`),
    ).toBe("vouchers_balance");
  });

  test("a closed month and those before it take no more vouchers and stay closed", async () => {
    expect(
      await run(sql`insert into closed_months (month, closed_at) values ('2026-03-01', now())`),
    ).toBe("accepted");
    expect(await aVoucher("2026-03-31", [100, -100])).toBe("vouchers_open_month");
    expect(await aVoucher("2026-02-01", [100, -100])).toBe("vouchers_open_month");
    expect(await aVoucher("2025-12-31", [100, -100])).toBe("vouchers_open_month");
    expect(await aVoucher("2026-04-01", [100, -100])).toBe("accepted");
    expect(await run(sql`delete from closed_months`)).toBe("closed_months_append_only");
  });
});

describe("what triggers count", () => {
  test.each([
    ["item_nights", sql`delete from item_nights`],
    ["item_nights", sql`update item_nights set taken = 0`],
    ["item_nights", sql`insert into item_nights values (1, '2030-01-01', 0, 9)`],
    ["ledger_days", sql`update ledger_days set amount_ore = 0`],
    ["ledger_days", sql`delete from ledger_days`],
    ["ledger_days", sql`insert into ledger_days values ('2030-01-01', 'rent', 'sales', 1)`],
    ["booking_money", sql`update booking_money set due = 0`],
    ["booking_money", sql`delete from booking_money`],
    ["booking_money", sql`insert into booking_money values (1, 0, 0, 0, 0, 0, 0)`],
  ])("in %s is refused to whoever writes by hand", async (table, statement) => {
    expect(await run(statement)).toBe(`${table}_counted_by_triggers`);
  });

  test("cannot be emptied either", async () => {
    expect(await run(sql`truncate ledger_days`)).toBe("ledger_days_append_only");
    expect(await run(sql`truncate booking_money`)).toBe("booking_money_append_only");
  });

  test("goes with its item when that is removed", async () => {
    const { id } = await anItem(database.db);
    const booking = await aBooking(database.db, {
      itemId: id,
      start: "2026-09-01",
      end: "2026-09-03",
    });
    const nights = sql`select count(*)::int as n from item_nights where rental_item_id = ${id}`;
    expect(await only(nights)).toEqual({ n: 2 });
    await database.db.execute(sql`delete from bookings where id = ${booking}`);
    await database.db.execute(sql`delete from rental_items where id = ${id}`);
    expect(await only(nights)).toEqual({ n: 0 });
  });
});
