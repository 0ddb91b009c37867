import type { Problem } from "#contracts/errors.ts";
import { timeInSweden } from "#domain/dates/stockholm.ts";
import type { PaymentRow } from "#server/payments/payment-rows.ts";
import type { Db } from "#server/platform/db/database.ts";
import { keptSince, newestRent, refundSince } from "./done-meanwhile-rows.ts";
import { PROVIDER } from "./money-parts.ts";
import { settlementOf } from "./settlement-rows.ts";

type Asked = {
  /** When it came. */
  askedAt: Date;
  /** The most that its page offered. */
  shownMost?: number | undefined;
};

/** Since when whoever asks cannot know what was done: a page that offers more than is left is older than it. */
export function unknownSince({ askedAt, shownMost }: Asked, most: number): Date {
  return shownMost !== undefined && most < shownMost ? new Date(0) : askedAt;
}

/**
 * Whoever asked before another's refund of the same payments was written down, or another's part of the same
 * deposit or its settlement, did not know of it and comes second. Asked under the booking's lock; what is asked afterwards is
 * asked knowingly.
 */
export async function doneMeanwhile(
  tx: Db,
  payments: readonly PaymentRow[],
  since: Date,
): Promise<Problem | undefined> {
  const refund = await refundSince(
    tx,
    payments.map(({ id }) => id),
    since,
  );
  if (refund?.state === "started") return told("refund", { ...refund, isUnderWay: true });
  const bookingId = payments.find(({ kind }) => kind === "deposit")?.bookingId;
  const kept = bookingId && (await keptSince(tx, bookingId, since));
  const settlement = bookingId && (await settlementOf(tx, bookingId));
  const done: Told[] = [];
  if (refund) done.push({ deed: "refund", ...refund });
  if (kept) done.push({ deed: "keep", ...kept });
  if (settlement && settlement.createdAt >= since)
    done.push({
      deed: "settle",
      amount: settlement.kept,
      username: settlement.settledByName,
      at: settlement.createdAt,
    });
  const [newest] = done.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return newest && told(newest.deed, { ...newest, isUnderWay: false });
}

/** Rent that came since the page was fetched which still asks for it. */
export async function paidMeanwhile(
  tx: Db,
  bookingId: number,
  { due, shownMost }: { due: number; shownMost?: number | undefined },
): Promise<Problem | undefined> {
  if (shownMost === undefined || due >= shownMost) return undefined;
  const paid = await newestRent(tx, bookingId);
  if (!paid) return undefined;
  return told(paid.method === "card" ? "pay" : "record", { ...paid, isUnderWay: false });
}

type Deed = "refund" | "keep" | "settle" | "record" | "pay";
type Done = { amount: number | null; username: string | null; at: Date; isUnderWay: boolean };
type Told = Omit<Done, "isUnderWay"> & { deed: Deed };

function told(deed: Deed, { amount, username, at, isUnderWay }: Done): Problem {
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
