import { beforeAll, describe, expect, test } from "vitest";
import type { MyBooking } from "#contracts/my-booking.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { openTestHandOver, type TestHandOver } from "#test/test-hand-over.ts";

let counter: TestHandOver;
beforeAll(async () => {
  counter = await openTestHandOver();
});

/** So soon that all of it goes back until it is approved, and nothing once it is. */
async function aBooking() {
  const { id } = await counter.aBooking({ start: "2026-06-06", end: "2026-06-08" });
  const key = await newOwnKey(counter.shop.db, id, counter.shop.clock.now());
  return { id, key };
}

const approve = (id: number) => counter.patch(id, { paymentAction: "capture" });
const cancel = (key: string, expectedRefund = 2000) =>
  counter.post(`/api/my-booking/${key}/cancel`, { expectedRefund }, "");
const page = async (key: string) =>
  (await counter.shop.call(`/api/my-booking/${key}`)).json<MyBooking>();

const CANCELLED = { status: "cancelled", paidAmount: 0, reservedAmount: 0, refundedAmount: 0 };
const APPROVED = { status: "confirmed", paidAmount: 2000, reservedAmount: 0, refundedAmount: 0 };

const expectAgreement = async () =>
  expect(await reconcile(counter.parts())).toMatchObject({ value: { differences: [] } });

describe("one after the other", () => {
  test("cancelled first, nothing is charged any more", async () => {
    const { id, key } = await aBooking();
    expect((await cancel(key)).statusCode).toBe(200);
    expect((await approve(id)).statusCode).toBe(409);
    expect((await page(key)).booking).toMatchObject(CANCELLED);
  });

  test("approved first, the customer is told that nothing goes back before they cancel", async () => {
    const { id, key } = await aBooking();
    expect((await approve(id)).statusCode).toBe(200);
    const answer = await cancel(key);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      message:
        "Nu betalas inget tillbaka om du avbokar. Se efter att du vill det och avboka sedan igen.",
    });
    expect((await page(key)).booking).toMatchObject(APPROVED);
  });
});

test("a customer who cancels while staff approve has one of the two, and never half of each", async () => {
  const seen = new Set<string>();
  for (let round = 1; round <= 12; round += 1) {
    const { id, key } = await aBooking();
    // Either may be first in line.
    const deeds = [() => cancel(key), () => approve(id)];
    if (round % 2 === 0) deeds.reverse();
    const answers = await Promise.all(deeds.map((deed) => deed()));
    const [cancelled, approved] = round % 2 === 0 ? answers.toReversed() : answers;
    const { booking } = await page(key);
    seen.add(booking.status);
    if (cancelled?.statusCode === 200) {
      expect(booking).toMatchObject(CANCELLED);
      expect(approved?.statusCode).toBe(409);
    } else {
      expect(cancelled?.statusCode, cancelled?.body).toBe(409);
      expect(approved?.statusCode, approved?.body).toBe(200);
      expect(booking).toMatchObject(APPROVED);
    }
  }
  expect(seen.size).toBeGreaterThan(0);
  await expectAgreement();
});

test("a status that staff set while the customer cancels brings nothing back to life", async () => {
  for (let round = 1; round <= 8; round += 1) {
    const { id, key } = await aBooking();
    // Without money there is no movement of it that would keep the two apart.
    if (round > 4) await counter.patch(id, { paymentAction: "void" });
    if (round > 4) await counter.patch(id, { status: "pending" });
    const refund = (await page(key)).cancellation.refund;
    const confirm = () => counter.patch(id, { status: "confirmed" });
    const deeds = [() => cancel(key, refund), confirm];
    if (round % 2 === 0) deeds.reverse();
    const answers = await Promise.all(deeds.map((deed) => deed()));
    const [cancelled, confirmed] = round % 2 === 0 ? answers.toReversed() : answers;
    const { booking } = await page(key);
    expect(cancelled?.statusCode === 200, cancelled?.body).toBe(booking.status === "cancelled");
    if (booking.status === "cancelled") expect(booking).toMatchObject(CANCELLED);
    // Confirmed first it was; the customer's cancellation came after it then.
    const letters = await counter.lettersOf(id);
    expect(letters.includes("booking_confirmed"), letters.join()).toBe(
      confirmed?.statusCode === 200,
    );
    expect(letters.lastIndexOf("booking_confirmed")).toBeLessThanOrEqual(
      booking.status === "cancelled" ? letters.lastIndexOf("booking_cancelled") : letters.length,
    );
  }
  await expectAgreement();
});

test("a customer who cancels while it is handed over has either cancelled or fetched it, never both", async () => {
  for (let round = 1; round <= 8; round += 1) {
    const { id } = await counter.aBooking({ type: "equipment" });
    expect((await approve(id)).statusCode).toBe(200);
    const key = await newOwnKey(counter.shop.db, id, counter.shop.clock.now());
    const deeds = [() => cancel(key), () => counter.sign(id, {})];
    if (round % 2 === 0) deeds.reverse();
    const answers = await Promise.all(deeds.map((deed) => deed()));
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    const { booking, stay } = await page(key);
    expect({ isCancelled: booking.status === "cancelled", state: stay.state }).toEqual(
      stay.state === "out"
        ? { isCancelled: false, state: "out" }
        : { isCancelled: true, state: "waiting" },
    );
  }
  await expectAgreement();
});

test("many presses on cancel from two tabs cancel once, and send one letter", async () => {
  for (let round = 1; round <= 4; round += 1) {
    const { id, key } = await aBooking();
    const second = await newOwnKey(counter.shop.db, id, counter.shop.clock.now());
    const answers = await Promise.all([key, second, key, second].map((one) => cancel(one)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const letters = await counter.lettersOf(id);
    expect(letters.filter((type) => type === "booking_cancelled")).toHaveLength(1);
    expect(letters.filter((type) => type === "cancelled_notice")).toHaveLength(1);
  }
  await expectAgreement();
});

test("many presses on what is to be paid lead to one payment", async () => {
  for (let round = 1; round <= 4; round += 1) {
    const { id } = await counter.aBooking();
    await approve(id);
    const { version } = await counter.booking(id);
    const change = { endDate: "2026-07-04", version, money: "later" };
    expect((await counter.post(`/api/bookings/${id}/changes`, change)).statusCode).toBe(200);
    const key = await newOwnKey(counter.shop.db, id, counter.shop.clock.now());
    const pay = () => counter.post(`/api/my-booking/${key}/pay`, undefined, "");
    const answers = await Promise.all([pay(), pay(), pay(), pay()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json<{ path: string }>().path)).size).toBe(1);
  }
  await expectAgreement();
});

test("of two who move the same booking at once the second is told of the first, customer or staff", async () => {
  for (let round = 1; round <= 6; round += 1) {
    const { id } = await counter.aBooking();
    const key = await newOwnKey(counter.shop.db, id, counter.shop.clock.now());
    const { version } = await counter.booking(id);
    const [own, staff] = await Promise.all([
      counter.post(`/api/my-booking/${key}/changes`, { endDate: "2026-07-04", version }, ""),
      counter.post(`/api/bookings/${id}/changes`, {
        endDate: "2026-07-05",
        version,
        money: "later",
      }),
    ]);
    const { endDate, totalPrice } = (await page(key)).booking;
    expect([own.statusCode, staff.statusCode].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect({ endDate, totalPrice }).toEqual(
      own.statusCode === 200
        ? { endDate: "2026-07-04", totalPrice: 3000 }
        : { endDate: "2026-07-05", totalPrice: 4000 },
    );
  }
  await expectAgreement();
});
