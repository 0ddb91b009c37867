import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Intent } from "#server/payments/gateway.ts";
import { paymentOfCheckout, updatePayment } from "#server/payments/payment-rows.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { findCheckout, lockWithItems, updateCheckout, type CheckoutRow } from "./checkout-rows.ts";
import { leaveClosing, markClosing, takeOverClosing } from "./closing-rows.ts";
import { completeCheckout, type CompleteParts, type Completion } from "./complete-checkout.ts";
import { asProblem, openIntent, type IntentParts } from "./open-intent.ts";

export type LetGoParts = CompleteParts & IntentParts;

/** Much longer than all calls to the provider can take together, their repetitions included. */
const LEASE_MS = 5 * 60_000;
/** The provider forgets a key after a day; an intent nobody could name by then can never be paid. */
const FORGOTTEN_MS = 25 * 60 * 60 * 1000;
const MOST_ROUNDS = 3;

/** How a checkout that was to be let go ended: released, or completed because it had been paid after all. */
export type LetGo =
  | { released: true; /** Of a paid one, why it could not become its booking. */ because?: Problem }
  | ({ released: false } & Completion);

/** Marks an open checkout as closing and lets it go; nothing when somebody else is about it or it is over. */
export async function closeCheckout(
  parts: LetGoParts,
  checkoutId: string,
  options: { lapsed?: boolean } = {},
): Promise<Result<LetGo, Problem> | undefined> {
  const lease = leaseFrom(parts.clock.now());
  const isMine =
    (await markClosing(parts.db, checkoutId, lease, options)) ||
    (await takeOverClosing(parts.db, checkoutId, lease));
  return isMine ? letGo(parts, checkoutId, lease) : undefined;
}

/** Goes on with a checkout that is closing or discarded, unless somebody else is about it. */
export async function finishLettingGo(parts: LetGoParts, checkoutId: string): Promise<void> {
  const lease = leaseFrom(parts.clock.now());
  if (await takeOverClosing(parts.db, checkoutId, lease)) await letGo(parts, checkoutId, lease);
}

type Lease = { now: Date; until: Date };

function leaseFrom(now: Date): Lease {
  return { now, until: new Date(now.getTime() + LEASE_MS) };
}

/**
 * First the provider cancels the intent, then the nights are released: while it can still be paid they
 * are kept. An intent that was authorised in the meantime becomes its booking instead.
 */
async function letGo(
  parts: LetGoParts,
  checkoutId: string,
  lease: Lease,
): Promise<Result<LetGo, Problem>> {
  const result = await letGoAtProvider(parts, checkoutId);
  if (!result.ok) {
    await leaveClosing(parts.db, checkoutId, lease.until);
    return result;
  }
  if (result.value.released) await release(parts, checkoutId);
  return result;
}

async function letGoAtProvider(
  parts: LetGoParts,
  checkoutId: string,
): Promise<Result<LetGo, Problem>> {
  const checkout = await findCheckout(parts.db, checkoutId);
  if (!checkout) throw new Error(`checkout ${checkoutId} is gone`);
  const payment = await paymentOfCheckout(parts.db, checkoutId);
  if (!payment) throw new Error(`checkout ${checkoutId} has no payment`);
  const { id: paymentId, providerIntentId } = payment;
  const known = await knownIntent(parts, checkout, providerIntentId);
  if (!known.ok) {
    const isGone =
      known.problem.code === "checkout.payment-unknown" ||
      (providerIntentId === null && isForgotten(parts, checkout));
    return isGone ? ok({ released: true }) : known;
  }
  let intent = known.value;
  let refused: { because?: Problem } = {};
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    if (intent.status === "canceled") return ok({ released: true });
    if (intent.status === "requires_capture" || intent.status === "succeeded") {
      const done = await completeCheckout(parts, { checkout, paymentId, intent, isCloser: true });
      if (done.ok) return ok({ released: false, ...done.value });
      refused = { because: done.problem };
    }
    const cancelled = await parts.gateway.cancel(intent.id);
    if (cancelled.ok) return ok({ released: true, ...refused });
    if (cancelled.problem.code !== "payment.unexpected-state") return asProblem(cancelled);
    const fresh = asProblem(await parts.gateway.retrieve(intent.id));
    if (!fresh.ok) return fresh;
    intent = fresh.value;
  }
  return fail({ code: "checkout.payment-not-authorized", status: intent.status });
}

/** Opening it again with the same key finds the intent of a try whose answer was lost. */
async function knownIntent(
  parts: LetGoParts,
  checkout: CheckoutRow,
  intentId: string | null,
): Promise<Result<Intent, Problem>> {
  return asProblem(
    intentId ? await parts.gateway.retrieve(intentId) : await openIntent(parts, checkout),
  );
}

function isForgotten({ clock }: LetGoParts, { createdAt }: CheckoutRow): boolean {
  return clock.now().getTime() - createdAt.getTime() > FORGOTTEN_MS;
}

async function release({ db, clock }: LetGoParts, checkoutId: string): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const checkout = await lockWithItems(tx, checkoutId);
    if (checkout?.status !== "closing" && checkout?.status !== "discarded") return;
    await updateCheckout(tx, checkoutId, {
      status: "released",
      closingUntil: null,
      updatedAt: now,
    });
    const payment = await paymentOfCheckout(tx, checkoutId);
    if (payment?.status === "pending")
      await updatePayment(tx, payment.id, {
        status: "cancelled",
        cancelledAt: now,
        updatedAt: now,
      });
  });
}
