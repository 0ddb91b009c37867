import type { EarlierReservation } from "#domain/payments/earlier-reservation.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import { beforeSentence, partSentence, type LinkSums } from "#texts/link-sums.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookedDeposit, bookingSummary } from "./booking-summary.ts";
import { cancellationBlock } from "./cancellation-block.ts";
import { contactBlock } from "./contact-block.ts";
import type { LetterBlock, LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { ownPageBlock } from "./own-page-block.ts";
import { ownersWords } from "./owners-words.ts";
import { priceBlock } from "./price-lines.ts";
import { instantInWords, stayBlock } from "./stay-facts.ts";

type PaymentLinkFacts = BookingLetterFacts & {
  payUrl: string;
  expiresAt: Date;
  amount: number;
  /** What it is of the rent; without, it is all of it. */
  sums?: LinkSums;
  isChargedAtOnce: boolean;
  /** The shop approved the booking before it was paid. */
  isConfirmed: boolean;
  /** What is written of it looks back: nobody is told when to pick up. */
  isStayOver?: boolean;
  /** The first that the customer hears of a booking that staff have made for them. */
  isRequest?: boolean;
  /** What became of the reservation for the whole, where there was one and the stay is still to come. */
  again: EarlierReservation | null;
};

/** To the customer who is asked to pay by card: again, for the same sum, or what is due of the rent. */
export function paymentLink(facts: PaymentLinkFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  return {
    subject: subjectOf(facts),
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

/** A letter of its own where it is the first that the customer hears. */
function ownersWordsOf(facts: PaymentLinkFacts) {
  return ownersWords(facts.isRequest && !facts.again ? "booking_request" : "payment_link", facts);
}

function subjectOf(facts: PaymentLinkFacts): string {
  const { again, amount, booking, shop } = facts;
  const own = ownersWordsOf(facts).subject;
  if (own) return own;
  const which = `bokning #${booking.id} hos ${shop.name}`;
  return again
    ? `Godkänn kortet på nytt för ${which}`
    : `Betala ${formatKronor(amount)} för ${which}`;
}

function wordsFor(facts: PaymentLinkFacts) {
  if (facts.again) return wordsAgain(facts, EARLIER[facts.again]);
  return facts.isRequest ? wordsOfRequest(facts) : wordsOfDue(facts);
}

function letterBody(facts: PaymentLinkFacts): LetterBody {
  const { shop, booking, payUrl, expiresAt } = facts;
  const words = wordsFor(facts);
  const own = ownersWordsOf(facts);
  return {
    heading: words.heading,
    reference: `Bokning #${booking.id}`,
    preheader: words.preheader,
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      ...own.opening(...words.paragraphs),
      { kind: "button", label: words.button, href: payUrl },
      {
        kind: "notice",
        tone: "warning",
        title: `Länken gäller till ${instantInWords(expiresAt)}`,
        text: "Den är personlig och kan bara användas en gång. Hinner du inte, hör av dig så skickar vi en ny.",
      },
      { kind: "notice", tone: "calm", ...cardWords(facts) },
      facts.isStayOver
        ? { kind: "facts", title: "Din bokning", facts: bookingSummary(booking) }
        : stayBlock(facts),
      priceBlock(booking.quote),
      ...(facts.isRequest ? termsBlocks(facts) : []),
      ...own.closing,
      ...ownPageBlock(facts),
      ...contactBlock(shop),
    ],
  };
}

/** What else is promised and asked for, before the customer says yes. */
function termsBlocks(facts: PaymentLinkFacts): LetterBlock[] {
  const deposit = bookedDeposit(facts.booking);
  return [
    ...(deposit > 0
      ? [
          {
            kind: "paragraph" as const,
            text: `Utöver hyran lämnar du en deposition på ${formatKronor(deposit)} före hämtningen. Den får du tillbaka när allt är återlämnat i gott skick.`,
          },
        ]
      : []),
    cancellationBlock(facts, { isApproved: false }),
  ];
}

/** Only what the shop knows: a reservation may also have been released, by whoever cancelled. */
const EARLIER: Record<EarlierReservation, { ends: string; why: string }> = {
  lapsing: { ends: "går snart ut", why: ", eftersom en kortreservation bara gäller några dagar" },
  lapsed: { ends: "har gått ut", why: ", eftersom en kortreservation bara gäller några dagar" },
  released: { ends: "är släppt", why: ", så inget är reserverat eller betalt just nu" },
};

function wordsAgain(
  { booking, amount, isConfirmed }: PaymentLinkFacts,
  { ends, why }: { ends: string; why: string },
) {
  return {
    heading: "Godkänn kortet på nytt",
    preheader: `Reservationen på kortet ${ends}. Vi håller fortfarande ${booking.itemName} åt dig.`,
    paragraphs: [
      `Reservationen på ditt kort ${ends}${why}. Vi håller fortfarande ${booking.itemName} åt dig, samma nätter och till samma pris.`,
      isConfirmed
        ? "Bokningen är redan godkänd av oss. Det som återstår är att du godkänner kortet på nytt. Vi beklagar besväret!"
        : "För att bokningen ska bli av behöver du godkänna kortet på nytt. Vi beklagar besväret!",
    ],
    button: `Godkänn ${formatKronor(amount)} på nytt`,
  };
}

function wordsOfRequest({ booking, amount }: PaymentLinkFacts) {
  return {
    heading: "Bekräfta din bokning",
    preheader: `Vi håller ${booking.itemName} åt dig. Läs villkoren och betala så är det klart.`,
    paragraphs: ["Läs igenom bokningen och hyresvillkoren och betala med kort, så är allt klart."],
    button: `Läs villkoren och betala ${formatKronor(amount)}`,
  };
}

function wordsOfDue({ booking, amount, sums }: PaymentLinkFacts) {
  const sum = formatKronor(amount);
  return {
    heading: `Betala ${sum}`,
    preheader: `${sum} för din bokning av ${booking.itemName}.`,
    paragraphs: [
      `Här kommer länken för att betala ${sum} för din bokning av ${booking.itemName}.`,
      ...(sums ? [beforeSentence(sums), partSentence(sums)].filter((one) => one !== "") : []),
    ],
    button: `Betala ${sum} med kort`,
  };
}

function cardWords({ amount, isChargedAtOnce, isConfirmed }: PaymentLinkFacts) {
  const sum = formatKronor(amount);
  return isChargedAtOnce
    ? { title: "Beloppet dras direkt", text: `Vi drar ${sum} från ditt kort när du betalar.` }
    : {
        title: "Kortet blir bara reserverat",
        text: `Vi reserverar ${sum} på ditt kort. Beloppet dras först när vi har godkänt ${isConfirmed ? "betalningen" : "bokningen"}.`,
      };
}
