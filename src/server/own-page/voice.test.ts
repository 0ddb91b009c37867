import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { MyBooking } from "#contracts/my-booking.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";
import { rowsOf } from "#test/rows.ts";
import { anItem } from "#test/builders.ts";
import { aPaymentWish, callPlace, openPayment } from "#test/test-checkout.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";
import { sendAll } from "#test/test-post-office.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});
beforeEach(() => counter.shop.clock.set("2026-05-01T10:00:00Z"));

const keyOf = (id: number) => newOwnKey(counter.shop.db, id, counter.shop.clock.now());
const page = async (key: string) =>
  (await counter.shop.call(`/api/my-booking/${key}`)).json<MyBooking>();
async function letter(id: number, type: string): Promise<string> {
  const [row] = await rowsOf<{ plain_text: string }>(
    counter.shop.db,
    sql`select plain_text from mail_queue where booking_id = ${id} and type = ${type} order by id desc limit 1`,
  );
  return (row?.plain_text ?? "").replaceAll(/\s+/g, " ");
}

describe("a customer is spoken to as the one who did it", () => {
  test("when they have changed the booking, and not when staff have", async () => {
    const { id } = await counter.aBooking();
    await counter.patch(id, { paymentAction: "capture" });
    const key = await keyOf(id);
    const { version } = (await page(key)).booking;
    await counter.post(`/api/my-booking/${key}/changes`, { endDate: "2026-07-04", version }, "");
    const own = await letter(id, "booking_changed");
    expect(own).toContain("Du har ändrat din bokning av Fjällripa.");
    expect(own).not.toContain("Vi har ändrat");
    const change = { endDate: "2026-07-05", version: version + 1, money: "later", notify: true };
    await counter.post(`/api/bookings/${id}/changes`, change);
    expect(await letter(id, "booking_changed")).toContain("Vi har ändrat din bokning");
  });

  test("when they have cancelled, and is offered no change of what is off", async () => {
    const { id } = await counter.aBooking();
    await counter.patch(id, { paymentAction: "capture" });
    await counter.post(`/api/my-booking/${await keyOf(id)}/cancel`, { expectedRefund: 2000 }, "");
    for (const type of ["booking_cancelled", "refund_notice"]) {
      const told = await letter(id, type);
      expect(told).not.toContain("av kunden");
      expect(told).not.toContain("ändra eller avboka");
      expect(told).toContain("Se bokningen");
    }
  });
});

describe("a company or a club", () => {
  const CLUB = {
    organisationName: "Sundsvalls Paddlare",
    organisationNumber: "802400-0005",
    invoiceAddress: "Box 12, 851 02 Sundsvall",
    reference: "Vårlägret",
  };
  async function aClubsBooking() {
    const item = await anItem(counter.shop.db, { type: "equipment", name: "Kajak" });
    const stay = { start: "2026-05-20", end: "2026-05-22" };
    const booking = { organisation: CLUB } as never;
    const opened = await openPayment(
      counter.shop,
      aPaymentWish({ itemId: item.id, ...stay, booking }),
    );
    await counter.cards.pay(opened.clientSecret);
    const { id } = (await callPlace(counter.shop, opened.intentId)).json<{ id: number }>();
    return id;
  }

  test("reads its name in its letters and on its own page, and the shop in its own", async () => {
    await sendAll(counter.shop);
    const id = await aClubsBooking();
    const [first = "", second = ""] = await sendAll(counter.shop);
    await counter.patch(id, { paymentAction: "capture" });
    for (const text of [first, second, await letter(id, "booking_confirmed")]) {
      expect(text).toContain(CLUB.organisationName);
      expect(text).toContain(CLUB.reference);
      expect(text).not.toContain("/angra");
    }
    expect((await page(await keyOf(id))).booking.buyer).toMatchObject({
      name: CLUB.organisationName,
      organisationNumber: CLUB.organisationNumber,
      address: CLUB.invoiceAddress,
      reference: CLUB.reference,
    });
  });

  test("is no consumer: it cancels by the policy, and cannot withdraw", async () => {
    const id = await aClubsBooking();
    await counter.patch(id, { paymentAction: "capture" });
    counter.shop.clock.set("2026-05-10T10:00:00Z");
    const { cancellation } = await page(await keyOf(id));
    expect(cancellation.refund).toBe(0);
    const wish = { bookingId: id, email: "anna@example.com" };
    const answer = await counter.post("/api/withdrawals", wish, "");
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining("konsumenter") });
  });
});

test("a letter from before the approval counts from when the shop approves", async () => {
  await sendAll(counter.shop);
  const { id } = await counter.aBooking({ type: "equipment" });
  const letters = (await sendAll(counter.shop)).map((text) => text.replaceAll(/\s+/g, " "));
  expect(letters.join(" ")).toContain("från det att vi godkänner den");
  await counter.patch(id, { paymentAction: "capture" });
  expect(await letter(id, "booking_confirmed")).toContain("från det att vi godkände den");
});
