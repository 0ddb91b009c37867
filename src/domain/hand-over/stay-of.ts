import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import type { StayState } from "./protocol.ts";

/** Where a stay is, and since when; null where nobody wrote down when. */
export type Stay = { state: StayState; outAt: string | null; backAt: string | null };

type Kept = { status: BookingStatus; outAt: string | null; backAt: string | null };

/** One that was marked as returned is back, also where nobody signed for it. */
export function stayOf({ status, outAt, backAt }: Kept): Stay {
  if (backAt !== null || status === "returned") return { state: "back", outAt, backAt };
  return { state: outAt === null ? "waiting" : "out", outAt, backAt };
}
