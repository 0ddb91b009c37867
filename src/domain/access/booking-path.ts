/** Where staff make one. */
export const NEW_BOOKING_PATH = "/admin/bookings/new";

type NewStay = { itemId: number; startDate: string; endDate: string };

/** The same, with what and when already chosen. */
export function newBookingPath({ itemId, startDate, endDate }: NewStay): string {
  return `${NEW_BOOKING_PATH}?item=${itemId}&start=${startDate}&end=${endDate}`;
}

/** The same, for the customer behind an earlier booking. */
export function newBookingForPath(bookingId: number): string {
  return `${NEW_BOOKING_PATH}?customer=${bookingId}`;
}

/** Where customers are found. */
export const CUSTOMERS_PATH = "/admin/customers";

/** The person behind a booking. Told by its number: nothing personal stands in an address. */
export function customerPath(bookingId: number): string {
  return `${CUSTOMERS_PATH}/${bookingId}`;
}

/** The list of all bookings, or of those that one question is asked about. */
export function bookingListPath(view?: string): string {
  return view === undefined ? "/admin/bookings" : `/admin/bookings?view=${view}`;
}

/** The parts of a booking's page that links lead to, by their names in its address. */
export const BOOKING_PART = {
  counter: "i-korthet",
  status: "status",
  payments: "betalning",
  /** Where the rent is given back: its button, or the list of what was paid by hand. */
  refund: "betala-tillbaka",
  deposit: "deposition",
} as const;
export type BookingPart = (typeof BOOKING_PART)[keyof typeof BOOKING_PART];

/** A booking's own page in the office, as pages link to it and letters to the staff do. */
export function bookingPath(id: number | string, part?: BookingPart): string {
  return part === undefined ? `/admin/bookings/${id}` : `/admin/bookings/${id}#${part}`;
}

/** The ways of a hand-over by their words in the address. */
export const HAND_OVER_WORDS = { out: "utlamning", back: "aterlamning" } as const;

/** Where a booking's things are handed over, or taken back. */
export function handOverPath(id: number, kind: keyof typeof HAND_OVER_WORDS): string {
  return `/admin/bookings/${id}/${HAND_OVER_WORDS[kind]}`;
}

/** Whether an address is a hand-over's, which is begun and signed also where there is no network. */
export function isHandOverPath(path: string): boolean {
  return /^\/admin\/bookings\/\d+\/(?:utlamning|aterlamning)$/.test(path);
}

/** Where a return is settled with its deposit. */
export function settlementPath(id: number): string {
  return `/admin/bookings/${id}/avrakning`;
}

/** Where what was agreed is made another, with other days or another thing already chosen. */
export function changeBookingPath(
  id: number,
  { itemId, startDate, endDate }: Partial<NewStay> = {},
): string {
  const query = [
    itemId !== undefined && `item=${itemId}`,
    startDate !== undefined && `start=${startDate}`,
    endDate !== undefined && `end=${endDate}`,
  ].filter(Boolean);
  return `/admin/bookings/${id}/change${query.length > 0 ? `?${query.join("&")}` : ""}`;
}
