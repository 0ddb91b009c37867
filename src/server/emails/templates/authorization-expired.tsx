import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingAddress, bookingSummary } from "./booking-summary.ts";
import type { LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { customerFacts } from "./stay-facts.ts";

/** To the shop, when the card can no longer be charged. */
export function authorizationExpired(facts: BookingLetterFacts): LetterContent {
  const { shop, booking } = facts;
  const body = letterBody(facts);
  return {
    subject: `Reservationen har gått ut: bokning #${booking.id}, ${booking.itemName}`,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: BookingLetterFacts): LetterBody {
  const { shop, booking } = facts;
  const total = formatKronor(booking.quote.total);
  return {
    heading: "Reservationen har gått ut",
    reference: `Bokning #${booking.id}`,
    preheader: `${booking.customerName}, ${booking.itemName}, ${total}`,
    reason: `Mejlet går till butikens adress när en reservation hos ${shop.name} har gått ut.`,
    blocks: [
      {
        kind: "paragraph",
        text: `Reservationen på ${total} för bokningen av ${booking.itemName} gäller inte längre, och beloppet kan inte dras. Kunden är ${booking.customerName}.`,
      },
      {
        kind: "notice",
        tone: "warning",
        title: "Nätterna är fortfarande bokade",
        text: "Öppna bokningen och mejla kunden en länk för att godkänna kortet på nytt, eller avboka så att nätterna blir lediga.",
      },
      { kind: "button", label: "Öppna bokningen", href: bookingAddress(facts) },
      { kind: "facts", title: "Bokning", facts: bookingSummary(booking) },
      { kind: "facts", title: "Kund", facts: customerFacts(booking) },
    ],
  };
}
