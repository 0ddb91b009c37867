import type { KeepWish, KeptDeposit } from "#contracts/deposits.ts";
import type { Problem } from "#contracts/errors.ts";
import { depositKeptLines } from "#domain/bookkeeping/voucher.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { freeOfDisputes } from "#domain/payments/dispute.ts";
import { isInOurBooks } from "#domain/payments/payment-method.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { depositKept } from "#server/emails/templates/deposit-kept.tsx";
import { updatePayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { issueServiceReceipt } from "#server/receipts/issue-receipt.ts";
import { postDeposit } from "#server/receipts/post-deposit.ts";
import {
  letterFacts,
  readBookingFacts,
  type BookingFacts,
} from "#server/bookings/booking-facts.ts";
import { queueBookingLetter, type LetterParts } from "#server/bookings/booking-letters.ts";
import { disputedSums } from "./dispute-rows.ts";
import { keptOfKey } from "./done-meanwhile-rows.ts";
import { doneMeanwhile, unknownSince } from "./done-meanwhile.ts";
import { missingOfRefunds } from "./failed-refunds.ts";
import { holdMoney, readRentMoney } from "#server/bookings/held-money.ts";
import { leftOf, receiptPaymentOf } from "./receipt-booking.ts";

type Wish = KeepWish & {
  bookingId: number;
  by: Actor;
  /** When it came; else it comes now. */
  askedAt?: Date;
};

/**
 * Keeps a part of a paid deposit. No card is touched: the money is here, and only changes its owner. The same
 * key keeps once.
 */
export async function keepDeposit(
  parts: LetterParts & { db: Db },
  wish: Wish,
): Promise<Result<KeptDeposit, Problem>> {
  const askedAt = wish.askedAt ?? parts.clock.now();
  return inTransaction(parts.db, (tx) => write(tx, parts, { ...wish, askedAt }));
}

async function write(
  tx: Db,
  parts: LetterParts,
  wish: Wish & { askedAt: Date },
): Promise<Result<KeptDeposit, Problem>> {
  const held = await holdMoney(tx, wish.bookingId);
  const facts = held.booking && (await readBookingFacts(tx, wish.bookingId));
  if (!facts) return fail({ code: "booking.unknown" });
  const payment = held.payments.find(({ kind, isCurrent }) => kind === "deposit" && isCurrent);
  if (!payment) return fail({ code: "payment.none" });
  if (payment.status !== "captured")
    return fail({ code: "payment.stands-elsewhere", status: payment.status });
  const disputed = (await disputedSums(tx, [payment.id])).get(payment.id);
  const most = freeOfDisputes(leftOf(payment), disputed);
  const known = wish.key === undefined ? undefined : await keptOfKey(tx, facts.id, wish.key);
  if (known !== undefined)
    return known === wish.amount ? ok(sumsOf(payment, most)) : fail({ code: "payment.key-used" });
  const meanwhile = await doneMeanwhile(tx, [payment], unknownSince(wish, most));
  if (meanwhile) return fail(meanwhile);
  if (disputed?.isOpen) return fail({ code: "payment.disputed" });
  if (wish.amount > most) return fail({ code: "deposit.keep-too-much", most });
  return ok(await keep(tx, parts, { facts, payment, wish, left: sumKronor(most, -wish.amount) }));
}

function sumsOf({ amount, refundedAmount, keptAmount }: PaymentRow, left: number): KeptDeposit {
  return { depositAmount: amount, refundedAmount, keptAmount, leftAmount: left };
}

async function keep(
  tx: Db,
  parts: LetterParts,
  {
    facts,
    payment,
    wish,
    left,
  }: { facts: BookingFacts; payment: PaymentRow; wish: Wish; left: number },
): Promise<KeptDeposit> {
  const { amount, reason, note, key, by } = wish;
  const keptAmount = payment.keptAmount + amount;
  await updatePayment(tx, payment.id, { keptAmount, updatedAt: parts.clock.now() });
  await recordChange(tx, parts.clock, {
    by,
    action: "deposit.kept",
    entity: "booking",
    entityId: facts.id,
    after: { amount, reason, note, ...(key !== undefined && { key }) },
  });
  const receiptNumbers = await book(tx, parts, { facts, payment, wish });
  const missing = await missingOfRefunds(tx, payment, left);
  await queueBookingLetter(tx, parts, facts, {
    type: "deposit_kept",
    to: "customer",
    occasion: `${payment.id} ${keptAmount}`,
    receiptNumbers,
    content: depositKept({
      isReturned: facts.status === "returned",
      shop: parts.shop(),
      booking: letterFacts(facts, null),
      amount,
      left,
      isCardClosed: (missing ?? 0) > 0,
      receiptNumbers,
      note,
      owesRent: (await readRentMoney(tx, facts)).due > 0,
    }),
  });
  return sumsOf({ ...payment, keptAmount }, left);
}

/** Damage is no sale and bears no VAT; a service is one, and has its receipt, whose number is told. */
async function book(
  tx: Db,
  parts: LetterParts,
  { facts, payment, wish }: { facts: BookingFacts; payment: PaymentRow; wish: Wish },
): Promise<string[]> {
  const now = parts.clock.now();
  const { amount, note, reason } = wish;
  // What was left in the cash register is kept there too, and stands in its report.
  if (!isInOurBooks(payment.method)) return [];
  if (reason === "damage") {
    await postDeposit(tx, {
      kind: "deposit-kept",
      day: dayInSweden(now),
      bookingId: facts.id,
      paymentId: payment.id,
      lines: (accounts) => depositKeptLines(accounts, amount, "damage"),
      createdAt: now,
    });
    return [];
  }
  const receipt = await issueServiceReceipt(tx, {
    shop: parts.shop(),
    now,
    booking: facts,
    payment: receiptPaymentOf(payment),
    amount,
    note,
  });
  return [receipt.receiptNumber];
}
