import type { PaymentKind, PaymentMethod } from "#domain/payments/payment-method.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import { attachedReceipts } from "./attached-receipts.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingSummary } from "./booking-summary.ts";
import { contactBlock } from "./contact-block.ts";
import type { LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { ownPageBlock } from "./own-page-block.ts";
import { ownersWords } from "./owners-words.ts";

type TakenBackFacts = BookingLetterFacts & {
  amount: number;
  method: PaymentMethod;
  kind: PaymentKind;
  /** What is to be paid of the rent now. */
  due: number;
  creditNumbers: readonly string[];
};

const CAME: Record<PaymentMethod, string> = {
  card: "med kort",
  swish: "med Swish",
  bank: "på vårt bankkonto",
  till: "i vår kassa",
};

/** To the customer, when a payment they were thanked for had been recorded in error. */
export function paymentTakenBack(facts: TakenBackFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  return {
    subject: ownersWords("payment_taken_back", facts).subject,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: TakenBackFacts): LetterBody {
  const { shop, booking, amount, method, kind, creditNumbers } = facts;
  const sum = formatKronor(amount);
  const what = kind === "deposit" ? `en deposition på ${sum}` : sum;
  const rest = restWords(facts);
  const words = ownersWords("payment_taken_back", facts);
  return {
    heading: "Vi har rättat en betalning",
    reference: `Bokning #${booking.id}`,
    preheader: `${sum} var registrerat av misstag. ${rest}`.trim(),
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      ...words.opening(
        `Vi har tidigare skrivit att vi tagit emot ${what} ${CAME[method]}. Det var registrerat av misstag och räknas inte längre. Inga pengar har flyttats. Vi ber om ursäkt för misstaget. ${rest}`.trim(),
      ),
      ...(creditNumbers.length > 0
        ? [
            {
              kind: "facts" as const,
              title: "Kvittot som rättar",
              facts: attachedReceipts("Rättelse", creditNumbers),
            },
          ]
        : []),
      { kind: "facts", title: "Din bokning", facts: bookingSummary(booking) },
      ...words.closing,
      ...ownPageBlock(facts),
      ...contactBlock(shop),
    ],
  };
}

function restWords({ kind, amount, due }: TakenBackFacts): string {
  if (kind === "deposit")
    return `Depositionen på ${formatKronor(amount)} är alltså inte betald än.`;
  return due > 0 ? `${formatKronor(due)} återstår att betala.` : "";
}
