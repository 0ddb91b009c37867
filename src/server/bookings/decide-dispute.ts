import type { Problem } from "#contracts/errors.ts";
import { disputeCreditLines, disputeLossLines } from "#domain/bookkeeping/voucher.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { kronorOf, oreOf } from "#domain/money/ore.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { readAccounts } from "#server/ledger/account-rows.ts";
import { postVoucher } from "#server/ledger/post-voucher.ts";
import { updatePayment, type PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { creditDispute } from "#server/receipts/issue-credit.ts";
import { decide, findDispute, lockDispute, takenFor } from "./dispute-rows.ts";
import { holdPayment } from "./held-money.ts";
import { leftOf } from "./receipt-booking.ts";
import { concession, waive } from "./record-refund.ts";
import type { Actor, SettleParts } from "./money-parts.ts";

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
  const isGivenBack = decision === "credit" || payment.kind === "deposit";
  const creditedOre = isGivenBack ? Math.min(lostOre, oreOf(leftOf(payment))) : 0;
  const credited = kronorOf(creditedOre);
  await decide(tx, disputeId, {
    decision,
    credited,
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
    if (booking) await waive(tx, booking, concession(held, credited), now);
    await credit(tx, payment, { credited, note, now });
  }
  if (lostOre > creditedOre) await lose(tx, payment, lostOre - creditedOre, now);
  await recordChange(tx, parts.clock, {
    by,
    action: "dispute.decided",
    entity: "booking",
    entityId: payment.bookingId ?? 0,
    after: { decision, amount: kronorOf(lostOre), reason: note },
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
  { credited, note, now }: { credited: number; note: string; now: Date },
): Promise<void> {
  if (payment.kind !== "deposit") {
    await creditDispute(tx, {
      paymentId: payment.id,
      amount: credited,
      reason: note,
      now,
      movedAt: now,
    });
    return;
  }
  await postVoucher(tx, {
    kind: "dispute-lost",
    day: dayInSweden(now),
    description: `Bestridd deposition, bokning ${payment.bookingId}`,
    lines: disputeCreditLines(await readAccounts(tx), credited, "deposit"),
    paymentId: payment.id,
    bookingId: payment.bookingId,
    createdAt: now,
  });
}

async function lose(tx: Db, payment: PaymentRow, ore: number, now: Date): Promise<void> {
  await postVoucher(tx, {
    kind: "dispute-lost",
    day: dayInSweden(now),
    description: `Förlorad betalning, bokning ${payment.bookingId}`,
    lines: disputeLossLines(await readAccounts(tx), ore),
    paymentId: payment.id,
    bookingId: payment.bookingId,
    createdAt: now,
  });
}
