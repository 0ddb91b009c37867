import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { contactBlock } from "./contact-block.ts";
import { hello } from "./greeting.ts";
import type { LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { priceBlock } from "./price-lines.ts";
import { instantInWords, stayBlock } from "./stay-facts.ts";

type PaymentLinkFacts = BookingLetterFacts & { payUrl: string; expiresAt: Date };

/** To the customer whose card is no longer reserved, for the same booking and the same sum. */
export function paymentLink(facts: PaymentLinkFacts): LetterContent {
  const { shop, booking } = facts;
  const body = letterBody(facts);
  return {
    subject: `Godkänn kortet på nytt för bokning #${booking.id} hos ${shop.name}`,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: PaymentLinkFacts): LetterBody {
  const { shop, booking, payUrl, expiresAt } = facts;
  const total = formatKronor(booking.quote.total);
  return {
    heading: "Godkänn kortet på nytt",
    reference: `Bokning #${booking.id}`,
    preheader: `Reservationen på kortet har gått ut. Vi håller fortfarande ${booking.itemName} åt dig.`,
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      {
        kind: "paragraph",
        text: `${hello(booking.customerName)} Reservationen på ditt kort har gått ut, eftersom en kortreservation bara gäller några dagar. Vi håller fortfarande ${booking.itemName} åt dig, samma nätter och till samma pris.`,
      },
      {
        kind: "paragraph",
        text: "För att bokningen ska bli av behöver du godkänna kortet på nytt. Vi beklagar besväret!",
      },
      { kind: "button", label: `Godkänn ${total} på nytt`, href: payUrl },
      {
        kind: "notice",
        tone: "warning",
        title: `Länken gäller till ${instantInWords(expiresAt)}`,
        text: "Den är personlig och kan bara användas en gång. Hinner du inte, hör av dig så skickar vi en ny.",
      },
      {
        kind: "notice",
        tone: "calm",
        title: "Kortet blir bara reserverat",
        text: `Vi reserverar ${total} på ditt kort. Beloppet dras först när vi har godkänt bokningen.`,
      },
      stayBlock(facts),
      priceBlock(booking.quote),
      contactBlock(shop),
    ],
  };
}
