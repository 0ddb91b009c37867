import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import type { LetterBlock } from "./letter-blocks.ts";

/** Where one can withdraw, in the letters that confirm a booking; nothing where the law gives no such right. */
export function withdrawalBlock(
  { shop, booking }: BookingLetterFacts,
  { isApproved }: { isApproved: boolean },
): LetterBlock[] {
  if (booking.itemType === "rv" || booking.buyer) return [];
  const from = isApproved ? "godkände" : "godkänner";
  const { id, token } = booking;
  const address = `${shop.baseUrl}/angra?bokning=${id}${token === undefined ? "" : `&t=${token}`}`;
  return [
    {
      kind: "facts",
      title: "Om du ångrar dig",
      facts: [{ label: "Ångra avtalet här", value: address, href: address }],
      note: `Du kan ångra bokningen inom 14 dagar från det att vi ${from} den, så länge hyrestiden inte har börjat.`,
    },
  ];
}
