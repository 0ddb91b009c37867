import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

/** Made over the counter, or erased since. */
async function aBookingWithoutAddress(customerEmail = "") {
  const booking = await counter.aBooking();
  const { db } = counter.shop;
  await db.execute(sql`delete from mail_queue where booking_id = ${booking.id}`);
  await db.execute(
    sql`update bookings set customer_email = ${customerEmail} where id = ${booking.id}`,
  );
  return booking;
}

describe("a customer without an e-mail address", () => {
  test.each(["", "  "])("gets no letter, and nobody is troubled about it (%j)", async (email) => {
    const { id } = await aBookingWithoutAddress(email);
    await counter.patch(id, { paymentAction: "capture" });
    await counter.payDeposit(id);
    await counter.refund(id, { amount: 500, reason: "Regn" });
    expect(await counter.booking(id)).toMatchObject({ status: "confirmed", paidAmount: 1500 });
    expect(await counter.lettersOf(id)).toEqual([]);
    expect(await counter.concernsOf(id)).toEqual([]);
  });

  test.each(["send-deposit-reminder", "payment-link"])(
    "is not written to by %s, and whoever tries is told so",
    async (call) => {
      const { id } = await aBookingWithoutAddress();
      if (call === "payment-link") await counter.patch(id, { paymentAction: "void" });
      if (call === "payment-link") await counter.patch(id, { status: "confirmed" });
      const answer = await counter.post(`/api/bookings/${id}/${call}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: "booking.no-email",
        message: expect.stringMatching(/^Kunden har ingen e-postadress/),
      });
      expect(await counter.lettersOf(id)).toEqual([]);
      expect(await counter.booking(id)).toMatchObject({ depositReminderSentDate: null });
    },
  );
});
