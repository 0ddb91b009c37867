import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { DepositPayment } from "#contracts/deposits.ts";
import type { Receipt } from "#contracts/receipts.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { placeDueUnits } from "#server/units/place-units.ts";
import { anAddon, anItem, aSeason } from "#test/builders.ts";
import { aUnit } from "#test/given-units.ts";
import { readPdf } from "#test/pdf-reader.ts";
import { rowsOf } from "#test/rows.ts";
import type { TestCards } from "#test/test-cards.ts";
import { aPaymentWish, callPlace, openPayment, openTestTill } from "#test/test-checkout.ts";
import type { TestShop } from "#test/test-shop.ts";

let shop: TestShop;
let cards: TestCards;
let admin: string;
let parts: () => LetGoParts;
beforeAll(async () => {
  ({ shop, cards, parts } = await openTestTill());
  admin = await shop.signIn("admin");
});

type Fields = { name?: string; customer?: string; personalNumber?: string };

async function aBooking({ name = "Fjällripa", customer = "Anna Berg", ...rest }: Fields = {}) {
  const item = await anItem(shop.db, { name, depositAmount: 5000 });
  const { personalNumber = "19900101-0017" } = rest;
  const wish = aPaymentWish({ itemId: item.id, customer: { name: customer, personalNumber } });
  const opened = await openPayment(shop, wish);
  await cards.pay(opened.clientSecret);
  const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
  return { id, itemId: item.id, intentId: opened.intentId };
}

const get = (path: string, as = admin) => shop.call(path, { as });
const post = (path: string, body?: object) =>
  shop.call(path, { method: "POST", as: admin, ...(body && { body }) });

async function capture(id: number): Promise<void> {
  const body = { paymentAction: "capture" };
  const answer = await shop.call(`/api/bookings/${id}`, { method: "PATCH", body, as: admin });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function refund(id: number, amount: number, reason: string): Promise<void> {
  shop.clock.advance({ seconds: 1 });
  const answer = await post(`/api/bookings/${id}/refund`, { kind: "rent", amount, reason });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function keepForCleaning(id: number): Promise<void> {
  const opened = await post(`/api/deposit/${id}/create-payment`);
  await cards.pay(opened.json<DepositPayment>().clientSecret);
  await get(`/api/deposit/${id}/status`);
  const wish = { amount: 1000, reason: "service", note: "Slutstädning" };
  const kept = await post(`/api/bookings/${id}/deposit/keep`, wish);
  expect(kept.statusCode, kept.body).toBe(200);
}

const receiptOf = async (id: number) => (await get(`/api/receipts/${id}`)).json<Receipt>();
/** As people read it: without marks, and with spaces that are just spaces. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<style>.*?<\/style>/gs, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll(/\s+/g, " ");

describe("the receipt of a booking", () => {
  test("does not exist before the card is charged, and says so", async () => {
    const { id } = await aBooking();
    for (const path of ["", "/html", "/download"]) {
      const answer = await get(`/api/receipts/${id}${path}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({
        code: "receipt.not-issued",
        message: "Det finns inget kvitto än. Det utfärdas när betalningen dras från kundens kort.",
      });
    }
    const unknown = await get("/api/receipts/17");
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ code: "booking.unknown" });
  });

  test("has everything that was bought, paid and owed in VAT", async () => {
    const item = await anItem(shop.db, { name: "Ripan", basePrice: 300 });
    await aSeason(shop.db, item.id, { start: "2026-07-02", end: "2026-07-02", price: 1400 });
    const addon = await anAddon(shop.db, item.id, { name: "Cyklar", price: 100 });
    const selectedAddons = [{ id: addon, quantity: 2 }];
    const wish = aPaymentWish({ itemId: item.id, amount: 2900, booking: { selectedAddons } });
    const opened = await openPayment(shop, wish);
    await cards.pay(opened.clientSecret);
    const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
    await capture(id);
    const receipt = await receiptOf(id);
    expect(receipt).toMatchObject({
      bookingId: id,
      bookingDate: "2026-06-01",
      kind: "receipt",
      customerName: "Anna Berg",
      customerEmail: "anna@example.com",
      customerPhone: "070-123 45 67",
      customerAddress: "Storgatan 1, 852 30 Sundsvall",
      startDate: "2026-07-01",
      endDate: "2026-07-03",
      transactionDate: "2026-06-01T10:00:00.000Z",
      cardBrand: "visa",
      cardLast4: "4242",
      paymentIntentId: opened.intentId,
      currency: "SEK",
      subtotalExcludingVat: 2320,
      totalVatAmount: 580,
      totalIncludingVat: 2900,
      vatBreakdown: [{ vatRate: 0.25, vatAmount: 580, baseAmount: 2320 }],
      credits: [],
      otherReceipts: [],
    });
    expect(receipt.receiptNumber).toMatch(/^2026-\d{6}$/);
    expect(
      receipt.lineItems.map(({ name, quantity, unitPrice, totalPrice, vatAmount }) => [
        name,
        quantity,
        unitPrice,
        totalPrice,
        vatAmount,
      ]),
    ).toEqual([
      ["Ripan", 1, 1000, 1000, 200],
      ["Ripan", 1, 1400, 1400, 280],
      ["Fast avgift", 1, 300, 300, 60],
      ["Cyklar", 2, 100, 200, 40],
    ]);
  });

  test("comes with what was given back and with services paid out of the deposit", async () => {
    const { id } = await aBooking();
    await keepForCleaning(id);
    await capture(id);
    await refund(id, 500, "En natt i regn");
    await refund(id, 250, "Trasig lampa");
    const receipt = await receiptOf(id);
    // The rent is the booking's receipt, although the cleaning was paid for before it.
    expect(receipt).toMatchObject({ totalIncludingVat: 2000, creditsNumber: null });
    expect(
      receipt.credits.map(({ totalIncludingVat, reason, creditsNumber }) => [
        totalIncludingVat,
        reason,
        creditsNumber,
      ]),
    ).toEqual([
      [500, "En natt i regn", receipt.receiptNumber],
      [250, "Trasig lampa", receipt.receiptNumber],
    ]);
    expect(receipt.otherReceipts).toMatchObject([
      { kind: "receipt", totalIncludingVat: 1000, lineItems: [{ name: "Slutstädning" }] },
    ]);
  });

  test("tells of a refund that came back: its credit receipt is taken back by one of its own", async () => {
    const item = await anItem(shop.db, { name: "Fjällripa" });
    const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
    await cards.pay(opened.clientSecret, "refundFails");
    const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
    await capture(id);
    await refund(id, 500, "En natt i regn");
    // The booking is gone by the time the refund comes back; its papers are not.
    const removed = await shop.call(`/api/bookings/${id}`, { method: "DELETE", as: admin });
    expect(removed.statusCode, removed.body).toBe(204);
    shop.clock.advance({ seconds: 5 });
    await cards.sandbox.tick();
    await followIntent(parts(), opened.intentId);
    await followIntent(parts(), opened.intentId);
    const { receiptNumber, credits } = await receiptOf(id);
    const [credit, reversal, ...more] = credits;
    expect(more).toEqual([]);
    expect(credit).toMatchObject({ kind: "credit", creditsNumber: receiptNumber });
    expect(reversal).toMatchObject({
      kind: "reversal",
      creditsNumber: credit!.receiptNumber,
      totalIncludingVat: 500,
      totalVatAmount: 100,
      customerName: "Anna Berg",
    });
    const number = (text: string) => Number(text.slice(5));
    expect(number(reversal!.receiptNumber)).toBe(number(credit!.receiptNumber) + 1);
    const words = wordsOf((await get(`/api/receipts/${id}/html`)).body);
    for (const part of [
      `Rättelse av kreditkvitto Nummer ${reversal!.receiptNumber}`,
      `Avser kreditkvitto ${credit!.receiptNumber}`,
      "Anledning Återbetalningen gick inte fram till kundens kort",
      "Återbetalning som inte gick fram",
      "Återfört inkl. moms 500,00 kr",
    ])
      expect(words).toContain(part);
    expect((await checkBooks(shop.db)).faults).toEqual([]);
  });

  test("is a service's own where the rent was never paid", async () => {
    const { id } = await aBooking();
    await keepForCleaning(id);
    expect(await receiptOf(id)).toMatchObject({ totalIncludingVat: 1000, otherReceipts: [] });
  });

  test("outlives its booking, its item and every name that changes", async () => {
    const { id, itemId } = await aBooking({ name: "Gamla namnet" });
    await capture(id);
    const before = await receiptOf(id);
    await shop.db.execute(sql`update rental_items set name = 'Nya namnet' where id = ${itemId}`);
    const removed = await shop.call(`/api/bookings/${id}`, { method: "DELETE", as: admin });
    expect(removed.statusCode, removed.body).toBe(204);
    await shop.call(`/api/rental-items/${itemId}`, { method: "DELETE", as: admin });
    // The personal number stood with the booking alone, and is gone with it.
    expect(before.customerPersonalNumber).toBe("19900101-0017");
    expect(await receiptOf(id)).toEqual({
      ...before,
      customerPersonalNumber: "",
      bookingNow: null,
    });
    expect((await get(`/api/receipts/${id}/html`)).body).toContain("Gamla namnet");
  });

  test("holds no personal number itself, whatever is issued, and shows the booking's while it has one", async () => {
    const { id } = await aBooking();
    await keepForCleaning(id);
    await capture(id);
    await refund(id, 500, "En natt i regn");
    const issued = await rowsOf<{ snapshot: Receipt }>(
      shop.db,
      sql`select snapshot from receipts where booking_id = ${id}`,
    );
    expect(issued.map(({ snapshot }) => snapshot.customerPersonalNumber)).toEqual(["", "", ""]);
    const numbers = async () => {
      const { credits, otherReceipts, ...receipt } = await receiptOf(id);
      return [receipt, ...credits, ...otherReceipts].map((one) => one.customerPersonalNumber);
    };
    const number = "19900101-0017";
    expect(await numbers()).toEqual([number, number, number]);
    await shop.db.execute(sql`update bookings set customer_personal_number = '' where id = ${id}`);
    expect(await numbers()).toEqual(["", "", ""]);
  });

  test("is for administrators, and that is decided before its number is looked at", async () => {
    const [staff, customer] = [await shop.signIn("staff"), await shop.signIn("customer")];
    for (const path of ["x", "x/html", "x/download"].map((end) => `/api/receipts/${end}`)) {
      expect((await shop.call(path)).statusCode).toBe(401);
      expect((await get(path, customer)).statusCode).toBe(403);
      expect((await get(path, staff)).statusCode).toBe(403);
      expect((await get(path)).statusCode).toBe(400);
    }
  });
});

describe("the printed receipt", () => {
  test("reads as a Swedish invoice has to", async () => {
    const { id, intentId } = await aBooking();
    await capture(id);
    await refund(id, 500, "En natt i regn");
    const { receiptNumber, credits } = await receiptOf(id);
    const answer = await get(`/api/receipts/${id}/html`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-store");
    const words = wordsOf(answer.body);
    for (const part of [
      `Nummer ${receiptNumber}`,
      "Utfärdat 1 juni 2026",
      "Provbolaget AB",
      "Gatan 1",
      "556000-0001",
      "SE556000000101",
      "Godkänd för F-skatt",
      "Anna Berg",
      "Storgatan 1, 852 30 Sundsvall",
      "1 juli 2026 – 3 juli 2026 (2 nätter)",
      "Betalningsdatum 1 juni 2026",
      "Kortutgivare Visa",
      "**** **** **** 4242",
      intentId,
      "1 000,00 kr exkl. moms 800,00 kr",
      "Summa exkl. moms 1 600,00 kr",
      "Total moms 400,00 kr",
      "Totalt inkl. moms 2 000,00 kr",
      "25 % 1 600,00 kr 400,00 kr",
      `Kreditkvitto Nummer ${credits[0]!.receiptNumber}`,
      `Avser kvitto ${receiptNumber}`,
      "Anledning En natt i regn",
      "Krediterat inkl. moms −500,00 kr",
    ])
      expect(words).toContain(part);
  });

  test("shows of the personal number only the birthday, since papers are passed on", async () => {
    const { id } = await aBooking();
    await capture(id);
    const { body } = await get(`/api/receipts/${id}/html`);
    expect(body).toContain("19900101-****");
    expect(body).not.toContain("0017");
    expect((await receiptOf(id)).customerPersonalNumber).toContain("0017");
  });

  test("runs nothing, fetches nothing and takes what customers typed for text", async () => {
    const harm = `<script>alert("x")</script><img src=x onerror=alert(1)></style>`;
    const { id } = await aBooking({
      name: `Ripa ${harm}`,
      customer: harm,
      personalNumber: "<b>x</b>",
    });
    await capture(id);
    await refund(id, 10, harm);
    const { body, headers } = await get(`/api/receipts/${id}/html`);
    expect(body).not.toMatch(/<(script|img|link|iframe|object|form|a)\b/i);
    expect(body.match(/<style>/g)).toHaveLength(1);
    expect(body).toContain("&lt;script&gt;");
    const [, style = ""] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    // The downloaded file carries the same promise in itself.
    expect(body).toContain(`default-src &#x27;none&#x27;; style-src &#x27;sha256-${hash}&#x27;`);
  });

  test("is the same when it is downloaded, as a file with the receipt's number", async () => {
    const { id } = await aBooking();
    await capture(id);
    const { receiptNumber } = await receiptOf(id);
    const file = await get(`/api/receipts/${id}/download`);
    expect(file.headers["content-disposition"]).toBe(
      `attachment; filename="kvitto-${receiptNumber}.html"`,
    );
    expect(file.body).toBe((await get(`/api/receipts/${id}/html`)).body);
  });
});

describe("the vehicle on a receipt", () => {
  const vehicleReceipt = async (id: number) => (await get(`/api/receipts/${id}`)).json<Receipt>();

  async function aBookingWithUnit(registration = "ABC 123") {
    const { id, itemId } = await aBooking();
    await aUnit(shop.db, itemId, { name: "Älgen", registration });
    return id;
  }

  test("is the one that the booking had when it was issued, told as planned until it has left", async () => {
    const id = await aBookingWithUnit();
    await placeDueUnits(shop.db, shop.clock.today());
    await capture(id);
    const unit = { name: "Älgen", registration: "ABC 123", isFetched: false };
    expect((await vehicleReceipt(id)).units).toEqual([unit]);
    await shop.db.execute(sql`update units set name = 'Björnen', registration = 'XYZ 789'`);
    expect((await vehicleReceipt(id)).units).toEqual([unit]);
  });

  test("that was planned is told no more once something has left, may it be another", async () => {
    const id = await aBookingWithUnit();
    await placeDueUnits(shop.db, shop.clock.today());
    await capture(id);
    expect((await get(`/api/receipts/${id}/html`)).body).toContain("Älgen, ABC 123 (planerad)");
    await shop.db.execute(sql`update bookings set out_at = now() where id = ${id}`);
    expect(await vehicleReceipt(id)).not.toHaveProperty("units");
    expect((await get(`/api/receipts/${id}/html`)).body).not.toContain("planerad");
  });

  test("without a registration is told only once it has left: before that it is the shop's own plan", async () => {
    const planned = await aBookingWithUnit("");
    await placeDueUnits(shop.db, shop.clock.today());
    await capture(planned);
    expect(await vehicleReceipt(planned)).not.toHaveProperty("units");
    const gone = await aBookingWithUnit("");
    await placeDueUnits(shop.db, shop.clock.today());
    await shop.db.execute(sql`update bookings set out_at = now() where id = ${gone}`);
    await capture(gone);
    expect((await vehicleReceipt(gone)).units).toMatchObject([{ name: "Älgen", isFetched: true }]);
  });

  test("stands on the page and in the PDF alike", async () => {
    const id = await aBookingWithUnit();
    await placeDueUnits(shop.db, shop.clock.today());
    await shop.db.execute(sql`update bookings set out_at = now() where id = ${id}`);
    await capture(id);
    expect((await get(`/api/receipts/${id}/html`)).body).toContain("Älgen, ABC 123");
    const pdf = await get(`/api/receipts/${id}/pdf`);
    const words = readPdf(pdf.rawPayload).pages.flat().join(" ");
    expect(words).toContain("Älgen, ABC 123");
    expect(words).not.toContain("planerad");
  });

  test("is not told of a thing that is counted", async () => {
    const { id } = await aBooking();
    await capture(id);
    expect(await vehicleReceipt(id)).not.toHaveProperty("units");
  });
});
