import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingSummary } from "./booking-summary.ts";
import { contactBlock } from "./contact-block.ts";
import { hello } from "./greeting.ts";
import type { BlockOf, LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";

type CancelledFacts = BookingLetterFacts & {
  /** What became of the rent: its reservation was let go, it stays paid, or there was none. */
  money: "released" | "kept" | "none";
};

/** To the customer, when the booking is off. */
export function bookingCancelled(facts: CancelledFacts): LetterContent {
  const { shop, booking } = facts;
  const body = letterBody(facts);
  return {
    subject: `Din bokning #${booking.id} hos ${shop.name} är avbokad`,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody({ shop, booking, money }: CancelledFacts): LetterBody {
  const notice = moneyNotice(money, formatKronor(booking.quote.total));
  return {
    heading: "Din bokning är avbokad",
    reference: `Bokning #${booking.id}`,
    preheader: `${booking.itemName}. ${notice.title}.`,
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      {
        kind: "paragraph",
        text: `${hello(booking.customerName)} Din bokning av ${booking.itemName} är avbokad. Vi är ledsna att det inte blev av den här gången, och du är varmt välkommen att boka igen.`,
      },
      notice,
      { kind: "facts", title: "Det här är avbokat", facts: bookingSummary(booking) },
      { kind: "button", label: "Se lediga dagar och boka igen", href: shop.baseUrl },
      ...contactBlock(shop),
    ],
  };
}

function moneyNotice(money: CancelledFacts["money"], total: string): BlockOf<"notice"> {
  const words = {
    released: {
      title: "Reservationen på kortet är släppt",
      text: `Inget av beloppet på ${total} har dragits. Det kan dröja några dagar innan din bank visar att pengarna är fria igen.`,
    },
    kept: {
      title: "Vi hör av oss om återbetalning",
      text: "Det du har betalat är kvar hos oss tills vidare. Vi hör av oss till dig om återbetalningen.",
    },
    none: {
      title: "Du behöver inte betala hyran",
      text: "Hyran har inte dragits från ditt kort, och du behöver inte göra något.",
    },
  };
  return { kind: "notice", tone: "calm", ...words[money] };
}
