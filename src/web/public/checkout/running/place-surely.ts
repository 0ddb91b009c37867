import type { PlacedBooking } from "#contracts/checkout.ts";
import { ApiError } from "#web/api/api-error.ts";
import { placeBooking, type BookingWish } from "#web/api/checkout.ts";
import { bareWish } from "#web/public/checkout/steps/payment-wish.ts";

const PAUSES_MS = [1000, 2000, 4000];

type Needs = {
  place: (wish: BookingWish) => Promise<PlacedBooking>;
  wait: (milliseconds: number) => Promise<unknown>;
};

const REAL: Needs = {
  place: placeBooking,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/**
 * The card is reserved by now, so the booking is asked for again when an answer is lost on the way.
 * That is safe: the same payment is always the same booking.
 */
export async function placeSurely(
  wish: BookingWish,
  { place, wait }: Needs = REAL,
): Promise<PlacedBooking> {
  let asked = wish;
  for (const pause of PAUSES_MS) {
    try {
      return await place(asked);
    } catch (error) {
      // The shop has its own record of what was paid for, and goes by that.
      if (dataDiffer(error)) asked = bareWish(wish.paymentIntentId);
      else if (mayHelpToWait(error)) await wait(pause);
      else throw error;
    }
  }
  return place(asked);
}

function dataDiffer(error: unknown): boolean {
  return error instanceof ApiError && error.code === "checkout.data-differs";
}

function mayHelpToWait(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

/** Whether the shop has said no, and let go of the card, as against having said nothing. */
export function isFinalRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code?.startsWith("checkout.") ?? false);
}
