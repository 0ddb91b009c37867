import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { MonthlyAccounting, YearlyAccounting } from "#contracts/accounting.ts";
import { rowsOf } from "#test/rows.ts";
import { testBooks, type TestBooks } from "#test/test-books.ts";
import { testClock } from "#test/test-clock.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let books: TestBooks;
let admin: string;
beforeAll(async () => {
  shop = await openTestShop({ clock: testClock("2027-01-10T10:00:00Z") });
  books = testBooks(shop.db, shop.clock);
  admin = await shop.signIn("admin");
});

async function at(instant: string): Promise<void> {
  shop.clock.set(instant);
  await shop.db.execute(
    sql`update sessions set created_at = '2020-01-01', expires_at = '2100-01-01'`,
  );
}

const close = (name: string) =>
  shop.call(`/api/accounting/monthly/${name.replace("-", "/")}/close`, {
    method: "POST",
    as: admin,
  });

async function month(name: string): Promise<MonthlyAccounting> {
  const path = `/api/accounting/monthly/${name.replace("-", "/")}`;
  return (await shop.call(path, { as: admin })).json<MonthlyAccounting>();
}

test("a month that is not over cannot be closed, not even in its last hour", async () => {
  await books.capture({ amount: 1000 });
  await at("2027-01-31T22:59:00Z");
  const answer = await close("2027-01");
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    code: "accounting.month-not-over",
    message: "Det går inte att stänga januari 2027 förrän månaden är slut.",
  });
  expect((await month("2027-01")).mayClose).toBe(false);
});

test("months are closed in order", async () => {
  await at("2027-02-10T10:00:00Z");
  await books.capture({ amount: 2000 });
  await at("2027-03-01T00:00:00Z");
  const answer = await close("2027-02");
  expect(answer.statusCode).toBe(409);
  expect(answer.json<{ message: string }>().message).toBe(
    "Månader stängs i ordning, och januari 2027 är fortfarande öppen. Stäng den först.",
  );
  expect((await month("2027-02")).mayClose).toBe(false);
  expect((await month("2027-01")).mayClose).toBe(true);
});

test("a closed month says when, and who closed it stands in the log", async () => {
  const answer = await close("2027-01");
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toEqual({ closedAt: "2027-03-01T00:00:00.000Z" });
  expect(await month("2027-01")).toMatchObject({
    isClosed: true,
    closedAt: "2027-03-01T00:00:00.000Z",
    mayClose: false,
  });
  const log = await rowsOf(
    shop.db,
    sql`select action, entity, entity_id from audit_log where action = 'month.closed'`,
  );
  expect(log).toEqual([{ action: "month.closed", entity: "month", entity_id: "2027-01" }]);
});

test("whoever closes it once more finds it done, and is told when that was", async () => {
  await at("2027-03-02T10:00:00Z");
  const answer = await close("2027-01");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ closedAt: "2027-03-01T00:00:00.000Z" });
  const log = await rowsOf(shop.db, sql`select 1 from audit_log where action = 'month.closed'`);
  expect(log).toHaveLength(1);
});

test("what comes late is dated in the next open month, and the closed one keeps its sums", async () => {
  expect((await close("2027-02")).statusCode).toBe(200);
  const before = await month("2027-02");
  // The clock is turned back: news of February reach the books in March.
  await at("2027-02-27T10:00:00Z");
  await books.capture({ amount: 500 });
  await at("2027-03-05T10:00:00Z");
  expect(await month("2027-02")).toEqual(before);
  expect((await month("2027-03")).bookingDetails).toMatchObject([
    { date: "2027-03-01", totalPrice: 500, receiptNumber: "2027-000003" },
  ]);
});

test("an empty month need not be closed by itself: it is closed with the next one that is", async () => {
  await at("2027-06-01T10:00:00Z");
  await close("2027-03");
  await books.capture({ amount: 100 });
  expect(await month("2027-04")).toMatchObject({ isClosed: false, mayClose: true });
  await at("2027-07-01T10:00:00Z");
  expect((await close("2027-06")).statusCode).toBe(200);
  const closedAt = "2027-07-01T10:00:00.000Z";
  expect(await month("2027-04")).toMatchObject({ isClosed: true, closedAt, mayClose: false });
  const year = await shop.call("/api/accounting/yearly/2027", { as: admin });
  expect(
    year
      .json<YearlyAccounting>()
      .months.map(({ isClosed }) => (isClosed ? "x" : "-"))
      .join(""),
  ).toBe("xxxxxx------");
  // Whoever closes it all the same finds it done.
  expect((await close("2027-04")).json()).toEqual({ closedAt });
});

test("what comes late does not slip in behind a closed month, not even into an empty one", async () => {
  await at("2027-04-20T10:00:00Z");
  await books.capture({ amount: 600 });
  await at("2027-07-02T10:00:00Z");
  expect(await month("2027-04")).toMatchObject({ totalRevenue: 0, bookingDetails: [] });
  expect((await month("2027-07")).bookingDetails).toMatchObject([
    { date: "2027-07-01", totalPrice: 600 },
  ]);
});

test("December closed: what comes late belongs to January and to the next year's numbers", async () => {
  await at("2027-12-30T10:00:00Z");
  await books.capture({ amount: 700 });
  await at("2028-01-02T10:00:00Z");
  await close("2027-07");
  expect((await close("2027-12")).statusCode).toBe(200);
  await at("2027-12-31T20:00:00Z");
  await books.capture({ amount: 800 });
  expect((await month("2028-01")).bookingDetails).toMatchObject([
    { date: "2028-01-01", voucher: "K 1", receiptNumber: "2028-000001", totalPrice: 800 },
  ]);
});
