import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Receipt } from "#contracts/receipts.ts";
import { anAskedAgreement, anItem } from "#test/builders.ts";
import { readPdf } from "#test/pdf-reader.ts";
import { aPaymentWish, callPlace, openPayment } from "#test/test-checkout.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

const get = (path: string) => counter.shop.call(path, { as: counter.admin });
const receiptOf = async (id: number) => (await get(`/api/receipts/${id}`)).json<Receipt>();
const standing = async (id: number) => (await receiptOf(id)).bookingNow;

async function charged(): Promise<number> {
  const { shop, cards } = counter;
  const item = await anItem(shop.db, { name: "Fjällripa" });
  const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
  await cards.pay(opened.clientSecret);
  const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
  const answer = await counter.patch(id, { paymentAction: "capture" });
  expect(answer.statusCode, answer.body).toBe(200);
  return id;
}

test("how a booking stands is told beside its receipts, which stay as they were issued", async () => {
  const id = await charged();
  const { bookingNow: before, ...issued } = await receiptOf(id);
  expect(before).toEqual({
    today: counter.shop.clock.today(),
    isCancelled: false,
    dueAmount: 0,
    reservedAmount: 0,
    agreement: "none",
    stay: { state: "waiting", outAt: null, backAt: null },
  });
  await counter.shop.db.execute(
    sql`update bookings set total_price = total_price + 500, out_at = now() where id = ${id}`,
  );
  const after = await receiptOf(id);
  expect(after).toMatchObject({ ...issued, bookingNow: { dueAmount: 500 } });
  expect(after.bookingNow?.stay.state).toBe("out");
});

test("it says whether the agreement is accepted, on the page and in the PDF alike", async () => {
  const id = await charged();
  await anAskedAgreement(counter.shop.db, id);
  expect((await standing(id))?.agreement).toBe("waiting");
  const page = (await get(`/api/receipts/${id}/html`)).body;
  const pdf = await get(`/api/receipts/${id}/pdf`);
  const words = readPdf(pdf.rawPayload).pages.flat().join(" ");
  for (const said of ["Så står bokningen", "Kvar att betala", "Inte godkänt", "Inte utlämnad"]) {
    expect(page).toContain(said);
    expect(words).toContain(said);
  }
  await counter.shop.db.execute(
    sql`update booking_agreements set accepted_at = now(), how = 'paper' where booking_id = ${id}`,
  );
  expect((await standing(id))?.agreement).toBe("accepted");
});

test("nothing is told of a booking that is gone", async () => {
  const id = await charged();
  const { totalIncludingVat: amount } = await receiptOf(id);
  const back = await counter.refund(id, { kind: "rent", amount, reason: "Allt tillbaka" });
  expect(back.statusCode, back.body).toBe(200);
  const path = `/api/bookings/${id}`;
  const removed = await counter.shop.call(path, { method: "DELETE", as: counter.admin });
  expect(removed.statusCode, removed.body).toBe(204);
  expect(await standing(id)).toBeNull();
  expect((await get(`/api/receipts/${id}/html`)).body).not.toContain("Så står bokningen");
});
