import { randomUUID } from "node:crypto";
import type { Problem } from "#contracts/errors.ts";
import { depositRefundLines, moneyPurpose } from "#domain/bookkeeping/voucher.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden, noonInSweden } from "#domain/dates/stockholm.ts";
import { mayGive, sumKronor } from "#domain/money/ore.ts";
import { freeOfDisputes } from "#domain/payments/dispute.ts";
import { paidOnProblem } from "#domain/payments/paid-on.ts";
import { isInOurBooks, isSoldAtOnce, type OtherWay } from "#domain/payments/payment-method.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { paymentTakenBack } from "#server/emails/templates/payment-taken-back.tsx";
import { correctionKindOf } from "#server/ledger/correction-kind.ts";
import {
  findAttempt,
  insertHandRefund,
  startedRentMove,
  type AttemptRow,
} from "#server/payments/attempt-rows.ts";
import { startedAttemptOf } from "#server/payments/open-payment-rows.ts";
import { updatePayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { standingFee } from "#server/receipts/receipt-rows.ts";
import { issueCorrection } from "#server/receipts/issue-credit.ts";
import { postDeposit } from "#server/receipts/post-deposit.ts";
import { letterFacts, readBookingFacts } from "#server/bookings/booking-facts.ts";
import { queueBookingLetter, type LetterParts } from "#server/bookings/booking-letters.ts";
import { holdMoney, readRentMoney, type HeldMoney } from "#server/bookings/held-money.ts";
import { bookFeeOnceReached } from "./book-cancellation.ts";
import { standingCancellation } from "./cancellation-rows.ts";
import { disputedSums } from "./dispute-rows.ts";
import { doneMeanwhile, unknownSince } from "./done-meanwhile.ts";
import { missingOfRefunds } from "./failed-refunds.ts";
import { leftOf } from "./receipt-booking.ts";
import { concession, giveBack, showOtherDeposit } from "./record-refund.ts";

type Parts = LetterParts & { db: Db };
type Which = { bookingId: number; paymentId: string; reason: string; by: Actor };
type Held = HeldMoney & { payment: PaymentRow };

/** Recorded by hand in error: it counts no longer, and the books get a counter-entry. */
export async function takeBackPayment(parts: Parts, which: Which): Promise<Result<null, Problem>> {
  return inTransaction(parts.db, async (tx): Promise<Result<null, Problem>> => {
    const found = await findHeld(tx, which);
    if (!found.ok) return found;
    const { payment } = found.value;
    if (payment.method === "card") return fail({ code: "payment.by-card" });
    if (payment.takenBackAt !== null) return ok(null);
    if (payment.refundedAmount > 0 || payment.keptAmount > 0)
      return fail({ code: "payment.partly-gone" });
    const now = parts.clock.now();
    await updatePayment(tx, payment.id, { takenBackAt: now, isCurrent: false, updatedAt: now });
    if (payment.kind === "deposit") await showOtherDeposit(tx, found.value, now);
    await recordChange(tx, parts.clock, {
      by: which.by,
      action: "payment.taken-back",
      entity: "booking",
      entityId: which.bookingId,
      after: {
        amount: payment.amount,
        method: payment.method,
        kind: payment.kind,
        reason: which.reason,
      },
    });
    const creditNumbers = isInOurBooks(payment.method)
      ? await counter(tx, payment, { reason: which.reason, now })
      : [];
    await tellTakenBack(tx, parts, payment, creditNumbers);
    return ok(null);
  });
}

/** The customer was thanked for it. */
async function tellTakenBack(
  tx: Db,
  parts: Parts,
  { id, bookingId, amount, method, kind }: PaymentRow,
  creditNumbers: readonly string[],
): Promise<void> {
  const facts = await readBookingFacts(tx, bookingId ?? 0);
  if (!facts) return;
  const { due } = await readRentMoney(tx, facts);
  await queueBookingLetter(tx, parts, facts, {
    type: "payment_taken_back",
    to: "customer",
    occasion: id,
    receiptNumbers: creditNumbers,
    content: paymentTakenBack({
      shop: parts.shop(),
      booking: letterFacts(facts, null),
      amount,
      method,
      kind,
      due: Math.max(0, due),
      creditNumbers,
    }),
  });
}

async function counter(
  tx: Db,
  payment: PaymentRow,
  { reason, now }: { reason: string; now: Date },
): Promise<string[]> {
  const { id: paymentId, amount, method, bookingId } = payment;
  if (isSoldAtOnce(payment.kind))
    return issueCorrection(tx, { paymentId, amount, reason, now, movedAt: now });
  const day = dayInSweden(now);
  await postDeposit(tx, {
    kind: await correctionKindOf(tx, { paymentId, day }),
    day,
    bookingId: bookingId ?? 0,
    paymentId,
    lines: (accounts) => depositRefundLines(accounts, { amount, money: moneyPurpose(method) }),
    createdAt: now,
  });
  return [];
}

type GiveBack = Which & {
  amount: number;
  paidOn?: LocalDate | undefined;
  key?: string | undefined;
  /** When it came; else it comes now. */
  askedAt?: Date;
  /** The most that the page offered where it was asked. */
  shownMost?: number | undefined;
  /** Of what a card did not take. */
  method?: OtherWay | undefined;
};

/**
 * What is given back by hand is recorded here: what came so, and what the card did not take of a refund. The
 * same key is one refund.
 */
export async function giveBackPayment(
  parts: Parts,
  which: GiveBack,
): Promise<Result<null, Problem>> {
  const askedAt = which.askedAt ?? parts.clock.now();
  const today = parts.clock.today();
  const paidOn = which.paidOn ?? today;
  return inTransaction(parts.db, async (tx): Promise<Result<null, Problem>> => {
    const found = await findHeld(tx, which);
    if (!found.ok) return found;
    const held = found.value;
    const known = which.key === undefined ? undefined : await findAttempt(tx, which.key);
    if (known) return isSame(known, which) ? ok(null) : fail({ code: "payment.key-used" });
    const most = await mostByHand(tx, held.payment);
    const since = unknownSince({ ...which, askedAt }, most.ok ? most.value : 0);
    const meanwhile = await doneMeanwhile(tx, [held.payment], since);
    if (meanwhile) return fail(meanwhile);
    const { capturedAt } = held.payment;
    const notBefore = held.payment.paidOn ?? (capturedAt && dayInSweden(capturedAt));
    const dayProblem = paidOnProblem(paidOn, { today, notBefore });
    if (dayProblem) return fail(dayProblem);
    if (!most.ok) return most;
    if (!mayGive(which.amount, most.value)) return fail({ code: "request.malformed" });
    if (which.amount > most.value)
      return fail({
        code: "payment.refund-too-much",
        most: most.value,
        ...(most.value === 0 && held.payment.keptAmount > 0 && { why: "kept" as const }),
      });
    const { amount, reason, by } = which;
    const refund = await insertHandRefund(tx, {
      id: which.key ?? randomUUID(),
      paymentId: held.payment.id,
      amount,
      reason,
      requestedBy: by.id,
      waived: concession(held, amount),
      createdAt: parts.clock.now(),
    });
    const movedAt = paidOn === today ? parts.clock.now() : noonInSweden(paidOn);
    const way = held.payment.method === "card" ? (which.method ?? "bank") : undefined;
    const off =
      held.payment.kind === "rent" ? await standingCancellation(tx, which.bookingId) : undefined;
    const rent = held.payments.filter(({ kind }) => kind === "rent");
    const left = sumKronor(...rent.map(leftOf), -amount);
    await giveBack(tx, parts, held, {
      amount,
      reason,
      attemptId: refund.id,
      movedAt,
      by,
      way,
      // A fee is credited as what it is; and what the card did not take, where it went. Before all has gone back that
      // was to go, nothing is a fee.
      isCancellation:
        off !== undefined &&
        left <= off.kept &&
        way === undefined &&
        !(await standingFee(tx, held.payment.id)),
    });
    if (off) {
      const about = { shop: parts.shop(), reason, movedAt, now: parts.clock.now() };
      await bookFeeOnceReached(tx, which.bookingId, about);
    }
    return ok(null);
  });
}

function isSame({ paymentId, amount }: AttemptRow, which: GiveBack): boolean {
  return paymentId === which.paymentId && amount === which.amount;
}

/** Of a card payment only what the card itself did not take: the rest goes back to the card. */
async function mostByHand(tx: Db, payment: PaymentRow): Promise<Result<number, Problem>> {
  if (payment.method !== "card") return ok(leftOf(payment));
  const disputed = (await disputedSums(tx, [payment.id])).get(payment.id);
  if (disputed?.isOpen) return fail({ code: "payment.disputed" });
  const left = freeOfDisputes(leftOf(payment), disputed);
  const missing = await missingOfRefunds(tx, payment, left);
  return missing === undefined ? fail({ code: "payment.by-card" }) : ok(missing);
}

async function findHeld(tx: Db, { bookingId, paymentId }: Which): Promise<Result<Held, Problem>> {
  const held = await holdMoney(tx, bookingId);
  const payment = held.payments.find(({ id }) => id === paymentId);
  if (!payment) return fail({ code: "payment.unknown" });
  const moving =
    payment.kind === "rent"
      ? await startedRentMove(tx, bookingId)
      : await startedAttemptOf(tx, paymentId);
  if (moving) return fail({ code: "payment.busy" });
  return ok({ ...held, payment });
}
