import type { PaymentMethod } from "#domain/payments/payment-method.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingSummary } from "./booking-summary.ts";
import { contactBlock } from "./contact-block.ts";
import type { LetterBlock, LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { ownPageBlock, ownPageUrl } from "./own-page-block.ts";
import { ownersWords } from "./owners-words.ts";

type PaidFacts = BookingLetterFacts & {
  amount: number;
  method?: PaymentMethod;
  /** What else is to be done before the pick-up, of a booking that is confirmed, paid and to come; of others unknown. */
  left?: readonly string[];
  /** Another is held already, so that this one goes back. */
  isSecond?: boolean;
  /** Paid while its booking was called off. */
  isCancelled?: boolean;
};

const CAME: Record<PaymentMethod, string> = {
  card: "",
  swish: " med Swish",
  bank: " på vårt bankkonto",
  till: " i vår kassa",
};

function restWords({ left, isSecond = false, isCancelled = false }: PaidFacts): string {
  if (isCancelled) return " Bokningen är avbokad, så vi betalar tillbaka den.";
  if (isSecond) return " Den var redan betald, så vi betalar tillbaka den ena.";
  return left?.length === 0 ? " Nu är allt klart inför hämtningen." : "";
}

function leftBlocks({ shop, left = [], isSecond = false }: PaidFacts): LetterBlock[] {
  if (left.length === 0 || isSecond) return [];
  return [
    { kind: "steps", title: "Kvar att göra före hämtningen", steps: [...left] },
    { kind: "button", label: "Öppna din bokning", href: ownPageUrl(shop) },
  ];
}

/** To the customer, when the deposit is paid. */
export function depositPaid(facts: PaidFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  return {
    subject: ownersWords("deposit_paid", facts).subject,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: PaidFacts): LetterBody {
  const { shop, booking, amount, method = "card" } = facts;
  const sum = formatKronor(amount);
  const words = ownersWords("deposit_paid", facts);
  return {
    heading: "Tack, depositionen är betald",
    reference: `Bokning #${booking.id}`,
    preheader: `${sum} för ${booking.itemName}.`,
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      ...words.opening(
        `Vi har tagit emot depositionen på ${sum}${CAME[method]} för ${booking.itemName}.${restWords(facts)}`,
      ),
      ...leftBlocks(facts),
      {
        kind: "notice",
        tone: "calm",
        title: "Du får tillbaka den",
        text: facts.isCancelled
          ? "Depositionen betalas tillbaka på samma sätt som du betalade, i sin helhet. Du behöver inte göra något."
          : "Depositionen betalas tillbaka på samma sätt inom 7 dagar efter återlämning, om allt är som det ska.",
      },
      { kind: "facts", title: "Din bokning", facts: bookingSummary(booking) },
      ...words.closing,
      ...ownPageBlock(facts),
      ...contactBlock(shop),
    ],
  };
}
