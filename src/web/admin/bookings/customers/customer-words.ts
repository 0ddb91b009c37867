import type { Customer } from "#contracts/customers.ts";
import { MOST_COUNTED_BOOKINGS } from "#domain/bookings/customer-keys.ts";
import { formatKronor } from "#texts/format.ts";
import { momentWords } from "#web/admin/bookings/words.ts";

const SHORTEST_SEARCH = 2;
const MOST_SHOWN = 20;

/** What the server is asked; a single letter names nobody, and is as good as none. */
export function askedFor(params: URLSearchParams): { q?: string; most: string } {
  const q = (params.get("q") ?? "").trim();
  return { ...(q.length >= SHORTEST_SEARCH && { q }), most: String(MOST_SHOWN) };
}

/** `3`, or that there are more than were counted. */
export function countWords(bookings: number): string {
  return bookings < MOST_COUNTED_BOOKINGS
    ? String(bookings)
    : `${MOST_COUNTED_BOOKINGS} eller fler`;
}

/** `2 hyror, 1 avbokad, 4 000 kr betalt`, for a line beside the customer's name. */
export function inShort({ sums, isWhole }: Pick<Customer, "sums" | "isWhole">): string {
  return [
    `${isWhole ? "" : "minst "}${sums.stays} ${sums.stays === 1 ? "hyra" : "hyror"}`,
    ...(sums.cancelled > 0
      ? [`${sums.cancelled} ${sums.cancelled === 1 ? "avbokad" : "avbokade"}`]
      : []),
    `${formatKronor(sums.paid)} betalt`,
  ].join(", ");
}

/** Who wrote, and when; nothing where nobody has. */
export function writtenWords({ by, at }: Customer["comment"]): string {
  if (at === null) return "";
  return by === null ? `Skrevs ${momentWords(at)}` : `Skrevs av ${by} ${momentWords(at)}`;
}
