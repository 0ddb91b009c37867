import { givenTwiceLines, reversed, type VoucherKind } from "#domain/bookkeeping/voucher.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { madeUpBy, notMadeUp } from "#domain/duties/refund-duty.ts";
import { isSoldAtOnce } from "#domain/payments/payment-method.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { recordChange } from "#server/audit/record-change.ts";
import type { LetterParts } from "#server/bookings/booking-letters.ts";
import { holdPayment } from "#server/bookings/held-money.ts";
import { readAccounts } from "#server/ledger/account-rows.ts";
import { postVoucher } from "#server/ledger/post-voucher.ts";
import { endedRefunds, markRefundDone, type AttemptRow } from "#server/payments/attempt-rows.ts";
import type { Refund } from "#server/payments/gateway.ts";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { PROVIDER } from "./money-parts.ts";
import { leftOf } from "./receipt-booking.ts";
import { concession, giveBack } from "./record-refund.ts";

/** What the card did not take of a payment's refunds and nobody has made up for; nothing where none ever failed. */
export async function missingOfRefunds(
  tx: Db,
  { id: paymentId }: PaymentRow,
  left: number,
): Promise<number | undefined> {
  const ended = await endedRefunds(tx, paymentId);
  if (!ended.some(({ state }) => state === "failed")) return undefined;
  return sumKronor(...notMadeUp(ended, left).map(({ missing }) => missing));
}

/**
 * A refund that had failed reached the customer after all. What nobody had made up for goes back as any refund
 * does; the rest the customer has twice: it is lost in the books, and listed until somebody has judged.
 */
export async function reviveRefund(
  tx: Db,
  parts: LetterParts,
  { attempt, refund }: { attempt: AttemptRow; refund: Refund },
): Promise<void> {
  const now = parts.clock.now();
  const held = await holdPayment(tx, attempt.paymentId);
  if (!held) return;
  const { payment } = held;
  const ended = await endedRefunds(tx, payment.id);
  const madeUp = madeUpBy(ended, ({ id }) => id === attempt.id);
  const missing = Math.min(madeUp, leftOf(payment));
  const givenTwice = sumKronor(attempt.amount ?? 0, -missing);
  const revived = await markRefundDone(tx, attempt.id, {
    outcome: { status: refund.status, failedBefore: attempt.finishedAt?.toISOString() },
    finishedAt: now,
    providerRefundId: refund.id,
    waived: concession(held, missing),
    givenTwice,
  });
  if (!revived) return;
  const reason = attempt.reason ?? "";
  const about = { reason, attemptId: attempt.id, movedAt: now, by: PROVIDER };
  if (missing > 0) await giveBack(tx, parts, held, { ...about, amount: missing });
  if (givenTwice === 0) return;
  await postGivenTwice(tx, payment, { amount: givenTwice, now });
  await recordChange(tx, parts.clock, {
    by: PROVIDER,
    action: "refund.twice",
    entity: "booking",
    entityId: payment.bookingId ?? 0,
    after: { amount: givenTwice },
  });
}

/** Money that left the provider for nothing; or came back to it, and is lost no longer. */
export async function postGivenTwice(
  tx: Db,
  { id: paymentId, bookingId, kind }: PaymentRow,
  { amount, now, isBack = false }: { amount: number; now: Date; isBack?: boolean },
): Promise<void> {
  const lines = givenTwiceLines(await readAccounts(tx), amount);
  const refunded: VoucherKind = isSoldAtOnce(kind) ? "rent-refund" : "deposit-refund";
  await postVoucher(tx, {
    kind: isBack ? "refund-failed" : refunded,
    day: dayInSweden(now),
    description: `Återbetalat två gånger${isBack ? ", rättelse" : ""}, bokning ${bookingId}`,
    lines: isBack ? reversed(lines) : lines,
    paymentId,
    bookingId,
    createdAt: now,
  });
}
