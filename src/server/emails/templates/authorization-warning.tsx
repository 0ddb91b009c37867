import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingAddress, bookingSummary } from "./booking-summary.ts";
import { deadlineNotice } from "./deadline-notice.ts";
import type { LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { customerFacts } from "./stay-facts.ts";

type WarningFacts = BookingLetterFacts & { hoursLeft: 48 | 12 };

/** To the shop, while the card can still be charged. */
export function authorizationWarning(facts: WarningFacts): LetterContent {
  const { shop, booking, hoursLeft } = facts;
  const body = letterBody(facts);
  return {
    subject: `Godkänn inom ${hoursLeft} timmar: bokning #${booking.id}, ${booking.itemName}`,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: WarningFacts): LetterBody {
  const { shop, booking, hoursLeft } = facts;
  const total = formatKronor(booking.quote.total);
  return {
    heading: `Reservationen går ut inom ${hoursLeft} timmar`,
    reference: `Bokning #${booking.id}`,
    preheader: `${booking.customerName}, ${booking.itemName}, ${total}`,
    reason: `Mejlet går till butikens adress när en reservation hos ${shop.name} snart går ut.`,
    blocks: [
      {
        kind: "paragraph",
        text: `${booking.customerName} har bokat ${booking.itemName}. Reservationen på ${total} gäller i mindre än ${hoursLeft} timmar till.`,
      },
      deadlineNotice(booking.authorizationExpiresAt),
      { kind: "button", label: "Öppna bokningen", href: bookingAddress(facts) },
      { kind: "facts", title: "Bokning", facts: bookingSummary(booking) },
      { kind: "facts", title: "Kund", facts: customerFacts(booking) },
    ],
  };
}
