import { depositRefundLines, moneyPurpose } from "#domain/bookkeeping/voucher.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { concessionOf } from "#domain/payments/booking-money.ts";
import { freeOfDisputes } from "#domain/payments/dispute.ts";
import { isInOurBooks, isSoldAtOnce, type OtherWay } from "#domain/payments/payment-method.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { refundNotice } from "#server/emails/templates/refund-notice.tsx";
import {
  finishAttempt,
  insertForeignRefund,
  type AttemptRow,
} from "#server/payments/attempt-rows.ts";
import type { Refund } from "#server/payments/gateway.ts";
import { makeCurrent } from "#server/payments/open-payment-rows.ts";
import { updatePayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { issueCredit } from "#server/receipts/issue-credit.ts";
import { postDeposit } from "#server/receipts/post-deposit.ts";
import { bookCancellation, bookFeeOnceReached } from "./book-cancellation.ts";
import { letterFacts, readBookingFacts } from "#server/bookings/booking-facts.ts";
import { queueBookingLetter, type LetterParts } from "#server/bookings/booking-letters.ts";
import { updateBooking, type BookingRow } from "#server/bookings/booking-rows.ts";
import { holdPayment, rentMoney, type HeldMoney } from "#server/bookings/held-money.ts";
import { disputedSums } from "./dispute-rows.ts";
import { leftOf } from "./receipt-booking.ts";
import { giveOfWish } from "./refund-wish-rows.ts";
import { isOfCancelling, tellCancellingRefund } from "./tell-cancelling-refund.ts";
import { PROVIDER } from "./money-parts.ts";

/** The provider has taken a refund of ours: payment, concession, books and letter follow, once. */
export async function recordRefund(
  tx: Db,
  parts: LetterParts,
  {
    attempt,
    by,
    refund,
    movedAt,
  }: { attempt: AttemptRow; by: Actor; refund: Refund; movedAt: Date },
): Promise<void> {
  const now = parts.clock.now();
  const held = await holdPayment(tx, attempt.paymentId);
  if (!held) throw new Error(`payment ${attempt.paymentId} is gone`);
  const amount = attempt.amount ?? 0;
  const finished = await finishAttempt(tx, attempt.id, {
    state: "done",
    outcome: { status: refund.status },
    finishedAt: now,
    providerRefundId: refund.id,
    waived: concession(held, amount),
  });
  if (!finished) return;
  const wish =
    attempt.wishId === null ? undefined : await giveOfWish(tx, attempt.wishId, { amount, now });
  const reason = attempt.reason ?? "";
  const isToldTogether = wish !== undefined && (await isOfCancelling(tx, wish));
  await giveBack(tx, parts, held, {
    amount,
    reason,
    attemptId: attempt.id,
    movedAt,
    by,
    isCancellation: wish?.isCancellation ?? false,
    isToldTogether,
  });
  if (wish?.isCancellation && wish.state === "done")
    await bookFeeOnceReached(tx, wish.bookingId, { shop: parts.shop(), reason, movedAt, now });
  if (isToldTogether) await tellCancellingRefund(tx, parts, wish);
}

/** One that somebody made in the provider's own pages: it is booked as if we had, and nobody is asked twice. */
export async function recordForeignRefund(
  tx: Db,
  parts: LetterParts,
  { paymentId, refund }: { paymentId: string; refund: Refund },
): Promise<void> {
  const now = parts.clock.now();
  const held = await holdPayment(tx, paymentId);
  if (!held) return;
  const { amount, createdAt } = refund;
  const reason = "Återbetalat hos kortbolaget";
  const written = await insertForeignRefund(tx, {
    paymentId,
    amount,
    reason,
    providerRefundId: refund.id,
    waived: concession(held, amount),
    createdAt: now,
  });
  if (!written) return;
  const movedAt = createdAt <= now ? createdAt : now;
  await giveBack(tx, parts, held, { amount, reason, attemptId: written.id, movedAt, by: PROVIDER });
}

export function concession({ booking, payment, payments }: Held, amount: number): number {
  if (payment.kind !== "rent" || !booking) return 0;
  return concessionOf(rentMoney(booking, payments), booking.status, amount);
}

type Held = HeldMoney & { payment: PaymentRow };

export type Given = {
  amount: number;
  reason: string;
  /** Tells its letter and its credit from others. */
  attemptId: string;
  movedAt: Date;
  by: Actor;
  /** What is not given back is kept as a fee. */
  isCancellation?: boolean;
  /** Its letter comes with all that goes back by the same cancelling. */
  isToldTogether?: boolean;
  /** How it goes back, where that is another way than it came: the card took nothing. */
  way?: OtherWay | undefined;
};

/** Money goes back: by card or by hand, of a booking or of one that is gone. */
export async function giveBack(
  tx: Db,
  parts: LetterParts,
  held: Held,
  { amount, reason, attemptId, movedAt, by, isCancellation = false, isToldTogether, way }: Given,
): Promise<void> {
  const { booking, payment } = held;
  const now = parts.clock.now();
  // What was kept of a deposit and given back at the provider all the same is the shop's loss.
  const lost = Math.max(0, sumKronor(amount, -leftOf(payment)));
  await updatePayment(tx, payment.id, {
    refundedAmount: sumKronor(payment.refundedAmount, amount),
    lostAmount: sumKronor(payment.lostAmount, lost),
    updatedAt: now,
  });
  if (booking) await waive(tx, booking, concession(held, amount), now);
  if (payment.kind === "deposit" && amount >= leftOf(payment))
    await showOtherDeposit(tx, held, now);
  await recordChange(tx, parts.clock, {
    by,
    action: `${payment.kind}.refunded`,
    entity: "booking",
    entityId: payment.bookingId ?? 0,
    after: { amount, reason, method: way ?? payment.method },
  });
  const about = { reason, movedAt, now, attemptId };
  const creditNumbers =
    isCancellation && payment.kind === "rent" && isInOurBooks(payment.method)
      ? await bookCancellation(tx, payment, { ...about, shop: parts.shop(), given: amount })
      : await book(tx, payment, { ...about, amount, way });
  const facts = booking && (await readBookingFacts(tx, booking.id));
  if (!facts || isToldTogether) return;
  await queueBookingLetter(tx, parts, facts, {
    type: "refund_notice",
    to: "customer",
    occasion: attemptId,
    receiptNumbers: creditNumbers,
    content: refundNotice({
      shop: parts.shop(),
      booking: letterFacts(facts, null),
      kind: payment.kind,
      amount,
      kept: payment.keptAmount,
      left: await leftAfter(tx, held, amount),
      creditNumbers,
      reason: by === PROVIDER ? "" : reason,
      method: way ?? payment.method,
    }),
  });
}

/** What the shop has of the rent, or of this deposit, once so much of a payment went back. */
async function leftAfter(tx: Db, { payment, payments }: Held, amount: number): Promise<number> {
  const meant = payments.filter(({ id, kind }) =>
    payment.kind === "rent" ? kind === "rent" : id === payment.id,
  );
  const disputed = await disputedSums(
    tx,
    meant.map(({ id }) => id),
  );
  const sums = meant.map((one) => freeOfDisputes(leftOf(one), disputed.get(one.id)));
  return Math.max(0, sumKronor(...sums, -amount));
}

/** Left twice, by card and by hand, and one is given back whole: the other is the one the booking has. */
export async function showOtherDeposit(
  tx: Db,
  { payment, payments }: HeldMoney & { payment: PaymentRow },
  now: Date,
): Promise<void> {
  if (!payment.isCurrent) return;
  const other = payments.find(
    (one) => one.kind === "deposit" && one.id !== payment.id && leftOf(one) > 0,
  );
  if (other) await makeCurrent(tx, other, now);
}

export async function waive(tx: Db, booking: BookingRow, by: number, now: Date): Promise<void> {
  if (by === 0) return;
  await updateBooking(tx, booking.id, { waived: sumKronor(booking.waived, by), updatedAt: now });
}

/** Rent is credited with receipts, whose numbers are told; a deposit was never a sale and only goes back. */
async function book(
  tx: Db,
  payment: PaymentRow,
  {
    amount,
    reason,
    movedAt,
    now,
    attemptId,
    way,
  }: Pick<Given, "amount" | "reason" | "movedAt" | "attemptId" | "way"> & { now: Date },
): Promise<string[]> {
  // The register's own report says so.
  if (!isInOurBooks(payment.method)) return [];
  if (isSoldAtOnce(payment.kind)) {
    const about = { paymentId: payment.id, amount, reason, movedAt, now };
    return issueCredit(tx, { ...about, cause: { attemptId }, method: way });
  }
  await postDeposit(tx, {
    kind: "deposit-refund",
    day: dayInSweden(movedAt),
    bookingId: payment.bookingId ?? 0,
    paymentId: payment.id,
    lines: (accounts) =>
      depositRefundLines(accounts, {
        amount,
        owed: Math.min(amount, leftOf(payment)),
        money: moneyPurpose(way ?? payment.method),
      }),
    createdAt: now,
  });
  return [];
}
