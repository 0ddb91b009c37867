import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingSummary } from "./booking-summary.ts";
import { contactBlock } from "./contact-block.ts";
import type { LetterBlock, LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { ownPageBlock } from "./own-page-block.ts";
import { ownersWords } from "./owners-words.ts";

type ThanksFacts = BookingLetterFacts & {
  /** What the shop still holds as security, in kronor; 0 where it holds nothing. */
  depositHeld: number;
};

/** To the customer, the day after the return. */
export function returnThanks(facts: ThanksFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  return {
    subject: ownersWords("return_thanks", facts).subject,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: ThanksFacts): LetterBody {
  const { shop, booking } = facts;
  const words = ownersWords("return_thanks", facts);
  return {
    heading: "Tack för den här gången",
    reference: `Bokning #${booking.id}`,
    preheader: `Tack för att du hyrde ${booking.itemName}.`,
    reason: `Du får det här mejlet eftersom du har hyrt av ${shop.name}.`,
    blocks: [
      ...words.opening(),
      ...depositNotice(facts),
      { kind: "facts", title: "Din bokning", facts: bookingSummary(booking) },
      ...words.closing,
      ...ownPageBlock(facts),
      ...contactBlock(shop),
    ],
  };
}

function depositNotice({ depositHeld }: ThanksFacts): LetterBlock[] {
  if (depositHeld === 0) return [];
  return [
    {
      kind: "notice",
      tone: "calm",
      title: `Deposition: ${formatKronor(depositHeld)}`,
      text: "Depositionen betalas tillbaka inom 7 dagar efter återlämning, om allt är som det ska.",
    },
  ];
}
