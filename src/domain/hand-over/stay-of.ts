import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import type { StayState } from "./protocol.ts";

/** Where a stay is, and since when; null where nobody wrote down when. */
export type Stay = { state: StayState; outAt: string | null; backAt: string | null };

type Kept = { status: BookingStatus; outAt: string | Date | null; backAt: string | Date | null };

/** One that was marked as returned is back, also where nobody signed for it. */
export function stayOf({ status, outAt, backAt }: Kept): Stay {
  const times = { outAt: iso(outAt), backAt: iso(backAt) };
  if (backAt !== null || status === "returned") return { state: "back", ...times };
  return { state: outAt === null ? "waiting" : "out", ...times };
}

function iso(instant: string | Date | null): string | null {
  return instant instanceof Date ? instant.toISOString() : instant;
}
