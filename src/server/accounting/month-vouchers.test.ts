import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { MonthlyAccounting, MonthVoucher } from "#contracts/accounting.ts";
import {
  cancellationFeeLines,
  captureLines,
  DEFAULT_ACCOUNTS,
  depositLines,
  disputeCreditLines,
  disputeLines,
  disputeLossLines,
  type VoucherKind,
  type VoucherLine,
} from "#domain/bookkeeping/voucher.ts";
import { postVoucher } from "#server/ledger/post-voucher.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { payments } from "#server/platform/db/tables/payments.ts";
import { aBooking, anItem } from "#test/builders.ts";
import { readCsv } from "#test/csv-reader.ts";
import { readPdf } from "#test/pdf-reader.ts";
import { testBooks, type TestBooks } from "#test/test-books.ts";
import { testClock } from "#test/test-clock.ts";
import { openTestShop, type TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let books: TestBooks;
let admin: string;

type About = { paymentId: string; bookingId: number };

/** What the test's books have no word for: posted as it stands. */
async function post(kind: VoucherKind, lines: VoucherLine[], about: About | null): Promise<void> {
  const voucher = { kind, lines, day: shop.clock.today(), createdAt: shop.clock.now() };
  await inTransaction(shop.db, (tx) =>
    postVoucher(tx, { ...voucher, ...about, description: `${kind}, bokning ${about?.bookingId}` }),
  );
}

type Hand = {
  kind: "rent" | "deposit";
  method: "swish" | "bank" | "till";
  amount: number;
  reference?: string;
  bookingId: number;
};

/** A payment that staff recorded; what went through the cash register stands in no book. */
async function byHand({ kind, method, amount, reference = "", bookingId }: Hand): Promise<About> {
  const paymentId = randomUUID();
  const now = shop.clock.now();
  await shop.db.insert(payments).values({
    id: paymentId,
    kind,
    method,
    amount,
    reference,
    bookingId,
    isCurrent: false,
    status: "captured",
    paidOn: shop.clock.today(),
    key: randomUUID(),
    capturedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  const lines = kind === "rent" ? captureLines : depositLines;
  if (method !== "till")
    await post(kind, lines(DEFAULT_ACCOUNTS, amount, "bank"), { paymentId, bookingId });
  return { paymentId, bookingId };
}

async function month(name: string): Promise<MonthlyAccounting> {
  const path = `/api/accounting/monthly/${name.replace("-", "/")}`;
  const answer = await shop.call(path, { as: admin });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<MonthlyAccounting>();
}

async function file(path: string) {
  const answer = await shop.call(`/api/accounting/export/${path}`, { as: admin });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
}

const plain = (texts: string[]) => texts.map((text) => text.replaceAll("\u00a0", " "));

async function at(instant: string): Promise<void> {
  shop.clock.set(instant);
  admin = await shop.signIn("admin");
}

beforeAll(async () => {
  shop = await openTestShop({ clock: testClock("2027-06-12T10:00:00Z") });
  books = testBooks(shop.db, shop.clock);
  admin = await shop.signIn("admin");
});

/** Everything that may be posted, once: each in the order it would happen. */
describe("a month in which everything happened", () => {
  let june: MonthlyAccounting;
  beforeAll(async () => {
    const A = DEFAULT_ACCOUNTS;
    const nils = await books.capture({ amount: 8000, customer: "Nils Ek", item: "Kajak" });
    const held = await books.deposit({ amount: 5000, bookingId: nils.bookingId });
    await books.keep(held, 500, "service");
    await books.keep(held, 300, "damage");
    await books.refundDeposit(held, 4200);
    await books.failRefund(held, 4200, "deposit");
    await byHand({ kind: "rent", method: "swish", amount: 4185, reference: "S-17", bookingId: 77 });
    await byHand({ kind: "deposit", method: "bank", amount: 5000, bookingId: 77 });
    await byHand({ kind: "rent", method: "till", amount: 900, bookingId: 78 });
    await books.refund(nils, 8000);
    const fee = { money: "cardReceivable" } as const;
    await post("cancellation-fee", cancellationFeeLines(A, 4000, { ...fee, hasVat: false }), nils);
    await post("cancellation-fee", cancellationFeeLines(A, 100, { ...fee, hasVat: true }), nils);
    const bo = await books.capture({ amount: 6400, customer: "Bo Ström", item: "Öringen" });
    await post("dispute", disputeLines(A, { amountOre: -640_000, feeOre: 17_550 }), bo);
    await post("dispute", disputeLines(A, { amountOre: 40_000, feeOre: 0 }), bo);
    await post("dispute-lost", disputeLossLines(A, 500_000), bo);
    await post("dispute-lost", disputeCreditLines(A, 1000, "rent"), bo);
    june = await month("2027-06");
  });

  test("is told voucher by voucher in the order of their numbers, and none is missing", () => {
    expect(june.vouchers.map(({ voucher }) => voucher)).toEqual(
      Array.from({ length: 16 }, (_, index) => `K ${index + 1}`),
    );
  });

  test("each with what it comes to, and with VAT only where it is a sale", () => {
    const rows = june.vouchers.map((row) => [
      row.kind,
      row.amount,
      row.totalPrice,
      row.priceExcludingVat,
      row.vatAmount,
      row.vatCode,
    ]);
    expect(rows).toEqual([
      ["rent", 8000, 8000, 6400, 1600, "MP1"],
      ["deposit", 5000, null, null, null, null],
      ["deposit-kept", 500, 500, 400, 100, "MP1"],
      ["deposit-kept", 300, null, null, null, null],
      ["deposit-refund", -4200, null, null, null, null],
      ["refund-failed", 4200, null, null, null, null],
      ["rent", 4185, 4185, 3348, 837, "MP1"],
      ["deposit", 5000, null, null, null, null],
      ["rent-refund", -8000, -8000, -6400, -1600, "MP1"],
      ["cancellation-fee", 4000, null, null, null, null],
      ["cancellation-fee", 100, 100, 80, 20, "MP1"],
      ["rent", 6400, 6400, 5120, 1280, "MP1"],
      ["dispute", -6575.5, null, null, null, null],
      ["dispute", 400, null, null, null, null],
      ["dispute-lost", -5000, null, null, null, null],
      ["dispute-lost", -1000, -1000, -800, -200, "MP1"],
    ]);
  });

  test("the list of sales has those that are sales, and adds up to the revenue", () => {
    const sales = june.vouchers.filter(({ totalPrice }) => totalPrice !== null);
    expect(june.bookingDetails.map(({ voucher }) => voucher)).toEqual(
      sales.map(({ voucher }) => voucher),
    );
    const sum = june.bookingDetails.reduce((kronor, row) => kronor + row.totalPrice, 0);
    expect(june.totalRevenue).toBe(sum);
    expect(sum).toBe(8000 + 500 + 4185 - 8000 + 100 + 6400 - 1000);
  });

  test("what stands beside the sales is told by itself, what the cash register took nowhere", () => {
    expect(june.received).toEqual({ card: 8000 + 5000 + 6400, bank: 4185 + 5000, corrected: 0 });
    expect(june.besideSales).toEqual({
      cancellationFees: 4000,
      providerFees: 175.5,
      disputed: 6000,
      losses: 5000,
    });
    // What banks took less what they gave back less what was decided is what still waits.
    expect(june.disputes).toEqual({ taken: 6400, returned: 400, decided: 6000, left: 0 });
    expect(june.deposits).toMatchObject({ received: 10_000, refunded: 0, kept: 800, owed: 9200 });
    expect(june.capturedPayments).toBe(3);
  });

  test("a payment by hand is known by how it came and its reference, a card's by the provider's id", () => {
    const known = june.vouchers.map(({ method, paymentId }) => [method, paymentId]);
    expect(known[6]).toEqual(["swish", "S-17"]);
    expect(known[7]).toEqual(["bank", ""]);
    expect(known[0]).toEqual(["card", expect.stringMatching(/^pi_test_/)]);
    expect(june.bookingDetails[2]).toMatchObject({ bookingId: 77, stripePaymentId: "" });
  });

  test("the spreadsheet has a row for each, sale columns empty where there is none, and the sum of the sales", async () => {
    const [headings, ...rows] = readCsv((await file("monthly/2027/6")).body);
    expect(headings?.slice(12)).toEqual(["Belopp", "Betalsätt", "Text", "Kvittotyp"]);
    const sum = rows.pop();
    expect(rows.map((row) => [row[1], row[3], row[7], row[12]])).toEqual([
      ["K 1", "Betalning", "8000,00", "8000,00"],
      ["K 2", "Deposition", "", "5000,00"],
      ["K 3", "Tjänst ur deposition", "500,00", "500,00"],
      ["K 4", "Skada ur deposition", "", "300,00"],
      ["K 5", "Återbetald deposition", "", "-4200,00"],
      ["K 6", "Återförd återbetalning", "", "4200,00"],
      ["K 7", "Betalning", "4185,00", "4185,00"],
      ["K 8", "Deposition", "", "5000,00"],
      ["K 9", "Återbetalning", "-8000,00", "-8000,00"],
      ["K 10", "Avbokningsavgift", "", "4000,00"],
      ["K 11", "Avbokningsavgift", "100,00", "100,00"],
      ["K 12", "Betalning", "6400,00", "6400,00"],
      ["K 13", "Bestridd betalning, varav avgift 175,50\u00a0kr", "", "-6575,50"],
      ["K 14", "Återförd bestridd betalning", "", "400,00"],
      ["K 15", "Förlorad betalning", "", "-5000,00"],
      ["K 16", "Förlorad betalning", "-1000,00", "-1000,00"],
    ]);
    expect(rows[6]?.slice(11)).toEqual(["S-17", "4185,00", "Swish", "rent, bokning 77", ""]);
    expect(sum?.slice(7, 13)).toEqual(["10185,00", "8148,00", "2037,00", "", "", ""]);
  });

  test("the PDF has a row for each, a dash where there is no sale, and the other sums in one line", async () => {
    const { pages } = readPdf((await file("monthly/2027/6/pdf")).rawPayload);
    const all = plain(pages.flat());
    const numbers = all.filter((text) => /^K \d+$/.test(text));
    expect(numbers).toEqual(june.vouchers.map(({ voucher }) => voucher));
    const dispute = all.indexOf("K 13");
    expect(all.slice(dispute, dispute + 10)).toEqual(
      "K 13;–;Bestridd betalning;5000003;Bo Ström;Öringen;−6 575,50;–;–;–"
        .replace("5000003", String(june.vouchers[12]!.bookingId))
        .split(";"),
    );
    const others = all.indexOf("Betalsätt och övrigt");
    expect(all.slice(others + 1, others + 13)).toEqual([
      "Inbetalt med kort",
      "Inbetalt till banken",
      "Avbokningsavgifter",
      "Kortbolagets avgifter",
      "Bestritt i perioden",
      "Förlorade betalningar",
      "19 400,00",
      "9 185,00",
      "4 000,00",
      "175,50",
      "6 000,00",
      "5 000,00",
    ]);
    expect(all).toContain("Swish S-17");
    const year = readPdf((await file("yearly/2027/pdf")).rawPayload);
    expect(year.pages).toHaveLength(1);
    expect(plain(year.pages.flat())).toContain("Förlorade betalningar");
  });
});

test("a month without money says nothing of what there was not", async () => {
  const july = await month("2027-07");
  expect(july.vouchers).toEqual([]);
  expect(july.received).toEqual({ card: 0, bank: 0, corrected: 0 });
  const { pages } = readPdf((await file("monthly/2027/7/pdf")).rawPayload);
  expect(pages.flat()).not.toContain("Betalsätt och övrigt");
});

test("a deposit is told with its customer, from the booking, and from a receipt once the booking is gone", async () => {
  await at("2027-09-01T10:00:00Z");
  const { id: itemId } = await anItem(shop.db, { name: "Vidden" });
  const bookingId = await aBooking(shop.db, { itemId, start: "2027-10-01", end: "2027-10-02" });
  await books.deposit({ amount: 2000, bookingId });
  const names = (rows: MonthVoucher[]) =>
    rows.map(({ customerName, rentalItemName }) => [customerName, rentalItemName]);
  expect(names((await month("2027-09")).vouchers)).toEqual([["Anna Berg", "Vidden"]]);
  await books.capture({ amount: 900, bookingId, customer: "Siv Dahl", item: "Kajaken" });
  await shop.db.execute(sql`delete from bookings where id = ${bookingId}`);
  expect(names((await month("2027-09")).vouchers)).toEqual([
    ["Siv Dahl", "Kajaken"],
    ["Siv Dahl", "Kajaken"],
  ]);
});

test("VAT of öre is rounded to the nearest öre, and the sale still adds up", async () => {
  await at("2027-11-01T10:00:00Z");
  const paid = await books.capture({ amount: 1000 });
  const lines = captureLines(DEFAULT_ACCOUNTS, 99.99).map((line) => ({ ...line, ore: -line.ore }));
  await post("rent-refund", lines, paid);
  const november = await month("2027-11");
  expect(november.vouchers[1]).toMatchObject({
    amount: -99.99,
    totalPrice: -99.99,
    priceExcludingVat: -79.99,
    vatAmount: -20,
  });
  expect(november).toMatchObject({
    totalRevenue: 900.01,
    vatBreakdown: { totalExcludingVat: 720.01, totalVat: 180 },
  });
});

describe("the counts of a month with several payments a booking", () => {
  async function bookedIn(name: string): Promise<number> {
    const { id: itemId } = await anItem(shop.db);
    const id = await aBooking(shop.db, { itemId, start: "2029-07-01", end: "2029-07-02" });
    const madeAt = `${name}-05T10:00:00Z`;
    await shop.db.execute(sql`update bookings set created_at = ${madeAt} where id = ${id}`);
    return id;
  }

  async function asked(bookingId: number, status: string): Promise<void> {
    await shop.db
      .execute(sql`insert into payments (id, kind, booking_id, amount, status, authorization_expires_at, created_at, updated_at)
        values (${randomUUID()}, 'rent', ${bookingId}, 1000, ${status}, now(), now(), now())`);
  }

  const counts = async (name: string) => {
    const { capturedPayments, pendingPayments, cancelledPayments, totalBookings } =
      await month(name);
    return { capturedPayments, pendingPayments, cancelledPayments, totalBookings };
  };

  test("a booking that was paid by hand is charged and waits no longer, and a card that lapsed before stays broken off", async () => {
    await at("2028-04-10T10:00:00Z");
    await byHand({
      kind: "rent",
      method: "bank",
      amount: 1000,
      bookingId: await bookedIn("2028-04"),
    });
    const lapsed = await bookedIn("2028-04");
    await asked(lapsed, "expired");
    await byHand({ kind: "rent", method: "swish", amount: 1000, bookingId: lapsed });
    const atTheTill = await bookedIn("2028-04");
    await asked(atTheTill, "pending");
    await byHand({ kind: "rent", method: "till", amount: 1000, bookingId: atTheTill });
    expect(await counts("2028-04")).toEqual({
      capturedPayments: 2,
      pendingPayments: 0,
      cancelledPayments: 1,
      totalBookings: 2,
    });
  });

  test("by card and by hand is one booking, and what is still reserved of it is none beside it", async () => {
    await at("2028-05-10T10:00:00Z");
    const bookingId = await bookedIn("2028-05");
    await byHand({ kind: "rent", method: "bank", amount: 400, bookingId });
    await books.capture({ amount: 300, bookingId });
    await shop.db.execute(
      sql`update payments set is_current = false where booking_id = ${bookingId}`,
    );
    await asked(bookingId, "authorized");
    expect(await counts("2028-05")).toEqual({
      capturedPayments: 2,
      pendingPayments: 0,
      cancelledPayments: 0,
      totalBookings: 1,
    });
  });

  test("a payment that was recorded in error and taken back leaves the card's as it was", async () => {
    await at("2028-06-10T10:00:00Z");
    const bookingId = await bookedIn("2028-06");
    await asked(bookingId, "authorized");
    const { paymentId } = await byHand({ kind: "rent", method: "till", amount: 1000, bookingId });
    await shop.db.execute(sql`update payments set taken_back_at = now() where id = ${paymentId}`);
    expect(await counts("2028-06")).toMatchObject({ pendingPayments: 1, totalBookings: 1 });
  });
});
