import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import { agreementLeft } from "./agreement-left.ts";
import { attachedReceipts } from "./attached-receipts.ts";
import { depositUrl, type BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingSummary, bookedDeposit } from "./booking-summary.ts";
import { cancellationBlock } from "./cancellation-block.ts";
import { contactBlock } from "./contact-block.ts";
import { hello } from "./greeting.ts";
import { handOverSteps } from "./hand-over-steps.ts";
import type { Fact, LetterBlock, LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { ownPageBlock } from "./own-page-block.ts";
import { ownersWords, standardWords } from "./owners-words.ts";
import { priceBlock } from "./price-lines.ts";
import { payRentButton, payRentWords } from "./rent-to-pay.ts";
import { buyerFacts, stayBlock } from "./stay-facts.ts";
import { dayInWords } from "#texts/long-day.ts";
import { withdrawalBlock } from "./withdrawal-block.ts";

type ConfirmedFacts = BookingLetterFacts & {
  /** Of what was paid by now; they go along with the letter. */
  receiptNumbers: readonly string[];
  /** Staff may confirm a booking by hand, before the card is charged. Charged unless said otherwise. */
  money?: "charged" | "paid" | "reserved" | "none";
  /** What was charged, where that is not the whole price. */
  charged?: number;
  /** What was paid of the rent before that, by card or otherwise. */
  paidBefore?: number;
  /** What is left to pay of the rent, where something is. */
  due?: number;
  /** Approved afterwards: nothing is left to pick up, or to leave a deposit for. */
  isStayOver?: boolean;
  /** The deposit is there already. */
  hasDeposit?: boolean;
  /** A text is still to be accepted. */
  lacksAgreement?: boolean;
  /** The rental agreement goes along with the letter. */
  hasContract?: boolean;
};

/** To the customer, when the shop has said yes. */
export function bookingConfirmed(facts: ConfirmedFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  return {
    subject: wordsOf(facts).subject,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

/** The owner's words look ahead to the stay. */
function wordsOf(facts: ConfirmedFacts) {
  return facts.isStayOver
    ? standardWords("booking_confirmed", facts)
    : ownersWords("booking_confirmed", facts);
}

function letterBody(facts: ConfirmedFacts): LetterBody {
  const { shop, booking } = facts;
  return {
    heading: "Din bokning är godkänd",
    reference: `Bokning #${booking.id}`,
    preheader: facts.isStayOver
      ? `Vi har godkänt din bokning av ${booking.itemName}.`
      : `Välkommen att hämta ${booking.itemName} ${dayInWords(booking.startDate)} kl. ${booking.pickupTime}.`,
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      ...(facts.isStayOver ? lookingBack(facts) : lookingAhead(facts)),
      ...wordsOf(facts).closing,
      ...ownPageBlock(facts),
      ...contactBlock(shop),
    ],
  };
}

function lookingAhead(facts: ConfirmedFacts): LetterBlock[] {
  const { booking } = facts;
  return [
    ...wordsOf(facts).opening(),
    stayBlock(facts),
    ...moneyBlocks(facts),
    ...depositBlocks(facts),
    ...(facts.lacksAgreement ? agreementLeft(facts.shop) : []),
    ...contractBlocks(facts),
    { kind: "steps", title: "Hämtning och återlämning", steps: handOverSteps(facts) },
    priceBlock(booking.quote),
    { kind: "facts", title: "Din bokning", facts: bookingFacts(facts) },
    ...buyerBlock(booking),
    cancellationBlock(facts, { isApproved: true }),
    ...withdrawalBlock(facts, { isApproved: true }),
  ];
}

function lookingBack(facts: ConfirmedFacts): LetterBlock[] {
  const { booking } = facts;
  const [, ...more] = bookingFacts(facts);
  return [
    {
      kind: "paragraph",
      text: `${hello(booking.customerName)} Vi har godkänt din bokning av ${booking.itemName}. Hyrestiden slutade ${dayInWords(booking.endDate)}, så det finns inget att hämta.`,
    },
    ...moneyBlocks(facts),
    ...(facts.hasDeposit ? depositBlocks(facts) : []),
    ...contractBlocks(facts),
    priceBlock(booking.quote),
    {
      kind: "facts",
      title: "Din bokning",
      facts: [...bookingSummary(booking), ...more.filter(({ label }) => label !== "Antal")],
    },
  ];
}

function moneyBlocks(facts: ConfirmedFacts): LetterBlock[] {
  const { booking, shop, money, charged } = facts;
  const button = money === "none" ? payRentButton(charged ?? booking.quote.total, shop) : [];
  return [moneyNotice(facts), ...button];
}

function moneyNotice(facts: ConfirmedFacts): LetterBlock {
  const { booking, money = "charged", charged } = facts;
  const total = formatKronor(charged ?? booking.quote.total);
  const words = {
    charged: {
      title: (facts.due ?? 0) > 0 ? "Tack för din betalning" : "Betalningen är klar",
      text: `${total} har dragits från ditt kort. ${restWords(facts)}`,
    },
    // By card, Swish or otherwise.
    paid: { title: "Betalningen är klar", text: `${total} är betalt. Tack!` },
    reserved: {
      title: "Kortet är bara reserverat",
      text: `${total} är reserverat på ditt kort, men har ännu inte dragits.`,
    },
    none: {
      title: "Betalningen återstår",
      text: `${beforeWords(facts)}${total} är ännu inte betalt. ${payRentWords(charged ?? booking.quote.total)}`,
    },
  };
  return { kind: "notice", tone: money === "none" ? "warning" : "calm", ...words[money] };
}

/** What the card was charged with may be a part, with the rest paid before or still to come. */
function restWords({ paidBefore = 0, due = 0 }: ConfirmedFacts): string {
  const before = paidBefore > 0 ? ` ${formatKronor(paidBefore)} var redan betalt.` : "";
  if (due > 0)
    return `Tack!${before} ${formatKronor(due)} återstår att betala, och vi hör av oss till dig om det.`;
  return before === "" ? "Tack!" : `Tack!${before} Hyran är nu betald i sin helhet.`;
}

function beforeWords({ paidBefore = 0 }: ConfirmedFacts): string {
  return paidBefore > 0 ? `${formatKronor(paidBefore)} är betalt. ` : "";
}

function depositBlocks(facts: ConfirmedFacts): LetterBlock[] {
  const { booking, hasDeposit = false } = facts;
  const deposit = bookedDeposit(booking);
  if (deposit === 0) return [];
  const title = `Deposition: ${formatKronor(deposit)}`;
  const back = "betalas tillbaka inom 7 dagar efter återlämning";
  if (hasDeposit)
    return [
      { kind: "notice", tone: "calm", title, text: `Depositionen är redan betald, och ${back}.` },
    ];
  return [
    {
      kind: "notice",
      tone: "calm",
      title,
      text: `Depositionen ska vara betald före hämtningen, och ${back}.`,
    },
    {
      kind: "button",
      label: "Betala depositionen",
      href: depositUrl(facts),
    },
  ];
}

/** Whom the invoice is made out to. */
function buyerBlock(booking: ConfirmedFacts["booking"]): LetterBlock[] {
  const facts = buyerFacts(booking);
  return facts.length === 0 ? [] : [{ kind: "facts", title: "Kvitto och faktura", facts }];
}

/** Whoever has accepted the terms has nothing left to sign. */
function contractBlocks({ hasContract, isStayOver, booking }: ConfirmedFacts): LetterBlock[] {
  if (!hasContract) return [];
  const isSignedLater = !isStayOver && booking.agreementName === null;
  const later = isSignedLater
    ? " Läs gärna igenom det, så skriver vi under tillsammans när du hämtar."
    : "";
  return [
    {
      kind: "paragraph",
      text: `Hyresavtalet följer med det här mejlet som en PDF, med allt som vi har kommit överens om.${later}`,
    },
  ];
}

function bookingFacts({ booking, receiptNumbers }: ConfirmedFacts): Fact[] {
  const { id, quantity, agreementName } = booking;
  const facts: Fact[] = [{ label: "Bokningsnummer", value: `#${id}` }];
  facts.push(...attachedReceipts("Kvittonummer", receiptNumbers));
  if (quantity > 1) facts.push({ label: "Antal", value: `${quantity} st` });
  if (agreementName)
    facts.push({ label: "Hyresavtal", value: `Du har godkänt ”${agreementName}”` });
  return facts;
}
