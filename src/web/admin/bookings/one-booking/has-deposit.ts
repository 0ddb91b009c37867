import type { Booking } from "#contracts/bookings.ts";

/** Motorhomes have one; what was paid is never hidden, whatever the item is today. */
export function hasDeposit({ rentalItemType, depositPaymentStatus }: Booking): boolean {
  return rentalItemType === "rv" || depositPaymentStatus === "captured";
}
