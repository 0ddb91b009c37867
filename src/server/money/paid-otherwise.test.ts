import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { followIntent } from "#server/checkout/follow-intent.ts";
import { rowsOf } from "#test/rows.ts";
import { intentStatus } from "#test/test-checkout.ts";
import { openTestCounter, type TestCounter } from "#test/test-counter.ts";

let counter: TestCounter;
beforeAll(async () => {
  counter = await openTestCounter();
});
beforeEach(() => counter.shop.clock.set("2026-06-01T10:00:00Z"));

const letterOf = async (id: number, type: string) => {
  const [row] = await rowsOf<{ text: string }>(
    counter.shop.db,
    sql`select plain_text as text from mail_queue where booking_id = ${id} and type = ${type}`,
  );
  return row!.text;
};

async function aBookingPaidBySwish() {
  const { id, intentId } = await counter.aBooking({ type: "equipment" });
  await counter.cards.gateway.cancel(intentId);
  await followIntent(counter.parts(), intentId);
  expect((await counter.record(id, { amount: 2000 })).statusCode).toBe(201);
  return id;
}

test("a second press names who approved, not the deposit that came later", async () => {
  const { id } = await counter.aBooking();
  await counter.patch(id, { paymentAction: "capture" });
  counter.shop.clock.advance({ minutes: 30 });
  await counter.payDeposit(id);
  const again = await counter.patch(id, { paymentAction: "capture" });
  expect(again.json<{ message: string }>().message).toMatch(/kl 12:00\.$/);
});

test("a deposit left at the till is not paid once more from a page left open", async () => {
  const { id } = await counter.aBooking();
  const opened = await counter.post(`/api/deposit/${id}/create-payment`);
  const { clientSecret } = opened.json<{ clientSecret: string }>();
  const [intentId = ""] = clientSecret.split("_secret_");
  await counter.record(id, { kind: "deposit", method: "till", amount: 5000 });
  expect(await intentStatus(counter.cards, intentId)).toBe("canceled");
});

test("and if it is paid all the same, somebody is told", async () => {
  const { id } = await counter.aBooking();
  const opened = await counter.post(`/api/deposit/${id}/create-payment`);
  const { clientSecret } = opened.json<{ clientSecret: string }>();
  const { faults } = counter.cards.sandbox;
  faults.requests({ match: { path: "/cancel$" }, kind: "reset-before", times: 20 });
  await counter.record(id, { kind: "deposit", method: "till", amount: 5000 });
  faults.clear();
  await counter.cards.pay(clientSecret);
  await followIntent(counter.parts(), clientSecret.split("_secret_")[0]!);
  expect(await counter.concernsOf(id)).toHaveLength(1);
});

test.each(["cancelled", "returned"])(
  "a deposit's page left open takes nothing from the moment its booking is %s",
  async (status) => {
    const { id } = await counter.aBooking();
    const opened = await counter.post(`/api/deposit/${id}/create-payment`);
    const { clientSecret } = opened.json<{ clientSecret: string }>();
    expect((await counter.patch(id, { status })).statusCode).toBe(200);
    expect(await intentStatus(counter.cards, clientSecret.split("_secret_")[0]!)).toBe("canceled");
  },
);

test("nor does it from the moment the reservation is let go, which cancels", async () => {
  const { id } = await counter.aBooking();
  const opened = await counter.post(`/api/deposit/${id}/create-payment`);
  const { clientSecret } = opened.json<{ clientSecret: string }>();
  expect((await counter.patch(id, { paymentAction: "void" })).statusCode).toBe(200);
  expect(await intentStatus(counter.cards, clientSecret.split("_secret_")[0]!)).toBe("canceled");
});

test("who pays a link after Swish has come is told that the booking is paid and the card let go", async () => {
  const { id, intentId } = await counter.aBooking();
  await counter.cards.gateway.cancel(intentId);
  await followIntent(counter.parts(), intentId);
  await counter.post(`/api/bookings/${id}/payment-link`);
  const token = await counter.lastLink();
  const opened = await counter.post(`/api/payment-links/${token}/payment`);
  const { clientSecret } = opened.json<{ clientSecret: string }>();
  const [paymentIntentId = ""] = clientSecret.split("_secret_");
  await counter.record(id, { amount: 2000 });
  await counter.cards.pay(clientSecret);
  const complete = () => counter.post(`/api/payment-links/${token}/complete`, { paymentIntentId });
  // Told by the page itself, and once more when the reservation has been released since.
  for (const answer of [await complete(), await complete()])
    expect(answer.json<{ message: string }>().message).toBe(
      "Bokningen är redan betald, så vi har släppt reservationen på kortet, och inget dras. Om något är kvar att göra ser du det på din bokningssida.",
    );
  expect(await intentStatus(counter.cards, paymentIntentId)).toBe("canceled");
  const shown = await counter.shop.call(`/api/payment-links/${token}`);
  expect(shown.json()).toMatchObject({ state: "paid" });
  const again = await counter.post(`/api/payment-links/${token}/payment`);
  expect(again.json<{ message: string }>().message).toBe(
    "Bokningen är redan betald. Om något är kvar att göra ser du det på din bokningssida.",
  );
});

test("who pays a link after a part came by Swish is told what the card was really charged", async () => {
  const { id, intentId } = await counter.aBooking();
  await counter.cards.gateway.cancel(intentId);
  await followIntent(counter.parts(), intentId);
  await counter.post(`/api/bookings/${id}/payment-link`, { charge: "at-once" });
  const token = await counter.lastLink();
  const opened = await counter.post(`/api/payment-links/${token}/payment`);
  const { clientSecret } = opened.json<{ clientSecret: string }>();
  await counter.record(id, { amount: 600 });
  await counter.cards.pay(clientSecret);
  const [paymentIntentId = ""] = clientSecret.split("_secret_");
  const done = await counter.post(`/api/payment-links/${token}/complete`, { paymentIntentId });
  expect(done.json(), done.body).toEqual({ state: "used" });
  const shown = await counter.shop.call(`/api/payment-links/${token}`);
  expect(shown.json()).toMatchObject({
    state: "used",
    usedAs: "charged",
    totalAmount: 2000,
    paidAmount: 600,
    amount: 1400,
    restAmount: 0,
  });
});

test("a booking that was given all its money back and is on again is without payment", async () => {
  const { id } = await counter.aBooking();
  await counter.patch(id, { paymentAction: "capture" });
  await counter.patch(id, { status: "cancelled" });
  await counter.refund(id, { amount: 2000, reason: "Avbokad" });
  await counter.patch(id, { status: "confirmed" });
  expect(await counter.booking(id)).toMatchObject({ paidAmount: 0, dueAmount: 2000 });
  expect(await counter.concernsOf(id)).toMatchObject([
    { kind: "booking-without-money", amount: 2000, paymentStatus: "refunded" },
  ]);
  expect((await counter.post(`/api/bookings/${id}/payment-link`)).statusCode).toBe(200);
});

test("a rent that was let off is not called paid when somebody asks for it", async () => {
  const { id } = await counter.aBooking();
  await counter.patch(id, { paymentAction: "capture" });
  await counter.refund(id, { amount: 2000, reason: "Regn" });
  await counter.patch(id, { status: "cancelled" });
  await counter.patch(id, { status: "confirmed" });
  const asked = await counter.post(`/api/bookings/${id}/payment-link`);
  expect(asked.json()).toMatchObject({ code: "payment.nothing-due" });
  expect(asked.json<{ message: string }>().message).toContain(
    "Det finns inget kvar att betala: 2\u00a0000\u00a0kr av hyran är eftergivet.",
  );
});

test("a booking that Swish paid and staff confirmed claims no charge of a card", async () => {
  const id = await aBookingPaidBySwish();
  await counter.patch(id, { status: "confirmed" });
  expect(await letterOf(id, "booking_confirmed")).not.toContain("från ditt kort");
});

test("who withdraws from what Swish paid is not promised money on a card", async () => {
  const id = await aBookingPaidBySwish();
  const body = { bookingId: id, email: "anna@example.com" };
  await counter.shop.call("/api/withdrawals", { method: "POST", body });
  expect(await letterOf(id, "withdrawal_received")).not.toContain("kort");
});

test("a link that replaces a reservation which still lasts does not say that it has run out", async () => {
  const { id } = await counter.aBooking();
  counter.shop.clock.advance({ days: 5, hours: 12 });
  const admin = await counter.shop.signIn("admin");
  await counter.post(`/api/bookings/${id}/payment-link`, undefined, admin);
  expect(await letterOf(id, "payment_link")).not.toContain("har gått ut");
});

test("the last öre of a deposit can be given back, so that its booking can be deleted", async () => {
  const { id } = await counter.aBooking();
  const deposit = await counter.payDeposit(id);
  await counter.cards.refundOre(deposit, 100_050);
  await followIntent(counter.parts(), deposit);
  const most = await counter.refund(id, { kind: "deposit", amount: 3999, reason: "Återlämnad" });
  expect(most.statusCode, most.body).toBe(200);
  const last = await counter.refund(id, { kind: "deposit", amount: 0.5, reason: "Återlämnad" });
  expect(last.statusCode, last.body).toBe(200);
});

test("a hand payment that was taken back does not start the time to withdraw", async () => {
  const { id, intentId } = await counter.aBooking({ type: "equipment" });
  await counter.cards.gateway.cancel(intentId);
  await followIntent(counter.parts(), intentId);
  await counter.record(id, { amount: 2000 });
  const payment = (await counter.payments(id)).find(({ method }) => method === "swish");
  await counter.post(`/api/bookings/${id}/payments/${payment!.id}/take-back`, {
    reason: "Fel bokning",
  });
  counter.shop.clock.advance({ days: 20 });
  const body = { bookingId: id, email: "anna@example.com" };
  const found = await counter.shop.call("/api/withdrawals/find", { method: "POST", body });
  expect(found.statusCode, found.body).toBe(200);
});

test("what came by hand and was taken back is not told as paid", async () => {
  const { id, intentId } = await counter.aBooking();
  await counter.cards.gateway.cancel(intentId);
  await followIntent(counter.parts(), intentId);
  await counter.record(id, { amount: 2000 });
  const payment = (await counter.payments(id)).find(({ method }) => method === "swish");
  await counter.post(`/api/bookings/${id}/payments/${payment!.id}/take-back`, {
    reason: "Fel bokning",
  });
  // As a booking that staff made without a card will be.
  await counter.shop.db
    .execute(sql`delete from payments where booking_id = ${id} and method = 'card'
    and not exists (select from payment_attempts a where a.payment_id = payments.id)`);
  const pressed = await counter.patch(id, { paymentAction: "capture" });
  expect(pressed.json<{ message: string }>().message).not.toContain("redan genomförd");
});
