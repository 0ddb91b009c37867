import type { Problem } from "#contracts/errors.ts";
import { timeInSweden } from "#domain/dates/stockholm.ts";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { keptSince, refundSince } from "./done-meanwhile-rows.ts";
import { PROVIDER } from "./money-parts.ts";

/**
 * Whoever asked before another's refund of the same payments was written down, or another's part of the same
 * deposit, did not know of it and comes second. Asked under the booking's lock; what is asked afterwards is
 * asked knowingly.
 */
export async function doneMeanwhile(
  tx: Db,
  payments: readonly PaymentRow[],
  askedAt: Date,
): Promise<Problem | undefined> {
  const refund = await refundSince(
    tx,
    payments.map(({ id }) => id),
    askedAt,
  );
  if (refund) return told("refund", { ...refund, isUnderWay: refund.state === "started" });
  const deposit = payments.find(({ kind }) => kind === "deposit");
  const kept = deposit?.bookingId && (await keptSince(tx, deposit.bookingId, askedAt));
  return kept ? told("keep", { ...kept, isUnderWay: false }) : undefined;
}

type Done = { amount: number | null; username: string | null; at: Date; isUnderWay: boolean };

function told(deed: "refund" | "keep", { amount, username, at, isUnderWay }: Done): Problem {
  return {
    code: "payment.done-meanwhile",
    deed,
    isUnderWay,
    amount: amount ?? 0,
    // Nobody here: it was made in the provider's own pages.
    actor: username ?? PROVIDER.username,
    time: timeInSweden(at),
  };
}
