import type { SettledLine } from "#domain/hand-over/settlement.ts";
import type { PaymentMethod } from "#domain/payments/payment-method.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { chargedFor, chargeFacts } from "#texts/charge-words.ts";
import { formatKronor } from "#texts/format.ts";
import { attachedReceipts } from "./attached-receipts.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingSummary } from "./booking-summary.ts";
import { cameWords } from "./came-words.ts";
import { contactBlock } from "./contact-block.ts";
import type { LetterBlock, LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { ownPageBlock } from "./own-page-block.ts";
import { ownersWords } from "./owners-words.ts";

type ChargedFacts = BookingLetterFacts & {
  amount: number;
  method: PaymentMethod;
  /** What was settled; null where nobody knows any more. */
  settlement: { lines: readonly SettledLine[]; kept: number } | null;
  /** It had been paid before: this much is the customer's. */
  isTwice: boolean;
  receiptNumbers: readonly string[];
};

/** To the customer, when what was asked for after the return has come: what it was for, which is not the rent. */
export function chargeReceived(facts: ChargedFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  return {
    subject: ownersWords("payment_received", facts).subject,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: ChargedFacts): LetterBody {
  const { shop, booking } = facts;
  const words = ownersWords("payment_received", facts);
  const came = cameWords(facts);
  const what = whatWords(facts);
  return {
    heading: "Tack för din betalning",
    reference: `Bokning #${booking.id}`,
    preheader: `${came} ${what}`,
    reason: `Du får det här mejlet eftersom du har hyrt av ${shop.name}.`,
    blocks: [
      ...words.opening(`${came} ${what}`),
      ...linesBlock(facts),
      { kind: "facts", title: "Din bokning", facts: bookingSummary(booking) },
      ...words.closing,
      ...ownPageBlock(facts),
      ...contactBlock(shop),
    ],
  };
}

function whatWords({ settlement, isTwice }: ChargedFacts): string {
  if (isTwice || settlement === null)
    return "Det som gällde efter återlämningen var redan betalt. Vi hör av oss om hur du får tillbaka pengarna.";
  const { lines } = settlement;
  const asked = lines.filter((line) => line.asked > 0);
  return `Det gäller ${chargedFor(asked)} efter återlämningen, och nu är allt betalt.`;
}

function linesBlock({ settlement, isTwice, amount, receiptNumbers }: ChargedFacts): LetterBlock[] {
  const paid = { label: "Betalt nu", value: formatKronor(amount) };
  const facts =
    settlement === null || isTwice
      ? [paid]
      : [...chargeFacts(settlement), paid, ...attachedReceipts("Kvitto", receiptNumbers)];
  return [{ kind: "facts", title: "Efter återlämningen", facts }];
}
