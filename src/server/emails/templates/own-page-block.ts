import { OWN_KEY_PLACE } from "#server/emails/own-key-place.ts";
import type { LetterShop } from "./booking-letter-facts.ts";
import type { LetterBlock } from "./letter-blocks.ts";

/** The customer's own page of the letter's booking: each letter gets a key of its own when it leaves. */
export function ownPageUrl({ baseUrl }: Pick<LetterShop, "baseUrl">): string {
  return `${baseUrl}/min-bokning/${OWN_KEY_PLACE}`;
}

/** Where everything of the booking can be seen, in every letter to a customer. */
export function ownPageBlock(shop: LetterShop): LetterBlock[] {
  const href = ownPageUrl(shop);
  return [
    {
      kind: "facts",
      title: "Din bokning på nätet",
      facts: [{ label: "Se, ändra eller avboka", value: "Öppna din bokning", href }],
      note: "Länken är bara din. Den som har den kan se och ändra bokningen.",
    },
  ];
}
