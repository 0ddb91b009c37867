import { LEAST_BY_CARD } from "#domain/payments/card-amount.ts";
import type { LetterShop } from "./booking-letter-facts.ts";
import type { LetterBlock } from "./letter-blocks.ts";
import { ownPageUrl } from "./own-page-block.ts";

/** How the customer pays what is left of the rent: whatever a card takes of it on their own page, however it was to be paid. */
export function payRentWords(due: number): string {
  return due >= LEAST_BY_CARD
    ? "Du kan betala med kort på din bokningssida. Har vi kommit överens om att du betalar på annat sätt går det lika bra."
    : "Vi hör av oss till dig om betalningen.";
}

export function payRentButton(due: number, shop: LetterShop): LetterBlock[] {
  return due >= LEAST_BY_CARD
    ? [{ kind: "button", label: "Till betalningen", href: ownPageUrl(shop) }]
    : [];
}
