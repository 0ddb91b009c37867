import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import { attachedReceipts } from "./attached-receipts.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingSummary } from "./booking-summary.ts";
import { contactBlock } from "./contact-block.ts";
import type { Fact, LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { ownPageBlock } from "./own-page-block.ts";
import { ownersWords } from "./owners-words.ts";

type KeptFacts = BookingLetterFacts & {
  amount: number;
  /** What is still the customer's and goes back as it came. */
  left: number;
  /** The card did not take what was to go back: the customer has been asked for an account. */
  isCardClosed: boolean;
  /** A service has a receipt; damage has none. */
  receiptNumbers: readonly string[];
  /** In the words of whoever decided it. */
  note: string;
  /** Rent is left to pay: nobody is told that they are done. */
  owesRent?: boolean;
  /** The item is back; else it is kept during the stay, or before it. */
  isReturned: boolean;
};

/** To the customer, when a part of the deposit is kept. */
export function depositKept(facts: KeptFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  return {
    subject: ownersWords("deposit_kept", facts).subject,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: KeptFacts): LetterBody {
  const { shop, booking, left } = facts;
  const amount = formatKronor(facts.amount);
  const words = ownersWords("deposit_kept", facts);
  return {
    heading: "Ett avdrag på din deposition",
    reference: `Bokning #${booking.id}`,
    preheader: `Vi drar ${amount} från depositionen.`,
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      ...words.opening(
        `${facts.isReturned ? "Efter återlämningen drar vi" : "Vi drar"} ${amount} från din deposition.`,
      ),
      {
        kind: "notice",
        tone: "calm",
        title:
          left > 0
            ? `${formatKronor(left)} är kvar av depositionen`
            : "Hela depositionen är använd",
        text: leftWords(facts),
      },
      { kind: "facts", title: "Avdrag", facts: keptFacts(facts) },
      { kind: "facts", title: "Din bokning", facts: bookingSummary(booking) },
      ...words.closing,
      ...ownPageBlock(facts),
      ...contactBlock(shop),
    ],
  };
}

function leftWords({ left, isCardClosed, owesRent = false }: KeptFacts): string {
  if (left <= 0) return "Har du frågor om avdraget? Svara på mejlet eller ring oss.";
  return isCardClosed
    ? "Ditt kort tog inte emot återbetalningen. Hör av dig till oss med clearingnummer och kontonummer, så betalar vi ut det som är kvar till ditt bankkonto. Skicka aldrig kortnummer eller koder: det frågar vi aldrig efter."
    : `Det som är kvar betalas tillbaka på samma sätt som du betalade.${owesRent ? "" : " Du behöver inte göra något."}`;
}

function keptFacts({ amount, receiptNumbers, note }: KeptFacts): Fact[] {
  const facts: Fact[] = [{ label: "Belopp", value: formatKronor(amount) }];
  const why = note.trim().replaceAll(/\s+/g, " ");
  if (why) facts.push({ label: "Avser", value: why });
  facts.push(...attachedReceipts("Kvitto", receiptNumbers));
  return facts;
}
