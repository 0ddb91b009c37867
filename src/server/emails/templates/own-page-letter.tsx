import type { LetterContent } from "#server/emails/letter.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { contactBlock } from "./contact-block.ts";
import type { LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { ownersWords } from "./owners-words.ts";
import { ownPageUrl } from "./own-page-block.ts";
import { stayBlock } from "./stay-facts.ts";

/** To the customer who has lost the link to their own page. */
export function ownPageLetter(facts: BookingLetterFacts): LetterContent {
  const { shop, booking } = facts;
  const words = ownersWords("own_page", facts);
  const body: LetterBody = {
    heading: "Din bokning",
    reference: `Bokning #${booking.id}`,
    preheader: `Länken till din bokning av ${booking.itemName}.`,
    reason: `Du får det här mejlet eftersom någon bad om länken till bokningen hos ${shop.name}. Var det inte du behöver du inte göra något.`,
    blocks: [
      ...words.opening(
        `Här är länken till din bokning av ${booking.itemName}. ${booking.isOver ? "Den är avslutad, och på sidan finns allt som hör till den." : "På sidan ser du allt om bokningen, och kan ändra eller avboka den."}`,
      ),
      { kind: "button", label: "Öppna din bokning", href: ownPageUrl(shop) },
      // Nothing is fetched any more.
      ...(booking.isOver ? [] : [stayBlock(facts)]),
      ...words.closing,
      ...contactBlock(shop),
    ],
  };
  return {
    subject: words.subject,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}
