import type { QueryClient } from "@tanstack/react-query";
import type { CardSetup } from "#contracts/page.ts";
import type { PriceWish } from "#web/api/offers.ts";
import type { CheckoutEvent } from "#web/public/checkout/steps/checkout-steps.ts";

/** What stays the same around every step of one checkout. */
export type Surroundings = {
  itemName: string;
  stay: PriceWish;
  cards: CardSetup;
  queryClient: QueryClient;
};

/** The very stay of this page has become a booking. */
export function bookedHere(
  { itemName, stay: { startDate, endDate } }: Surroundings,
  bookingId: number,
  totalAmount: number,
): CheckoutEvent {
  return { type: "booked", booked: { itemName, startDate, endDate, bookingId, totalAmount } };
}
