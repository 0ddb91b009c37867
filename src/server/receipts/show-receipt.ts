import type { Problem } from "#contracts/errors.ts";
import type { Receipt } from "#contracts/receipts.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Db } from "#server/platform/db/database.ts";
import { isBooking, receiptsOfBooking } from "./receipt-rows.ts";

/** The receipts of a booking as they were issued, also when nothing else is left of the booking. */
export async function showReceipt(db: Db, bookingId: number): Promise<Result<Receipt, Problem>> {
  const issued = await receiptsOfBooking(db, bookingId);
  const sales = issued.filter(({ snapshot }) => snapshot.kind === "receipt");
  // A deposit may have been kept from before the rent was paid, or without that it ever was.
  const main = sales.find(({ paidFor }) => paidFor === "rent") ?? sales[0];
  if (!main) {
    const isKnown = await isBooking(db, bookingId);
    return fail({ code: isKnown ? "receipt.not-issued" : "booking.unknown" });
  }
  return ok({
    ...main.snapshot,
    credits: issued
      .filter(({ snapshot }) => snapshot.kind !== "receipt")
      .map(({ snapshot }) => snapshot),
    otherReceipts: sales.filter((one) => one !== main).map(({ snapshot }) => snapshot),
  });
}
