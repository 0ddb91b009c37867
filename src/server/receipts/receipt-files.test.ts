import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { Booking } from "#contracts/bookings.ts";
import type { MyBooking } from "#contracts/my-booking.ts";
import type { Receipt } from "#contracts/receipts.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { anItem } from "#test/builders.ts";
import { readPdf } from "#test/pdf-reader.ts";
import { rowsOf } from "#test/rows.ts";
import { aPaymentWish, callOpen, callPlace, openPayment } from "#test/test-checkout.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";
import { sendAllMail } from "#test/test-post-office.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

const CLUB = {
  organisationName: "Sundsvalls Paddlare",
  organisationNumber: "8024000005",
  invoiceAddress: "Box 12, 851 02 Sundsvall",
  reference: "Vårlägret",
};

const call = (path: string, as?: string) => counter.shop.call(path, as ? { as } : {});
const receiptOf = async (id: number) =>
  (await call(`/api/receipts/${id}`, counter.admin)).json<Receipt>();

/** A page's texts as one, with spaces that are just spaces. */
function wordsOf(texts: readonly string[]): string {
  return texts.join(" ").replaceAll("\u00a0", " ").replaceAll(/ +/g, " ");
}

const papersOf = (bytes: Buffer) => readPdf(bytes).pages.map(wordsOf);

async function booked(organisation?: object): Promise<number> {
  const { shop, cards } = counter;
  const { id: itemId } = await anItem(shop.db, { name: "Fjällripa" });
  const wish = aPaymentWish({
    itemId,
    booking: { ...(organisation && { organisation }) } as never,
  });
  const opened = await openPayment(shop, wish);
  await cards.pay(opened.clientSecret);
  return (await callPlace(shop, opened.intentId)).json<{ id: number }>().id;
}

async function approved(organisation?: object): Promise<number> {
  const id = await booked(organisation);
  const answer = await counter.patch(id, { paymentAction: "capture" });
  expect(answer.statusCode, answer.body).toBe(200);
  return id;
}

async function refunded(id: number, amount: number): Promise<void> {
  const answer = await counter.refund(id, { kind: "rent", amount, reason: "En natt i regn" });
  expect(answer.statusCode, answer.body).toBe(200);
}

const keyOf = (id: number) => newOwnKey(counter.shop.db, id, counter.shop.clock.now());

describe("a receipt as a PDF", () => {
  test("says what the printed one says, each receipt on a page of its own", async () => {
    const id = await approved();
    await refunded(id, 500);
    const { receiptNumber, credits } = await receiptOf(id);
    const answer = await call(`/api/receipts/${id}/pdf`, counter.admin);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="kvitto-${receiptNumber}.pdf"`,
      "cache-control": "no-store",
    });
    const file = readPdf(answer.rawPayload);
    expect(file).toMatchObject({
      title: `Kvitto ${receiptNumber}`,
      language: "sv-SE",
      isTagged: true,
    });
    const [sale = "", credit = "", ...more] = file.pages.map(wordsOf);
    expect(more).toEqual([]);
    for (const words of [
      `Kvitto Nummer ${receiptNumber}, utfärdat 1 juni 2026`,
      "Provbolaget AB",
      "Org.nr 556000-0001",
      "SE556000000101",
      "Namn Anna Berg",
      "Adress Storgatan 1, 852 30 Sundsvall",
      "Personnummer 19900101-****",
      "1 juli 2026 – 3 juli 2026 (2 nätter)",
      "Betalningsdatum 1 juni 2026",
      "**** **** **** 4242",
      "1 000,00 kr exkl. moms 800,00 kr",
      "Summa exkl. moms 1 600,00 kr",
      "Total moms 400,00 kr",
      "Totalt inkl. moms 2 000,00 kr",
      "25 % 1 600,00 kr 400,00 kr",
      "Godkänd för F-skatt",
      "Sida 1 av 2",
    ])
      expect(sale).toContain(words);
    expect(sale).not.toContain("0017");
    expect(credit).toContain(`Kreditkvitto Nummer ${credits[0]?.receiptNumber}`);
    expect(credit).toContain(`Avser kvitto ${receiptNumber}`);
    expect(credit).toContain("Krediterat inkl. moms −500,00 kr");
  });

  test("cuts no sum, however large: the price without VAT is the law's", async () => {
    const { shop, cards } = counter;
    const { id: itemId } = await anItem(shop.db, { pricePerDay: 61_728 });
    const opened = await openPayment(shop, aPaymentWish({ itemId, amount: 123_456 }));
    await cards.pay(opened.clientSecret);
    const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
    await counter.patch(id, { paymentAction: "capture" });
    const answer = await call(`/api/receipts/${id}/pdf`, counter.admin);
    const page = papersOf(answer.rawPayload).join(" ");
    expect(page).toContain("61 728,00 kr exkl. moms 49 382,40 kr");
    expect(page).toContain("98 764,80 kr 24 691,20 kr 123 456,00 kr");
    expect(page).not.toContain("…");
  });

  test("is the same file each time it is asked for, but for how its booking stands by then", async () => {
    const id = await approved();
    const file = async () =>
      papersOf((await call(`/api/receipts/${id}/pdf`, counter.admin)).rawPayload).map(
        (page) => page.split("Så står bokningen")[0],
      );
    const before = await file();
    counter.shop.clock.advance({ days: 3 });
    expect(await file()).toEqual(before);
    counter.shop.clock.advance({ days: -3 });
  });

  test("is opened by the customer's own key, and by no other booking's", async () => {
    const [id, other] = [await approved(), await approved()];
    const number = (await receiptOf(id)).receiptNumber;
    const own = await call(`/api/my-booking/${await keyOf(id)}/receipts/${number}/pdf`);
    expect(own.statusCode).toBe(200);
    expect(own.headers).toMatchObject({
      "content-disposition": `inline; filename="kvitto-${number}.pdf"`,
      "cache-control": "no-store",
    });
    expect(papersOf(own.rawPayload)).toHaveLength(1);
    for (const path of [
      `/api/my-booking/${await keyOf(other)}/receipts/${number}/pdf`,
      `/api/my-booking/${"x".repeat(22)}/receipts/${number}/pdf`,
      `/api/my-booking/${await keyOf(id)}/receipts/2026-999999/pdf`,
    ])
      expect((await call(path)).statusCode).toBe(404);
  });

  test("of the agreement opens by the same key, with this booking's words", async () => {
    const [id, other] = [await approved(), await approved()];
    const answer = await call(`/api/my-booking/${await keyOf(id)}/contract`);
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="Hyresavtal-${id}.pdf"`,
      "cache-control": "no-store",
    });
    const words = papersOf(answer.rawPayload).join(" ");
    expect(words).toContain(`bokning #${id}`);
    expect(words).not.toContain(String(other));
    expect((await call(`/api/my-booking/${"x".repeat(22)}/contract`)).statusCode).toBe(404);
  });
});

describe("letters bring receipts along", () => {
  const filesSent = async () => {
    const sent = await sendAllMail(counter.shop);
    return sent.flatMap(({ subject, attachments, text }) =>
      attachments.map(({ name, content }) => ({ name, subject, text, words: papersOf(content) })),
    );
  };

  test("the approval has the receipt, and a refund the credit receipt", async () => {
    const id = await approved();
    await refunded(id, 500);
    const { receiptNumber, credits } = await receiptOf(id);
    const credit = credits[0]?.receiptNumber;
    const files = await filesSent();
    const named = (name: string) => files.find((file) => file.name === name);
    const sale = named(`kvitto-${receiptNumber}.pdf`);
    expect(sale?.text).toContain(`Kvittonummer: ${receiptNumber}, bifogas som PDF`);
    expect(sale?.words[0]).toContain("Totalt inkl. moms 2 000,00 kr");
    const back = named(`kreditkvitto-${credit}.pdf`);
    expect(back?.text).toContain(`Kreditkvitto: ${credit}, bifogas som PDF`);
  });

  test("money that came by hand has its own, also where the letter confirms the booking", async () => {
    await filesSent();
    const { id: rentalItemId } = await anItem(counter.shop.db, { name: "Fjällripa" });
    const made = await counter.post("/api/office/bookings", {
      key: crypto.randomUUID(),
      rentalItemId,
      startDate: "2026-07-01",
      endDate: "2026-07-03",
      customer: { name: "Nils Lind", email: "nils@example.com" },
      payment: { kind: "hand", method: "swish" },
    });
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json<Booking>();
    const { receiptNumber } = await receiptOf(id);
    expect((await filesSent()).map(({ name }) => name)).toEqual([`kvitto-${receiptNumber}.pdf`]);
    const page = await call(`/api/receipts/${id}/html`, counter.admin);
    expect(page.body).toContain("Betalningssätt: Swish.");
  });

  test("a letter sent again brings it again", async () => {
    const id = await approved();
    await filesSent();
    const [log] = await rowsOf<{ id: number }>(
      counter.shop.db,
      sql`select id from email_logs where booking_id = ${id} and type = 'booking_confirmed'`,
    );
    await counter.post(`/api/email-logs/${log?.id}/resend`);
    const { receiptNumber } = await receiptOf(id);
    expect((await filesSent()).map(({ name }) => name)).toEqual([`kvitto-${receiptNumber}.pdf`]);
  });
});

describe("a booking for an organisation", () => {
  test("carries it from the checkout to an invoice, and to what takes that back", async () => {
    const id = await approved(CLUB);
    expect(await counter.booking(id)).toMatchObject({
      customerName: "Anna Berg",
      customerOrganisationName: "Sundsvalls Paddlare",
      customerOrganisationNumber: "802400-0005",
      customerInvoiceAddress: "Box 12, 851 02 Sundsvall",
      customerReference: "Vårlägret",
    });
    await refunded(id, 500);
    const buyer = {
      name: "Sundsvalls Paddlare",
      organisationNumber: "802400-0005",
      address: "Box 12, 851 02 Sundsvall",
      reference: "Vårlägret",
    };
    const { receiptNumber, credits, ...receipt } = await receiptOf(id);
    expect(receipt.buyer).toEqual(buyer);
    expect(credits).toMatchObject([{ kind: "credit", buyer }]);
    const html = (await call(`/api/receipts/${id}/html`, counter.admin)).body;
    expect(html).toContain("<h1>Kvitto/faktura</h1>");
    expect(html).toContain("<h1>Kreditkvitto/kreditfaktura</h1>");
    const pdf = await call(`/api/receipts/${id}/pdf`, counter.admin);
    expect(pdf.headers["content-disposition"]).toBe(
      `inline; filename="kvitto-faktura-${receiptNumber}.pdf"`,
    );
    const [sale = "", credit = ""] = papersOf(pdf.rawPayload);
    for (const words of [
      "Kvitto/faktura",
      "Namn Sundsvalls Paddlare",
      "Org.nr 802400-0005",
      "Adress Box 12, 851 02 Sundsvall",
      "Er referens Vårlägret",
      "Kontaktperson Anna Berg",
    ])
      expect(sale).toContain(words);
    expect(sale).not.toContain("Personnummer");
    expect(credit).toContain("Kreditkvitto/kreditfaktura");
    const page = (await call(`/api/my-booking/${await keyOf(id)}`)).json<MyBooking>();
    // The newest first, as the payments beside them.
    expect(page.receipts.map(({ title }) => title)).toEqual([
      "Kreditkvitto/kreditfaktura",
      "Kvitto/faktura",
    ]);
    const payments = await counter.payments(id);
    expect(payments[0]?.receipts[0]?.title).toBe("Kvitto/faktura");
    expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
  });

  test("with a number that cannot be one is refused at that field", async () => {
    const { id: itemId } = await anItem(counter.shop.db);
    for (const organisationNumber of ["802400-0006", "123", ""]) {
      const organisation = { ...CLUB, organisationNumber };
      const wish = aPaymentWish({ itemId, booking: { organisation } });
      const answer = await callOpen(counter.shop, wish);
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([
        "booking.organisation.organisationNumber",
      ]);
    }
    const wrong = aPaymentWish({
      itemId,
      booking: { organisation: { ...CLUB, organisationNumber: "802400-0006" } },
    });
    expect((await callOpen(counter.shop, wrong)).body).toContain("Kontrollera organisationsnumret");
  });

  test("is another wish than the same stay for oneself", async () => {
    const { shop, cards } = counter;
    const { id: itemId } = await anItem(shop.db);
    const first = await openPayment(shop, aPaymentWish({ itemId }));
    const again = await openPayment(
      shop,
      aPaymentWish({ itemId, booking: { organisation: CLUB } }),
      { as: first.visitor },
    );
    expect(again.intentId).not.toBe(first.intentId);
    await cards.pay(again.clientSecret);
    const placed = await callPlace(shop, again.intentId);
    const { id } = placed.json<{ id: number }>();
    expect(await counter.booking(id)).toMatchObject({
      customerOrganisationName: "Sundsvalls Paddlare",
    });
  });

  test("is changed by staff, and no receipt that was issued changes with it", async () => {
    const id = await approved();
    const before = await receiptOf(id);
    const { version } = await counter.booking(id);
    const customer = { organisationName: "Berg AB", organisationNumber: "5560000001" };
    const changed = await counter.post(`/api/bookings/${id}/changes`, { version, customer });
    expect(changed.statusCode, changed.body).toBe(200);
    expect(changed.json<Booking>()).toMatchObject({
      customerOrganisationName: "Berg AB",
      customerOrganisationNumber: "556000-0001",
      version: version + 1,
    });
    expect(await receiptOf(id)).toEqual(before);
    expect(before.buyer).toBeUndefined();
    await refunded(id, 500);
    expect((await receiptOf(id)).credits[0]?.buyer).toBeUndefined();
  });

  test("of a sole trader is invoiced without the number, which is the person's own", async () => {
    const id = await approved({ ...CLUB, organisationNumber: "19900101-0017" });
    const [row] = await rowsOf<{ snapshot: string }>(
      counter.shop.db,
      sql`select snapshot::text as snapshot from receipts where booking_id = ${id}`,
    );
    expect(row?.snapshot).toContain("Sundsvalls Paddlare");
    expect(row?.snapshot).not.toContain("900101");
  });

  test("that was let go is forgotten with whoever nearly booked", async () => {
    const { shop } = counter;
    const { id: itemId } = await anItem(shop.db);
    await openPayment(shop, aPaymentWish({ itemId, booking: { organisation: CLUB } }));
    await shop.db.execute(
      sql`update checkouts set status = 'released', updated_at = '2025-01-01' where rental_item_id = ${itemId}`,
    );
    const { forgetCheckouts } = await import("#server/checkout/forget-checkouts.ts");
    await forgetCheckouts(shop);
    const left = await rowsOf<{ organisation: object | null }>(
      shop.db,
      sql`select organisation from checkouts where rental_item_id = ${itemId}`,
    );
    expect(left).toEqual([{ organisation: null }]);
  });
});
