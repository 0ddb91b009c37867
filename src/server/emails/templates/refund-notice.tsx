import type { PaymentKind, PaymentMethod } from "#domain/payments/payment-method.ts";
import { sumKronor } from "#domain/money/ore.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { reasonToCustomer } from "#texts/customer-words.ts";
import { formatKronor } from "#texts/format.ts";
import { REFUND_TIME } from "#texts/money-back-words.ts";
import { PAYMENT_KIND_LABELS } from "#texts/payment-methods.ts";
import { attachedReceipts } from "./attached-receipts.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingSummary } from "./booking-summary.ts";
import { contactBlock } from "./contact-block.ts";
import type { Fact, LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { ownPageBlock } from "./own-page-block.ts";
import { ownersWords } from "./owners-words.ts";

type RefundFacts = BookingLetterFacts & {
  /** What it was paid for. */
  kind: PaymentKind;
  amount: number;
  /** Of a deposit, what was kept of it. */
  kept: number;
  /** Of the deposit or of the rent, what the shop has still. */
  left: number;
  /** Empty where nothing is credited: a deposit, or what the cash register has. */
  creditNumbers: readonly string[];
  /** In the words of whoever decided it. */
  reason: string;
  /** How the money came, and goes back. */
  method?: PaymentMethod;
  /** Where the booking was called off: all that went back by it, and what was booked for that. */
  cancelling?: CancellingSums;
};

export type CancellingSums = {
  rent: number;
  deposit: number;
  /** The sale that is credited, and the fee that is kept of it, with its receipts. */
  credited: number;
  fee: number;
  feeNumbers: readonly string[];
};

/** Where the money goes, and when it is there. */
const WAYS: Record<PaymentMethod, { where: string; title: string; text: string }> = {
  card: {
    where: "återbetalas till kortet som du betalade med",
    title: "Pengarna är på väg",
    text: `${REFUND_TIME} Du behöver inte göra något.`,
  },
  swish: {
    where: "återbetalas med Swish",
    title: "Pengarna kommer med Swish",
    text: "Du behöver inte göra något.",
  },
  bank: {
    where: "återbetalas till ditt bankkonto",
    title: "Det kan ta någon bankdag",
    text: "Hur fort pengarna syns på kontot beror på din bank. Du behöver inte göra något.",
  },
  till: {
    where: "har betalats tillbaka i vår kassa",
    title: "Återbetalningen är klar",
    text: "Du behöver inte göra något.",
  },
};

const OF: Record<PaymentKind, string> = {
  rent: "hyran",
  deposit: "depositionen",
  charge: "tillägget",
};

const ofWhat = ({ kind, cancelling }: RefundFacts) =>
  cancelling && cancelling.rent > 0 && cancelling.deposit > 0
    ? `${OF.rent} och ${OF.deposit}`
    : OF[kind];

/** To the customer, when rent or deposit goes back. */
export function refundNotice(facts: RefundFacts): LetterContent {
  const { shop, booking } = facts;
  const body = letterBody(facts);
  return {
    subject:
      ownersWords("refund_notice", facts).subject ||
      `Återbetalning av ${ofWhat(facts)} för bokning #${booking.id} hos ${shop.name}`,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: RefundFacts): LetterBody {
  const { shop, booking } = facts;
  const amount = `${formatKronor(facts.amount)} av ${ofWhat(facts)}`;
  const { method = "card" } = facts;
  const way = WAYS[method];
  const words = ownersWords("refund_notice", facts);
  return {
    heading: `Din återbetalning av ${ofWhat(facts)} är på väg`,
    reference: `Bokning #${booking.id}`,
    preheader:
      method === "card"
        ? `${amount} återbetalas till kortet. ${REFUND_TIME}`
        : `${amount} ${way.where}.`,
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      ...words.opening(`Vi har ordnat med din återbetalning: ${amount} ${way.where}.`),
      {
        kind: "notice",
        tone: "calm",
        title: way.title,
        text: way.text,
      },
      { kind: "facts", title: "Återbetalning", facts: refundFacts(facts) },
      { kind: "facts", title: "Din bokning", facts: bookingSummary(booking) },
      ...words.closing,
      ...ownPageBlock(facts),
      ...contactBlock(shop),
    ],
  };
}

function refundFacts(refund: RefundFacts): Fact[] {
  const { kind, amount, creditNumbers, reason, kept, left, cancelling } = refund;
  const facts: Fact[] = [
    ...(cancelling && cancelling.rent > 0 && cancelling.deposit > 0
      ? [
          { label: PAYMENT_KIND_LABELS.rent, value: formatKronor(cancelling.rent) },
          { label: PAYMENT_KIND_LABELS.deposit, value: formatKronor(cancelling.deposit) },
        ]
      : [{ label: "Gäller", value: PAYMENT_KIND_LABELS[kind] }]),
    { label: "Belopp", value: formatKronor(amount) },
  ];
  const why = reasonToCustomer(reason).trim().replaceAll(/\s+/g, " ");
  if (why) facts.push({ label: "Orsak", value: why });
  facts.push(...attachedReceipts("Kreditkvitto", creditNumbers));
  if (cancelling) facts.push(...feeFacts(cancelling));
  if (kept > 0) facts.push({ label: `Avdraget från ${OF[kind]}`, value: formatKronor(kept) });
  if (left > 0) facts.push({ label: `Kvar hos oss av ${OF[kind]}`, value: formatKronor(left) });
  return facts;
}

/** Why the credit receipt has another sum than what comes back. */
function feeFacts({ rent, credited, fee, feeNumbers }: CancellingSums): Fact[] {
  if (fee === 0) return [];
  const isWhole = sumKronor(credited, -fee) === rent;
  return [
    ...attachedReceipts("Kvitto på avbokningsavgiften", feeNumbers),
    ...(isWhole
      ? [
          {
            label: "Så blir det",
            value: `Krediterat ${formatKronor(credited)}, avbokningsavgift ${formatKronor(fee)}, tillbaka ${formatKronor(rent)}`,
          },
        ]
      : []),
  ];
}
