import { worthAsking } from "#domain/money/ore.ts";
import { notMadeUp, type EndedRefund } from "./refund-duty.ts";

/**
 * What the booking's page warns of: refunds that never arrived, without those that somebody has settled. Tried
 * again and failed again, what is missing is told with the last time it did not get there.
 */
export function toldFailures(
  refunds: readonly (EndedRefund & { isSettled: boolean })[],
  leftOfPayment: number,
): { amount: number; asked: number; at: Date }[] {
  const endedAt = ({ finishedAt, createdAt }: EndedRefund) => finishedAt ?? createdAt;
  const last = refunds.filter(({ state }) => state === "failed").at(-1);
  const waited = notMadeUp(refunds, leftOfPayment).filter(
    ({ row, missing }) => !row.isSettled && worthAsking(missing) > 0,
  );
  return waited.map(({ row, missing }) => ({
    amount: missing,
    asked: row.amount,
    at: endedAt(row === waited.at(-1)?.row && last ? last : row),
  }));
}
