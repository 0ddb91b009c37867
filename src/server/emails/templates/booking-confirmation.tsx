import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookedDeposit } from "./booking-summary.ts";
import { documentText } from "./document-text.ts";
import { cancellationBlock } from "./cancellation-block.ts";
import { contactBlock } from "./contact-block.ts";
import { firstName } from "./greeting.ts";
import type { Fact, LetterBlock, LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { ownPageBlock } from "./own-page-block.ts";
import { ownersWords } from "./owners-words.ts";
import { priceBlock } from "./price-lines.ts";
import { atAddress, customerFacts, stayBlock } from "./stay-facts.ts";
import { dayInWords } from "#texts/long-day.ts";
import { withdrawalBlock } from "./withdrawal-block.ts";

type ConfirmationFacts = BookingLetterFacts & {
  /** The accepted agreement as it was saved, mark-up included; none where none was asked for. */
  agreement?: string | null;
};

/** To the customer, as soon as the booking is made. */
export function bookingConfirmation(facts: ConfirmationFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  return {
    subject: ownersWords("booking_confirmation", facts).subject,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: ConfirmationFacts): LetterBody {
  const { shop, booking } = facts;
  const total = formatKronor(booking.quote.total);
  const words = ownersWords("booking_confirmation", facts);
  return {
    heading: thanks(booking.customerName),
    reference: `Bokning #${booking.id}`,
    preheader: `${booking.itemName} från ${dayInWords(booking.startDate)}. Kortet är reserverat, inget har dragits.`,
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      ...words.opening(),
      stayBlock(facts),
      {
        kind: "notice",
        tone: "calm",
        title: "Kortet är bara reserverat",
        text: `Vi har reserverat ${total} på ditt kort. Beloppet dras först när vi har godkänt bokningen. Kan vi inte godkänna den släpper vi reservationen, och du betalar ingenting.`,
      },
      { kind: "steps", title: "Så går det vidare", steps: nextSteps(facts) },
      priceBlock(booking.quote),
      { kind: "facts", title: "Din bokning", facts: bookingFacts(booking) },
      {
        kind: "facts",
        title: "Dina uppgifter",
        facts: customerFacts(booking).map(({ label, value }) => ({ label, value })),
        note: "Stämmer något inte? Svara på det här mejlet, så hjälper vi dig.",
      },
      ...travelBlocks(booking.travelInfo),
      cancellationBlock(facts, { isApproved: false }),
      ...withdrawalBlock(facts, { isApproved: false }),
      ...words.closing,
      ...ownPageBlock(facts),
      ...contactBlock(shop),
      ...agreementBlock(facts),
    ],
  };
}

/** The customer has it in the hand, as it was accepted, whatever becomes of our pages. */
function agreementBlock({ booking, agreement }: ConfirmationFacts): LetterBlock[] {
  if (!agreement) return [];
  const title = `${booking.agreementName ?? "Hyresavtal"}, som du godkände vid bokningen`;
  return [{ kind: "quotation", title, text: documentText(agreement) }];
}

function thanks(name: string): string {
  const first = firstName(name);
  return first ? `Tack, ${first}!` : "Tack!";
}

function nextSteps(facts: BookingLetterFacts): string[] {
  const { booking } = facts;
  const deposit = bookedDeposit(booking);
  const steps = [
    "Vi går igenom din bokning så snart vi kan.",
    "När vi har godkänt den dras beloppet från ditt kort, och du får ett mejl som bekräftar bokningen.",
  ];
  if (deposit > 0)
    steps.push(
      `Före resan mejlar vi en länk där du betalar depositionen på ${formatKronor(deposit)}. Den betalas tillbaka inom 7 dagar efter återlämning.`,
    );
  const place = atAddress(facts);
  steps.push(
    `Du hämtar ${booking.itemName} hos oss${place && `${place},`} ${dayInWords(booking.startDate)} kl. ${booking.pickupTime}.`,
  );
  return steps;
}

function bookingFacts({ id, quantity, agreementName }: BookingLetterFacts["booking"]): Fact[] {
  const facts: Fact[] = [{ label: "Bokningsnummer", value: `#${id}` }];
  if (quantity > 1) facts.push({ label: "Antal", value: `${quantity} st` });
  if (agreementName)
    facts.push({ label: "Hyresavtal", value: `Du godkände ”${agreementName}” vid bokningen` });
  return facts;
}

function travelBlocks(travelInfo: string | null): LetterBlock[] {
  if (!travelInfo?.trim()) return [];
  return [{ kind: "quotation", title: "Det här har du berättat om resan", text: travelInfo }];
}
