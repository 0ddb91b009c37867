import type { LetterContent } from "#server/emails/letter.ts";
import { formatKronor } from "#texts/format.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookedDeposit } from "./booking-summary.ts";
import { contactBlock } from "./contact-block.ts";
import type { LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { ownPageBlock } from "./own-page-block.ts";
import { ownersWords } from "./owners-words.ts";
import { stayBlock } from "./stay-facts.ts";

type DepositFacts = BookingLetterFacts & { depositUrl: string };

/** To the customer of a motorhome. Whoever sends it has seen to it that there is a deposit to pay. */
export function depositReminder(facts: DepositFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  return {
    subject: ownersWords("deposit_reminder", facts).subject,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: DepositFacts): LetterBody {
  const { shop, booking, depositUrl } = facts;
  const deposit = formatKronor(bookedDeposit(booking));
  const words = ownersWords("deposit_reminder", facts);
  return {
    heading: "Dags för depositionen",
    reference: `Bokning #${booking.id}`,
    preheader: `${deposit} för ${booking.itemName}. Betalas tillbaka inom 7 dagar efter återlämning.`,
    reason: `Du får det här mejlet eftersom du har bokat hos ${shop.name}.`,
    blocks: [
      ...words.opening(`Depositionen är på ${deposit} och behöver vara betald innan du hämtar.`),
      { kind: "button", label: `Betala depositionen, ${deposit}`, href: depositUrl },
      {
        kind: "notice",
        tone: "calm",
        title: "Betalas tillbaka inom 7 dagar efter återlämning",
        text: "Depositionen är en säkerhet och ingår inte i hyran. Beloppet dras från ditt kort direkt när du betalar. Har du redan betalat den behöver du inte göra något.",
      },
      stayBlock(facts),
      ...words.closing,
      ...ownPageBlock(facts),
      ...contactBlock(shop),
    ],
  };
}
