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
import { ownersWords, standardWords } from "./owners-words.ts";

type HandOverFacts = BookingLetterFacts & {
  kind: ProtocolKind;
  /** It says something else than what was sent before, or that it never took place. */
  news?: "corrected" | "annulled";
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
    annulled:
      "Vi har makulerat protokollet från utlämningen: det skrevs på fel bokning eller fel fordon. Det du fick förut gäller inte, och du behöver inte göra något.",
  },
  back: {
    letter: "taken_back",
    heading: "Protokoll från återlämningen",
    preheader: "Så här var skicket när du lämnade tillbaka.",
    attached:
      "Protokollet från återlämningen är bifogat som PDF, med bilder. Ska något dras från depositionen hör vi av oss med vad och varför.",
    annulled:
      "Vi har makulerat protokollet från återlämningen: det skrevs på fel bokning eller fel fordon. Det du fick förut gäller inte, och du behöver inte göra något.",
  },
} as const;

const CORRECTED = "Vi har rättat protokollet. Det bifogade gäller i stället för det du fick förut.";

/** To the customer, with what was signed when it went out or came back. */
export function handOverLetter(facts: HandOverFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  const { subject } = wordsOf(facts);
  return {
    subject: facts.news === "annulled" ? `Makulerat: ${subject}` : subject,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: HandOverFacts): LetterBody {
  const { shop, booking, kind, units } = facts;
  const { heading } = WORDS[kind];
  const { preheader, said } = newsOf(facts);
  const words = wordsOf(facts);
  return {
    heading,
    reference: `Bokning #${booking.id}`,
    preheader,
    reason: `Du får det här mejlet eftersom du har hyrt av ${shop.name}.`,
    blocks: [
      ...words.opening(...said),
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

/** What the owner says to whoever has fetched is not meant for whoever has not. */
function wordsOf(facts: HandOverFacts) {
  const { letter } = WORDS[facts.kind];
  return facts.news === "annulled" ? standardWords(letter, facts) : ownersWords(letter, facts);
}

function newsOf({ kind, news }: HandOverFacts): { preheader: string; said: string[] } {
  const { preheader, attached, annulled } = WORDS[kind];
  if (news === "annulled") return { preheader: annulled, said: [annulled] };
  if (news === "corrected") return { preheader: CORRECTED, said: [CORRECTED, attached] };
  return { preheader, said: [attached] };
}
