import type { CancelledRent } from "#domain/bookings/cancellation.ts";
import { sumKronor } from "#domain/money/ore.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingAddress, bookingSummary } from "./booking-summary.ts";
import type { LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { customerFacts } from "./stay-facts.ts";

type CancelledFacts = BookingLetterFacts & {
  rent: CancelledRent;
  /** What goes back of the deposit. */
  deposit: number;
  /** What of the rent no card takes back: somebody sends it. */
  byHand?: number;
  /** What of the rent the customer's bank has taken, or is about to decide on. */
  atBank?: number;
};

/** To the shop: a customer has cancelled on their own page, and all is done. */
export function cancelledNotice(facts: CancelledFacts): LetterContent {
  const { shop, booking } = facts;
  const body = letterBody(facts);
  return {
    subject: `Kunden har avbokat bokning #${booking.id}: ${booking.itemName}`,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: CancelledFacts): LetterBody {
  const { shop, booking } = facts;
  return {
    heading: "En kund har avbokat",
    reference: `Bokning #${booking.id}`,
    preheader: `${booking.customerName}, ${booking.itemName}`,
    reason: `Mejlet går till butikens adress när någon avbokar hos ${shop.name}.`,
    blocks: [
      {
        kind: "paragraph",
        text: `${booking.customerName} har avbokat ${booking.itemName} på sin bokningssida. Dagarna är lediga igen, och kunden har fått en bekräftelse.`,
      },
      { kind: "notice", tone: "calm", title: "Pengarna", text: moneyWords(facts) },
      { kind: "button", label: "Öppna bokningen", href: bookingAddress(facts) },
      { kind: "facts", title: "Bokningen", facts: bookingSummary(booking) },
      { kind: "facts", title: "Kund", facts: customerFacts(booking) },
    ],
  };
}

function moneyWords({ rent, deposit, byHand = 0, atBank = 0 }: CancelledFacts): string {
  const sentences = [
    rentWords(rent),
    atBank > 0 &&
      `${formatKronor(atBank)} av dem har kundens bank tagit tillbaka eller prövar: betala inte ut dem en gång till.`,
    byHand > 0 &&
      `${formatKronor(byHand)} kom inte med kort: betala tillbaka dem för hand, och registrera det på bokningen.`,
    deposit > 0 && `Depositionen på ${formatKronor(deposit)} går tillbaka.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(" ");
}

function rentWords({ kept, released, refunded }: CancelledRent): string {
  const back = sumKronor(released, refunded);
  if (back === 0 && kept === 0) return "Kunden hade inte betalat något av hyran.";
  const given = [
    refunded > 0 && `${formatKronor(refunded)} av hyran går tillbaka till kunden.`,
    released > 0 && `${formatKronor(released)} som var reserverat på kortet släpps.`,
    back === 0 && "Inget av hyran går tillbaka.",
  ]
    .filter((sentence) => sentence !== false)
    .join(" ");
  return kept > 0
    ? `${given} ${formatKronor(kept)} är butikens, enligt avbokningsreglerna.`
    : given;
}
