import { nightCount } from "#domain/dates/date-range.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingAddress } from "./booking-summary.ts";
import { deadlineNotice } from "./deadline-notice.ts";
import type { Fact, LetterBlock, LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { priceBlock } from "./price-lines.ts";
import { nightsInWords } from "#texts/quote-lines.ts";
import { customerFacts, stayBlock } from "./stay-facts.ts";

/** To the shop: everything it takes to say yes or no. */
export function adminNotification(facts: BookingLetterFacts): LetterContent {
  const { shop, booking } = facts;
  const body = letterBody(facts);
  const dates = `${formatDay(booking.startDate)} – ${formatDay(booking.endDate)}`;
  return {
    subject: `Ny bokning #${booking.id}: ${booking.itemName}, ${dates}`,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: BookingLetterFacts): LetterBody {
  const { shop, booking } = facts;
  const total = formatKronor(booking.quote.total);
  const nights = nightsInWords(nightCount(booking));
  return {
    heading: "Ny bokning att godkänna",
    reference: `Bokning #${booking.id}`,
    preheader: `${booking.customerName}, ${nights}, ${total}`,
    reason: `Mejlet går till butikens adress när någon bokar hos ${shop.name}.`,
    blocks: [
      {
        kind: "paragraph",
        text: `${booking.customerName} har bokat ${booking.itemName} i ${nights} för ${total}. Beloppet är reserverat på kundens kort och dras när du godkänner bokningen.`,
      },
      deadlineNotice(booking.authorizationExpiresAt),
      { kind: "button", label: "Öppna bokningen", href: bookingAddress(facts) },
      stayBlock(facts),
      { kind: "facts", title: "Kund", facts: customerFacts(booking) },
      ...travelBlocks(booking.travelInfo),
      { kind: "facts", title: "Bokning", facts: bookingFacts(booking) },
      priceBlock(booking.quote),
    ],
  };
}

function travelBlocks(travelInfo: string | null): LetterBlock[] {
  if (!travelInfo?.trim()) return [];
  return [{ kind: "quotation", title: "Om resan, med kundens ord", text: travelInfo }];
}

function bookingFacts(booking: BookingLetterFacts["booking"]): Fact[] {
  const { id, itemName, quantity, depositAmount, agreementName } = booking;
  const facts: Fact[] = [
    { label: "Bokningsnummer", value: `#${id}` },
    { label: "Objekt", value: itemName },
    { label: "Antal", value: `${quantity} st` },
  ];
  if (booking.itemType === "rv")
    facts.push({
      label: "Deposition",
      value: depositAmount ? `${formatKronor(depositAmount)}, betalas separat` : "Ingen",
    });
  facts.push({
    label: "Hyresavtal",
    value: agreementName ? `${agreementName}, godkänt av kunden` : "Inget",
  });
  return facts;
}
