import {
  LETTER_PARTS,
  tidyWords,
  unknownPlaceholders,
  type EditableLetter,
  type LetterPart,
  type LetterWords,
} from "#domain/shop/letter-words.ts";
import { STANDARD_LETTERS, unknownPlaceholderWords } from "#texts/letter-words.ts";
import { ApiError } from "#web/api/api-error.ts";

const wordsOf = (each: (part: LetterPart) => string): LetterWords => ({
  subject: each("subject"),
  opening: each("opening"),
  closing: each("closing"),
});

export function standardOf(type: EditableLetter): LetterWords {
  return wordsOf((part) => STANDARD_LETTERS[type][part]);
}

/** What the fields begin with: the owner's words, else the standard ones, to go on from. */
export function shownWords(type: EditableLetter, own: LetterWords): LetterWords {
  const standard = standardOf(type);
  return wordsOf((part) => own[part] || standard[part]);
}

/** Which parts were written anew; blanks around them change nothing. */
export function changedWords(typed: LetterWords, stored: LetterWords): LetterPart[] {
  return LETTER_PARTS.filter((part) => tidyWords(part, typed[part]) !== stored[part]);
}

export function isSameWords(typed: LetterWords, stored: LetterWords): boolean {
  return changedWords(typed, stored).length === 0;
}

export function onlyWords(parts: readonly LetterPart[], words: LetterWords): Partial<LetterWords> {
  return Object.fromEntries(parts.map((part) => [part, words[part]]));
}

export function mistakesIn(typed: LetterWords): Partial<Record<LetterPart, string>> {
  const wrong = LETTER_PARTS.map((part) => ({ part, unknown: unknownPlaceholders(typed[part]) }));
  return Object.fromEntries(
    wrong
      .filter(({ unknown }) => unknown.length > 0)
      .map(({ part, unknown }) => [part, unknownPlaceholderWords(unknown)]),
  );
}

/** The server names fields from the whole shop: `letters.booking_confirmed.opening`. */
export function atOwnFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, sentence: message } = error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, said]) => [name.split(".").at(-1), said]),
  );
  return new ApiError(status, JSON.stringify({ code, message, fields }));
}
