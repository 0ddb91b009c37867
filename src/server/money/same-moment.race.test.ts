import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { followIntent } from "#server/checkout/follow-intent.ts";
import { reconcile } from "#server/oversight/reconcile.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});

type Answer = Awaited<ReturnType<TestCounter["post"]>>;

/** So many press the same button at the same moment. */
async function atOnce(presses: number, press: () => Promise<Answer>): Promise<Answer[]> {
  const answers = await Promise.all(Array.from({ length: presses }, press));
  return answers.toSorted((one, other) => one.statusCode - other.statusCode);
}
const statuses = (answers: readonly Answer[]) => answers.map(({ statusCode }) => statusCode);
const expectAgreement = async () =>
  expect(await reconcile(counter.parts())).toMatchObject({ value: { differences: [] } });

test("of five who give the same part back at once, one does, and the others are told by whom", async () => {
  for (let round = 1; round <= 4; round += 1) {
    const { id } = await counter.aBooking();
    await counter.patch(id, { paymentAction: "capture" });
    const answers = await atOnce(5, () => counter.refund(id, { amount: 300, reason: "Regn" }));
    expect(statuses(answers)).toEqual([200, 409, 409, 409, 409]);
    for (const answer of answers.slice(1)) expect(answer.json().message).toContain("anna-");
    expect(await counter.booking(id)).toMatchObject({ refundedAmount: 300 });
  }
  await expectAgreement();
});

test("a refund that is sent twice at once under its key is one, and both are told that it is made", async () => {
  for (let round = 1; round <= 4; round += 1) {
    const { id } = await counter.aBooking();
    await counter.patch(id, { paymentAction: "capture" });
    const wish = { amount: 300, reason: "Regn", key: randomUUID() };
    expect(statuses(await atOnce(3, () => counter.refund(id, wish)))).toEqual([200, 200, 200]);
    expect(await counter.booking(id)).toMatchObject({ refundedAmount: 300 });
  }
  await expectAgreement();
});

test("of three who keep the same part of a deposit at once, one does", async () => {
  for (let round = 1; round <= 4; round += 1) {
    const { id } = await counter.aBooking();
    await counter.payDeposit(id);
    const wish = { amount: 300, reason: "service", note: "Städning" };
    const keep = () => counter.post(`/api/bookings/${id}/deposit/keep`, wish);
    const answers = await atOnce(3, keep);
    expect(statuses(answers)).toEqual([200, 409, 409]);
    expect(answers[1]?.json().message).toContain("anna-");
    expect(await counter.booking(id)).toMatchObject({ depositKeptAmount: 300 });
    // Whoever asks afterwards knows of it, and means another one.
    expect(await keep().then(({ statusCode }) => statusCode)).toBe(200);
  }
  await expectAgreement();
});

test("of three who record the same money as given back by hand at once, one does", async () => {
  const { id, intentId } = await counter.aBooking();
  await counter.cards.gateway.cancel(intentId);
  await followIntent(counter.parts(), intentId);
  await counter.record(id, { amount: 900 });
  const payment = (await counter.payments(id)).find(({ method }) => method === "swish");
  const path = `/api/bookings/${id}/payments/${payment?.id}/give-back`;
  const answers = await atOnce(3, () => counter.post(path, { amount: 200, reason: "Regn" }));
  expect(statuses(answers)).toEqual([200, 409, 409]);
  const [given] = (await counter.payments(id)).filter(({ method }) => method === "swish");
  expect(given).toMatchObject({ refunded: 200 });
});
