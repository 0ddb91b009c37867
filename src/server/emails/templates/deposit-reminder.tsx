import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookedDeposit } from "./booking-summary.ts";
import { contactBlock } from "./contact-block.ts";
import { hello } from "./greeting.ts";
import type { LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { stayBlock } from "./stay-facts.ts";

type DepositFacts = BookingLetterFacts & { depositUrl: string };

/** To the customer of a motorhome. Whoever sends it has seen to it that there is a deposit to pay. */
export function depositReminder(facts: DepositFacts): LetterContent {
  const { shop, booking } = facts;
  const body = letterBody(facts);
  return {
    subject: `Betala depositionen för bokning #${booking.id} hos ${shop.name}`,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: DepositFacts): LetterBody {
  const { shop, booking, depositUrl } = facts;
  const deposit = formatKronor(bookedDeposit(booking));
  return {
    heading: "Dags för depositionen",
    reference: `Bokning #${booking.id}`,
    preheader: `${deposit} för ${booking.itemName}. Betalas tillbaka inom 7 dagar efter återlämning.`,
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      {
        kind: "paragraph",
        text: `${hello(booking.customerName)} Vi ser fram emot din resa med ${booking.itemName}. Depositionen är på ${deposit} och behöver vara betald innan du hämtar.`,
      },
      { kind: "button", label: `Betala depositionen, ${deposit}`, href: depositUrl },
      {
        kind: "notice",
        tone: "calm",
        title: "Betalas tillbaka inom 7 dagar efter återlämning",
        text: "Depositionen är en säkerhet och ingår inte i hyran. Beloppet dras från ditt kort direkt när du betalar. Har du redan betalat den behöver du inte göra något.",
      },
      stayBlock(facts),
      ...contactBlock(shop),
    ],
  };
}
