/** Stands in a letter where the key to the customer's own page belongs. It is put in when the letter leaves, and kept nowhere. */
export const OWN_KEY_PLACE = "_din-egen-nyckel_";

/** The same texts with a key in its place, for the one letter that leaves now. */
export function withOwnKey<Texts extends Record<string, string>>(texts: Texts, key: string): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.replaceAll(OWN_KEY_PLACE, key)]),
  ) as Texts;
}
