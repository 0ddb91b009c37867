import { depositRefundLines, moneyPurpose } from "#domain/bookkeeping/voucher.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { concessionOf } from "#domain/payments/booking-money.ts";
import { isInOurBooks } from "#domain/payments/payment-method.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { refundNotice } from "#server/emails/templates/refund-notice.tsx";
import {
  finishAttempt,
  insertForeignRefund,
  type AttemptRow,
} from "#server/payments/attempt-rows.ts";
import type { Refund } from "#server/payments/gateway.ts";
import { updatePayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { issueCredit } from "#server/receipts/issue-credit.ts";
import { postDeposit } from "#server/receipts/post-deposit.ts";
import { bookCancellation, bookWhatIsKept } from "./book-cancellation.ts";
import { letterFacts, readBookingFacts } from "./booking-facts.ts";
import { queueBookingLetter, type LetterParts } from "./booking-letters.ts";
import { updateBooking, type BookingRow } from "./booking-rows.ts";
import { holdPayment, rentMoney, type HeldMoney } from "./held-money.ts";
import { leftOf } from "./receipt-booking.ts";
import { giveOfWish } from "./refund-wish-rows.ts";
import { type Actor, PROVIDER } from "./money-parts.ts";

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
  await giveBack(tx, parts, held, {
    amount,
    reason,
    occasion: attempt.id,
    movedAt,
    by,
    isCancellation: wish?.isCancellation ?? false,
  });
  if (wish?.isCancellation && wish.state === "done") {
    const others = held.payments.filter(({ id }) => id !== attempt.paymentId);
    await bookWhatIsKept(tx, others, { shop: parts.shop(), reason, movedAt, now });
  }
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
  await giveBack(tx, parts, held, { amount, reason, occasion: written.id, movedAt, by: PROVIDER });
}

export function concession({ booking, payment, payments }: Held, amount: number): number {
  if (payment.kind !== "rent" || !booking) return 0;
  return concessionOf(rentMoney(booking, payments), booking.status, amount);
}

type Held = HeldMoney & { payment: PaymentRow };

export type Given = {
  amount: number;
  reason: string;
  /** Tells the letter about it from others. */
  occasion: string;
  movedAt: Date;
  by: Actor;
  /** What is not given back is kept as a fee. */
  isCancellation?: boolean;
};

/** Money goes back: by card or by hand, of a booking or of one that is gone. */
export async function giveBack(
  tx: Db,
  parts: LetterParts,
  held: Held,
  { amount, reason, occasion, movedAt, by, isCancellation = false }: Given,
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
  await recordChange(tx, parts.clock, {
    by,
    action: `${payment.kind}.refunded`,
    entity: "booking",
    entityId: payment.bookingId ?? 0,
    after: { amount, reason, method: payment.method },
  });
  const creditNumber =
    isCancellation && payment.kind === "rent"
      ? await bookCancellation(tx, payment, {
          shop: parts.shop(),
          given: amount,
          reason,
          movedAt,
          now,
        })
      : await book(tx, payment, { amount, reason, movedAt, now });
  const facts = booking && (await readBookingFacts(tx, booking.id));
  if (!facts) return;
  await queueBookingLetter(tx, parts, facts, {
    type: "refund_notice",
    to: "customer",
    occasion,
    content: refundNotice({
      shop: parts.shop(),
      booking: letterFacts(facts, null),
      amount,
      creditNumber,
      reason: by === PROVIDER ? "" : reason,
      method: payment.method,
    }),
  });
}

export async function waive(tx: Db, booking: BookingRow, by: number, now: Date): Promise<void> {
  if (by === 0) return;
  await updateBooking(tx, booking.id, { waived: sumKronor(booking.waived, by), updatedAt: now });
}

/** Rent is credited with a receipt, whose number is told; a deposit was never a sale and only goes back. */
async function book(
  tx: Db,
  payment: PaymentRow,
  { amount, reason, movedAt, now }: { amount: number; reason: string; movedAt: Date; now: Date },
): Promise<string | null> {
  // The register's own report says so.
  if (!isInOurBooks(payment.method)) return null;
  if (payment.kind !== "deposit") {
    const credit = await issueCredit(tx, { paymentId: payment.id, amount, reason, movedAt, now });
    return credit.receiptNumber;
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
        money: moneyPurpose(payment.method),
      }),
    createdAt: now,
  });
  return null;
}
