import type { BookingDetail } from "#contracts/accounting.ts";

/** What happened to money, in the books and on the page about them. */
export const SALE_WORDS: Record<BookingDetail["kind"], string> = {
  rent: "Betalning",
  "rent-refund": "Återbetalning",
  "refund-failed": "Återförd återbetalning",
  "deposit-kept": "Tjänst ur deposition",
};
