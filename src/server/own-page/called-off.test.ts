import { beforeAll, beforeEach, expect, test } from "vitest";
import type { MyBooking } from "#contracts/my-booking.ts";
import { newOwnKey } from "#server/bookings/own-keys.ts";
import { readPdf } from "#test/pdf-reader.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});
beforeEach(() => counter.shop.clock.set("2026-05-01T10:00:00Z"));

type Wish = { isApproved?: boolean; type?: "rv" | "equipment" };

async function aBooking({ isApproved = true, type = "rv" }: Wish = {}) {
  const { id } = await counter.aBooking({ type });
  if (isApproved) await counter.patch(id, { paymentAction: "capture" });
  return { id, key: await newOwnKey(counter.shop.db, id, counter.shop.clock.now()) };
}
const page = async (key: string) =>
  (await counter.shop.call(`/api/my-booking/${key}`)).json<MyBooking>();
async function contract(key: string): Promise<string> {
  const answer = await counter.shop.call(`/api/my-booking/${key}/contract`);
  const { pages } = readPdf(answer.rawPayload);
  return pages.flat().join(" ").replaceAll("\u00a0", " ");
}

test("who has cancelled sees when, what came back of rent and deposit, and nothing left to do", async () => {
  const { id, key } = await aBooking();
  await counter.payDeposit(id);
  expect(await contract(key)).toContain("Underskrift");
  counter.shop.clock.set("2026-05-03T10:00:00Z");
  await counter.post(`/api/my-booking/${key}/cancel`, { expectedRefund: 2000 }, "");
  const shown = await page(key);
  expect(shown).toMatchObject({
    booking: { calledOff: { on: "2026-05-03", by: "customer" }, refundedAmount: 2000 },
    deposit: { status: "captured", amount: 5000, refunded: 5000, kept: 0 },
    todo: [],
  });
  const paper = await contract(key);
  expect(paper).toContain("Avbokad den 3 maj 2026");
  expect(paper).not.toContain("Underskrift");
});

test("a booking that staff have cancelled says that the shop did, however they did it", async () => {
  const refused = await aBooking({ isApproved: false });
  await counter.patch(refused.id, { paymentAction: "void" });
  const called = await aBooking();
  await counter.post(`/api/bookings/${called.id}/cancel`, { refund: 500, reason: "Trasig" });
  for (const { key } of [refused, called])
    expect((await page(key)).booking.calledOff).toEqual({ on: "2026-05-01", by: "shop" });
});

test("a booking that staff take up again says so, with what was to go back", async () => {
  const { id, key } = await aBooking();
  await counter.post(`/api/bookings/${id}/cancel`, { refund: 500, reason: "Trasig" });
  counter.shop.clock.set("2026-05-02T10:00:00Z");
  const again = await counter.patch(id, { status: "confirmed" });
  expect(again.statusCode, again.body).toBe(200);
  expect((await page(key)).booking).toMatchObject({
    calledOff: null,
    takenUp: { cancelledOn: "2026-05-01", on: "2026-05-02", refund: 500 },
    refundedAmount: 500,
    dueAmount: 500,
  });
});

test("who has withdrawn has nothing left to do, and no pick-up to come to", async () => {
  const { id, key } = await aBooking({ type: "equipment" });
  const body = { bookingId: id, email: "anna@example.com" };
  const answer = await counter.post("/api/withdrawals", body, "");
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  const { steps, todo } = await page(key);
  expect(steps.map(({ key: step }) => step)).toEqual(["booked", "withdrawn", "cancelled"]);
  expect(todo).toEqual([]);
});

test("how one gets in is told for as long as there is something to fetch", async () => {
  const { id, key } = await aBooking();
  const place = { name: "Boden", address: "Gatan 1", mapUrl: "", instructions: "Kod 4711." };
  const save = (places: object[]) =>
    counter.shop.call("/api/settings/shop", {
      method: "PATCH",
      body: { places },
      as: counter.admin,
    });
  expect((await save([place])).statusCode).toBe(200);
  expect((await page(key)).place).toMatchObject({ instructions: "Kod 4711." });
  await counter.patch(id, { status: "cancelled" });
  await counter.post(`/api/bookings/${id}/cancel`, { refund: 2000, reason: "Avbokad" });
  expect((await page(key)).place).toMatchObject({ instructions: null });
  await save([]);
});

test("a stay that is off is not changed by its customer, who is told that it is off", async () => {
  const cancelled = await aBooking();
  await counter.post(`/api/my-booking/${cancelled.key}/cancel`, { expectedRefund: 2000 }, "");
  const withdrawn = await aBooking({ type: "equipment" });
  const body = { bookingId: withdrawn.id, email: "anna@example.com" };
  await counter.post("/api/withdrawals", body, "");
  for (const [{ key }, words] of [
    [cancelled, "Bokningen är avbokad, så den går inte att ändra."],
    [withdrawn, "Du har ångrat bokningen, så den går inte att ändra."],
  ] as const) {
    const wish = { endDate: "2026-07-05", version: (await page(key)).booking.version };
    const asked = await counter.post(`/api/my-booking/${key}/changes/preview`, wish, "");
    expect(asked.json()).toMatchObject({ refused: [{ message: words }] });
    const answer = await counter.post(`/api/my-booking/${key}/changes`, wish, "");
    expect(answer.statusCode, answer.body).toBe(409);
    expect(answer.json()).toMatchObject({ message: words });
  }
});
