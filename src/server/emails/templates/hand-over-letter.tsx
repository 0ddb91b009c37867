import type { ProtocolKind } from "#domain/hand-over/protocol.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { listed } from "#texts/listed.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingSummary } from "./booking-summary.ts";
import { contactBlock } from "./contact-block.ts";
import type { LetterBody } from "./letter-blocks.ts";
import { LetterFrame, renderLetter } from "./letter-frame.tsx";
import { letterText } from "./letter-text.ts";
import { ownPageBlock } from "./own-page-block.ts";
import { ownersWords } from "./owners-words.ts";

type HandOverFacts = BookingLetterFacts & {
  kind: ProtocolKind;
  /** It says something else than what was sent before. */
  isCorrected?: boolean;
  /** Which ones, where the shop tells them apart. */
  units: readonly string[];
};

const WORDS = {
  out: {
    letter: "handed_over",
    heading: "Protokoll från utlämningen",
    preheader: "Så här var skicket när du hämtade.",
    attached:
      "Protokollet från utlämningen är bifogat som PDF, med bilder. Stämmer något inte, svara på mejlet så snart du kan.",
  },
  back: {
    letter: "taken_back",
    heading: "Protokoll från återlämningen",
    preheader: "Så här var skicket när du lämnade tillbaka.",
    attached:
      "Protokollet från återlämningen är bifogat som PDF, med bilder. Ska något dras från depositionen hör vi av oss med vad och varför.",
  },
} as const;

const CORRECTED = "Vi har rättat protokollet. Det bifogade gäller i stället för det du fick förut.";

/** To the customer, with what was signed when it went out or came back. */
export function handOverLetter(facts: HandOverFacts): LetterContent {
  const { shop, kind } = facts;
  const body = letterBody(facts);
  return {
    subject: ownersWords(WORDS[kind].letter, facts).subject,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: HandOverFacts): LetterBody {
  const { shop, booking, kind, units, isCorrected = false } = facts;
  const { letter, heading, preheader, attached } = WORDS[kind];
  const words = ownersWords(letter, facts);
  return {
    heading,
    reference: `Bokning #${booking.id}`,
    preheader: isCorrected ? CORRECTED : preheader,
    reason: `Du får det här mejlet eftersom du har hyrt av ${shop.name}.`,
    blocks: [
      ...words.opening(...(isCorrected ? [CORRECTED] : []), attached),
      {
        kind: "facts",
        title: "Din bokning",
        facts: [
          ...bookingSummary(booking),
          ...(units.length > 0 ? [{ label: "Fordon", value: listed([...units]) }] : []),
        ],
      },
      ...words.closing,
      ...ownPageBlock(facts),
      ...contactBlock(shop),
    ],
  };
}
