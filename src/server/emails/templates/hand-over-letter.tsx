import type { ProtocolKind } from "#domain/hand-over/protocol.ts";
import type { LetterContent } from "#server/emails/letter.ts";
import { listed } from "#texts/listed.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { bookingSummary } from "./booking-summary.ts";
import { contactBlock } from "./contact-block.ts";
import { hello } from "./greeting.ts";
import type { LetterBlock, LetterBody } from "./letter-blocks.ts";
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
    from: "utlämningen",
    heading: "Protokoll från utlämningen",
    preheader: "Så här var skicket när du hämtade.",
    attached:
      "Protokollet från utlämningen är bifogat som PDF, med bilder. Stämmer något inte, svara på mejlet så snart du kan.",
    annulled:
      "Vi har makulerat protokollet från utlämningen: det skrevs på fel bokning eller fel fordon. Det du fick förut gäller inte, och du behöver inte göra något.",
  },
  back: {
    letter: "taken_back",
    from: "återlämningen",
    heading: "Protokoll från återlämningen",
    preheader: "Så här var skicket när du lämnade tillbaka.",
    attached:
      "Protokollet från återlämningen är bifogat som PDF, med bilder. Ska något dras från depositionen hör vi av oss med vad och varför.",
    annulled:
      "Vi har makulerat protokollet från återlämningen: det skrevs på fel bokning eller fel fordon. Det du fick förut gäller inte, och du behöver inte göra något.",
  },
} as const;

const SUBJECTS = { new: "", corrected: "Rättat: ", annulled: "Makulerat: " };

/** To the customer, with what was signed when it went out or came back. */
export function handOverLetter(facts: HandOverFacts): LetterContent {
  const { shop } = facts;
  const body = letterBody(facts);
  const { subject } = wordsOf(facts);
  return {
    subject: SUBJECTS[facts.news ?? "new"] + subject,
    html: renderLetter(<LetterFrame shop={shop} body={body} />),
    text: letterText(shop, body),
  };
}

function letterBody(facts: HandOverFacts): LetterBody {
  const { shop, booking, units } = facts;
  const { heading, preheader, said } = newsOf(facts);
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

/** What is said to whoever has just fetched, or come back, is not meant for whoever hears of a mistake. */
function wordsOf(facts: HandOverFacts) {
  const { letter } = WORDS[facts.kind];
  if (facts.news === undefined) return ownersWords(letter, facts);
  const { subject } =
    facts.news === "annulled" ? standardWords(letter, facts) : ownersWords(letter, facts);
  const greeting = hello(facts.booking.customerName);
  return {
    subject,
    opening: (...said: string[]): LetterBlock[] => [
      { kind: "paragraph", text: [greeting, ...said].join(" ") },
    ],
    closing: [],
  };
}

type News = { heading: string; preheader: string; said: string[] };

function newsOf({ kind, news }: HandOverFacts): News {
  const { heading, preheader, attached, annulled, from } = WORDS[kind];
  if (news === "annulled")
    return {
      heading: `Protokollet från ${from} är makulerat`,
      preheader: annulled,
      said: [annulled],
    };
  if (news === "corrected") {
    const corrected = `Vi har rättat protokollet från ${from}. Det bifogade gäller i stället för det du fick förut.`;
    return {
      heading: `Protokollet från ${from} är rättat`,
      preheader: corrected,
      said: [corrected, attached],
    };
  }
  return { heading, preheader, said: [attached] };
}
