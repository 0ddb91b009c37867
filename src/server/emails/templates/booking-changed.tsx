import type { LetterContent } from "#server/emails/letter.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { cancellationBlock } from "./cancellation-block.ts";
import { contactBlock } from "./contact-block.ts";
import { hello } from "./greeting.ts";
import type { LetterBlock, LetterBody } from "./letter-blocks.ts";
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
  /** The customer has changed it. The owner's opening speaks of what the shop has done. */
  isOwn?: boolean;
  /** What happens with the money, where the price is another. */
  money?: { title: string; text: string };
  /** The stay begins on another day: by when it is cancelled at what cost is another then, or is not. */
  moved?: { isApproved: boolean };
};

/** To the customer, when what was agreed is changed. */
export function bookingChanged(facts: ChangedFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  return {
    subject: ownersWords("booking_changed", facts).subject,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function ownOpening({ customerName, itemName }: ChangedFacts["booking"]): LetterBlock {
  return {
    kind: "paragraph",
    text: `${hello(customerName)} Du har ändrat din bokning av ${itemName}. Så här ser den ut nu. Stämmer det inte, hör av dig så rättar vi det.`,
  };
}

function letterBody(facts: ChangedFacts): LetterBody {
  const { shop, booking, changes, money, moved } = facts;
  const words = ownersWords("booking_changed", facts);
  return {
    heading: "Din bokning är ändrad",
    reference: `Bokning #${booking.id}`,
    preheader: changes.map(({ label, after }) => `${label}: ${after}`).join(", "),
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      ...(facts.isOwn ? [ownOpening(booking)] : words.opening()),
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
      ...(moved ? [cancellationBlock(facts, moved)] : []),
      ...words.closing,
      ...ownPageBlock(facts),
      ...contactBlock(shop),
    ],
  };
}
