import { writeBookingLink } from "#contracts/booking-link.ts";
import type { RentalItem } from "#contracts/catalog.ts";
import type { PriceWish } from "#web/api/offers.ts";
import { itemPath } from "#domain/catalog/item-path.ts";

function linkOf(
  { startDate, endDate, quantity, selectedAddons, lines = [] }: PriceWish,
  itemId: number | null,
) {
  return writeBookingLink({ itemId, startDate, endDate, quantity, addons: selectedAddons, lines });
}

/** The item's calendar with the same choice in it; what is no longer possible is taken away there. */
export function calendarPath(item: RentalItem, stay: PriceWish): string {
  return `${itemPath(item)}?${linkOf(stay, null)}#boka`;
}

/** This very page, as the bank sends the customer back to it. */
export function returnPath(stay: PriceWish): string {
  return `/booking?${linkOf(stay, stay.rentalItemId)}`;
}
