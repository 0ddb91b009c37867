import type { LetterContent } from "#server/emails/letter.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { contactBlock } from "./contact-block.ts";
import type { LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { ownPageBlock } from "./own-page-block.ts";
import { ownersWords } from "./owners-words.ts";
import { priceBlock } from "./price-lines.ts";
import { stayBlock } from "./stay-facts.ts";

/** What is another now: `Hämtning: kl. 15:00`, and what it was. */
export type ToldChange = { label: string; before: string; after: string };

type ChangedFacts = BookingLetterFacts & {
  changes: readonly ToldChange[];
  /** What happens with the money, where the price is another. */
  money?: { title: string; text: string };
};

/** To the customer, when staff have changed what was agreed. */
export function bookingChanged(facts: ChangedFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  return {
    subject: ownersWords("booking_changed", facts).subject,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: ChangedFacts): LetterBody {
  const { shop, booking, changes, money } = facts;
  const words = ownersWords("booking_changed", facts);
  return {
    heading: "Din bokning är ändrad",
    reference: `Bokning #${booking.id}`,
    preheader: changes.map(({ label, after }) => `${label}: ${after}`).join(", "),
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      ...words.opening(),
      {
        kind: "facts",
        title: "Det här är nytt",
        facts: changes.map(({ label, before, after }) => ({
          label,
          value: `${after} (tidigare ${before})`,
        })),
      },
      ...(money ? [{ kind: "notice" as const, tone: "calm" as const, ...money }] : []),
      stayBlock(facts),
      ...(money ? [priceBlock(booking.quote)] : []),
      ...words.closing,
      ...ownPageBlock(shop),
      ...contactBlock(shop),
    ],
  };
}
