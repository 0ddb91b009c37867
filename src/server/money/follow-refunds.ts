import { depositRefundLines, reversed } from "#domain/bookkeeping/voucher.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import type { Problem } from "#contracts/errors.ts";
import { owesRent } from "#domain/bookings/booking-status.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import {
  attemptOfRefund,
  findAttempt,
  markRefundFailed,
  type AttemptRow,
} from "#server/payments/attempt-rows.ts";
import type { CardGateway, Intent, Refund } from "#server/payments/gateway.ts";
import { findPayment, updatePayment } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { postDeposit } from "#server/receipts/post-deposit.ts";
import { reverseRefund, turnFeeIntoSale } from "#server/receipts/reverse-credit.ts";
import { givenBackElsewhere } from "./dispute-rows.ts";
import { postGivenTwice, reviveRefund } from "./failed-refunds.ts";
import { holdPayment } from "#server/bookings/held-money.ts";
import { recordForeignRefund, recordRefund, waive } from "./record-refund.ts";
import { findRefundWish } from "./refund-wish-rows.ts";
import { tellRefundFailed } from "./tell-refund-failed.ts";
import { PROVIDER, SHOP, type SettleParts } from "./money-parts.ts";

type RefundParts = SettleParts & { gateway: CardGateway };

const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/**
 * What the provider has given back, whoever asked for it. A refund it had taken may fail days later: the books
 * then get the money back that they had given away, and 'Att åtgärda' lists it, since the customer still waits.
 * One whose key is none of our attempts was made in the provider's own pages, and is booked too.
 */
export async function followRefunds(
  parts: RefundParts,
  paymentId: string,
  intent: Intent,
): Promise<Result<null, Problem>> {
  const payment = await findPayment(parts.db, paymentId);
  if (payment?.status !== "captured") return ok(null);
  const elsewhere = await givenBackElsewhere(parts.db, paymentId);
  if (sumKronor(payment.refundedAmount, -elsewhere) === intent.refunded) return ok(null);
  const refunds = await parts.gateway.refundsOf(intent.id);
  if (!refunds.ok) return fail({ code: "payment.provider-unreachable" });
  // The oldest first, as they happened.
  for (const refund of refunds.value.toReversed())
    if (refund.movesMoney) await followRefund(parts, paymentId, refund);
  return ok(null);
}

async function followRefund(parts: RefundParts, paymentId: string, refund: Refund): Promise<void> {
  const isOff = refund.status === "failed" || refund.status === "canceled";
  const known = await attemptOfRefund(parts.db, refund.id);
  if (known) {
    if (isOff && known.state === "done") await takeBack(parts, known, refund.status);
    if (!isOff && known.state === "failed") await revive(parts, known, refund);
    return;
  }
  if (isOff) return;
  const { key } = refund;
  const own = key !== null && ID.test(key) ? await findAttempt(parts.db, key) : undefined;
  if (own?.state === "failed") {
    await revive(parts, own, refund);
    return;
  }
  await inTransaction(parts.db, async (tx) => {
    // Our own, whose answer is still on its way: whoever comes second finds it done.
    if (own) {
      const by = { ...SHOP, id: own.requestedBy };
      await recordRefund(tx, parts, { attempt: own, by, refund, movedAt: refund.createdAt });
    } else await recordForeignRefund(tx, parts, { paymentId, refund });
  });
}

async function revive(parts: RefundParts, attempt: AttemptRow, refund: Refund): Promise<void> {
  await inTransaction(parts.db, (tx) => reviveRefund(tx, parts, { attempt, refund }));
}

async function takeBack(parts: RefundParts, attempt: AttemptRow, status: string): Promise<void> {
  const { db, clock } = parts;
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const held = await holdPayment(tx, attempt.paymentId);
    const { givenTwice = 0 } = (await findAttempt(tx, attempt.id)) ?? {};
    if (!held) return;
    const { payment, booking } = held;
    const amount = sumKronor(attempt.amount ?? 0, -givenTwice);
    const failed = await markRefundFailed(tx, attempt.id, { outcome: { status }, failedAt: now });
    if (!failed || payment.bookingId === null) return;
    if (givenTwice > 0)
      await postGivenTwice(tx, payment, { amount: givenTwice, now, isBack: true });
    if (amount === 0) return;
    // What had been lost with it is not lost any more.
    const regained = Math.min(payment.lostAmount, amount);
    await updatePayment(tx, payment.id, {
      refundedAmount: sumKronor(payment.refundedAmount, -amount),
      lostAmount: sumKronor(payment.lostAmount, -regained),
      updatedAt: now,
    });
    if (booking) await waive(tx, booking, -Math.min(failed.waived, booking.waived), now);
    if (payment.kind === "rent")
      await reverse(tx, {
        attempt,
        amount,
        isOn: booking !== undefined && owesRent(booking.status),
        now,
      });
    else
      await postDeposit(tx, {
        kind: "refund-failed",
        day: dayInSweden(now),
        bookingId: payment.bookingId,
        paymentId: payment.id,
        lines: (accounts) =>
          reversed(
            depositRefundLines(accounts, {
              amount,
              owed: sumKronor(amount, -regained),
            }),
          ),
        createdAt: now,
      });
    await recordChange(tx, clock, {
      by: PROVIDER,
      action: "refund.failed",
      entity: "booking",
      entityId: payment.bookingId,
      after: { amount },
    });
    await tellRefundFailed(tx, parts, { payment, attemptId: attempt.id, amount });
  });
}

/** Where the rest was kept as a fee, that is off too: what came back is the customer's whole claim again. */
async function reverse(
  tx: Db,
  { attempt, amount, isOn, now }: { attempt: AttemptRow; amount: number; isOn: boolean; now: Date },
): Promise<void> {
  const { id: attemptId, wishId, paymentId } = attempt;
  const wish = wishId === null ? undefined : await findRefundWish(tx, wishId);
  if (wish?.isCancellation)
    await turnFeeIntoSale(tx, { paymentId, reason: "Återbetalningen gick inte fram", now });
  await reverseRefund(tx, { attemptId, amount, now });
  // Of a booking that is on again nothing is a fee.
  if (isOn) await turnFeeIntoSale(tx, { paymentId, reason: "Bokningen gäller igen", now });
}
