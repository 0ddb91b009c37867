import {
  fillIn,
  paragraphsOf,
  tidyWords,
  type EditableLetter,
  type LetterPart,
  type Placeholder,
} from "#domain/shop/letter-words.ts";
import { STANDARD_LETTERS } from "#texts/letter-words.ts";
import type { BookingLetterFacts } from "./booking-letter-facts.ts";
import { firstName } from "./greeting.ts";
import type { BlockOf, LetterBlock } from "./letter-blocks.ts";
import { dayInWords } from "#texts/long-day.ts";

type SpokenWords = {
  /** Empty where the standard one is made of the letter's facts. */
  subject: string;
  /** The opening, and after it what the letter says whoever wrote that. */
  opening: (...facts: string[]) => LetterBlock[];
  closing: LetterBlock[];
};

/** What the shop's owner says in this letter; the standard text where they have written nothing. */
export function ownersWords(letter: EditableLetter, facts: BookingLetterFacts): SpokenWords {
  const own = facts.shop.letters[letter] ?? {};
  const standard = STANDARD_LETTERS[letter];
  const said = placeholderFacts(facts);
  const isOwn = (part: LetterPart) => (own[part] ?? "") !== "";
  const words = (part: LetterPart) => fillIn(own[part] || standard[part], said);
  return {
    subject: tidyWords("subject", words("subject")),
    opening: (...fixed) =>
      isOwn("opening")
        ? [...paragraphsOf(words("opening")), ...fixed].map(paragraph)
        : withGreeting(words("opening"), fixed).map(paragraph),
    closing: paragraphsOf(words("closing")).map((text, index) => ({
      ...paragraph(text),
      isApart: index === 0,
    })),
  };
}

/** As if the owner had written nothing: for an occasion that their words were not meant for. */
export function standardWords(letter: EditableLetter, facts: BookingLetterFacts): SpokenWords {
  return ownersWords(letter, { ...facts, shop: { ...facts.shop, letters: {} } });
}

/** The standard text greets and goes on to the facts in one paragraph. */
function withGreeting(greeting: string, [first, ...more]: readonly string[]): string[] {
  return [first === undefined ? greeting : `${greeting} ${first}`, ...more];
}

function placeholderFacts({ shop, booking }: BookingLetterFacts): Record<Placeholder, string> {
  return {
    namn: firstName(booking.customerName),
    objekt: booking.itemName,
    datum: dayInWords(booking.startDate),
    bokning: `#${booking.id}`,
    butik: shop.name,
  };
}

function paragraph(text: string): BlockOf<"paragraph"> {
  return { kind: "paragraph", text };
}
