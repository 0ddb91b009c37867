import { sql } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import type { OpenedPayment } from "#contracts/checkout.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { rowsOf } from "./rows.ts";
import { openTestCards, type TestCards } from "./test-cards.ts";
import { testClock } from "./test-clock.ts";
import { TEST_FACTS } from "./test-facts.ts";
import { cookieOf, openTestShop, type TestShop } from "./test-shop.ts";

// What needs no shop in this process stands by itself: a test of a started shop loads it in no time.
export { aPaymentWish, CUSTOMER } from "./payment-wish.ts";

export type TestTill = { shop: TestShop; cards: TestCards; parts: () => LetGoParts };

/** A shop with its card sandbox, both on one clock, and what its jobs are handed. */
export async function openTestTill(
  patience?: Parameters<typeof openTestCards>[1],
): Promise<TestTill> {
  const clock = testClock();
  const cards = await openTestCards(clock, patience);
  const shop = await openTestShop({ clock, gateway: cards.gateway, rateLimitFactor: 10_000 });
  const parts = () => ({
    db: shop.db,
    clock,
    gateway: cards.gateway,
    shop: () => TEST_FACTS,
    shopEmail: () => "butiken@example.se",
  });
  return { shop, cards, parts };
}

export type Opened = OpenedPayment & { intentId: string; visitor: string };

/** The call behind 'Gå till betalning'. `as` is the cookie of a visitor who has called before. */
export function callOpen(
  shop: TestShop,
  wish: object,
  { as, from }: { as?: string; from?: string } = {},
): Promise<LightMyRequestResponse> {
  return shop.call("/api/create-payment-intent", {
    method: "POST",
    body: wish,
    ...(as && { as }),
    ...(from && { from }),
  });
}

export async function openPayment(
  shop: TestShop,
  wish: object,
  options: { as?: string; from?: string } = {},
): Promise<Opened> {
  const answer = await callOpen(shop, wish, options);
  if (answer.statusCode !== 200) throw new Error(`not opened: ${answer.body}`);
  const opened = answer.json<OpenedPayment>();
  const [intentId = ""] = opened.clientSecret.split("_secret_");
  return { ...opened, intentId, visitor: cookieOf(answer) };
}

export function callPlace(
  shop: TestShop,
  intentId: string,
  data: object = {},
): Promise<LightMyRequestResponse> {
  return shop.call("/api/bookings", {
    method: "POST",
    body: { stripePaymentId: intentId, paymentIntentId: intentId, ...data },
  });
}

type CheckoutFacts = {
  id: string;
  status: string;
  booking_id: number | null;
  lapsed_at: string | null;
};

export async function checkoutRow(
  { db }: TestShop,
  { intentId }: { intentId: string },
): Promise<CheckoutFacts> {
  const [row] = await rowsOf<CheckoutFacts>(
    db,
    sql`select c.* from checkouts c join payments p on p.checkout_id = c.id
      where p.provider_intent_id = ${intentId}`,
  );
  return row!;
}

export async function unitsFree(
  shop: TestShop,
  itemId: number,
  night = "2026-07-01",
): Promise<number> {
  const answer = await shop.call(
    `/api/rental-items/${itemId}/availability/daily?startDate=${night}&endDate=${night}`,
  );
  return answer.json<Record<string, number>>()[night]!;
}

export async function intentStatus({ gateway }: TestCards, intentId: string): Promise<string> {
  const intent = await gateway.retrieve(intentId);
  return intent.ok ? intent.value.status : intent.problem.code;
}
