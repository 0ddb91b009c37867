import type { Problem } from "#contracts/errors.ts";
import { disputeLines } from "#domain/bookkeeping/voucher.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { kronorOf } from "#domain/money/ore.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { readAccounts } from "#server/ledger/account-rows.ts";
import { postVoucher } from "#server/ledger/post-voucher.ts";
import type { CardGateway, Dispute, Intent } from "#server/payments/gateway.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { undoDecision } from "./decide-dispute.ts";
import { hasDisputes, keepDispute, keepMovement, takenFor } from "./dispute-rows.ts";
import { holdPayment } from "#server/bookings/held-money.ts";
import { PROVIDER, type SettleParts } from "./money-parts.ts";

type DisputeParts = SettleParts & { gateway: CardGateway };

/**
 * A customer's bank takes a charge back, or asks. What it has moved of the provider's balance is posted from
 * the movements themselves, each once, in whatever order the news come.
 */
export async function followDisputes(
  parts: DisputeParts,
  paymentId: string,
  intent: Intent,
): Promise<Result<null, Problem>> {
  if (!intent.isDisputed && !(await hasDisputes(parts.db, paymentId))) return ok(null);
  const known = await parts.gateway.disputesOf(intent.id);
  if (!known.ok) return fail({ code: "payment.provider-unreachable" });
  for (const dispute of known.value)
    await inTransaction(parts.db, (tx) => follow(tx, parts, paymentId, dispute));
  return ok(null);
}

async function follow(
  tx: Db,
  parts: DisputeParts,
  paymentId: string,
  dispute: Dispute,
): Promise<void> {
  const now = parts.clock.now();
  const held = await holdPayment(tx, paymentId);
  const bookingId = held?.payment.bookingId ?? null;
  if (!held || bookingId === null) return;
  const before = await keepDispute(tx, { paymentId, dispute, now });
  if (before?.state !== dispute.state)
    await recordChange(tx, parts.clock, {
      by: PROVIDER,
      action: before ? "dispute.moved" : "dispute.opened",
      entity: "booking",
      entityId: bookingId,
      ...(before && { before: { state: before.state } }),
      after: { state: dispute.state, amount: kronorOf(dispute.amountOre) },
    });
  const lostOre = await takenFor(tx, dispute.id);
  let hasMoved = false;
  for (const { id, amountOre, feeOre, at } of dispute.movements) {
    const movement = { providerId: id, disputeId: dispute.id, amountOre, feeOre, movedAt: at };
    if (!(await keepMovement(tx, movement))) continue;
    hasMoved = true;
    const lines = disputeLines(await readAccounts(tx), { amountOre, feeOre });
    if (lines.length === 0) continue;
    await postVoucher(tx, {
      kind: "dispute",
      day: dayInSweden(at <= now ? at : now),
      description:
        amountOre < 0
          ? `Bestridd betalning, bokning ${bookingId}`
          : `Återförd bestridd betalning, bokning ${bookingId}`,
      lines,
      paymentId,
      bookingId,
      createdAt: now,
    });
  }
  const isDecided = before !== undefined && before.decision !== null;
  if (isDecided && (hasMoved || dispute.state !== "lost"))
    await undoDecision(tx, parts, { held, dispute: before, lostOre });
}
