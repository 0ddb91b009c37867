import type { SettledLine } from "#domain/hand-over/settlement.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { afterPaying } from "#texts/charge-words.ts";
import { formatKronor } from "#texts/format.ts";
import { attachedReceipts } from "./attached-receipts.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingSummary } from "./booking-summary.ts";
import { contactBlock } from "./contact-block.ts";
import type { LetterBlock, LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { ownPageBlock } from "./own-page-block.ts";
import { ownersWords } from "./owners-words.ts";
import { instantInWords } from "./stay-facts.ts";

type SettledFacts = BookingLetterFacts & {
  lines: readonly SettledLine[];
  /** Of the deposit: what was kept, and what goes back. */
  kept: number;
  left: number;
  /** What is still to be paid, and where. */
  asked: number;
  pay: { url: string; expiresAt: Date } | null;
  receiptNumbers: readonly string[];
};

/** To the customer, when their return was settled with something to charge. */
export function returnSettled(facts: SettledFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  return {
    subject: ownersWords("return_settled", facts).subject,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: SettledFacts): LetterBody {
  const { shop, booking, lines } = facts;
  const words = ownersWords("return_settled", facts);
  const total = formatKronor(lines.reduce((sum, { amount }) => sum + amount, 0));
  return {
    heading: "Din återlämning är uppgjord",
    reference: `Bokning #${booking.id}`,
    preheader: `${total} efter återlämningen av ${booking.itemName}.`,
    reason: `Du får det här mejlet eftersom du har hyrt av ${shop.name}.`,
    blocks: [
      ...words.opening(`Efter återlämningen är det ${total} att göra upp. Så här har vi räknat.`),
      {
        kind: "facts",
        title: "Det här gäller det",
        facts: [
          ...lines.map(({ label, amount }) => ({ label, value: formatKronor(amount) })),
          ...attachedReceipts("Kvitto", facts.receiptNumbers),
        ],
      },
      ...depositBlock(facts),
      ...payBlocks(facts),
      { kind: "facts", title: "Din bokning", facts: bookingSummary(booking) },
      ...words.closing,
      ...ownPageBlock(facts),
      ...contactBlock(shop),
    ],
  };
}

function depositBlock({ kept, left }: SettledFacts): LetterBlock[] {
  if (kept === 0 && left === 0) return [];
  return [
    {
      kind: "notice",
      tone: "calm",
      title:
        left > 0
          ? `${formatKronor(left)} av depositionen betalas tillbaka`
          : "Hela depositionen är använd",
      text:
        left > 0
          ? `${formatKronor(kept)} dras från depositionen. Resten betalas tillbaka på samma sätt som du betalade.`
          : `${formatKronor(kept)} dras från depositionen.`,
    },
  ];
}

function payBlocks({ asked, pay, lines }: SettledFacts): LetterBlock[] {
  if (pay === null) return [];
  const sum = formatKronor(asked);
  return [
    {
      kind: "paragraph",
      text: `${sum} återstår att betala. ${afterPaying(lines)}`,
    },
    { kind: "button", label: `Betala ${sum}`, href: pay.url },
    {
      kind: "notice",
      tone: "warning",
      title: `Länken gäller till ${instantInWords(pay.expiresAt)}`,
      text: "Undrar du över något av det, hör av dig innan du betalar.",
    },
  ];
}
