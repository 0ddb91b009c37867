import type { PaymentMethod } from "#domain/payments/payment-method.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingSummary } from "./booking-summary.ts";
import { contactBlock } from "./contact-block.ts";
import { hello } from "./greeting.ts";
import type { LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";

type PaidFacts = BookingLetterFacts & {
  amount: number;
  method?: PaymentMethod;
  /** The booking is confirmed, its rent paid and the stay to come. */
  isAllDone?: boolean;
  /** Another is held already, so that this one goes back. */
  isSecond?: boolean;
};

const CAME: Record<PaymentMethod, string> = {
  card: "",
  swish: " med Swish",
  bank: " på vårt bankkonto",
  till: " i vår kassa",
};

function restWords({ isAllDone = false, isSecond = false }: PaidFacts): string {
  if (isSecond) return " Den var redan betald, så vi betalar tillbaka den ena.";
  return isAllDone ? " Nu är allt klart inför hämtningen." : "";
}

/** To the customer, when the deposit is paid. */
export function depositPaid(facts: PaidFacts): LetterContent {
  const { shop, booking } = facts;
  const body = letterBody(facts);
  return {
    subject: `Depositionen för bokning #${booking.id} hos ${shop.name} är betald`,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: PaidFacts): LetterBody {
  const { shop, booking, amount, method = "card" } = facts;
  const sum = formatKronor(amount);
  return {
    heading: "Tack, depositionen är betald",
    reference: `Bokning #${booking.id}`,
    preheader: `${sum} för ${booking.itemName}.`,
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      {
        kind: "paragraph",
        text: `${hello(booking.customerName)} Vi har tagit emot depositionen på ${sum}${CAME[method]} för ${booking.itemName}.${restWords(facts)}`,
      },
      {
        kind: "notice",
        tone: "calm",
        title: "Du får tillbaka den",
        text: "Depositionen betalas tillbaka på samma sätt inom 7 dagar efter återlämning, om allt är som det ska.",
      },
      { kind: "facts", title: "Din bokning", facts: bookingSummary(booking) },
      ...contactBlock(shop),
    ],
  };
}
