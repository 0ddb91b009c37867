import type { IssuedReceipt, Receipt } from "#contracts/receipts.ts";

export type Papers = readonly [IssuedReceipt, ...IssuedReceipt[]];

/** All that was issued for a booking in the order it is printed: the rent's receipt, then the others as numbered. */
export function papersOf({ credits, otherReceipts, bookingNow: _now, ...main }: Receipt): Papers {
  return [main, ...[...credits, ...otherReceipts].toSorted(byNumber)];
}

function byNumber(one: IssuedReceipt, other: IssuedReceipt): number {
  return one.receiptNumber < other.receiptNumber ? -1 : 1;
}
