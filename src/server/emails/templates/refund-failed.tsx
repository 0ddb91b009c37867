import type { PaymentKind } from "#domain/payments/payment-method.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import { ACCOUNT_ASKED, BANK_REFUSED, partOf, refundFailedTitle } from "#texts/money-back-words.ts";
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
      `${refundFailedTitle(facts.kind)}, bokning #${booking.id} hos ${shop.name}`,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: FailedFacts): LetterBody {
  const { shop, booking, amount, kind } = facts;
  const words = ownersWords("refund_failed", facts);
  const sum = formatKronor(amount);
  const what = partOf(kind, sum);
  return {
    heading: refundFailedTitle(kind),
    reference: `Bokning #${booking.id}`,
    preheader: `${what} nådde inte ditt kort. Pengarna är kvar hos oss, och de är dina.`,
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      ...words.opening(
        `Vi har tidigare skrivit att ${what} återbetalas till kortet som du betalade med. ${BANK_REFUSED}`,
      ),
      {
        kind: "notice",
        tone: "calm",
        title: "Så får du dina pengar",
        text: ACCOUNT_ASKED,
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
