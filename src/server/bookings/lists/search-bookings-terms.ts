export type SearchTerms = {
  /** Each must be found somewhere in what a booking is searched by. */
  words: string[];
  /** The booking numbers that begin with what was typed. */
  numbers: { first: number; last: number } | null;
};

const NUMBER_LENGTH = 7;
const LOOKS_LIKE_PHONE = /^\+?[\d\s()/-]*$/;

/** What somebody typed, as it is looked for: a phone number by its digits, a text by its words. */
export function searchTerms(typed: string): SearchTerms {
  const text = typed.trim().toLowerCase();
  const numbers = numbersBeginningWith(text.replace(/^#/, ""));
  if (text.startsWith("#") && numbers) return { words: [], numbers };
  if (LOOKS_LIKE_PHONE.test(text) && /\d/.test(text))
    return { words: [nationalDigits(text)].filter(Boolean), numbers };
  return { words: text.split(/\s+/).filter(Boolean), numbers };
}

/** 070-123 45 67 and +46 70 123 45 67 are the same phone: without prefix they look the same. */
function nationalDigits(text: string): string {
  const isForeign = /^(\+|00)/.test(text);
  const digits = text.replaceAll(/\D/g, "");
  const national = isForeign ? digits.replace(/^0*46/, "") : digits;
  return national.replace(/^0/, "") || digits;
}

function numbersBeginningWith(text: string): SearchTerms["numbers"] {
  if (!/^[1-9]\d{0,6}$/.test(text)) return null;
  return {
    first: Number(text.padEnd(NUMBER_LENGTH, "0")),
    last: Number(text.padEnd(NUMBER_LENGTH, "9")),
  };
}

/** A pattern that finds the text itself, also where it holds a character that means something in one. */
export function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
