import { authorizationEnds } from "#domain/payments/authorization.ts";
import { movePayment, type PaymentStatus } from "#domain/payments/payment-status.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { finishAttempt, startedWish } from "#server/payments/attempt-rows.ts";
import type { Intent } from "#server/payments/gateway.ts";
import { chargeNothingOf, updatePayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { afterCharge } from "./charge-consequences.ts";
import { afterDeposit, updateShownDeposit } from "./deposit-consequences.ts";
import { holdPayment } from "#server/bookings/held-money.ts";
import {
  PROVIDER,
  SHOP,
  type MovedPayment,
  type SettleParts,
  type MoveWish,
} from "./money-parts.ts";
import { takeOver } from "./pay-again-takeover.ts";
import { afterCapture, afterExpiry, afterReservation, afterVoid } from "./payment-consequences.ts";

/** Where a payment stands by the provider's own account; nothing while the provider is not decided. */
export function statusByProvider({ status, hasLapsed }: Intent): PaymentStatus | undefined {
  if (status === "requires_capture") return "authorized";
  if (status === "succeeded") return "captured";
  if (status === "canceled") return hasLapsed ? "expired" : "cancelled";
  return undefined;
}

/** What was never reserved cannot lapse: it is cancelled, whoever did it. */
function nextStatus(payment: PaymentRow, intent: Intent): PaymentStatus | undefined {
  const to = statusByProvider(intent);
  return to === "expired" && payment.status === "pending" ? "cancelled" : to;
}

/**
 * The provider decides, and this is the only place where a booking's payment changes its state: from a
 * button, a webhook or a job. Everything that follows is written in the same transaction. Late and
 * repeated news change nothing, since a payment only ever moves forward.
 */
export async function settlePayment(
  parts: SettleParts,
  paymentId: string,
  { intent, wish: told }: { intent: Intent; wish?: MoveWish },
): Promise<PaymentStatus | undefined> {
  const now = parts.clock.now();
  return inTransaction(parts.db, async (tx) => {
    // What is cancelled may give nights back.
    const held = await holdPayment(tx, paymentId, { andItem: intent.status === "canceled" });
    if (!held) return undefined;
    const { payment, booking } = held;
    const wish = told ?? (await writtenWish(tx, paymentId));
    const to = nextStatus(payment, intent);
    const isReached = to === (wish?.action === "void" ? "cancelled" : "captured");
    // News that only confirm how it stood before leave a wish that is still on its way alone.
    if (wish && (told || isReached)) {
      await finishAttempt(tx, wish.attemptId, {
        state: isReached ? "done" : "failed",
        outcome: { status: intent.status },
        finishedAt: now,
      });
      // Nobody tries again by themselves what was refused: it is listed.
      if (!isReached) await chargeNothingOf(tx, payment, now);
    }
    if (payment.kind === "deposit") await updateShownDeposit(tx, payment, { intent, now });
    if (to === undefined || !movePayment(payment.status, to).ok) return payment.status;
    const chargedAt = momentOf(intent, wish, now);
    // Of charged money only what was taken counts, which may be a part of what was reserved.
    const amount = to === "captured" && intent.captured > 0 ? intent.captured : payment.amount;
    await updatePayment(tx, paymentId, {
      status: to,
      amount,
      updatedAt: now,
      ...(to === "captured" && { capturedAt: chargedAt }),
      ...(to === "cancelled" && { cancelledAt: now }),
      ...(to === "authorized" && {
        authorizationExpiresAt: authorizationEnds(intent.captureBefore, now),
      }),
      ...(intent.card && { cardBrand: intent.card.brand, cardLast4: intent.card.last4 }),
    });
    await follow(tx, parts, {
      payment: { ...payment, status: to, amount },
      booking,
      intent,
      wish,
      chargedAt,
    });
    return to;
  });
}

/**
 * When money moved, which is what the books are dated by: when the provider took it, however late the
 * news of that come, or, where it does not tell, when it was asked for here.
 */
function momentOf({ chargedAt }: Intent, wish: MoveWish | undefined, now: Date): Date {
  if (chargedAt !== null && chargedAt <= now) return chargedAt;
  return wish?.action === "capture" ? wish.askedAt : now;
}

/** The webhook may be faster than the answer to the button: the wish was written down before either. */
async function writtenWish(tx: Db, paymentId: string): Promise<MoveWish | undefined> {
  const attempt = await startedWish(tx, paymentId);
  if (attempt?.action !== "capture" && attempt?.action !== "void") return undefined;
  const { id: attemptId, action, requestedBy, username, createdAt: askedAt } = attempt;
  const by = { id: requestedBy, username: username ?? SHOP.username };
  return { attemptId, action, by, askedAt };
}

async function follow(tx: Db, parts: SettleParts, moved: MovedPayment): Promise<void> {
  const { payment, booking, wish, chargedAt } = moved;
  const { bookingId } = payment;
  if (bookingId === null) return;
  const now = parts.clock.now();
  await recordChange(tx, parts.clock, {
    by: wish?.by ?? PROVIDER,
    action: `payment.${payment.status}`,
    entity: "booking",
    entityId: bookingId,
    after: {
      amount: payment.amount,
      kind: payment.kind,
      // What was changed before it and what after, whichever clock the charge is dated by.
      ...(payment.status === "captured" && { paymentId: payment.id, version: booking?.version }),
      // A page on which the customer never paid: nothing was let go.
      ...(payment.status === "cancelled" && {
        wasReserved: payment.authorizationExpiresAt !== null,
      }),
    },
  });
  if (payment.kind === "deposit") {
    if (payment.status === "captured")
      await afterDeposit(tx, parts, { payment, bookingId, chargedAt, now });
    return;
  }
  if (payment.kind === "charge") {
    if (payment.status === "captured") await afterCharge(tx, parts, { payment, chargedAt });
    return;
  }
  const isMoney = payment.status === "authorized" || payment.status === "captured";
  const isTaken = isMoney && !payment.isCurrent && (await takeOver(tx, moved, now));
  if (isTaken && payment.status === "authorized" && !payment.chargeAtOnce)
    await afterReservation(tx, parts, payment);
  if (payment.status === "captured") await afterCapture(tx, parts, moved);
  // What happens to an authorisation that another has replaced is no news of the booking.
  if (payment.isLetGo) return;
  if (payment.status === "cancelled" && wish?.action === "void")
    await afterVoid(tx, parts, payment);
  if (payment.status === "expired" && payment.isCurrent) await afterExpiry(tx, parts, payment);
}
