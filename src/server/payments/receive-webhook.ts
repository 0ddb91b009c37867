import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { oneByOne } from "#server/platform/one-by-one.ts";
import type { CardEvent, CardGateway } from "./gateway.ts";
import { dueEvents, keepEvent, markFailed, markHandled } from "./webhook-rows.ts";

/** Does what follows from the provider's word on a payment. Given by the app: this area knows no bookings. */
export type FollowIntent = (intentId: string) => Promise<Result<unknown, Problem>>;

export type WebhookParts = {
  db: Db;
  clock: Clock;
  gateway: CardGateway;
  follow: FollowIntent;
};

const FIRST_RETRY_MS = 30_000;
const LONGEST_WAIT_MS = 60 * 60 * 1000;
const BATCH = 50;
/** News by which a payment of ours may have moved; the rest is kept and left alone. */
const MATTERS =
  /^(?:payment_intent\.(?:amount_capturable_updated|processing|succeeded|canceled)|charge\.(?:captured|expired|refunded|refund\.updated|dispute\.)|refund\.)/;

/** Kept before it is acted on. One that cannot be acted on is not answered away: both sides try again. */
export async function receiveWebhook(
  { db, clock, gateway, follow }: WebhookParts,
  rawBody: Buffer,
  signature: string,
): Promise<Result<null, Problem>> {
  const event = gateway.readEvent(rawBody, signature, clock.now());
  if (!event) return fail({ code: "payment.webhook-not-genuine" });
  const now = clock.now();
  const { isHandled } = await keepEvent(db, event, {
    now,
    nextTryAt: new Date(now.getTime() + FIRST_RETRY_MS),
  });
  if (isHandled) return ok(null);
  return actOn({ db, clock, follow }, event, 0);
}

/** Events that could not be acted on when they came. */
export async function retryWebhooks({ db, clock, follow }: Omit<WebhookParts, "gateway">) {
  const due = await dueEvents(db, clock.now(), BATCH);
  await oneByOne(due, async ({ id, type, payload, tries }) => {
    const event = { id, type, intentId: intentOf(payload) };
    try {
      await actOn({ db, clock, follow }, event, tries);
    } catch (error) {
      await markFailed(db, id, { nextTryAt: nextTry(clock.now(), tries), error: "shop.fault" });
      throw error;
    }
  });
}

async function actOn(
  { db, clock, follow }: Omit<WebhookParts, "gateway">,
  { id, type, intentId }: Pick<CardEvent, "id" | "type" | "intentId">,
  tries: number,
): Promise<Result<null, Problem>> {
  const result = intentId === null || !MATTERS.test(type) ? ok(null) : await follow(intentId);
  if (result.ok) {
    await markHandled(db, id, clock.now());
    return ok(null);
  }
  await markFailed(db, id, {
    nextTryAt: nextTry(clock.now(), tries),
    error: result.problem.code,
  });
  return result;
}

function nextTry(now: Date, tries: number): Date {
  return new Date(now.getTime() + Math.min(FIRST_RETRY_MS * 2 ** tries, LONGEST_WAIT_MS));
}

function intentOf(payload: unknown): string | null {
  const object = (payload as { data?: { object?: Record<string, unknown> } }).data?.object ?? {};
  const owner = object["object"] === "payment_intent" ? object["id"] : object["payment_intent"];
  return typeof owner === "string" ? owner : null;
}
