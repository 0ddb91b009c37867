import type { PaymentMethod } from "#domain/payments/payment-method.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import { attachedReceipts } from "./attached-receipts.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingSummary } from "./booking-summary.ts";
import { cameWords } from "./came-words.ts";
import { contactBlock } from "./contact-block.ts";
import type { Fact, LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { ownPageBlock } from "./own-page-block.ts";
import { ownersWords } from "./owners-words.ts";

type ReceivedFacts = BookingLetterFacts & {
  amount: number;
  method: PaymentMethod;
  /** None for what went through the cash register, which gave one itself. */
  receiptNumbers: readonly string[];
  /** What is left to pay of the rent. */
  due: number;
  /** What is reserved of it, and not charged: it is not paid yet either. */
  reserved?: number;
  /** What is reserved is being charged in the same breath, and told by a letter of its own. */
  isRestCharged?: boolean;
};

/** To the customer, when rent was charged or came by hand and the booking is confirmed by something else. */
export function paymentReceived(facts: ReceivedFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  return {
    subject: ownersWords("payment_received", facts).subject,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function restWords({ due, reserved = 0, isRestCharged = false }: ReceivedFacts): string {
  const sentences = [
    reserved > 0 &&
      (isRestCharged
        ? "Resten, som är reserverat på ditt kort, dras strax. Om det får du ett eget mejl."
        : `${formatKronor(reserved)} är reserverat på ditt kort, men har inte dragits än.`),
    due > 0 && `${formatKronor(due)} återstår att betala. Vi hör av oss till dig om det.`,
  ].filter((one) => one !== false);
  return sentences.length > 0 ? sentences.join(" ") : "Hyran är nu betald i sin helhet.";
}

function letterBody(facts: ReceivedFacts): LetterBody {
  const { shop, booking } = facts;
  const words = ownersWords("payment_received", facts);
  const came = cameWords(facts);
  const rest = restWords(facts);
  return {
    heading: "Tack för din betalning",
    reference: `Bokning #${booking.id}`,
    preheader: `${came} ${rest}`,
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      ...words.opening(`${came} ${rest}`),
      { kind: "facts", title: "Betalning", facts: paymentFacts(facts) },
      { kind: "facts", title: "Din bokning", facts: bookingSummary(booking) },
      ...words.closing,
      ...ownPageBlock(facts),
      ...contactBlock(shop),
    ],
  };
}

function paymentFacts({ amount, receiptNumbers, due }: ReceivedFacts): Fact[] {
  const facts: Fact[] = [{ label: "Belopp", value: formatKronor(amount) }];
  facts.push(...attachedReceipts("Kvittonummer", receiptNumbers));
  if (due > 0) facts.push({ label: "Återstår att betala", value: formatKronor(due) });
  return facts;
}
