import { beforeAll, expect, test } from "vitest";
import type { FoundBookings } from "#contracts/booking-list.ts";
import type { Booking } from "#contracts/bookings.ts";
import type { TimelineAnswer } from "#contracts/timeline.ts";
import { followIntent } from "#server/checkout/follow-intent.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

const hear = (intentId: string) => followIntent(counter.parts(), intentId);
const ask = async <Answer>(path: string) =>
  (await counter.shop.call(path, { as: counter.staff })).json<Answer>();

/** What the list, the whole list, the hand-over list and the booking's own page say of its disputes. */
async function toldOf(id: number): Promise<Booking["disputes"][]> {
  const { bookings } = await ask<FoundBookings>("/api/bookings/search");
  const { bookings: handed } = await ask<TimelineAnswer>(
    "/api/timeline?from=2026-07-01&to=2026-07-03",
  );
  const whole = await ask<Booking[]>("/api/bookings");
  return [
    ...[bookings, handed, whole].map((all) => all.find((one) => one.id === id)),
    await counter.booking(id),
  ].map((one) => one?.disputes ?? []);
}

async function expectTold(id: number, ...expected: object[]) {
  for (const told of await toldOf(id)) expect(told).toMatchObject(expected);
}

test("a disputed rent is told in every list and on the booking's page with its last day, until it is over", async () => {
  const { id, intentId } = await counter.aBooking({ card: "isDisputed" });
  await expectTold(id);
  await counter.patch(id, { paymentAction: "capture" });
  await hear(intentId);
  await expectTold(id, {
    paidFor: "rent",
    standing: "open",
    amount: 2000,
    answerBy: expect.stringMatching(/^2026-06-.*Z$/),
    isDecided: false,
  });
  await counter.cards.endDispute(intentId, "won");
  await hear(intentId);
  await expectTold(id, { standing: "won", answerBy: null });
});

test("a lost one is told as lost, also once it is booked", async () => {
  const { id, intentId } = await counter.aBooking({ card: "isDisputed" });
  await counter.patch(id, { paymentAction: "capture" });
  await hear(intentId);
  await counter.cards.endDispute(intentId, "lost");
  await hear(intentId);
  await expectTold(id, { standing: "lost", answerBy: null, isDecided: false });
  const [concern] = await counter.concernsOf(id);
  await counter.post(`/api/disputes/${concern?.subject}/decision`, {
    decision: "loss",
    note: "Bank",
  });
  await expectTold(id, { standing: "lost", isDecided: true });
  expect(await counter.booking(id)).toMatchObject({ paidAmount: 2000, dueAmount: 0 });
});

test("a disputed deposit is told as the deposit's, and the shop refuses to keep or to give it back", async () => {
  const { id } = await counter.aBooking();
  const deposit = await counter.payDeposit(id, "isDisputed");
  await hear(deposit);
  await expectTold(id, { paidFor: "deposit", standing: "open", amount: 5000, isCurrent: true });
  const keep = { amount: 100, reason: "damage", note: "Repa" };
  expect((await counter.post(`/api/bookings/${id}/deposit/keep`, keep)).json()).toMatchObject({
    code: "payment.disputed",
  });
  const back = { kind: "deposit", amount: 100, reason: "Åter" };
  expect((await counter.refund(id, back)).json()).toMatchObject({ code: "payment.disputed" });
});

test("who has only the number of a booking hears nothing of disputes", async () => {
  const { id, intentId } = await counter.aBooking({ card: "isDisputed" });
  await counter.patch(id, { paymentAction: "capture" });
  await hear(intentId);
  const answer = await counter.shop.call(`/api/bookings/${id}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).not.toHaveProperty("disputes");
});
