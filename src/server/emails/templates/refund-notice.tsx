import type { PaymentMethod } from "#domain/payments/payment-method.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingSummary } from "./booking-summary.ts";
import { contactBlock } from "./contact-block.ts";
import { hello } from "./greeting.ts";
import type { Fact, LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";

type RefundFacts = BookingLetterFacts & {
  amount: number;
  /** Empty where nothing is credited: a deposit, or what the cash register has. */
  creditNumbers: readonly string[];
  /** In the words of whoever decided it. */
  reason: string;
  /** How the money came, and goes back. */
  method?: PaymentMethod;
};

/** Where the money goes, and when it is there. */
const WAYS: Record<PaymentMethod, { where: string; title: string; text: string }> = {
  card: {
    where: "återbetalas till kortet som du betalade med",
    title: "Det tar 5–10 bankdagar",
    text: "Hur fort pengarna syns på kontot beror på din bank. Du behöver inte göra något.",
  },
  swish: {
    where: "återbetalas med Swish",
    title: "Pengarna kommer med Swish",
    text: "Du behöver inte göra något.",
  },
  bank: {
    where: "återbetalas till ditt bankkonto",
    title: "Det kan ta någon bankdag",
    text: "Hur fort pengarna syns på kontot beror på din bank. Du behöver inte göra något.",
  },
  till: {
    where: "har betalats tillbaka i vår kassa",
    title: "Återbetalningen är klar",
    text: "Du behöver inte göra något.",
  },
};

/** To the customer, when rent or deposit goes back. */
export function refundNotice(facts: RefundFacts): LetterContent {
  const { shop, booking } = facts;
  const body = letterBody(facts);
  return {
    subject: `Återbetalning för bokning #${booking.id} hos ${shop.name}`,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: RefundFacts): LetterBody {
  const { shop, booking } = facts;
  const amount = formatKronor(facts.amount);
  const { method = "card" } = facts;
  const way = WAYS[method];
  return {
    heading: "Din återbetalning är på väg",
    reference: `Bokning #${booking.id}`,
    preheader:
      method === "card"
        ? `${amount} återbetalas till kortet inom 5–10 bankdagar.`
        : `${amount} ${way.where}.`,
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      {
        kind: "paragraph",
        text: `${hello(booking.customerName)} Vi har ordnat med din återbetalning: ${amount} ${way.where}.`,
      },
      {
        kind: "notice",
        tone: "calm",
        title: way.title,
        text: way.text,
      },
      { kind: "facts", title: "Återbetalning", facts: refundFacts(facts) },
      { kind: "facts", title: "Din bokning", facts: bookingSummary(booking) },
      ...contactBlock(shop),
    ],
  };
}

function refundFacts({ amount, creditNumbers, reason }: RefundFacts): Fact[] {
  const facts: Fact[] = [{ label: "Belopp", value: formatKronor(amount) }];
  const why = reason.trim().replaceAll(/\s+/g, " ");
  if (why) facts.push({ label: "Orsak", value: why });
  if (creditNumbers.length > 0)
    facts.push({ label: "Kreditkvitto", value: creditNumbers.join(", ") });
  return facts;
}
