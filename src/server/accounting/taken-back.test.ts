import { beforeAll, describe, expect, test } from "vitest";
import type { MonthlyAccounting, YearlyAccounting } from "#contracts/accounting.ts";
import type { BookingPayment } from "#contracts/payments.ts";
import type { Receipt } from "#contracts/receipts.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { readCsv } from "#test/csv-reader.ts";
import { readPdf } from "#test/pdf-reader.ts";
import { readSie } from "#test/sie-reader.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
let admin: string;

async function month(name: string): Promise<MonthlyAccounting> {
  const path = `/api/accounting/monthly/${name.replace("-", "/")}`;
  return (await counter.shop.call(path, { as: admin })).json<MonthlyAccounting>();
}

const file = (path: string) => counter.shop.call(`/api/accounting/export/${path}`, { as: admin });

/** The reservation was let go, and the booking is still wanted: 2000 kr are due. */
async function anUnpaid(): Promise<number> {
  const { id, intentId } = await counter.aBooking({ start: "2026-09-01", end: "2026-09-03" });
  await counter.cards.gateway.cancel(intentId);
  await counter.post("/api/oversight/compare", undefined, admin);
  counter.shop.clock.advance({ seconds: 1 });
  return id;
}

async function record(id: number, body: { kind?: "deposit"; amount: number }): Promise<void> {
  const answer = await counter.record(id, body, admin);
  expect(answer.statusCode, answer.body).toBe(201);
}

async function takeBack(id: number, amount: number): Promise<void> {
  const answer = await counter.shop.call(`/api/bookings/${id}/payments`, { as: admin });
  const payments = answer.json<BookingPayment[]>();
  const payment = payments.find((one) => one.amount === amount && one.method === "swish");
  const path = `/api/bookings/${id}/payments/${payment!.id}/take-back`;
  const taken = await counter.post(path, { reason: "Fel bokning" }, admin);
  expect(taken.statusCode, taken.body).toBe(200);
}

async function at(instant: string): Promise<void> {
  counter.shop.clock.set(instant);
  admin = await counter.shop.signIn("admin");
}

beforeAll(async () => {
  counter = await openTestCounter();
  admin = counter.admin;
});

describe("a payment that was recorded in error and taken back in the same month", () => {
  let june: MonthlyAccounting;
  let id: number;
  beforeAll(async () => {
    id = await anUnpaid();
    await record(id, { amount: 800 });
    await takeBack(id, 800);
    const paid = await anUnpaid();
    await record(paid, { amount: 500 });
    await record(paid, { kind: "deposit", amount: 5000 });
    await takeBack(paid, 5000);
    // A booking whose other payment stands is still a booking of the month.
    await record(paid, { amount: 300 });
    await takeBack(paid, 300);
    june = await month("2026-06");
  });

  test("is no money that came to the bank, and no payment that was made", () => {
    expect(june.received).toEqual({ card: 0, bank: 500, corrected: 0 });
    expect(june.capturedPayments).toBe(1);
    expect(june.totalBookings).toBe(1);
    expect(june.totalRevenue).toBe(500);
    expect(june.deposits).toMatchObject({ received: 0, refunded: 0, corrected: 0, owed: 0 });
  });

  test("counts as little in the year", async () => {
    const answer = await counter.shop.call("/api/accounting/yearly/2026", { as: admin });
    const { months } = answer.json<YearlyAccounting>();
    expect(months[5]).toMatchObject({ month: "2026-06", capturedPayments: 1, totalBookings: 1 });
  });

  test("is called a correction in the list, the spreadsheet, the PDF and the SIE file", async () => {
    const told = june.vouchers.filter(({ bookingId }) => bookingId === id);
    expect(told.map(({ kind }) => kind)).toEqual(["rent", "taken-back"]);
    expect(told[1]?.description).toMatch(
      /^Rättelse 2026-\d{6}, registrerad av misstag, bokning \d+$/,
    );
    const rows = readCsv((await file("monthly/2026/6")).body);
    const ours = rows.filter((row) => row[4] === String(id));
    expect(ours.map((row) => [row[3], row[15]])).toEqual([
      ["Betalning", "Kvitto"],
      ["Rättelse", "Rättelse"],
    ]);
    const pdf = readPdf((await file("monthly/2026/6/pdf")).rawPayload);
    const texts = pdf.pages.flatMap((page) => page);
    expect(texts).toContain("Rättelse");
    expect(texts).not.toContain("Återbetalning");
    const sie = readSie((await file("sie/2026/6")).rawPayload);
    const words = sie.vouchers.map(({ text }) => text);
    expect(words.filter((text) => text.startsWith("Rättelse 2026-"))).toHaveLength(2);
    const deposit = "Rättelse, deposition registrerad av misstag";
    expect(words.some((text) => text.startsWith(deposit))).toBe(true);
  });

  test("has a receipt that says so and speaks of no money given back", async () => {
    const answer = await counter.shop.call(`/api/receipts/${id}`, { as: admin });
    const [correction] = answer.json<Receipt>().credits;
    expect(correction).toMatchObject({
      kind: "correction",
      reason: "Fel bokning",
      lineItems: [{ name: "Rättelse", totalPrice: 800 }],
    });
    const page = await counter.shop.call(`/api/receipts/${id}/html`, { as: admin });
    expect(page.body).toContain("Rättelse – registrerad av misstag");
    expect(page.body).not.toMatch(/återbetal/i);
  });

  test("leaves the books in order", async () => {
    expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
  });
});

test("taken back in a later month it is a correction there, and the month it was dated in stays as it was told", async () => {
  const id = await anUnpaid();
  await at("2026-07-10T10:00:00Z");
  await record(id, { amount: 700 });
  await record(id, { kind: "deposit", amount: 5000 });
  const told = await month("2026-07");
  await at("2026-08-03T10:00:00Z");
  await takeBack(id, 700);
  await takeBack(id, 5000);
  const july = await month("2026-07");
  expect(july).toEqual(told);
  expect(july.received).toMatchObject({ bank: 5700, corrected: 0 });
  const august = await month("2026-08");
  expect(august.received).toEqual({ card: 0, bank: 0, corrected: -5700 });
  expect(august.capturedPayments).toBe(0);
  expect(august.deposits).toMatchObject({ received: 0, refunded: 0, corrected: -5000, owed: 0 });
  expect(august.vouchers.map(({ kind }) => kind)).toEqual(["taken-back-later", "taken-back-later"]);
  const pdf = readPdf((await file("monthly/2026/8/pdf")).rawPayload);
  expect(pdf.pages.flatMap((page) => page)).toContain("Rättat från tidigare");
  // The months of a year fit below its sums all the same.
  expect(readPdf((await file("yearly/2026/pdf")).rawPayload).pages).toHaveLength(1);
  expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
});
