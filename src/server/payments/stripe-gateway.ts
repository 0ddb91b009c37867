import { Stripe } from "stripe";
import { z } from "zod";
import { fail, ok, type Result } from "#domain/result.ts";
import {
  INTENT_STATUSES,
  type CardEvent,
  type CardGateway,
  type CustomerDetails,
  type Dispute,
  type GatewayProblem,
  type Intent,
  type IntentStatus,
  type NewIntent,
  type Refund,
} from "./gateway.ts";

const API_VERSION = "2026-10-28.endive";
const PATIENCE = { timeoutMs: 10_000, retries: 2 };
const EXPAND_CHARGE = { expand: ["latest_charge.balance_transaction"] };
/** The provider's own reasons; all others are somebody's wish. */
const LAPSE_REASONS = new Set(["automatic", "expired"]);
const LONGEST_PHONE = 20;

export type StripeSetup = {
  secretKey: string;
  webhookSecret: string;
  apiBase?: string | undefined;
  /** How long an answer is waited for, and how often it is asked again. */
  patience?: { timeoutMs: number; retries: number };
};

/** The official SDK behind our own words. The one place where kronor become öre. */
export function stripeGateway({
  secretKey,
  webhookSecret,
  apiBase,
  patience = PATIENCE,
}: StripeSetup): CardGateway {
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: patience.timeoutMs,
    maxNetworkRetries: patience.retries,
    telemetry: false,
    ...addressOf(apiBase),
  });
  const { paymentIntents } = stripe;

  return {
    createCustomer: (details, key) =>
      asResult(async () => {
        try {
          const whole = customerParams(details);
          return (await stripe.customers.create(whole, { idempotencyKey: key })).id;
        } catch (error) {
          // No detail of a customer, however odd, is worth a booking.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          const plain = { name: details.name.slice(0, 200) };
          return (await stripe.customers.create(plain, { idempotencyKey: `${key}:plain` })).id;
        }
      }),
    createIntent: (wish, key) =>
      asResult(async () =>
        toIntent(await paymentIntents.create(intentParams(wish), { idempotencyKey: key })),
      ),
    retrieve: (intentId) =>
      asResult(async () => toIntent(await paymentIntents.retrieve(intentId, EXPAND_CHARGE))),
    capture: ({ intentId, amount }, key) =>
      asResult(async () =>
        toIntent(
          await paymentIntents.capture(
            intentId,
            { ...EXPAND_CHARGE, ...(amount !== null && { amount_to_capture: toOre(amount) }) },
            { idempotencyKey: key },
          ),
        ),
      ),
    // Without a key of ours: cancelling twice is told apart by the state, and a stored failure would stick.
    cancel: (intentId) =>
      asResult(async () =>
        // The reason tells our own wish from a lapse, for which the provider gives one of its own or none.
        toIntent(
          await paymentIntents.cancel(intentId, {
            ...EXPAND_CHARGE,
            cancellation_reason: "requested_by_customer",
          }),
        ),
      ),
    refund: ({ intentId, amount }, key) =>
      asResult(async () => {
        const refund = await stripe.refunds.create(
          { payment_intent: intentId, amount: toOre(amount), metadata: { attempt_id: key } },
          { idempotencyKey: key },
        );
        return toRefund(refund);
      }),
    refundsOf: (intentId) =>
      asResult(async () => {
        const page = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
        return page.data.map(toRefund);
      }),
    disputesOf: (intentId) =>
      asResult(async () => {
        const page = await stripe.disputes.list({ payment_intent: intentId, limit: 100 });
        return page.data.map((dispute) => toDispute(intentId, dispute));
      }),
    listIntents: ({ after, since }) =>
      asResult(async () => {
        const page = await paymentIntents.list({
          limit: 100,
          expand: ["data.latest_charge"],
          ...(after !== undefined && { starting_after: after }),
          ...(since !== undefined && { created: { gte: Math.floor(since.getTime() / 1000) } }),
        });
        return { intents: page.data.map(toIntent), hasMore: page.has_more };
      }),
    readEvent(rawBody, signature, now) {
      try {
        stripe.webhooks.constructEvent(
          rawBody,
          signature,
          webhookSecret,
          undefined,
          undefined,
          now.getTime(),
        );
        return readSigned(rawBody);
      } catch {
        // All of it is said by the caller: a signature without its parts, or a body that is no JSON, breaks
        // the SDK in as many ways as there are to write one.
        return undefined;
      }
    },
  };
}

function addressOf(apiBase: string | undefined) {
  if (apiBase === undefined) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const scheme = protocol === "http:" ? ("http" as const) : ("https" as const);
  return {
    protocol: scheme,
    host: hostname,
    port: port === "" ? (scheme === "http" ? 80 : 443) : port,
  };
}

const toOre = (kronor: number) => Math.round(kronor * 100);
const toKronor = (ore: number) => ore / 100;
const toDate = (seconds: number) => new Date(seconds * 1000);

/** What the provider would refuse is left out: no format check of ours or theirs stops a booking. */
function customerParams(details: CustomerDetails) {
  const { name, email, phone, streetAddress, postalCode, city } = details;
  return {
    name: name.slice(0, 200),
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email }),
    ...(phone.length <= LONGEST_PHONE && { phone }),
    address: { line1: streetAddress, postal_code: postalCode, city, country: "SE" },
  };
}

function intentParams(wish: NewIntent): Stripe.PaymentIntentCreateParams {
  return {
    amount: toOre(wish.amount),
    currency: "sek",
    capture_method: wish.captureMethod,
    allowed_payment_method_types: ["card"],
    customer: wish.customerId,
    description: wish.description,
    metadata: wish.metadata,
    ...EXPAND_CHARGE,
  };
}

/** A word the provider did not have when this was written is taken to mean: leave it alone for now. */
function knownStatus(status: string): IntentStatus {
  return INTENT_STATUSES.find((known) => known === status) ?? "processing";
}

function toIntent(intent: Stripe.PaymentIntent): Intent {
  const charge = typeof intent.latest_charge === "string" ? null : intent.latest_charge;
  const card = charge?.payment_method_details?.card;
  const { customer } = intent;
  return {
    id: intent.id,
    clientSecret: intent.client_secret,
    status: knownStatus(intent.status),
    amount: toKronor(intent.amount),
    captured: toKronor(intent.amount_received),
    refunded: charge?.captured ? toKronor(givenBack(charge)) : 0,
    isDisputed: charge?.disputed ?? false,
    currency: intent.currency.toUpperCase(),
    metadata: intent.metadata,
    customerId: typeof customer === "string" ? customer : (customer?.id ?? null),
    captureBefore: card?.capture_before ? toDate(card.capture_before) : null,
    card: card?.last4 ? { brand: card.brand ?? "unknown", last4: card.last4 } : null,
    hasLapsed:
      intent.status === "canceled" && LAPSE_REASONS.has(intent.cancellation_reason ?? "automatic"),
    createdAt: toDate(intent.created),
    reservedAt: charge ? toDate(charge.created) : null,
    chargedAt: charge?.captured ? chargedAt(charge, intent.capture_method) : null,
  };
}

/** What a part taken leaves of the reservation is released, and stands among the refunds all the same. */
function givenBack(charge: Stripe.Charge): number {
  return Math.max(0, charge.amount_refunded - (charge.amount - charge.amount_captured));
}

/** A charge is as old as its reservation: that money was taken later stands on the balance only. */
function chargedAt(
  { created, balance_transaction: movement }: Stripe.Charge,
  method: Stripe.PaymentIntent.CaptureMethod,
): Date | null {
  if (method !== "manual") return toDate(created);
  return movement === null || typeof movement === "string" ? null : toDate(movement.created);
}

function toRefund(refund: Stripe.Refund): Refund {
  const { id, amount, status, metadata, created, balance_transaction: movement } = refund;
  return {
    id,
    amount: toKronor(amount),
    status: status ?? "pending",
    key: metadata?.["attempt_id"] ?? null,
    movesMoney: movement !== null,
    createdAt: toDate(created),
  };
}

function toDispute(intentId: string, dispute: Stripe.Dispute): Dispute {
  const { due_by: dueBy } = dispute.evidence_details;
  return {
    id: dispute.id,
    intentId,
    amountOre: dispute.amount,
    reason: dispute.reason,
    state: dispute.status,
    dueBy: dueBy === null ? null : toDate(dueBy),
    createdAt: toDate(dispute.created),
    movements: dispute.balance_transactions.map(({ id, amount, fee, created }) => ({
      id,
      amountOre: amount,
      feeOre: fee,
      at: toDate(created),
    })),
  };
}

const SIGNED_EVENT = z.looseObject({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.looseObject({
    object: z.looseObject({
      object: z.string().optional(),
      id: z.string().optional(),
      payment_intent: z.union([z.string(), z.looseObject({ id: z.string() })]).nullish(),
    }),
  }),
});

/** Nothing when it is no event, signed or not: nothing the provider would send. */
function readSigned(rawBody: Buffer): CardEvent | undefined {
  const read = SIGNED_EVENT.safeParse(storable(JSON.parse(rawBody.toString("utf8"))));
  if (!read.success) return undefined;
  const { id, type, data } = read.data;
  const { object } = data;
  const owner = object.object === "payment_intent" ? object.id : object.payment_intent;
  const intentId = typeof owner === "object" ? owner?.id : owner;
  return { id, type, intentId: intentId ?? null, payload: read.data };
}

/** Without what PostgreSQL keeps in no text: NUL and half characters, such as a card holder may have typed. */
function storable(value: unknown): unknown {
  if (typeof value === "string") return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [storableText(name), storable(inner)]),
  );
}

function storableText(text: string): string {
  return text.replaceAll(/\0|\p{Surrogate}/gu, "");
}

async function asResult<Value>(call: () => Promise<Value>): Promise<Result<Value, GatewayProblem>> {
  try {
    return ok(await call());
  } catch (error) {
    const problem = toProblem(error);
    if (problem) return fail(problem);
    throw error;
  }
}

function toProblem(error: unknown): GatewayProblem | undefined {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) return undefined;
  if (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError ||
    error.code === "rate_limit"
  )
    return { code: "payment.provider-unreachable" };
  if (error instanceof errors.StripeCardError)
    return { code: "payment.declined", declineCode: error.decline_code ?? error.code ?? "" };
  if (error.code === "resource_missing") return { code: "payment.intent-unknown" };
  if (error.code === "payment_intent_unexpected_state" && error.payment_intent)
    return { code: "payment.unexpected-state", status: knownStatus(error.payment_intent.status) };
  return { code: "payment.provider-refused", reason: error.code ?? error.rawType ?? error.type };
}
