import { sumKronor } from "#domain/money/ore.ts";

/** A refund that was asked for, as it ended. */
export type EndedRefund = {
  state: string;
  amount: number;
  /** Null where the provider never took it: it may have been made there by other hands meanwhile. */
  providerRefundId: string | null;
  /** Given otherwise, since the card had not taken it: it makes up for a failure whenever that was. */
  isByHand: boolean;
  createdAt: Date;
  finishedAt: Date | null;
  /** When it had failed, of one that reached the customer after all; else null. */
  failedBefore: Date | null;
  /** Of one that did, what the customer had already got otherwise. */
  givenTwice: number;
};

type Claim<Refund> = { row: Refund; missing: number };

/**
 * Of a payment's refunds, in the order they were asked for, those that failed and what of each is missing still:
 * together never more than is left of the payment.
 */
export function notMadeUp<Refund extends EndedRefund>(
  refunds: readonly Refund[],
  leftOfPayment: number,
): Claim<Refund>[] {
  let left = leftOfPayment;
  return claims(refunds)
    .map(({ row, missing }) => {
      const part = Math.min(missing, left);
      left = sumKronor(left, -part);
      return { row, missing: part };
    })
    .filter(({ missing }) => missing > 0);
}

/** What a failed refund makes up for that reaches the customer after all: its own sum, or one that replaced it. */
export function madeUpBy<Refund extends EndedRefund>(
  refunds: readonly Refund[],
  isMeant: (refund: Refund) => boolean,
): number {
  const afterwards = refunds.map((one) =>
    isMeant(one) ? { ...one, state: "done", failedBefore: one.finishedAt, givenTwice: 0 } : one,
  );
  return sumKronor(total(claims(refunds)), -total(claims(afterwards)));
}

const total = (some: readonly Claim<unknown>[]) => sumKronor(...some.map(({ missing }) => missing));

/** Each krona that was given, or asked for once more, makes up for one failure only. */
function claims<Refund extends EndedRefund>(refunds: readonly Refund[]): Claim<Refund>[] {
  const others = refunds.map((row, place) => ({ row, place, left: sumToGive(row) }));
  return others
    .filter(({ row }) => row.state === "failed")
    .map(({ row, place }) => {
      let missing = row.amount;
      for (const other of others.filter((one) => makesUp(one, { row, place }))) {
        const part = Math.min(missing, other.left);
        missing = sumKronor(missing, -part);
        other.left = sumKronor(other.left, -part);
      }
      return { row, missing };
    });
}

function sumToGive({ amount, failedBefore, givenTwice }: EndedRefund): number {
  return failedBefore === null ? amount : sumKronor(amount, -givenTwice);
}

type Placed = { row: EndedRefund; place: number };

/**
 * One that was given since. One that was asked for once the failure was known stands for it, though it failed
 * too; and where the first reaches the customer after all, nothing of what stood for it is missing.
 */
function makesUp({ row: other, place }: Placed, { row: failed, place: at }: Placed): boolean {
  const known = failed.finishedAt ?? failed.createdAt;
  if (other.state === "failed") return place > at && other.createdAt >= known;
  if (other.failedBefore !== null && place < at) return failed.createdAt >= other.failedBefore;
  const since = failed.providerRefundId === null ? failed.createdAt : known;
  return other.isByHand || other.createdAt >= since;
}
