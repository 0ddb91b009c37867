import type { SettledLine } from "#domain/hand-over/settlement.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { besideLost } from "#domain/payments/dispute.ts";
import { disputedSums } from "#server/money/dispute-rows.ts";
import type { KeptLine } from "#server/money/keep-lines.ts";
import { leftOf } from "#server/money/receipt-booking.ts";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";

export type HeldDeposit = { payment: PaymentRow; left: number };

type Deposits = {
  held: HeldDeposit[];
  /** Their sum. */
  left: number;
  /** What lines can be kept of. */
  mostKept: number;
  /** A bank is about to decide about one of them. */
  isDisputed: boolean;
};

/**
 * What the shop holds as security: the one that the booking shows first. What a bank took for good is nobody's any more;
 * what it has yet to decide about stays in sight.
 */
export async function depositsOf(db: Db, payments: readonly PaymentRow[]): Promise<Deposits> {
  const deposits = payments
    .filter((one) => one.kind === "deposit" && leftOf(one) > 0)
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const disputed = await disputedSums(
    db,
    deposits.map(({ id }) => id),
  );
  const held = deposits.map((payment) => ({
    payment,
    left: besideLost(leftOf(payment), disputed.get(payment.id)),
  }));
  return {
    held,
    left: sumKronor(...held.map(({ left }) => left)),
    mostKept: mostOf(held),
    isDisputed: deposits.some(({ id }) => disputed.get(id)?.isOpen),
  };
}

/** Whole kronor are kept of each. */
export function mostOf(held: readonly HeldDeposit[]): number {
  return held.reduce((sum, { left }) => sum + Math.floor(left), 0);
}

/** Which lines are kept of which deposit, one after the other, and what of each is left to give back. */
export function splitOver(
  deposits: readonly HeldDeposit[],
  lines: readonly SettledLine[],
): { payment: PaymentRow; lines: KeptLine[]; rest: number }[] {
  const waiting = lines.map(({ kind, label, kept }) => ({ kind, label, amount: kept }));
  return deposits.map(({ payment, left }) => {
    const kept: KeptLine[] = [];
    let room = Math.floor(left);
    for (const line of waiting) {
      const amount = Math.min(line.amount, room);
      if (amount === 0) continue;
      kept.push({ ...line, amount });
      line.amount -= amount;
      room -= amount;
    }
    return { payment, lines: kept, rest: sumKronor(left, ...kept.map(({ amount }) => -amount)) };
  });
}
