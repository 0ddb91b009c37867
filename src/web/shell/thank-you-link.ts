import { isLocalDate, type LocalDate } from "#domain/dates/local-date.ts";

/** A booking as the address of the thank-you page carries it: enough to say what was booked. */
export type ThankYouLink = {
  itemName: string;
  startDate: LocalDate;
  endDate: LocalDate;
  bookingId: number;
  /** Whole kronor; null where it is not known. */
  totalAmount: number | null;
};

const LONGEST_NAME = 120;
const MOST_KRONOR = 10_000_000;

export function thankYouPath({ totalAmount, ...booking }: ThankYouLink): string {
  const query = new URLSearchParams({
    itemName: booking.itemName,
    startDate: booking.startDate,
    endDate: booking.endDate,
    bookingId: String(booking.bookingId),
    ...(totalAmount !== null && { totalAmount: String(totalAmount) }),
  });
  return `/booking/thank-you?${query}`;
}

/** Anybody may write an address: what cannot be a booking counts as none. */
export function readThankYouLink(query: URLSearchParams): ThankYouLink | null {
  const itemName = query.get("itemName")?.trim().slice(0, LONGEST_NAME) ?? "";
  const startDate = query.get("startDate") ?? "";
  const endDate = query.get("endDate") ?? "";
  const bookingId = wholeNumber(query.get("bookingId"));
  if (itemName === "" || !isLocalDate(startDate) || !isLocalDate(endDate)) return null;
  if (endDate <= startDate || bookingId === null) return null;
  const totalAmount = wholeNumber(query.get("totalAmount"));
  return {
    itemName,
    startDate,
    endDate,
    bookingId,
    totalAmount: totalAmount !== null && totalAmount <= MOST_KRONOR ? totalAmount : null,
  };
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
