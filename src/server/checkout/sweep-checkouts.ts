import type { Intent } from "#server/payments/gateway.ts";
import { oneByOne } from "#server/platform/one-by-one.ts";
import { unfinishedCheckouts, type Unfinished } from "./closing-rows.ts";
import { completeCheckout } from "./complete-checkout.ts";
import { closeCheckout, finishLettingGo, type LetGoParts } from "./let-go.ts";

/** A browser and the webhook are given this long before the sweep looks for itself. */
const YOUNGEST_MS = 30_000;
/** A payment still without a name after this long is one whose opener died. */
const NAMELESS_MS = 2 * 60_000;
const MOST_AT_A_TIME = 1000;
const SIDE_BY_SIDE = 4;

/**
 * Looks after every checkout that is neither a booking nor let go: completes what is paid, closes what
 * has run out, and goes on with what somebody began to close.
 */
export async function sweepCheckouts(parts: LetGoParts): Promise<void> {
  const now = parts.clock.now();
  const unfinished = await unfinishedCheckouts(parts.db, {
    now,
    olderThan: new Date(now.getTime() - YOUNGEST_MS),
    most: MOST_AT_A_TIME,
  });
  await oneByOne(unfinished, (checkout) => sweepOne(parts, checkout, now), SIDE_BY_SIDE);
}

async function sweepOne(parts: LetGoParts, checkout: Unfinished, now: Date): Promise<void> {
  if (checkout.status !== "open") return finishLettingGo(parts, checkout.id);
  const intent = await intentOf(parts, checkout);
  const isPaid = intent?.status === "requires_capture" || intent?.status === "succeeded";
  if (isPaid && checkout.startDate !== null) {
    const done = await completeCheckout(parts, {
      checkout,
      paymentId: checkout.paymentId,
      intent,
    });
    if (done.ok || done.problem.code !== "checkout.payment-differs") return;
    await closeCheckout(parts, checkout.id);
    return;
  }
  const hasLapsed = checkout.holdExpiresAt <= now;
  const isNameless =
    checkout.intentId === null && now.getTime() - checkout.createdAt.getTime() > NAMELESS_MS;
  if (hasLapsed || isNameless)
    await closeCheckout(parts, checkout.id, { lapsed: hasLapsed && !isNameless });
}

async function intentOf(
  { gateway }: LetGoParts,
  { intentId }: Unfinished,
): Promise<Intent | undefined> {
  if (intentId === null) return undefined;
  const known = await gateway.retrieve(intentId);
  return known.ok ? known.value : undefined;
}
