import { beforeAll, describe, expect, test } from "vitest";
import { finishAttempts } from "#server/money/finish-attempts.ts";
import { watchAuthorizations } from "#server/money/watch-authorizations.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { inPlainSpaces, testChanges } from "#test/test-changes.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
let changes: ReturnType<typeof testChanges>;
beforeAll(async () => {
  counter = await openTestCounter();
  changes = testChanges(counter);
});

const expectBooksInOrder = async () =>
  expect((await checkBooks(counter.shop.db)).faults).toEqual([]);

describe("a change of a booking whose reservation has lapsed", () => {
  async function aLapsed() {
    const booking = await counter.aBooking({ start: "2026-08-01", end: "2026-08-03" });
    counter.shop.clock.advance({ days: 8 });
    await counter.cards.sandbox.tick();
    await watchAuthorizations(counter.parts());
    expect(await counter.booking(booking.id)).toMatchObject({
      paymentStatus: "expired",
      reservedAmount: 0,
      dueAmount: 2000,
    });
    return booking;
  }

  test.each([
    ["longer", "2026-08-04", 3000],
    ["shorter", "2026-08-02", 1000],
  ])(
    "to a %s stay asks for the whole new price: nothing of the old is held",
    async (_, endDate, total) => {
      const { id } = await aLapsed();
      const shown = await changes.preview(id, { endDate });
      expect(shown.settles).toEqual({ kind: "link", amount: total });
      const answer = await changes.change(id, { endDate });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(await counter.booking(id)).toMatchObject({ totalPrice: total, dueAmount: total });
      const paid = await counter.payLink(await counter.lastLink());
      expect(paid.statusCode, paid.body).toBe(200);
      expect(await counter.booking(id)).toMatchObject({ dueAmount: 0 });
      await counter.patch(id, { paymentAction: "capture" });
      expect(await counter.booking(id)).toMatchObject({
        status: "confirmed",
        paidAmount: total,
        reservedAmount: 0,
        dueAmount: 0,
      });
      await expectBooksInOrder();
    },
  );

  test("left for later asks for nothing, and the money is missed", async () => {
    const { id } = await aLapsed();
    await changes.change(id, { endDate: "2026-08-04", money: "later" });
    expect(await counter.lettersOf(id)).not.toContain("payment_link");
    expect(await counter.booking(id)).toMatchObject({ dueAmount: 3000 });
    expect((await counter.concernsOf(id)).map(({ kind }) => kind)).toContain(
      "booking-without-money",
    );
  });
});

describe("a change that gives money back while the provider is silent", () => {
  test("stands, keeps the money from moving twice, and the refund follows by itself", async () => {
    const { id } = await counter.aBooking({ start: "2026-09-01", end: "2026-09-05" });
    await counter.patch(id, { paymentAction: "capture" });
    const { faults } = counter.cards.sandbox;
    faults.requests({ match: { path: "/refunds$" }, kind: "reset-after", times: 9 });
    const answer = await changes.change(id, { endDate: "2026-09-04" });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await counter.booking(id)).toMatchObject({
      endDate: "2026-09-04",
      totalPrice: 3000,
      refundedAmount: 0,
      dueAmount: -1000,
    });
    expect(await changes.letterOf(id, "booking_changed")).toContain("Du får tillbaka 1 000 kr");
    faults.clear();
    // The price is not changed once more while the money is on its way.
    const again = await changes.change(id, { endDate: "2026-09-03" });
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: "payment.busy" }]);
    counter.shop.clock.advance({ minutes: 11 });
    await finishAttempts(counter.parts());
    expect(await counter.booking(id)).toMatchObject({
      refundedAmount: 1000,
      paidAmount: 3000,
      dueAmount: 0,
    });
    const receipts = await counter.receiptsOf(id);
    expect(receipts.map(({ kind, total }) => [kind, total])).toEqual([
      ["receipt", 4000],
      ["credit", 1000],
    ]);
    const shown = await changes.preview(id, { endDate: "2026-09-03" });
    expect(inPlainSpaces(shown.moneyText)).toBe("1 000 kr betalas tillbaka till kundens kort nu.");
    await expectBooksInOrder();
  });
});
