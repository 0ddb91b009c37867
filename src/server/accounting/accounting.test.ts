import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import {
  monthlyAccounting,
  type MonthlyAccounting,
  type Occupancy,
  type YearlyAccounting,
} from "#contracts/accounting.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { rowsOf } from "#test/rows.ts";
import { testBooks, type TestBooks } from "#test/test-books.ts";
import { testClock } from "#test/test-clock.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let books: TestBooks;
let admin: string;
beforeAll(async () => {
  shop = await openTestShop({ clock: testClock("2027-01-05T10:00:00Z") });
  books = testBooks(shop.db, shop.clock);
  admin = await shop.signIn("admin");
});

// Each test has a year of its own.
async function at(instant: string): Promise<void> {
  shop.clock.set(instant);
  await shop.db.execute(
    sql`update sessions set created_at = '2020-01-01', expires_at = '2100-01-01'`,
  );
}

async function year(number: number): Promise<YearlyAccounting> {
  const answer = await shop.call(`/api/accounting/yearly/${number}`, { as: admin });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<YearlyAccounting>();
}

async function month(name: string): Promise<MonthlyAccounting> {
  const answer = await shop.call(`/api/accounting/monthly/${name.replace("-", "/")}`, {
    as: admin,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const told = monthlyAccounting.answer.parse(answer.json());
  // What the schema does not declare would show up here.
  expect(answer.json()).toEqual(told);
  return told;
}

describe("what was earned", () => {
  test("is what was captured less what was given back, with a fifth of it VAT", async () => {
    await at("2027-06-12T10:00:00Z");
    const paid = await books.capture({ amount: 999, customer: "Åsa Öberg", item: "Fjällripa" });
    await at("2027-07-02T10:00:00Z");
    await books.refund(paid, 100);
    const { yearlyTotals, months } = await year(2027);
    expect(yearlyTotals).toEqual({
      totalRevenue: 899,
      totalBookings: 1,
      totalExcludingVat: 719.2,
      totalVatAmount: 179.8,
    });
    expect(months).toHaveLength(12);
    expect(months[5]).toEqual({
      month: "2027-06",
      totalRevenue: 999,
      totalBookings: 1,
      capturedPayments: 1,
      pendingPayments: 0,
      vatBreakdown: { totalExcludingVat: 799.2, totalVat: 199.8 },
      isClosed: false,
    });
    expect(months[6]).toMatchObject({ totalRevenue: -100, totalBookings: 0, capturedPayments: 0 });
  });

  test("is told with a row for each capture and refund, by name, voucher and receipt", async () => {
    const june = await month("2027-06");
    expect(june.bookingDetails).toEqual([
      {
        bookingId: expect.any(Number),
        customerName: "Åsa Öberg",
        rentalItemName: "Fjällripa",
        totalPrice: 999,
        priceExcludingVat: 799.2,
        vatAmount: 199.8,
        vatCode: "MP1",
        stripePaymentId: expect.stringMatching(/^pi_test_/),
        voucher: "K 1",
        date: "2027-06-12",
        receiptNumber: "2027-000001",
        kind: "rent",
      },
    ]);
    const july = await month("2027-07");
    expect(july.bookingDetails).toMatchObject([
      { totalPrice: -100, vatAmount: -20, kind: "rent-refund", receiptNumber: "2027-000002" },
    ]);
    expect(july.vatReturn).toEqual([
      {
        box: "05",
        words: "Momspliktig försäljning som inte ingår i ruta 06, 07 eller 08",
        amount: -80,
        wholeKronor: -80,
      },
      { box: "10", words: "Utgående moms 25 %", amount: -20, wholeKronor: -20 },
    ]);
  });

  test("the VAT return drops the öre and never rounds up", async () => {
    const june = await month("2027-06");
    expect(june.vatReturn.map(({ amount, wholeKronor }) => [amount, wholeKronor])).toEqual([
      [799.2, 799],
      [199.8, 199],
    ]);
  });

  test("is no deposit, but the service paid out of one; damage is an income beside the sales", async () => {
    await at("2028-03-03T10:00:00Z");
    const paid = await books.deposit({ amount: 5000 });
    await books.keep(paid, 500, "service");
    await books.keep(paid, 1200, "damage");
    await books.refundDeposit(paid, 3000);
    const march = await month("2028-03");
    expect(march).toMatchObject({
      totalRevenue: 500,
      capturedPayments: 0,
      vatBreakdown: { totalExcludingVat: 400, totalVat: 100 },
      deposits: {
        received: 5000,
        refunded: 3000,
        kept: 1700,
        keptForService: 500,
        keptForDamage: 1200,
        owed: 300,
      },
    });
    expect(march.vatReturn[0]!.amount).toBe(400);
    expect(march.bookingDetails).toMatchObject([{ kind: "deposit-kept", totalPrice: 500 }]);
    expect((await month("2028-04")).deposits).toMatchObject({ received: 0, owed: 300 });
  });

  test("gets back what a failed refund had taken away", async () => {
    await at("2028-05-03T10:00:00Z");
    const paid = await books.capture({ amount: 800, customer: "Nils Ek", item: "Kajak" });
    await books.refund(paid, 800);
    await books.failRefund(paid, 800, "rent");
    const may = await month("2028-05");
    expect(may.totalRevenue).toBe(800);
    expect(may.bookingDetails.map(({ kind, totalPrice }) => [kind, totalPrice])).toEqual([
      ["rent", 800],
      ["rent-refund", -800],
      ["refund-failed", 800],
    ]);
    expect(may.bookingDetails.map(({ receiptNumber }) => receiptNumber)).toEqual([
      "2028-000002",
      "2028-000003",
      "2028-000004",
    ]);
    expect(may.bookingDetails[2]).toMatchObject({
      customerName: "Nils Ek",
      rentalItemName: "Kajak",
    });
    const held = await books.deposit({ amount: 2000 });
    await books.refundDeposit(held, 2000);
    await books.failRefund(held, 2000, "deposit");
    expect((await month("2028-05")).deposits).toMatchObject({ refunded: 0, owed: 2300 });
  });

  test("follows the calendar in Sweden, over midnight and New Year", async () => {
    await at("2029-12-31T22:30:00Z");
    await books.capture({ amount: 100 });
    await at("2029-12-31T23:30:00Z");
    await books.capture({ amount: 200 });
    await at("2029-07-31T21:59:59Z");
    await books.capture({ amount: 10 });
    await at("2029-07-31T22:00:00Z");
    await books.capture({ amount: 20 });
    const { months, yearlyTotals } = await year(2029);
    expect(months[6]!.totalRevenue).toBe(10);
    expect(months[7]!.totalRevenue).toBe(20);
    expect(months[11]!.totalRevenue).toBe(100);
    expect(yearlyTotals.totalRevenue).toBe(130);
    const january = await month("2030-01");
    expect(january.totalRevenue).toBe(200);
    expect(january.bookingDetails).toMatchObject([
      { date: "2030-01-01", voucher: "K 1", receiptNumber: "2030-000001" },
    ]);
  });

  test("still adds up when the accounts were changed in between", async () => {
    await at("2031-02-02T10:00:00Z");
    await books.capture({ amount: 1000 });
    const changed = await shop.call("/api/accounting/accounts", {
      method: "POST",
      as: admin,
      body: { sales: 3010, outputVat: 2610, cardReceivable: 1580, deposits: 2897, damages: 3999 },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    await books.capture({ amount: 500 });
    expect(await month("2031-02")).toMatchObject({
      totalRevenue: 1500,
      vatBreakdown: { totalExcludingVat: 1200, totalVat: 300 },
    });
  });

  test("a refund that failed goes back to the accounts it came from, whatever they are now", async () => {
    const accounts = (sales: number) =>
      shop.call("/api/accounting/accounts", {
        method: "POST",
        as: admin,
        body: { sales, outputVat: 2611, cardReceivable: 1686, deposits: 2890, damages: 3990 },
      });
    await at("2031-03-02T10:00:00Z");
    expect((await accounts(3020)).statusCode).toBe(200);
    const paid = await books.capture({ amount: 1000 });
    await books.refund(paid, 250);
    expect((await accounts(3030)).statusCode).toBe(200);
    await books.failRefund(paid, 250, "rent");
    const sales = await rowsOf(
      shop.db,
      sql`select v.kind, l.account, l.amount_ore::int as ore from vouchers v
        join voucher_lines l on l.voucher_id = v.id
        where v.payment_id = ${paid.paymentId} and l.purpose = 'sales' order by v.id`,
    );
    expect(sales).toEqual([
      { kind: "rent", account: 3020, ore: -80_000 },
      { kind: "rent-refund", account: 3020, ore: 20_000 },
      { kind: "refund-failed", account: 3020, ore: -20_000 },
    ]);
  });

  test("of a year or month without vouchers is nothing, and not an error", async () => {
    const { yearlyTotals, months } = await year(2040);
    expect(yearlyTotals.totalRevenue).toBe(0);
    expect(months.every(({ totalRevenue }) => totalRevenue === 0)).toBe(true);
    expect(JSON.stringify(await month("2040-02"))).not.toContain("-0");
    expect(await month("2040-02")).toMatchObject({ totalBookings: 0, bookingDetails: [] });
  });
});

describe("the counts of a month", () => {
  async function bookedAt(instant: string, status: string): Promise<number> {
    const { id: itemId } = await anItem(shop.db);
    const id = await aBooking(shop.db, { itemId, start: "2032-07-01", end: "2032-07-02" });
    await shop.db.execute(sql`update bookings set created_at = ${instant} where id = ${id}`);
    await shop.db
      .execute(sql`insert into payments (id, kind, booking_id, amount, status, authorization_expires_at, created_at, updated_at)
      values (${crypto.randomUUID()}, 'rent', ${id}, 1000, ${status}, now(), now(), now())`);
    return id;
  }

  test("are the bookings captured in it, and those made in it that still wait", async () => {
    await bookedAt("2032-03-31T22:30:00Z", "authorized");
    await bookedAt("2032-04-10T10:00:00Z", "pending");
    await bookedAt("2032-04-10T10:00:00Z", "expired");
    await bookedAt("2032-04-30T21:59:00Z", "cancelled");
    await bookedAt("2032-04-30T22:00:00Z", "authorized");
    await at("2032-04-20T10:00:00Z");
    await books.capture({ amount: 300 });
    expect(await month("2032-04")).toMatchObject({
      pendingPayments: 2,
      cancelledPayments: 2,
      capturedPayments: 1,
      totalBookings: 3,
    });
    const { months, yearlyTotals } = await year(2032);
    expect(months[3]).toMatchObject({ pendingPayments: 2, totalBookings: 3 });
    expect(months[4]).toMatchObject({ pendingPayments: 1, totalBookings: 1 });
    expect(yearlyTotals.totalBookings).toBe(4);
  });

  test("a booking that was charged twice is one booking in a month, in each of two months and in the year", async () => {
    await at("2037-05-04T10:00:00Z");
    const paid = await books.capture({ amount: 300 });
    await at("2037-05-09T10:00:00Z");
    await books.capture({ amount: 200, bookingId: paid.bookingId });
    await at("2037-06-09T10:00:00Z");
    await books.capture({ amount: 100, bookingId: paid.bookingId });
    await books.capture({ amount: 100 });
    const { months, yearlyTotals } = await year(2037);
    expect(months[4]).toMatchObject({ capturedPayments: 2, totalBookings: 1, totalRevenue: 500 });
    expect(months[5]).toMatchObject({ capturedPayments: 2, totalBookings: 2, totalRevenue: 200 });
    expect(yearlyTotals.totalBookings).toBe(2);
    expect(await month("2037-05")).toMatchObject({ capturedPayments: 2, totalBookings: 1 });
  });
});

describe("how much each item was out", () => {
  test("counts nights and units of the year, returned stays too, cancelled ones not", async () => {
    const { id: itemId } = await anItem(shop.db, { name: "Öringen", quantity: 2 });
    await aBooking(shop.db, { itemId, start: "2033-12-30", end: "2034-01-03", quantity: 2 });
    await aBooking(shop.db, { itemId, start: "2034-05-01", end: "2034-05-04", status: "returned" });
    await aBooking(shop.db, {
      itemId,
      start: "2034-06-01",
      end: "2034-06-09",
      status: "cancelled",
    });
    const answer = await shop.call("/api/accounting/occupancy/2034", { as: admin });
    expect(answer.json<Occupancy>().find(({ name }) => name === "Öringen")).toEqual({
      rentalItemId: itemId,
      name: "Öringen",
      type: "rv",
      pricePerDay: 1000,
      bookedNights: 2 * 2 + 3,
      possibleNights: 2 * 365,
      // Two of the four nights over New Year are this year's.
      bookedValue: 500 + 1000,
    });
  });

  test("lists items in Swedish order, and an archived one only in years it was out", async () => {
    const { id } = await anItem(shop.db, { name: "Arkiverad", archivedAt: new Date() });
    await anItem(shop.db, { name: "Zebra" });
    await aBooking(shop.db, {
      itemId: id,
      start: "2035-05-01",
      end: "2035-05-02",
      status: "returned",
    });
    const names = async (number: number) =>
      (await shop.call(`/api/accounting/occupancy/${number}`, { as: admin }))
        .json<Occupancy>()
        .map(({ name }) => name);
    expect(await names(2035)).toContain("Arkiverad");
    const later = await names(2036);
    expect(later).not.toContain("Arkiverad");
    expect(later.indexOf("Öringen")).toBeGreaterThan(later.indexOf("Zebra"));
  });
});

test("what is hidden and was never out is no night that stood empty", async () => {
  const { id } = await anItem(shop.db, { name: "Kopia av Öringen", isHidden: true });
  await aBooking(shop.db, { itemId: id, start: "2037-05-01", end: "2037-05-02" });
  const names = async (asked: number) =>
    (await shop.call(`/api/accounting/occupancy/${asked}`, { as: admin }))
      .json<Occupancy>()
      .map(({ name }) => name);
  expect(await names(2037)).toContain("Kopia av Öringen");
  expect(await names(2038)).not.toContain("Kopia av Öringen");
});

describe("who may see the books", () => {
  const PATHS = [
    "/api/accounting/yearly/2027",
    "/api/accounting/monthly/2027/6",
    "/api/accounting/occupancy/2027",
    "/api/accounting/export/yearly/2027",
    "/api/accounting/export/yearly/2027/pdf",
    "/api/accounting/export/monthly/2027/6",
    "/api/accounting/export/monthly/2027/6/pdf",
    "/api/accounting/export/sie/2027",
    "/api/accounting/export/sie/2027/6",
    "/api/accounting/monthly/nonsense/13",
  ];
  test.each(PATHS)(
    "%s is for staff, and nobody else learns even whether it exists",
    async (path) => {
      expect((await shop.call(path)).statusCode).toBe(401);
      expect((await shop.call(path, { as: await shop.signIn("customer") })).statusCode).toBe(403);
      const staff = await shop.call(path, { as: await shop.signIn("staff") });
      expect(staff.statusCode).toBe(path.includes("nonsense") ? 400 : 200);
      expect(staff.headers["cache-control"]).toBe("no-store");
    },
  );

  test("a month is closed by the administrator only", async () => {
    const staff = await shop.signIn("staff");
    const answer = await shop.call("/api/accounting/monthly/2020/1/close", {
      method: "POST",
      as: staff,
    });
    expect(answer.statusCode).toBe(403);
  });
});
