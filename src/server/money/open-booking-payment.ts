import { randomUUID } from "node:crypto";
import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { insertAttempt, type AttemptRow } from "#server/payments/attempt-rows.ts";
import {
  createNamedIntent,
  providerProblem,
  readIntent,
  type IntentWords,
} from "#server/payments/create-named-intent.ts";
import type { CustomerDetails, Intent, IntentStatus } from "#server/payments/gateway.ts";
import { openPaymentOf, startedAttemptOf } from "#server/payments/open-payment-rows.ts";
import {
  findPayment,
  insertPayment,
  updatePayment,
  type PaymentRow,
} from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { BookingRow } from "#server/bookings/booking-rows.ts";
import { followPayment } from "./follow-payment.ts";
import type { PaymentParts } from "./money-parts.ts";

/** What is to be paid now, or why not. */
export type PaymentPlan = IntentWords & {
  bookingId: number;
  kind: PaymentRow["kind"];
  /** Whole kronor. */
  amount: number;
  chargeAtOnce?: boolean;
  /** The reservation whose place it takes. */
  replacesId?: string | null;
};

/** Judges with booking and payments held still, so that of two who ask at once the second finds what the first began. */
export type Planner = (tx: Db) => Promise<Result<PaymentPlan, Problem>>;

type Begun = { plan: PaymentPlan; payment: PaymentRow; attempt: AttemptRow | undefined };

const PAYABLE: ReadonlySet<IntentStatus> = new Set<IntentStatus>([
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
]);
const MOST_ROUNDS = 5;

/**
 * The one payment of its kind that can be paid for a booking: the open one, to whoever asks, or a new
 * one where there is none. There are never two, since an outdated one is cancelled at the provider
 * before the next is opened. Whatever the provider knows better than we is written down on the way.
 */
export async function openBookingPayment(
  parts: PaymentParts,
  plan: Planner,
): Promise<Result<Intent, Problem>> {
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const begun = await inTransaction(parts.db, (tx) => begin(tx, parts.clock.now(), plan));
    if (!begun.ok) return begun;
    const intent = await askProvider(parts, begun.value);
    if (!intent.ok) return intent;
    const { payment, plan: wanted } = begun.value;
    const isWanted =
      intent.value.amount === wanted.amount &&
      payment.chargeAtOnce === (wanted.chargeAtOnce ?? false);
    // Read anew: a newer link may have been sent while the provider was asked.
    const isLetGo = (await findPayment(parts.db, payment.id))?.isLetGo === true;
    if (isPayable(intent.value) && isWanted && !isLetGo) {
      await updatePayment(parts.db, payment.id, { updatedAt: parts.clock.now() });
      return intent;
    }
    const latest = isPayable(intent.value) ? await cancelIntent(parts, intent.value) : intent;
    if (!latest.ok) return latest;
    const followed = await followPayment(parts, payment.id, latest.value);
    if (!followed.ok) return followed;
    if (latest.value.status === "processing") return fail({ code: "payment.processing" });
  }
  return fail({ code: "payment.busy" });
}

async function begin(tx: Db, now: Date, plan: Planner): Promise<Result<Begun, Problem>> {
  // The planner holds booking and payments still, so that one that was paid in this very moment is seen.
  const planned = await plan(tx);
  if (!planned.ok) return planned;
  const { bookingId, kind, amount, chargeAtOnce = false, replacesId = null } = planned.value;
  const open = await openPaymentOf(tx, bookingId, kind);
  // Whoever has it open was told what becomes of the money: asked for otherwise, it is another payment.
  const isShown = open?.providerIntentId !== null && open?.providerIntentId !== undefined;
  if (open && (open.replacesId !== replacesId || (!isShown && open.chargeAtOnce !== chargeAtOnce)))
    await updatePayment(tx, open.id, {
      replacesId,
      ...(!isShown && { chargeAtOnce }),
      updatedAt: now,
    });
  if (open && isShown) return ok({ plan: planned.value, payment: open, attempt: undefined });
  const wanted = { bookingId, kind, amount, chargeAtOnce, replacesId };
  const payment = open ?? (await writePayment(tx, now, wanted));
  const attempt =
    (await startedAttemptOf(tx, payment.id)) ??
    (await insertAttempt(tx, { paymentId: payment.id, action: "create", createdAt: now }));
  return ok({ plan: planned.value, payment, attempt });
}

/** Not shown with the booking before the provider has something to say of it. */
async function writePayment(
  tx: Db,
  now: Date,
  wanted: Pick<PaymentRow, "bookingId" | "kind" | "amount" | "chargeAtOnce" | "replacesId">,
): Promise<PaymentRow> {
  const id = randomUUID();
  await insertPayment(tx, { ...wanted, id, isCurrent: false, createdAt: now, updatedAt: now });
  const payment = await findPayment(tx, id);
  if (!payment) throw new Error("the payment was not written");
  return payment;
}

function askProvider(
  parts: PaymentParts,
  { plan, payment, attempt }: Begun,
): Promise<Result<Intent, Problem>> {
  if (!attempt) return readIntent(parts, payment.providerIntentId ?? "");
  const { captureMethod, description, customer } = plan;
  return createNamedIntent(parts, { payment, attempt }, { captureMethod, description, customer });
}

export function isPayable({ status }: Intent): boolean {
  return PAYABLE.has(status);
}

/** At the provider, so that nobody pays it any more; one that was paid meanwhile is read instead. */
export async function cancelIntent(
  parts: PaymentParts,
  intent: Intent,
): Promise<Result<Intent, Problem>> {
  const cancelled = await parts.gateway.cancel(intent.id);
  if (cancelled.ok) return cancelled;
  if (cancelled.problem.code === "payment.unexpected-state") return readIntent(parts, intent.id);
  return fail(providerProblem(cancelled.problem));
}

export function customerOf(booking: BookingRow): CustomerDetails {
  return {
    name: booking.customerName,
    email: booking.customerEmail,
    phone: booking.customerPhone,
    streetAddress: booking.customerStreetAddress,
    postalCode: booking.customerPostalCode,
    city: booking.customerCity,
  };
}
