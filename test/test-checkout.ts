import { sql } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import type { OpenedPayment, PaymentWish } from "#contracts/checkout.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { rowsOf } from "./rows.ts";
import { openTestCards, type TestCards } from "./test-cards.ts";
import { testClock } from "./test-clock.ts";
import { TEST_FACTS } from "./test-facts.ts";
import { cookieOf, openTestShop, type TestShop } from "./test-shop.ts";

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

export const CUSTOMER = {
  name: "Anna Berg",
  email: "anna@example.com",
  phone: "070-123 45 67",
  address: "Storgatan 1, 852 30 Sundsvall",
  streetAddress: "Storgatan 1",
  postalCode: "852 30",
  city: "Sundsvall",
  country: "SE" as const,
  personalNumber: "19900101-0017",
};

type StayFields = {
  itemId: number;
  start?: string;
  end?: string;
  quantity?: number;
  amount?: number;
  customer?: Partial<typeof CUSTOMER>;
  booking?: Partial<NonNullable<PaymentWish["booking"]>>;
};

/** Two nights of an item at 1000 kr, unless said otherwise. */
export function aPaymentWish({
  itemId,
  start = "2026-07-01",
  end = "2026-07-03",
  quantity = 1,
  amount = 2000,
  customer = {},
  booking = {},
}: StayFields): PaymentWish {
  return {
    amount,
    currency: "sek",
    customerData: { ...CUSTOMER, ...customer },
    vatInfo: { priceBeforeVAT: amount * 0.8, vatAmount: amount * 0.2, vatRate: 0.25 },
    booking: {
      rentalItemId: itemId,
      startDate: start as LocalDate,
      endDate: end as LocalDate,
      selectedAddons: [],
      quantity,
      travelInfo: null,
      ...booking,
    },
  };
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
