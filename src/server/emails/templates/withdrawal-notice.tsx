import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import { bookingAddress, bookingSummary } from "./booking-summary.ts";
import type { LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { customerFacts, instantInWords } from "./stay-facts.ts";
import type { WithdrawalLetterFacts } from "./withdrawal-received.tsx";

/** To the shop: what the customer has said, and what is now to be done. */
export function withdrawalNotice(facts: WithdrawalLetterFacts): LetterContent {
  const { shop, booking } = facts;
  const body = letterBody(facts);
  return {
    subject: `Kunden ångrar bokning #${booking.id}: ${booking.itemName}`,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: WithdrawalLetterFacts): LetterBody {
  const { shop, booking, at, charged, reserved } = facts;
  return {
    heading: "En kund ångrar sin bokning",
    reference: `Bokning #${booking.id}`,
    preheader: `${booking.customerName}, ${booking.itemName}`,
    reason: `Mejlet går till butikens adress när någon ångrar en bokning hos ${shop.name}.`,
    blocks: [
      {
        kind: "paragraph",
        text: `${booking.customerName} har använt sin ångerrätt för ${booking.itemName}. Kunden har fått en bekräftelse på det.`,
      },
      {
        kind: "notice",
        tone: "warning",
        title: charged > 0 ? "Avboka och betala tillbaka" : "Avboka",
        text: dutyWords(charged, reserved),
      },
      { kind: "button", label: "Öppna bokningen", href: bookingAddress(facts) },
      {
        kind: "facts",
        title: "Bokningen",
        facts: [...bookingSummary(booking), { label: "Ångrad", value: instantInWords(at) }],
      },
      { kind: "facts", title: "Kund", facts: customerFacts(booking) },
    ],
  };
}

function dutyWords(charged: number, reserved: number): string {
  if (charged > 0)
    return `Avboka bokningen så att dagarna blir lediga, och betala sedan tillbaka ${formatKronor(charged)}. Pengarna ska vara tillbaka hos kunden inom 14 dagar.`;
  return reserved > 0
    ? "Avboka bokningen, så blir dagarna lediga och reservationen på kundens kort släpps."
    : "Avboka bokningen, så blir dagarna lediga. Kunden har inte betalat något.";
}
