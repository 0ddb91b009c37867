import type { BookingStatus } from "#domain/bookings/booking-status.ts";

/** Whether a return can be settled: all of it is back, or somebody has said so by hand. */
export function isBack({
  status,
  backAt,
}: {
  status: BookingStatus;
  backAt: Date | null;
}): boolean {
  return status === "returned" || (backAt !== null && status !== "cancelled");
}
