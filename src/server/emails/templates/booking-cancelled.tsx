import type { LetterContent } from "#server/emails/letter.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { CANCELLED_BY_CUSTOMER } from "#texts/customer-words.ts";
import { formatKronor } from "#texts/format.ts";
import { REFUND_TIME, RELEASE_TIME } from "#texts/money-back-words.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingSummary } from "./booking-summary.ts";
import { contactBlock } from "./contact-block.ts";
import type { BlockOf, LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { ownPageBlock } from "./own-page-block.ts";
import { ownersWords } from "./owners-words.ts";

/** What was decided with the cancelling, in kronor. */
type SettledMoney = {
  reason: string;
  kept: number;
  /** Of what is kept: charged from the reservation. */
  charged: number;
  /** Of the reservation: let go. */
  released: number;
  /** Of what was paid: to go back, and of that by other ways than to the card. */
  refunded: number;
  byHand: number;
  /** Of what was paid: what the customer's bank has taken, or is about to decide on. */
  atBank: number;
  /** Of what was paid: to go back once an administrator gives it. */
  later: number;
  deposit: number;
};

type CancelledFacts = BookingLetterFacts & {
  /** What became of the rent: its reservation was let go, it stays paid, there was none, or all of it was decided. */
  money: "released" | "kept" | "none" | SettledMoney;
};

/** To the customer, when the booking is off. */
export function bookingCancelled(facts: CancelledFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  return {
    subject: ownersWords("booking_cancelled", facts).subject,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: CancelledFacts): LetterBody {
  const { shop, booking, money } = facts;
  const words = ownersWords("booking_cancelled", facts);
  const notice =
    typeof money === "string"
      ? moneyNotice(money, formatKronor(booking.quote.total))
      : settledNotice(money);
  return {
    heading: "Din bokning är avbokad",
    reference: `Bokning #${booking.id}`,
    preheader: `${booking.itemName}. ${notice.title}.`,
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      ...words.opening(),
      notice,
      ...(typeof money === "string" || money.reason === CANCELLED_BY_CUSTOMER
        ? []
        : [{ kind: "quotation" as const, title: "Varför", text: money.reason }]),
      { kind: "facts", title: "Det här är avbokat", facts: bookingSummary(booking) },
      { kind: "button", label: "Se lediga dagar och boka igen", href: shop.baseUrl },
      ...words.closing,
      ...ownPageBlock({ ...facts, booking: { ...booking, isOver: true } }),
      ...contactBlock(shop),
    ],
  };
}

function moneyNotice(money: "released" | "kept" | "none", total: string): BlockOf<"notice"> {
  const words = {
    released: {
      title: "Reservationen på kortet är släppt",
      text: `Inget av beloppet på ${total} har dragits. ${RELEASE_TIME}`,
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

function settledNotice(money: SettledMoney): BlockOf<"notice"> {
  const { kept, charged, released, refunded, byHand, atBank, later, deposit } = money;
  const toCard = sumKronor(refunded, -byHand, -atBank, -later);
  const back = sumKronor(released, refunded);
  const sentences = [
    toCard > 0 &&
      `Vi betalar tillbaka ${formatKronor(toCard)} till kortet du betalade med. ${REFUND_TIME}`,
    byHand > 0 &&
      `${formatKronor(byHand)} betalade du på annat sätt än med kort. Vi hör av oss om hur du får tillbaka dem.`,
    atBank > 0 &&
      `${formatKronor(atBank)} har du begärt tillbaka genom din bank, så dem betalar vi inte ut härifrån. Hör av dig till oss om banken säger nej.`,
    later > 0 &&
      `Vi betalar tillbaka ${formatKronor(later)} och hör av oss till dig när det är gjort.`,
    released > 0 &&
      `${formatKronor(released)} av det som var reserverat på ditt kort släpps. ${RELEASE_TIME}`,
    kept > 0 && back > 0 && `${formatKronor(kept)} behåller vi som avbokningsavgift.`,
    kept > 0 && back === 0 && `Vi behåller hyran på ${formatKronor(kept)}.`,
    charged > 0 &&
      `Av det dras ${formatKronor(charged)} nu från det som var reserverat på ditt kort. Kvittot hittar du på din bokningssida.`,
    deposit > 0 && `Depositionen på ${formatKronor(deposit)} går tillbaka i sin helhet.`,
    kept === 0 && back === 0 && "Du behöver inte betala hyran.",
  ];
  return {
    kind: "notice",
    tone: "calm",
    title: settledTitle({ refunded, released, kept, atBank }),
    text: sentences.filter((sentence) => sentence !== false).join(" "),
  };
}

function settledTitle({
  refunded,
  released,
  kept,
  atBank,
}: Pick<SettledMoney, "refunded" | "released" | "kept" | "atBank">): string {
  if (atBank > 0 && atBank === sumKronor(refunded, released)) return "Pengarna finns hos din bank";
  if (refunded > 0)
    return `Du får tillbaka ${formatKronor(sumKronor(refunded, released))} av hyran`;
  if (released > 0) return `Reservationen på ${formatKronor(released)} släpps`;
  return kept > 0 ? "Hyran betalas inte tillbaka" : "Du behöver inte betala hyran";
}
