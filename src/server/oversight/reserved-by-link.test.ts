import { beforeAll, describe, expect, test } from "vitest";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

describe("a card that is reserved by a link after the booking was confirmed", () => {
  async function aPartReserved() {
    const { id } = await counter.aBooking({ start: "2026-08-01", end: "2026-08-03" });
    await counter.patch(id, { paymentAction: "void" });
    await counter.patch(id, { status: "confirmed" });
    await counter.record(id, { amount: 500 });
    await counter.post(`/api/bookings/${id}/payment-link`, { amount: 600, charge: "reserve" });
    expect(await counter.concernsOf(id)).toMatchObject([
      { kind: "booking-without-money", amount: 1500, paymentStatus: "cancelled", linkAmount: 600 },
    ]);
    await counter.payLink(await counter.lastLink());
    return id;
  }

  test("waits to be approved, with what is left to pay, and the shop is written to", async () => {
    counter.shop.clock.set("2026-06-26T10:00:00Z");
    const id = await aPartReserved();
    expect(await counter.concernsOf(id)).toMatchObject([
      { kind: "reservation-waiting", amount: 600, due: 900, since: "2026-06-26" },
    ]);
    const letters = await counter.lettersOf(id);
    expect(letters.filter((type) => type === "payment_to_approve")).toHaveLength(1);
  });

  test("is told as charged once it is, and not by what became of the card before it", async () => {
    const id = await aPartReserved();
    await counter.patch(id, { paymentAction: "capture" });
    expect(await counter.concernsOf(id)).toMatchObject([
      { kind: "booking-without-money", amount: 900, paid: 1100, paymentStatus: "captured" },
    ]);
  });
});
