/** Letters of other alphabets that a reader takes for the Latin one, and figures that pass for letters. */
const TAKEN_FOR: Record<string, string> = Object.fromEntries(
  [
    ["a", "аαɑ"],
    ["b", "ьβ"],
    ["c", "сϲ"],
    ["d", "ԁ"],
    ["e", "еεє"],
    ["g", "ɡ"],
    ["h", "һн"],
    ["j", "јϳ"],
    ["k", "кκ"],
    ["l", "i1|!ıіιӏǀɩ"],
    ["m", "м"],
    ["n", "ηп"],
    ["o", "0оοσօө"],
    ["p", "рρ"],
    ["q", "ԛ"],
    ["r", "гᴦ"],
    ["s", "ѕ"],
    ["t", "тτ"],
    ["u", "υսц"],
    ["v", "ѵν"],
    ["w", "ԝωш"],
    ["x", "хχ"],
    ["y", "уγү"],
  ].flatMap(([latin = "", others = ""]) => Array.from(others, (other) => [other, latin])),
);

/** Pairs that run together into another letter. Written as the table above leaves them. */
const RUN_TOGETHER: [RegExp, string][] = [
  [/rn/g, "m"],
  [/vv/g, "w"],
];

/** What does not show, or hardly: marks without a width, spaces, and what people put between the parts of a name. */
const BETWEEN = /[\p{Cf}\p{Z}\s._\-‐‑–—'’´`·]/gu;

/** Å, ä and ö are letters of their own to a Swede; every other mark above or below a letter is easily missed. */
const OWN_LETTERS = /[åäö]/;

/**
 * The form in which two names are equal when a person could take one for the other. Never shown and never
 * signed in with: only compared.
 */
export function lookOf(username: string): string {
  const typed = username.normalize("NFKC").toLowerCase().normalize("NFC");
  const letters = Array.from(typed, (letter) => TAKEN_FOR[letter] ?? bare(letter))
    .join("")
    .replaceAll(BETWEEN, "");
  return RUN_TOGETHER.reduce((look, [pair, letter]) => look.replaceAll(pair, letter), letters);
}

function bare(letter: string): string {
  if (OWN_LETTERS.test(letter)) return letter;
  const plain = letter.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return TAKEN_FOR[plain] ?? plain;
}

/** A name that nobody could read is no name. */
export function isReadableName(username: string): boolean {
  return /[\p{L}\p{N}]/u.test(username);
}
