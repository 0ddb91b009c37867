import { oneLine } from "#domain/text/one-line.ts";

/** Letters to customers, in the order in which a booking leads to them. Those to the shop itself say what they must. */
export const EDITABLE_LETTERS = [
  "booking_confirmation",
  "booking_confirmed",
  "booking_request",
  "payment_link",
  "payment_received",
  "booking_changed",
  "deposit_reminder",
  "deposit_paid",
  "pickup_soon",
  "pickup_tomorrow",
  "handed_over",
  "taken_back",
  "return_thanks",
  "deposit_kept",
  "return_settled",
  "booking_cancelled",
  "withdrawal_received",
  "refund_notice",
  "refund_failed",
  "payment_taken_back",
  "own_page",
] as const;
export type EditableLetter = (typeof EDITABLE_LETTERS)[number];

/** What an owner may say in their own words. Facts, sums, links and what the law asks for are none of it. */
export type LetterWords = { subject: string; opening: string; closing: string };
export type LetterPart = keyof LetterWords;
export const LETTER_PARTS: readonly LetterPart[] = ["subject", "opening", "closing"];

/** How much of each there is room for. */
export const WORDS_LIMITS: Record<LetterPart, number> = {
  subject: 150,
  opening: 2000,
  closing: 2000,
};

/** What the owner has saved of one letter; what is empty or not there is the standard text. */
export type OwnersLetter = Partial<LetterWords> & {
  enabled?: boolean;
  /** How many days before or after its occasion it is sent, of one that is sent by itself. */
  days?: number;
};
export type OwnersLetters = Partial<Record<EditableLetter, OwnersLetter>>;

/** Those that are sent by themselves on a day, in that order: only they can be switched off and given a day. */
export const DAY_LETTERS = [
  "deposit_reminder",
  "pickup_soon",
  "pickup_tomorrow",
  "return_thanks",
] as const satisfies readonly EditableLetter[];
export type DayLetter = (typeof DAY_LETTERS)[number];

export function isDayLetter(letter: string): letter is DayLetter {
  return DAY_LETTERS.some((one) => one === letter);
}

/** How many days before the pick-up, or after the return, each is sent unless the owner says otherwise. */
export const LETTER_DAYS: Record<DayLetter, { usual: number; least: number; most: number }> = {
  deposit_reminder: { usual: 14, least: 1, most: 60 },
  pickup_soon: { usual: 7, least: 2, most: 60 },
  pickup_tomorrow: { usual: 1, least: 1, most: 3 },
  return_thanks: { usual: 1, least: 0, most: 60 },
};

/** Those that tell the day of the pick-up: where the stay is moved they are sent anew for that day. */
export const PICKUP_LETTERS = ["pickup_soon", "pickup_tomorrow"] as const;

export function isPickupLetter(type: string): type is (typeof PICKUP_LETTERS)[number] {
  return PICKUP_LETTERS.some((letter) => letter === type);
}

/** Whether a letter is sent on its day, and on which: what the owner has saved over what is usual. */
export function sendingOf(
  letter: DayLetter,
  letters: OwnersLetters,
): { enabled: boolean; days: number } {
  const { usual, least, most } = LETTER_DAYS[letter];
  const { enabled = true, days = usual } = letters[letter] ?? {};
  // What was saved before there were such limits is held to them.
  return { enabled, days: Math.min(most, Math.max(least, days)) };
}

/** What stands for something that differs from letter to letter. */
export const PLACEHOLDERS = ["namn", "objekt", "datum", "bokning", "butik"] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const BRACED = /\{([^{}]*)\}|\{\p{L}+|\p{L}+\}/gu;

function placeholderNamed(typed: string): Placeholder | undefined {
  const name = typed.trim().toLowerCase();
  return PLACEHOLDERS.find((one) => one === name);
}

/** Those that stand for nothing, as they were typed: misspelt, or with one of their braces missing. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(BRACED)]
    .filter(([, name]) => name === undefined || placeholderNamed(name) === undefined)
    .map(([typed]) => typed);
}

/**
 * Puts the facts in, once: a name that looks like a placeholder stays a name. Where there is nothing to put in, as
 * for a customer without a name, the comma and the space before it go as well: `Hej {namn}!` is `Hej!`.
 */
export function fillIn(text: string, facts: Record<Placeholder, string>): string {
  return text
    .replaceAll(/(,?[^\S\n]*)\{([^{}]*)\}/g, (whole, before: string, typed: string) => {
      const name = placeholderNamed(typed);
      if (name === undefined) return whole;
      return facts[name] === "" ? "" : before + facts[name];
    })
    .trim();
}

/** As it is kept: a subject is one line, and nothing stands around or between paragraphs but one empty line. */
export function tidyWords(part: LetterPart, typed: string): string {
  if (part === "subject") return oneLine(typed);
  return typed
    .replaceAll(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n")
    .replaceAll(/[^\S\n]+$/gm, "")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** An empty line begins a new one. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
