import type { PaymentKind } from "#domain/payments/payment-method.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import { PAYMENT_KIND_LABELS } from "#texts/payment-methods.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingSummary } from "./booking-summary.ts";
import { contactBlock } from "./contact-block.ts";
import type { LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { ownPageBlock } from "./own-page-block.ts";
import { ownersWords } from "./owners-words.ts";

type FailedFacts = BookingLetterFacts & { amount: number; kind: PaymentKind };

/** To the customer who was told that money was on its way, when their bank has sent it back to the shop. */
export function refundFailed(facts: FailedFacts): LetterContent {
  const { shop, booking } = facts;
  const body = letterBody(facts);
  return {
    subject:
      ownersWords("refund_failed", facts).subject ||
      `${refundOf(facts.kind)} gick inte fram, bokning #${booking.id} hos ${shop.name}`,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

const OF: Record<PaymentKind, string> = {
  rent: "hyran",
  deposit: "din deposition",
  charge: "tillägget",
};

function refundOf(kind: PaymentKind): string {
  return `Återbetalningen av ${OF[kind]}`;
}

function letterBody(facts: FailedFacts): LetterBody {
  const { shop, booking, amount, kind } = facts;
  const words = ownersWords("refund_failed", facts);
  const sum = formatKronor(amount);
  const what = `${sum} av ${OF[kind]}`;
  return {
    heading: `${refundOf(kind)} gick inte fram`,
    reference: `Bokning #${booking.id}`,
    preheader: `${what} nådde inte ditt kort. Pengarna är kvar hos oss, och de är dina.`,
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      ...words.opening(
        `Vi har tidigare skrivit att ${what} återbetalas till kortet som du betalade med. Banken tog inte emot pengarna. Det kan bero på att kortet är spärrat eller utbytt. Pengarna är kvar hos oss, och de är fortfarande dina.`,
      ),
      {
        kind: "notice",
        tone: "calm",
        title: "Så får du dina pengar",
        text: "Hör av dig till oss med clearingnummer och kontonummer, så betalar vi ut beloppet till ditt bankkonto. Annars hör vi av oss till dig. Skicka aldrig kortnummer eller koder: det frågar vi aldrig efter.",
      },
      {
        kind: "facts",
        title: "Återbetalning",
        facts: [
          { label: "Gäller", value: PAYMENT_KIND_LABELS[kind] },
          { label: "Belopp", value: sum },
        ],
      },
      { kind: "facts", title: "Din bokning", facts: bookingSummary(booking) },
      ...words.closing,
      ...ownPageBlock(facts),
      ...contactBlock(shop),
    ],
  };
}
