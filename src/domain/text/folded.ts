const WITHOUT_MARKS: Record<string, string> = { ø: "o", æ: "a", ł: "l", đ: "d" };

/** Small letters without accents, as the database folds what is searched by: 'MÜLLER' is found by 'muller'. */
export function folded(written: string): string {
  return written
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .toLowerCase()
    .replaceAll(/[øæłđ]/g, (letter) => WITHOUT_MARKS[letter] ?? letter);
}

/**
 * Whether each word of what was typed stands somewhere in the text, also where the text has a space that was not typed:
 * 'fjällripa70' is 'Fjällripa 70'. Across a space a word begins where a word of the text does, or chance would find it.
 */
export function hasAllWords(text: string, typed: string): boolean {
  const within = folded(text);
  const parts = within.split(/[^\p{L}\p{N}]+/u);
  const joined = parts.map((_, first) => parts.slice(first).join(""));
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return (
    words.length > 0 &&
    words.every((word) => within.includes(word) || joined.some((from) => from.startsWith(word)))
  );
}
