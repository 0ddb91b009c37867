import { bookingPath } from "#domain/access/booking-path.ts";
import { depositOf as depositOfItem } from "#domain/catalog/deposit.ts";
import { formatDay } from "#texts/format.ts";
import { linesInWords } from "#texts/further-things.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import type { Fact } from "./letter-blocks.ts";

type Booking = BookingLetterFacts["booking"];

/** Which booking a letter is about, where its times and place no longer matter. */
export function bookingSummary(booking: Booking): Fact[] {
  const { id, itemName, quantity, startDate, endDate, quote } = booking;
  return [
    { label: "Bokningsnummer", value: `#${id}` },
    { label: "Objekt", value: itemName },
    ...(quantity > 1 ? [{ label: "Antal", value: `${quantity} st` }] : []),
    ...(quote.lines ? [{ label: "Dessutom", value: linesInWords(quote.lines) }] : []),
    { label: "Period", value: `${formatDay(startDate)} – ${formatDay(endDate)}` },
  ];
}

/** Where staff find the booking. */
export function bookingAddress({ shop, booking }: BookingLetterFacts): string {
  return shop.baseUrl + bookingPath(booking.id);
}

/** What the customer leaves as security, in kronor; 0 where there is none. */
export function bookedDeposit({ itemType, depositAmount }: Booking): number {
  return depositOfItem({ type: itemType, depositAmount });
}
