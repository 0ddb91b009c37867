import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import type { ChangePreview } from "#contracts/booking-changes.ts";
import type { Booking } from "#contracts/bookings.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import { checkBooks } from "#server/oversight/check-books.ts";
import { anAddon, anAgreement, anItem } from "#test/builders.ts";
import { codesOf, inPlainSpaces, testChanges } from "#test/test-changes.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
let changes: ReturnType<typeof testChanges>;
beforeAll(async () => {
  counter = await openTestCounter();
  changes = testChanges(counter);
});

const raisePrice = (itemId: number, price: number) =>
  counter.shop.db.execute(
    sql`update rental_items set price_per_day = ${price} where id = ${itemId}`,
  );

describe("a booking that is moved before the card is charged", () => {
  test("gives its nights back and takes the new ones, and the letter says what it was and is", async () => {
    const { id, itemId } = await counter.aBooking();
    const shown = await changes.preview(id, { startDate: "2026-07-02", endDate: "2026-07-04" });
    expect(shown).toMatchObject({ difference: 0, due: 0, settles: { kind: "none", amount: 0 } });
    const answer = await changes.change(id, { startDate: "2026-07-02", endDate: "2026-07-04" });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<Booking>()).toMatchObject({ startDate: "2026-07-02", totalPrice: 2000 });
    expect(await changes.nightsOf(itemId)).toEqual({ "2026-07-02": 1, "2026-07-03": 1 });
    const letter = await changes.letterOf(id, "booking_changed");
    expect(letter).toBe(inPlainSpaces(shown.letter?.text ?? ""));
    expect(letter).toContain("torsdag 2 juli 2026");
    expect(letter).toContain("(tidigare onsdag 1 juli 2026");
    expect(letter).not.toContain("Pris:");
  });

  test("to a longer stay asks for the difference by a link that reserves, and both are charged at approval", async () => {
    const { id, itemId } = await counter.aBooking();
    await raisePrice(itemId, 1500);
    const longer = { endDate: "2026-07-04" };
    expect(await changes.preview(id, longer)).toMatchObject({
      difference: 1500,
      due: 1500,
      settles: { kind: "reserve-more", amount: 1500 },
    });
    const changed = (await changes.change(id, longer)).json<Booking>();
    expect(changed).toMatchObject({ totalPrice: 3500, reservedAmount: 2000, dueAmount: 1500 });
    expect((await counter.lettersOf(id)).slice(-2)).toEqual(["booking_changed", "payment_link"]);
    await counter.payLink(await counter.lastLink());
    expect(await counter.booking(id)).toMatchObject({ reservedAmount: 3500, dueAmount: 0 });
    await counter.patch(id, { paymentAction: "capture" });
    expect(await counter.booking(id)).toMatchObject({ paidAmount: 3500, dueAmount: 0 });
    expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
  });

  test("to a shorter stay is charged with less", async () => {
    const { id } = await counter.aBooking({ end: "2026-07-05" });
    const shorter = { endDate: "2026-07-03" };
    expect(await changes.preview(id, shorter)).toMatchObject({
      difference: -2000,
      due: 0,
      settles: { kind: "charge-less", amount: 2000 },
    });
    await changes.change(id, shorter);
    await counter.patch(id, { paymentAction: "capture" });
    expect(await counter.booking(id)).toMatchObject({
      paidAmount: 2000,
      reservedAmount: 0,
      dueAmount: 0,
    });
    expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
  });
});

describe("a booking that is moved after the charge", () => {
  async function paid(more: { end?: string; card?: "refundFails" } = {}) {
    const booking = await counter.aBooking(more);
    await counter.patch(booking.id, { paymentAction: "capture" });
    await counter.patch(booking.id, { status: "confirmed" });
    return booking;
  }

  test("and became dearer asks for the difference by a link, which is charged", async () => {
    const { id } = await paid();
    expect((await changes.preview(id, { endDate: "2026-07-04" })).settles).toEqual({
      kind: "link",
      amount: 1000,
    });
    await changes.change(id, { endDate: "2026-07-04" });
    await counter.payLink(await counter.lastLink());
    expect(await counter.booking(id)).toMatchObject({ paidAmount: 3000, dueAmount: 0 });
    expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
  });

  test("and became cheaper gives the difference back, with a credit receipt, and lets nothing off", async () => {
    const { id } = await paid({ end: "2026-07-05" });
    const shown = await changes.preview(id, { endDate: "2026-07-04" });
    expect(shown.settles).toEqual({ kind: "refund", amount: 1000 });
    expect(inPlainSpaces(shown.moneyText)).toBe("1 000 kr betalas tillbaka till kundens kort nu.");
    await changes.change(id, { endDate: "2026-07-04" });
    expect(await counter.booking(id)).toMatchObject({
      totalPrice: 3000,
      paidAmount: 3000,
      refundedAmount: 1000,
      waivedAmount: 0,
      dueAmount: 0,
    });
    expect((await counter.receiptsOf(id)).map(({ kind, total }) => [kind, total])).toEqual([
      ["receipt", 4000],
      ["credit", 1000],
    ]);
    expect((await checkBooks(counter.shop.db)).faults).toEqual([]);
  });

  test("by somebody who may not give money back leaves that for an administrator, who sees it", async () => {
    const { id } = await paid({ end: "2026-07-05" });
    const shorter = { endDate: "2026-07-04" };
    expect((await changes.preview(id, shorter, counter.staff)).settles).toEqual({
      kind: "waits-for-administrator",
      amount: 1000,
    });
    await changes.change(id, shorter, counter.staff);
    expect(await counter.booking(id)).toMatchObject({ paidAmount: 4000, dueAmount: -1000 });
    expect((await counter.concernsOf(id)).map(({ kind }) => kind)).toContain("money-to-give-back");
  });

  test("left for later stays to be paid, and no link is sent", async () => {
    const { id } = await paid();
    await changes.change(id, { endDate: "2026-07-04", money: "later" });
    expect(await counter.booking(id)).toMatchObject({ dueAmount: 1000 });
    expect(await counter.lettersOf(id)).not.toContain("payment_link");
  });

  test("by a krona or two is not asked for by card, and let off", async () => {
    const { id } = await paid();
    const dearer = { adjustment: { amount: 2, reason: "Avrundning" } };
    expect((await changes.preview(id, dearer)).settles).toEqual({ kind: "none", amount: 0 });
    await changes.change(id, dearer);
    expect(await counter.booking(id)).toMatchObject({
      totalPrice: 2002,
      waivedAmount: 2,
      dueAmount: 0,
    });
  });

  test("whose refund the provider refuses stands, and the money is listed", async () => {
    const { id, intentId } = await paid({ end: "2026-07-05", card: "refundFails" });
    const answer = await changes.change(id, { endDate: "2026-07-04" });
    expect(answer.statusCode, answer.body).toBe(200);
    counter.shop.clock.advance({ seconds: 5 });
    await counter.cards.sandbox.tick();
    await followIntent(counter.parts(), intentId);
    await followIntent(counter.parts(), intentId);
    expect(await counter.booking(id)).toMatchObject({
      totalPrice: 3000,
      endDate: "2026-07-04",
      dueAmount: -1000,
    });
    const failed = expect.objectContaining({ kind: "refund-failed", amount: 1000 });
    expect(await counter.concernsOf(id)).toContainEqual(failed);
  });
});

describe("what may be another", () => {
  test("is the item: priced as today, with its deposit, and the nights of the old one are free again", async () => {
    const { id, itemId } = await counter.aBooking();
    const other = await anItem(counter.shop.db, {
      name: "Norrsken",
      type: "rv",
      pricePerDay: 1300,
      depositAmount: 7000,
    });
    const changed = (await changes.change(id, { rentalItemId: other.id })).json<Booking>();
    expect(changed).toMatchObject({
      rentalItemName: "Norrsken",
      totalPrice: 2600,
      depositAmount: 7000,
    });
    expect(await changes.nightsOf(itemId)).toEqual({});
    expect(await changes.nightsOf(other.id)).toEqual({ "2026-07-01": 1, "2026-07-02": 1 });
    expect(await changes.letterOf(id, "booking_changed")).toContain(
      "Det du hyr: Norrsken (tidigare Fjällripa)",
    );
    // Changed back, it costs what it cost.
    await raisePrice(itemId, 9000);
    const back = (await changes.change(id, { rentalItemId: itemId })).json<Booking>();
    expect(back).toMatchObject({ totalPrice: 2000, depositAmount: 5000 });
  });

  test("is the agreement, which comes with the item and is accepted anew", async () => {
    const item = await anItem(counter.shop.db, { type: "equipment" });
    const { id } = await changes.staffBooking(item.id);
    const agreement = await anAgreement(counter.shop.db);
    const other = await anItem(counter.shop.db, { rentalAgreementId: agreement.id });
    expect((await counter.booking(id)).agreements).toEqual([]);
    await changes.change(id, { rentalItemId: other.id });
    expect((await counter.booking(id)).agreements).toMatchObject([{ acceptedAt: null }]);
    await changes.change(id, { rentalItemId: item.id });
    expect((await counter.booking(id)).agreements).toEqual([]);
  });

  test("is not the deposit once it is paid", async () => {
    const { id } = await counter.aBooking();
    await counter.payDeposit(id);
    const other = await anItem(counter.shop.db, { type: "rv", depositAmount: 7000 });
    await changes.change(id, { rentalItemId: other.id });
    expect((await counter.booking(id)).depositAmount).toBe(5000);
  });

  test("is how many, down and up, and nobody is overbooked", async () => {
    const item = await anItem(counter.shop.db, { type: "equipment", quantity: 3 });
    const { id } = await changes.staffBooking(item.id, { quantity: 3 });
    expect((await changes.change(id, { quantity: 2 })).json<Booking>().totalPrice).toBe(4000);
    const other = await changes.staffBooking(item.id);
    const refused = await changes.change(id, { quantity: 3 });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: "stay.too-few-units" });
    expect(await changes.nightsOf(item.id)).toEqual({ "2026-07-01": 3, "2026-07-02": 3 });
    expect(other.totalPrice).toBe(2000);
  });

  test("are the extras, and one that is no longer sold keeps its price", async () => {
    const item = await anItem(counter.shop.db, { type: "equipment" });
    const chair = await anAddon(counter.shop.db, item.id, { name: "Stol", price: 100 });
    const { id } = await changes.staffBooking(item.id, {
      selectedAddons: [{ id: chair, quantity: 1 }],
    });
    await counter.shop.db.execute(sql`update addons set price = 900 where id = ${chair}`);
    expect((await changes.preview(id, { endDate: "2026-07-04" })).after.addons[0]?.price).toBe(100);
    await changes.change(id, { selectedAddons: [] });
    expect((await counter.booking(id)).totalPrice).toBe(2000);
    // Taken back and forth at once is what it was.
    await changes.change(id, { selectedAddons: [{ id: chair, quantity: 1 }] });
    expect((await counter.booking(id)).totalPrice).toBe(2100);
    expect(await changes.letterOf(id, "booking_changed")).toContain(
      "Tillval: Stol (tidigare inga)",
    );
  });

  test("is what was agreed upon the price, which stays until it is changed or taken back", async () => {
    const item = await anItem(counter.shop.db, { type: "equipment" });
    const { id } = await changes.staffBooking(item.id);
    await changes.change(id, { adjustment: { amount: -500, reason: "Stamkund" } });
    expect((await counter.booking(id)).totalPrice).toBe(1500);
    await changes.change(id, { endDate: "2026-07-04" });
    expect(await counter.booking(id)).toMatchObject({
      totalPrice: 2500,
      quoteLines: [{ amount: 3000 }, { label: "Rabatt", note: "Stamkund", amount: -500 }],
    });
    expect(
      codesOf(await changes.preview(id, { adjustment: { amount: -9000, reason: "x" } })),
    ).toEqual(["price.below-zero"]);
    await changes.change(id, { adjustment: null });
    expect((await counter.booking(id)).totalPrice).toBe(3000);
  });

  test("agreed upon once more as it is, is no change, and the next change is kept", async () => {
    const item = await anItem(counter.shop.db, { type: "equipment" });
    const { id } = await changes.staffBooking(item.id);
    const adjustment = { amount: -500, reason: "Stamkund" };
    await changes.change(id, { adjustment });
    const before = await counter.booking(id);
    await changes.change(id, { adjustment });
    expect(await counter.booking(id)).toEqual(before);
    expect((await changes.change(id, { endDate: "2026-07-04" })).statusCode).toBe(200);
    expect((await counter.booking(id)).totalPrice).toBe(2500);
  });
});

describe("what is refused", () => {
  test("is a night that somebody else has, and nothing has changed", async () => {
    const item = await anItem(counter.shop.db, { type: "equipment" });
    const { id } = await changes.staffBooking(item.id);
    await changes.staffBooking(item.id, { startDate: "2026-07-03", endDate: "2026-07-05" });
    const before = await counter.booking(id);
    expect(codesOf(await changes.preview(id, { endDate: "2026-07-04" }))).toEqual([
      "stay.unavailable",
    ]);
    const answer = await changes.change(id, { endDate: "2026-07-04" });
    expect(answer.statusCode).toBe(409);
    expect(await counter.booking(id)).toEqual(before);
  });

  test("is what a changeover rule forbids, unless staff set it aside knowingly", async () => {
    const item = await anItem(counter.shop.db, { type: "equipment" });
    const { id } = await changes.staffBooking(item.id);
    await counter.shop.db.execute(sql`insert into booking_intervals
      (rental_item_id, start_date, end_date, start_weekday, interval_days)
      values (${item.id}, '2026-08-01', '2026-08-31', 'saturday', 7)`);
    const moved = { startDate: "2026-08-04", endDate: "2026-08-06" };
    const shown = await changes.preview(id, moved);
    expect(codesOf(shown)).toEqual(["stay.start-weekday", "stay.end-weekday", "stay.too-short"]);
    expect(shown.overridable).toEqual(["period"]);
    const answer = await changes.change(id, { ...moved, overrides: ["period"] });
    expect(answer.statusCode, answer.body).toBe(200);
    // A day that stays was agreed once: nobody asks about it again.
    expect(codesOf(await changes.preview(id, { quantity: 1, endDate: "2026-08-08" }))).toEqual([
      "stay.too-short",
    ]);
  });

  test("is everything but end and extras once it is picked up, and an early return gives nothing back", async () => {
    const { id } = await counter.aBooking({ start: "2026-06-02", end: "2026-06-06" });
    await counter.patch(id, { paymentAction: "capture" });
    await counter.patch(id, { status: "confirmed" });
    const now = counter.shop.clock.now();
    counter.shop.clock.set("2026-06-03T10:00:00Z");
    try {
      expect(codesOf(await changes.preview(id, { startDate: "2026-06-04" }))).toEqual([
        "booking.is-under-way",
      ]);
      expect(codesOf(await changes.preview(id, { quantity: 2 }))).toContain("booking.is-under-way");
      const early = await changes.preview(id, { endDate: "2026-06-04" });
      expect(codesOf(early)).toEqual([]);
      expect(early.difference).toBe(0);
      const longer = await changes.preview(id, { endDate: "2026-06-07" });
      expect(longer).toMatchObject({ difference: 1000, refused: [] });
    } finally {
      counter.shop.clock.set(now.toISOString());
    }
  });

  test("is everything but the customer's details once it is off", async () => {
    const { id } = await counter.aBooking();
    await counter.post(`/api/bookings/${id}/cancel`, { refund: 2000, reason: "Sjuk" });
    expect(codesOf(await changes.preview(id, { endDate: "2026-07-04" }))).toContain(
      "booking.only-details",
    );
    expect((await changes.change(id, { endDate: "2026-07-04" })).statusCode).toBe(409);
    expect((await changes.change(id, { customer: { phone: "0709998877" } })).statusCode).toBe(200);
  });

  test("is what was looked at before somebody else changed it; a preview says so too", async () => {
    const { id } = await counter.aBooking();
    const { version } = await counter.booking(id);
    await changes.change(id, { endDate: "2026-07-04" });
    const stale = { version, endDate: "2026-07-05" };
    const answer = await counter.post(`/api/bookings/${id}/changes`, stale);
    expect(answer.json()).toMatchObject({ code: "booking.changed-by" });
    const shown = await counter.post(`/api/bookings/${id}/changes/preview`, stale);
    expect(codesOf(shown.json<ChangePreview>())).toContain("booking.changed-by");
    expect((await counter.booking(id)).endDate).toBe("2026-07-04");
  });
});
