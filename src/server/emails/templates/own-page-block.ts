import { OWN_KEY_PLACE } from "#server/emails/own-key-place.ts";
import type { BookingLetterFacts, LetterShop } from "./booking-letter-facts.ts";
import type { LetterBlock } from "./letter-blocks.ts";

/** The customer's own page of the letter's booking: each letter gets a key of its own when it leaves. */
export function ownPageUrl({ baseUrl }: Pick<LetterShop, "baseUrl">): string {
  return `${baseUrl}/min-bokning/${OWN_KEY_PLACE}`;
}

/** Where everything of the booking can be seen, in every letter to a customer. */
export function ownPageBlock({ shop, booking }: BookingLetterFacts): LetterBlock[] {
  const href = ownPageUrl(shop);
  const label = booking.isOver ? "Se bokningen" : "Se, ändra eller avboka";
  const may = booking.isOver ? "se" : "se och ändra";
  return [
    {
      kind: "facts",
      title: "Din bokning på nätet",
      facts: [{ label, value: "Öppna din bokning", href }],
      note: `Länken är bara din. Den som har den kan ${may} bokningen.`,
    },
  ];
}
