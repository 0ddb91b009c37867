import type { Problem } from "#contracts/errors.ts";
import type { IssuedReceipt, Receipt, ReceiptSnapshot } from "#contracts/receipts.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Db } from "#server/platform/db/database.ts";
import { bookedBeside, findReceipt, receiptsOfBooking, type Booked } from "./receipt-rows.ts";

/** The receipts of a booking as they were issued, also when nothing else is left of the booking. */
export async function showReceipt(db: Db, bookingId: number): Promise<Result<Receipt, Problem>> {
  const booked = await bookedBeside(db, bookingId);
  const issued = await receiptsOfBooking(db, bookingId);
  const sales = issued.filter(({ snapshot }) => snapshot.kind === "receipt");
  // A deposit may have been kept from before the rent was paid, or without that it ever was.
  const main = sales.find(({ paidFor }) => paidFor === "rent") ?? sales[0];
  if (!main) return fail({ code: booked === undefined ? "booking.unknown" : "receipt.not-issued" });
  const shown = ({ snapshot, cause }: Pick<IssuedReceipt, "cause"> & Snapshot): IssuedReceipt => ({
    ...asShown(snapshot, booked),
    cause,
  });
  return ok({
    ...shown(main),
    credits: issued.filter(({ snapshot }) => snapshot.kind !== "receipt").map(shown),
    otherReceipts: sales.filter((one) => one !== main).map(shown),
    bookingNow: null,
  });
}

/** One of them by its number, whoever's it is; nothing where none has that number. */
export async function receiptNumbered(
  db: Db,
  receiptNumber: string,
): Promise<IssuedReceipt | undefined> {
  const row = await findReceipt(db, receiptNumber);
  if (!row) return undefined;
  const booked = await bookedBeside(db, row.bookingId);
  return { ...asShown(row.snapshot, booked), cause: row.cause };
}

type Snapshot = { snapshot: ReceiptSnapshot };

/**
 * What was issued can never be erased, so that the number stands with the booking, which can. A unit that was planned
 * is told while it is: once something has left, or nothing will, the plan says nothing any more.
 */
function asShown(snapshot: ReceiptSnapshot, booked: Booked | undefined): ReceiptSnapshot {
  const { units, ...rest } = snapshot;
  const told = booked?.isWaiting ? units : units?.filter(({ isFetched }) => isFetched);
  return {
    ...rest,
    ...(told && told.length > 0 && { units: told }),
    customerPersonalNumber: snapshot.customerPersonalNumber || (booked?.personalNumber ?? ""),
  };
}
