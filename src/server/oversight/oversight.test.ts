import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Concern, Overview } from "#contracts/oversight.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { anItem } from "#test/builders.ts";
import type { TestCards } from "#test/test-cards.ts";
import {
  aPaymentWish,
  callPlace,
  intentStatus,
  openPayment,
  openTestTill,
} from "#test/test-checkout.ts";
import type { TestShop } from "#test/test-shop.ts";
import { reconcile } from "./reconcile.ts";

let shop: TestShop;
let cards: TestCards;
let parts: () => LetGoParts;
let admin: string;
beforeAll(async () => {
  ({ shop, cards, parts } = await openTestTill());
  admin = await shop.signIn("admin");
});
beforeEach(async () => {
  await shop.db.execute(sql`update mail_queue set state = 'sent'`);
});

async function aBooking(): Promise<{ id: number; intentId: string }> {
  const item = await anItem(shop.db, { name: "Fjällripa" });
  const opened = await openPayment(shop, aPaymentWish({ itemId: item.id }));
  await cards.pay(opened.clientSecret);
  const { id } = (await callPlace(shop, opened.intentId)).json<{ id: number }>();
  return { id, intentId: opened.intentId };
}

async function concerns(): Promise<Concern[]> {
  return (await shop.call("/api/oversight", { as: admin })).json<Overview>().concerns;
}

async function compareNow(): Promise<Overview> {
  const answer = await shop.call("/api/oversight/compare", { method: "POST", as: admin });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Overview>();
}

async function cancel(id: number): Promise<void> {
  const answer = await shop.call(`/api/bookings/${id}`, {
    method: "PATCH",
    body: { status: "cancelled" },
    as: admin,
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

const ofKind = (all: Concern[], kind: Concern["kind"]) => all.filter((one) => one.kind === kind);

describe("Att åtgärda", () => {
  test("is empty when everything agrees, and says when that was found out", async () => {
    await aBooking();
    const overview = await compareNow();
    expect(overview.concerns).toEqual([]);
    expect(overview.comparedAt).toBe(shop.clock.now().toISOString());
  });

  test("lists a reservation that runs out within 48 hours", async () => {
    const { id } = await aBooking();
    expect(ofKind(await concerns(), "authorization-lapsing")).toEqual([]);
    shop.clock.advance({ days: 5, minutes: 1 });
    const lapsing = ofKind(await concerns(), "authorization-lapsing");
    expect(lapsing).toContainEqual(
      expect.objectContaining({ bookingId: id, itemName: "Fjällripa", amount: 2000 }),
    );
    for (const concern of lapsing) if ("bookingId" in concern) await cancel(concern.bookingId ?? 0);
  });

  test("lists a booking for which nothing is reserved any more", async () => {
    const { id, intentId } = await aBooking();
    await cards.gateway.cancel(intentId);
    await compareNow();
    expect(ofKind(await concerns(), "booking-without-money")).toEqual([
      {
        kind: "booking-without-money",
        subject: String(id),
        since: shop.clock.today(),
        bookingId: id,
        customerName: "Anna Berg",
        itemName: "Fjällripa",
        paymentStatus: "cancelled",
        amount: 2000,
        paid: 0,
        reserved: 0,
        startDate: "2026-07-01",
        linkUntil: null,
        linkAmount: null,
        linkLapsedAt: null,
        isCardAskedAgain: true,
        occasion: expect.any(String) as string,
      },
    ]);
    await cancel(id);
  });

  test("lists a letter that could not be sent, and sends it again on wish", async () => {
    const { id } = await aBooking();
    await shop.db.execute(sql`update mail_queue set state = 'failed'
      where booking_id = ${id} and type = 'booking_confirmation'`);
    const [failed] = ofKind(await concerns(), "mail-failed");
    expect(failed).toMatchObject({ bookingId: id, isGivenUp: true, recipient: "anna@example.com" });
    const mailId = (failed as Extract<Concern, { kind: "mail-failed" }>).mailId;
    const retry = await shop.call(`/api/oversight/mails/${mailId}/retry`, {
      method: "POST",
      as: admin,
    });
    expect(retry.statusCode).toBe(204);
    expect(ofKind(await concerns(), "mail-failed")).toEqual([]);
    const history = await shop.call(`/api/bookings/${id}/history`, { as: admin });
    expect(history.json<object[]>()[0]).toMatchObject({
      action: "mail.resent",
      after: { type: "booking_confirmation", recipient: "anna@example.com" },
    });
    const unknown = await shop.call("/api/oversight/mails/999999/retry", {
      method: "POST",
      as: admin,
    });
    expect(unknown.statusCode).toBe(404);
  });

  test("lists reserved money that belongs to no booking, and lets it go on wish", async () => {
    const { id, intentId } = await aBooking();
    await shop.db.execute(sql`delete from bookings where id = ${id}`);
    expect(ofKind(await concerns(), "money-without-booking")).toEqual([
      {
        kind: "money-without-booking",
        subject: intentId,
        since: shop.clock.today(),
        intentId,
        amount: 2000,
        isReserved: true,
      },
    ]);
    const answer = await shop.call(`/api/oversight/payments/${intentId}/void`, {
      method: "POST",
      as: admin,
    });
    expect(answer.statusCode, answer.body).toBe(204);
    expect(await intentStatus(cards, intentId)).toBe("canceled");
    expect(ofKind(await concerns(), "money-without-booking")).toEqual([]);
  });

  test("lets it go once though three press at once, and tells the others in Swedish", async () => {
    const { id, intentId } = await aBooking();
    await shop.db.execute(sql`delete from bookings where id = ${id}`);
    const path = `/api/oversight/payments/${intentId}/void`;
    const press = () => shop.call(path, { method: "POST", as: admin });
    const answers = await Promise.all([press(), press(), press()]);
    const told = answers.filter(({ statusCode }) => statusCode === 409);
    expect(told).toHaveLength(2);
    for (const answer of told)
      expect(answer.json<{ message: string }>().message).toBe(
        "Reservationen hör till en bokning, eller är redan släppt. Ladda om listan.",
      );
    expect(await intentStatus(cards, intentId)).toBe("canceled");
  });

  test("never lets go what belongs to a booking", async () => {
    const { intentId } = await aBooking();
    const answer = await shop.call(`/api/oversight/payments/${intentId}/void`, {
      method: "POST",
      as: admin,
    });
    expect(answer.statusCode).toBe(409);
    expect(await intentStatus(cards, intentId)).toBe("requires_capture");
  });

  test("says so when the provider cannot be asked", async () => {
    cards.sandbox.faults.requests({
      match: { method: "GET", path: "/v1/payment_intents" },
      kind: "reset-before",
      times: 10,
    });
    const answer = await shop.call("/api/oversight/compare", { method: "POST", as: admin });
    cards.sandbox.faults.clear();
    expect(answer.statusCode).toBe(502);
  });

  test.each(["customer", "staff"] as const)("is not for a %s", async (role) => {
    const cookie = await shop.signIn(role);
    expect((await shop.call("/api/oversight", { as: cookie })).statusCode).toBe(403);
  });
});

describe("comparing provider and shop", () => {
  test("finds money at the provider that no row of the shop knows", async () => {
    const customer = await cards.gateway.createCustomer(
      {
        name: "Okänd",
        email: "okand@example.com",
        phone: "",
        streetAddress: "",
        postalCode: "",
        city: "",
      },
      "stray-customer",
    );
    const intent = await cards.gateway.createIntent(
      {
        amount: 700,
        captureMethod: "manual",
        customerId: customer.ok ? customer.value : "",
        description: "",
        metadata: {},
      },
      "stray-intent",
    );
    const { id: intentId = "", clientSecret = "" } = intent.ok ? intent.value : {};
    await cards.pay(clientSecret ?? "");
    expect(await reconcile(parts())).toMatchObject({
      ok: true,
      value: {
        differences: [{ kind: "unaccounted", intentId, amount: 700, theirs: "reserved" }],
      },
    });
    await compareNow();
    const answer = await shop.call(`/api/oversight/payments/${intentId}/void`, {
      method: "POST",
      as: admin,
    });
    expect(answer.statusCode, answer.body).toBe(204);
    expect(ofKind((await compareNow()).concerns, "money-without-booking")).toEqual([]);
  });

  test("finds a payment the shop believes in and the provider does not have", async () => {
    const { intentId } = await aBooking();
    await shop.db.execute(sql`update payments set provider_intent_id = 'pi_invented'
      where provider_intent_id = ${intentId}`);
    const found = await reconcile(parts());
    expect(found.ok && found.value.differences.map(({ kind }) => kind).toSorted()).toEqual([
      "missing",
      "unaccounted",
    ]);
    await shop.db.execute(sql`update payments set provider_intent_id = ${intentId}
      where provider_intent_id = 'pi_invented'`);
  });

  test("takes the provider's word where news never reached the shop", async () => {
    const { id, intentId } = await aBooking();
    await cards.gateway.capture({ intentId, amount: null }, "captured-elsewhere");
    expect(await reconcile(parts())).toMatchObject({
      value: { differences: [{ kind: "status", ours: "authorized", theirs: "charged" }] },
    });
    const { concerns: listed } = await compareNow();
    expect(ofKind(listed, "books-differ")).toEqual([]);
    expect(ofKind(listed, "charged-elsewhere")).toMatchObject([{ bookingId: id, amount: 2000 }]);
  });

  test("reads the provider's list to its end", async () => {
    for (let number = 0; number < 3; number += 1) await aBooking();
    const found = await reconcile(parts());
    expect(found.ok && found.value.checked).toBeGreaterThan(5);
  });
});
