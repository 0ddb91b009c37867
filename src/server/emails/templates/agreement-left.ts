import type { LetterShop } from "./booking-letter-facts.ts";
import type { LetterBlock } from "./letter-blocks.ts";
import { ownPageUrl } from "./own-page-block.ts";

/** Asks the customer for what they have still to accept, and leads to it. */
export function agreementLeft(shop: LetterShop): LetterBlock[] {
  return [
    {
      kind: "notice",
      tone: "warning",
      title: "Hyresavtalet",
      text: "Hyresavtalet är inte godkänt än. Läs och godkänn det på din bokningssida, eller skriv under när du hämtar.",
    },
    { kind: "button", label: "Läs och godkänn avtalet", href: ownPageUrl(shop) },
  ];
}
