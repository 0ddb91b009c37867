import { randomUUID } from "node:crypto";
import type { Problem } from "#contracts/errors.ts";
import type { HandPayment } from "#contracts/payments.ts";
import { depositLines, moneyPurpose } from "#domain/bookkeeping/voucher.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden, noonInSweden } from "#domain/dates/stockholm.ts";
import { depositDue, depositProblem, depositState } from "#domain/payments/deposit-status.ts";
import { paidOnProblem } from "#domain/payments/paid-on.ts";
import { isInOurBooks } from "#domain/payments/payment-method.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { startedRentMove } from "#server/payments/attempt-rows.ts";
import { makeCurrent } from "#server/payments/open-payment-rows.ts";
import {
  currentPayment,
  findPayment,
  insertPayment,
  paymentOfKey,
  type PaymentRow,
} from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { refusingConstraint } from "#server/platform/db/refused-write.ts";
import { issueReceipt } from "#server/receipts/issue-receipt.ts";
import { postDeposit } from "#server/receipts/post-deposit.ts";
import { readBookingFacts, type BookingFacts } from "#server/bookings/booking-facts.ts";
import type { LetterParts } from "#server/bookings/booking-letters.ts";
import { afterCharge } from "./charge-consequences.ts";
import { tellDeposit } from "./deposit-consequences.ts";
import { holdMoney, rentMoney, type HeldMoney } from "#server/bookings/held-money.ts";
import { paidMeanwhile } from "./done-meanwhile.ts";
import { tellReceived } from "./payment-consequences.ts";
import type { PaymentParts } from "./money-parts.ts";
import { leftOf, receiptPaymentOf } from "./receipt-booking.ts";
import { chargeDue, settlementOf } from "./settlement-rows.ts";
import { cancelStalePayments } from "./cancel-stale-payments.ts";

type Parts = LetterParts & { db: Db };
type Wish = HandPayment & { bookingId: number; by: Actor };
/** Whether a letter thanks for it; it does, unless another says the same. */
type WrittenWish = Wish & { isTold?: boolean };

/**
 * Money that came by hand. What was paid from afar gets a receipt and a voucher; what went through the shop's
 * cash register is only noted, since the register's own report is what is booked. The same key is one payment.
 */
export async function recordPayment(
  parts: PaymentParts,
  wish: Wish,
): Promise<Result<null, Problem>> {
  try {
    const written = await inTransaction(parts.db, (tx) => writePayment(tx, parts, wish));
    // The customer may have a page open that asks for the same money.
    if (written.ok) await cancelStalePayments(parts, wish.bookingId);
    return written;
  } catch (error) {
    // Pressed twice at the same moment: the other one has it.
    if (refusingConstraint(error) === "payments_key") return knownOr(parts.db, wish);
    throw error;
  }
}

async function knownOr(db: Db, wish: Wish): Promise<Result<null, Problem>> {
  const known = await paymentOfKey(db, wish.key);
  const isSame =
    known?.bookingId === wish.bookingId &&
    known.amount === wish.amount &&
    known.method === wish.method &&
    known.kind === wish.kind;
  return isSame ? ok(null) : fail({ code: "payment.key-used" });
}

/** The same within another transaction. */
export async function writePayment(
  tx: Db,
  parts: Parts,
  wish: WrittenWish,
): Promise<Result<null, Problem>> {
  const today = parts.clock.today();
  const paidOn = wish.paidOn ?? today;
  const dayProblem = paidOnProblem(paidOn, { today });
  if (dayProblem) return fail(dayProblem);
  const held = await holdMoney(tx, wish.bookingId);
  if (await paymentOfKey(tx, wish.key)) return knownOr(tx, wish);
  const facts = held.booking && (await readBookingFacts(tx, wish.bookingId));
  if (!facts) return fail({ code: "booking.unknown" });
  const problem = await problemOf(tx, parts, { wish, held, facts });
  if (problem) return fail(problem);
  const payment = await insert(tx, parts, { ...wish, paidOn });
  await recordChange(tx, parts.clock, {
    by: wish.by,
    action: "payment.recorded",
    entity: "booking",
    entityId: facts.id,
    after: {
      amount: wish.amount,
      method: wish.method,
      kind: wish.kind,
      paidOn,
      paymentId: payment.id,
      version: facts.version,
    },
  });
  await follow(tx, parts, { payment, facts, isTold: wish.isTold ?? true });
  return ok(null);
}

async function problemOf(
  tx: Db,
  { clock }: Parts,
  { wish, held, facts }: { wish: Wish; held: HeldMoney; facts: BookingFacts },
): Promise<Problem | undefined> {
  if (wish.kind === "deposit") {
    const due = depositDue(facts.itemType, facts.depositAmount);
    const current = await currentPayment(tx, facts.id, "deposit");
    // One that was given back whole can be left anew over the counter; the customer's own page never asks again.
    const isGone = current !== undefined && leftOf(current) === 0 && current.keptAmount === 0;
    const state = isGone ? "not_paid" : depositState(current);
    const problem = depositProblem({ due, state, booking: facts, today: clock.today() });
    if (problem) return problem;
    return wish.amount === due ? undefined : { code: "deposit.whole-by-hand", amount: due };
  }
  if (wish.kind === "charge") {
    const due = chargeDue(await settlementOf(tx, facts.id), held.payments);
    if (due === 0 || wish.amount > due) return { code: "payment.more-than-due", most: due };
    return wish.amount === due ? undefined : { code: "settlement.whole-by-hand", amount: due };
  }
  // What is being charged or given back just now is not counted yet.
  if (await startedRentMove(tx, facts.id)) return { code: "payment.busy" };
  const { due } = rentMoney(facts, held.payments);
  const { shownMost } = wish;
  const meanwhile = await paidMeanwhile(tx, facts.id, { due, shownMost });
  if (meanwhile) return meanwhile;
  return wish.amount > due ? { code: "payment.more-than-due", most: Math.max(0, due) } : undefined;
}

async function insert(
  tx: Db,
  { clock }: Parts,
  { bookingId, kind, method, amount, reference, key, by, paidOn }: Wish & { paidOn: LocalDate },
): Promise<PaymentRow> {
  const now = clock.now();
  const id = randomUUID();
  await insertPayment(tx, {
    id,
    bookingId,
    kind,
    method,
    amount,
    reference,
    key,
    paidOn,
    recordedBy: by.id,
    status: "captured",
    // A booking shows its newest card payment; a deposit that was left by hand is the one it has.
    isCurrent: false,
    capturedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  const payment = await findPayment(tx, id);
  if (!payment) throw new Error("the payment was not written");
  if (kind === "deposit") await makeCurrent(tx, payment, now);
  return payment;
}

async function follow(
  tx: Db,
  parts: Parts,
  { payment, facts, isTold }: { payment: PaymentRow; facts: BookingFacts; isTold: boolean },
): Promise<void> {
  const now = parts.clock.now();
  const { amount, method, paidOn } = payment;
  const isBooked = isInOurBooks(method);
  if (payment.kind === "deposit") {
    if (isBooked)
      await postDeposit(tx, {
        kind: "deposit",
        day: paidOn ?? dayInSweden(now),
        bookingId: facts.id,
        paymentId: payment.id,
        lines: (accounts) => depositLines(accounts, amount, moneyPurpose(method)),
        createdAt: now,
      });
    await tellDeposit(tx, parts, facts, payment);
    return;
  }
  if (payment.kind === "charge") {
    const chargedAt = paidOn ? noonInSweden(paidOn) : now;
    await afterCharge(tx, parts, { payment, chargedAt, isTold });
    return;
  }
  const receipt = isBooked
    ? await issueReceipt(tx, {
        shop: parts.shop(),
        now,
        movedAt: paidOn ? noonInSweden(paidOn) : now,
        booking: facts,
        payment: receiptPaymentOf(payment),
      })
    : undefined;
  if (!isTold) return;
  await tellReceived(tx, parts, facts, {
    amount,
    method,
    receiptNumbers: receipt ? [receipt.receiptNumber] : [],
    occasion: payment.id,
  });
}
