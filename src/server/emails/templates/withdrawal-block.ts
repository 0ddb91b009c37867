import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import type { LetterBlock } from "./letter-blocks.ts";

/** Where one can withdraw, in the letters that confirm a booking; nothing where the law gives no such right. */
export function withdrawalBlock({ shop, booking }: BookingLetterFacts): LetterBlock[] {
  if (booking.itemType === "rv") return [];
  const { id, token } = booking;
  const address = `${shop.baseUrl}/angra?bokning=${id}${token === undefined ? "" : `&t=${token}`}`;
  return [
    {
      kind: "facts",
      title: "Om du ångrar dig",
      facts: [{ label: "Ångra avtalet här", value: address, href: address }],
      note: "Du kan ångra bokningen inom 14 dagar från det att vi godkände den, så länge hyrestiden inte har börjat.",
    },
  ];
}
