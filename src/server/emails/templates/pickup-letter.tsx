import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import { agreementLeft } from "./agreement-left.ts";
import { depositUrl, type BookingLetterFacts } from "./booking-letter-facts.ts";
import { contactBlock } from "./contact-block.ts";
import { handOverSteps } from "./hand-over-steps.ts";
import type { LetterBlock, LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { ownPageBlock, ownPageUrl } from "./own-page-block.ts";
import { ownersWords } from "./owners-words.ts";
import { payRentButton, payRentWords } from "./rent-to-pay.ts";
import { dayInWords } from "#texts/long-day.ts";
import { stayBlock } from "./stay-facts.ts";

export type PickupFacts = BookingLetterFacts & {
  /** What is left to pay of the rent and to leave as security, in kronor; 0 where nothing is. */
  rentDue: number;
  depositDue: number;
  /** A text is still to be accepted. */
  lacksAgreement: boolean;
  /** Nobody is named who drives. */
  lacksDrivers: boolean;
  /** What the shop advises to bring along; nothing is said where it is empty. */
  packingList: readonly string[];
};

type PickupLetter = "pickup_soon" | "pickup_tomorrow";

const HEADINGS: Record<PickupLetter, string> = {
  pickup_soon: "Snart är det dags",
  pickup_tomorrow: "Välkommen att hämta",
};

/** To the customer, a week before the pick-up. */
export function pickupSoon(facts: PickupFacts): LetterContent {
  return pickupLetter("pickup_soon", facts);
}

/** To the customer, the day before. */
export function pickupTomorrow(facts: PickupFacts): LetterContent {
  return pickupLetter("pickup_tomorrow", facts);
}

function pickupLetter(letter: PickupLetter, facts: PickupFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(letter, facts);
  return {
    subject: ownersWords(letter, facts).subject,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(letter: PickupLetter, facts: PickupFacts): LetterBody {
  const { shop, booking } = facts;
  const words = ownersWords(letter, facts);
  return {
    heading: HEADINGS[letter],
    reference: `Bokning #${booking.id}`,
    preheader: `${booking.itemName}, ${dayInWords(booking.startDate)} kl. ${booking.pickupTime}.`,
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      ...words.opening(),
      stayBlock(facts),
      ...leftToDo(facts),
      { kind: "steps", title: "Hämtning och återlämning", steps: handOverSteps(facts) },
      ...packing(facts),
      ...words.closing,
      ...ownPageBlock(facts),
      ...contactBlock(shop),
    ],
  };
}

/** What the customer has still to do, each with the way to it. */
function leftToDo(facts: PickupFacts): LetterBlock[] {
  const left = [
    ...rentLeft(facts),
    ...depositLeft(facts),
    ...(facts.lacksAgreement ? agreementLeft(facts.shop) : []),
    ...driversLeft(facts),
  ];
  if (left.length > 0) return left;
  return [
    {
      kind: "notice",
      tone: "calm",
      title: "Allt är klart",
      text: "Du behöver inte göra något mer före hämtningen.",
    },
  ];
}

function rentLeft({ shop, rentDue }: PickupFacts): LetterBlock[] {
  if (rentDue === 0) return [];
  const sum = formatKronor(rentDue);
  return [
    {
      kind: "notice",
      tone: "warning",
      title: `Kvar att betala: ${sum}`,
      text: `${sum} av hyran är inte betalt än. ${payRentWords(rentDue)}`,
    },
    ...payRentButton(rentDue, shop),
  ];
}

function depositLeft(facts: PickupFacts): LetterBlock[] {
  if (facts.depositDue === 0) return [];
  const sum = formatKronor(facts.depositDue);
  return [
    {
      kind: "notice",
      tone: "warning",
      title: `Deposition: ${sum}`,
      text: "Depositionen är inte betald än. Den behöver vara det innan du hämtar, och betalas tillbaka inom 7 dagar efter återlämning.",
    },
    { kind: "button", label: `Betala depositionen, ${sum}`, href: depositUrl(facts) },
  ];
}

function driversLeft({ shop, lacksDrivers }: PickupFacts): LetterBlock[] {
  if (!lacksDrivers) return [];
  return [
    {
      kind: "notice",
      tone: "warning",
      title: "Vem kör?",
      text: "Du har inte skrivit vem som ska köra. Gör det på din bokningssida, så går det fort när du hämtar.",
    },
    { kind: "button", label: "Skriv vem som kör", href: ownPageUrl(shop) },
  ];
}

function packing({ packingList }: PickupFacts): LetterBlock[] {
  if (packingList.length === 0) return [];
  const text = packingList.map((thing) => `• ${thing}`).join("\n");
  return [{ kind: "quotation", title: "Bra att ha med sig", text }];
}
