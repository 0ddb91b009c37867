import type { Problem } from "#contracts/errors.ts";
import {
  disputeCreditLines,
  disputeLossLines,
  reversed,
  type VoucherLine,
} from "#domain/bookkeeping/voucher.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { owesRent } from "#domain/bookings/booking-status.ts";
import { kronorOf, oreOf, sumKronor } from "#domain/money/ore.ts";
import { isSoldAtOnce } from "#domain/payments/payment-method.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange, type Actor } from "#server/audit/record-change.ts";
import { readAccounts } from "#server/ledger/account-rows.ts";
import { postVoucher } from "#server/ledger/post-voucher.ts";
import { updatePayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { creditDispute } from "#server/receipts/issue-credit.ts";
import { reverseDispute, turnFeeIntoSale } from "#server/receipts/reverse-credit.ts";
import { decide, findDispute, lockDispute, takenFor, type DisputeRow } from "./dispute-rows.ts";
import { holdPayment, type HeldMoney } from "#server/bookings/held-money.ts";
import { leftOf } from "./receipt-booking.ts";
import { concession, waive } from "./record-refund.ts";
import { PROVIDER, type SettleParts } from "./money-parts.ts";

type Decision = { disputeId: string; decision: "loss" | "credit"; note: string; by: Actor };

/**
 * A dispute that was lost: either the sale stands and the money is the shop's loss, or the sale is credited as
 * if it had been given back. Decided once; whoever comes second with the same finds it done.
 */
export async function decideDispute(
  parts: SettleParts,
  wish: Decision,
): Promise<Result<null, Problem>> {
  return inTransaction(parts.db, (tx) => write(tx, parts, wish));
}

async function write(
  tx: Db,
  parts: SettleParts,
  { disputeId, decision, note, by }: Decision,
): Promise<Result<null, Problem>> {
  const known = await lockDisputeAfterMoney(tx, disputeId);
  if (!known) return fail({ code: "dispute.unknown" });
  const { held, dispute } = known;
  if (dispute.decision !== null)
    return dispute.decision === decision ? ok(null) : fail({ code: "dispute.decided" });
  if (dispute.state !== "lost") return fail({ code: "dispute.not-lost" });
  const now = parts.clock.now();
  const { payment, booking } = held;
  const lostOre = await takenFor(tx, disputeId);
  // A deposit that the bank has taken is the customer's again, whatever it is called: it is owed no longer.
  const isGivenBack = decision === "credit" || !isSoldAtOnce(payment.kind);
  const creditedOre = isGivenBack ? Math.min(lostOre, oreOf(leftOf(payment))) : 0;
  const credited = kronorOf(creditedOre);
  const waived = creditedOre > 0 ? concession(held, credited) : 0;
  await decide(tx, disputeId, {
    decision,
    credited,
    waived,
    note,
    decidedBy: by.id,
    decidedAt: now,
    updatedAt: now,
  });
  if (creditedOre > 0) {
    await updatePayment(tx, payment.id, {
      refundedAmount: kronorOf(oreOf(payment.refundedAmount) + creditedOre),
      updatedAt: now,
    });
    if (booking) await waive(tx, booking, waived, now);
    await credit(tx, payment, { disputeId, credited, note, now });
  }
  if (lostOre > creditedOre) await lose(tx, payment, lostOre - creditedOre, now);
  await recordChange(tx, parts.clock, {
    by,
    action: "dispute.decided",
    entity: "booking",
    entityId: payment.bookingId ?? 0,
    after: { decision, amount: kronorOf(lostOre), kind: payment.kind, reason: note },
  });
  return ok(null);
}

/** Booking and payments before the dispute, as everybody locks them. */
async function lockDisputeAfterMoney(tx: Db, disputeId: string) {
  const known = await findDispute(tx, disputeId);
  const held = known && (await holdPayment(tx, known.paymentId));
  const dispute = held && (await lockDispute(tx, disputeId));
  return dispute && { held, dispute };
}

async function credit(
  tx: Db,
  payment: PaymentRow,
  {
    disputeId,
    credited,
    note,
    now,
  }: { disputeId: string; credited: number; note: string; now: Date },
): Promise<void> {
  if (isSoldAtOnce(payment.kind)) {
    await creditDispute(tx, {
      paymentId: payment.id,
      amount: credited,
      reason: note,
      now,
      movedAt: now,
      cause: { disputeId },
    });
    return;
  }
  const lines = disputeCreditLines(await readAccounts(tx), credited, "deposit");
  await post(tx, payment, { words: "Bestridd deposition", lines, now });
}

async function lose(tx: Db, payment: PaymentRow, ore: number, now: Date): Promise<void> {
  const lines = disputeLossLines(await readAccounts(tx), ore);
  await post(tx, payment, { words: "Förlorad betalning", lines, now });
}

/**
 * One that was lost and decided is open again: appealed, won after all, or paid back in part. What was decided is
 * undone in the books, and whoever has to decides anew.
 */
export async function undoDecision(
  tx: Db,
  parts: SettleParts,
  {
    held: { payment, booking },
    dispute,
    lostOre,
  }: { held: HeldMoney & { payment: PaymentRow }; dispute: DisputeRow; lostOre: number },
): Promise<void> {
  const now = parts.clock.now();
  const { providerId: disputeId, credited, waived } = dispute;
  await decide(tx, disputeId, {
    decision: null,
    credited: 0,
    waived: 0,
    note: "",
    decidedBy: null,
    decidedAt: null,
    updatedAt: now,
  });
  if (credited > 0) {
    await updatePayment(tx, payment.id, {
      refundedAmount: sumKronor(payment.refundedAmount, -credited),
      updatedAt: now,
    });
    if (booking) await waive(tx, booking, -Math.min(waived, booking.waived), now);
    if (!isSoldAtOnce(payment.kind)) {
      const lines = reversed(disputeCreditLines(await readAccounts(tx), credited, "deposit"));
      await post(tx, payment, { words: "Bestridd deposition som prövas på nytt", lines, now });
    } else {
      await reverseDispute(tx, { disputeId, amount: credited, now });
      const reason = "Bokningen gäller igen";
      if (booking && owesRent(booking.status))
        await turnFeeIntoSale(tx, { paymentId: payment.id, reason, now });
    }
  }
  const givenUp = lostOre - oreOf(credited);
  if (givenUp > 0) {
    const lines = reversed(disputeLossLines(await readAccounts(tx), givenUp));
    await post(tx, payment, { words: "Förlorad betalning som prövas på nytt", lines, now });
  }
  await recordChange(tx, parts.clock, {
    by: PROVIDER,
    action: "dispute.reopened",
    entity: "booking",
    entityId: payment.bookingId ?? 0,
    before: { decision: dispute.decision },
    after: { amount: kronorOf(lostOre) },
  });
}

async function post(
  tx: Db,
  { id: paymentId, bookingId }: PaymentRow,
  { words, lines, now }: { words: string; lines: VoucherLine[]; now: Date },
): Promise<void> {
  await postVoucher(tx, {
    kind: "dispute-lost",
    day: dayInSweden(now),
    description: `${words}, bokning ${bookingId}`,
    lines,
    paymentId,
    bookingId,
    createdAt: now,
  });
}
