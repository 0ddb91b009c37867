import type { LettersChange } from "#contracts/letter-words.ts";
import type { ShopSettings } from "#contracts/shop-settings.ts";
import {
  EDITABLE_LETTERS,
  isDayLetter,
  LETTER_PARTS,
  sendingOf,
  type EditableLetter,
  type LetterWords,
  type OwnersLetter,
  type OwnersLetters,
} from "#domain/shop/letter-words.ts";
import { STANDARD_LETTERS } from "#texts/letter-words.ts";

/** Every letter, whether its owner has written anything or not. */
export function answeredLetters(letters: OwnersLetters): ShopSettings["letters"] {
  const answered = EDITABLE_LETTERS.map((letter) => {
    const { subject = "", opening = "", closing = "" } = letters[letter] ?? {};
    const sending = isDayLetter(letter) ? sendingOf(letter, letters) : { enabled: true };
    return [letter, { ...sending, subject, opening, closing }];
  });
  return Object.fromEntries(answered) as ShopSettings["letters"];
}

/** What is saved, once this is changed: of each letter what is named. */
export function savedLetters(saved: OwnersLetters, wanted: LettersChange): OwnersLetters {
  const changed = Object.entries(wanted).map(([name, wish]) => {
    const letter = name as EditableLetter;
    return [letter, { ...saved[letter], ...withoutStandard(letter, wish) }];
  });
  return { ...saved, ...(Object.fromEntries(changed) as OwnersLetters) };
}

/** Words that are the standard ones are none of the owner's own: they go on following what is standard. */
export function withoutStandard(
  letter: EditableLetter,
  wish: { [Field in keyof OwnersLetter]?: OwnersLetter[Field] | undefined } = {},
): OwnersLetter {
  const given = Object.entries(wish).filter(([, value]) => value !== undefined);
  const isStandard = (part: keyof LetterWords) => wish[part] === STANDARD_LETTERS[letter][part];
  const standard = LETTER_PARTS.filter(isStandard).map((part) => [part, ""]);
  return Object.fromEntries([...given, ...standard]) as OwnersLetter;
}
