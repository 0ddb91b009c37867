import type { Problem } from "#contracts/errors.ts";
import type { Receipt } from "#contracts/receipts.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { showReceipt } from "#server/receipts/show-receipt.ts";
import type { Db } from "#server/platform/db/database.ts";

/** One of a booking's receipts, by its number; of another booking's nothing is told. */
export async function showOwnReceipt(
  db: Db,
  bookingId: number,
  number: string,
): Promise<Result<Receipt, Problem>> {
  const all = await showReceipt(db, bookingId);
  if (!all.ok) return fail({ code: "own-page.no-receipt" });
  const { credits, otherReceipts, bookingNow, ...main } = all.value;
  const one = [main, ...credits, ...otherReceipts].find(
    ({ receiptNumber }) => receiptNumber === number,
  );
  if (!one) return fail({ code: "own-page.no-receipt" });
  return ok({ ...one, credits: [], otherReceipts: [], bookingNow });
}
