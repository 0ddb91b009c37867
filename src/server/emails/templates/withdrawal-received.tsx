import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import { RELEASE_TIME } from "#texts/money-back-words.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingSummary } from "./booking-summary.ts";
import { contactBlock } from "./contact-block.ts";
import type { LetterBlock, LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { ownPageBlock } from "./own-page-block.ts";
import { ownersWords } from "./owners-words.ts";
import { instantInWords } from "./stay-facts.ts";

export type WithdrawalLetterFacts = BookingLetterFacts & {
  /** When the customer withdrew. */
  at: Date;
  /** What was charged, and is to be given back. */
  charged: number;
  /** What is only reserved, and is released when staff cancel. */
  reserved: number;
};

/** To the customer: the receipt the law asks for, with what was said and when. */
export function withdrawalReceived(facts: WithdrawalLetterFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  return {
    subject: ownersWords("withdrawal_received", facts).subject,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: WithdrawalLetterFacts): LetterBody {
  const { shop, booking } = facts;
  const words = ownersWords("withdrawal_received", facts);
  return {
    heading: "Du har ångrat din bokning",
    reference: `Bokning #${booking.id}`,
    preheader: `${booking.itemName}. Mottaget ${instantInWords(facts.at)}.`,
    reason: `Du får det här mejlet eftersom du har ångrat en bokning hos ${shop.name}.`,
    blocks: [
      ...words.opening(
        `Vi har tagit emot ditt besked att du ångrar avtalet om ${booking.itemName}. Spara gärna det här mejlet: det är ditt kvitto på att du ångrade dig i tid.`,
      ),
      moneyNotice(facts),
      {
        kind: "facts",
        title: "Det här har du ångrat",
        facts: [
          ...bookingSummary(booking),
          { label: "Namn", value: booking.customerName },
          { label: "Mottaget", value: instantInWords(facts.at) },
        ],
      },
      ...words.closing,
      ...ownPageBlock({ ...facts, booking: { ...booking, isOver: true } }),
      ...contactBlock(shop),
    ],
  };
}

function moneyNotice(facts: WithdrawalLetterFacts): LetterBlock {
  return { kind: "notice", tone: "calm", ...moneyWords(facts) };
}

function moneyWords({ charged, reserved }: WithdrawalLetterFacts) {
  if (charged > 0)
    return {
      title: `Du får tillbaka ${formatKronor(charged)}`,
      text: "Vi betalar tillbaka på samma sätt som du betalade inom 14 dagar, och mejlar dig när det är gjort.",
    };
  if (reserved > 0)
    return {
      title: "Inget har dragits från ditt kort",
      text: `Vi släpper reservationen, och mejlar dig när det är gjort. ${RELEASE_TIME}`,
    };
  return {
    title: "Du har inte betalat något",
    text: "Det finns inget att betala tillbaka. Vi avbokar åt dig, och mejlar när det är gjort.",
  };
}
