import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingAddress, bookingSummary } from "./booking-summary.ts";
import { deadlineNotice } from "./deadline-notice.ts";
import type { LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { customerFacts } from "./stay-facts.ts";

type ReservedFacts = BookingLetterFacts & {
  amount: number;
  /** What is to be paid besides. */
  due: number;
  /** The booking was approved before: only its payment waits. */
  isConfirmed: boolean;
};

/** To the shop, when a customer has paid by a link and the card waits to be charged. */
export function paymentToApprove(facts: ReservedFacts): LetterContent {
  const { shop, booking } = facts;
  const body = letterBody(facts);
  return {
    subject: `Betalning att godkänna: bokning #${booking.id}, ${booking.itemName}`,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: ReservedFacts): LetterBody {
  const { shop, booking, due } = facts;
  const amount = formatKronor(facts.amount);
  const rest = due > 0 ? ` Sedan återstår ${formatKronor(due)} att betala.` : "";
  return {
    heading: "En betalning att godkänna",
    reference: `Bokning #${booking.id}`,
    preheader: `${booking.customerName}, ${booking.itemName}, ${amount}`,
    reason: `Mejlet går till butikens adress när någon betalar med en länk från ${shop.name}.`,
    blocks: [
      {
        kind: "paragraph",
        text: `${booking.customerName} har betalat med länken för ${booking.itemName}. ${amount} är reserverade på kundens kort och dras när du godkänner ${facts.isConfirmed ? "betalningen" : "bokningen"}.${rest}`,
      },
      deadlineNotice(booking.authorizationExpiresAt),
      { kind: "button", label: "Öppna bokningen", href: bookingAddress(facts) },
      { kind: "facts", title: "Bokning", facts: bookingSummary(booking) },
      { kind: "facts", title: "Kund", facts: customerFacts(booking) },
    ],
  };
}
