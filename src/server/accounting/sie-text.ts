import iconv from "iconv-lite";

/** The code page that SIE files are always in. */
const CODE_PAGE = "cp437";

/** What the code page lacks and people still write, by what they would write on an old typewriter. */
const REPLACED: Record<string, string> = {
  "\u00A0": " ",
  "\u202F": " ",
  "–": "-",
  "—": "-",
  "−": "-",
  "‘": "'",
  "’": "'",
  "‚": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "…": "...",
  "€": "EUR",
  "©": "(c)",
  "®": "(R)",
  "™": "(TM)",
  Ø: "O",
  ø: "o",
  Ł: "L",
  ł: "l",
  Đ: "D",
  đ: "d",
  Ð: "D",
  ð: "d",
  Þ: "Th",
  þ: "th",
  Œ: "OE",
  œ: "oe",
};

/** Nothing to replace: what nearly every voucher's text is made of. */
const PLAIN = /^[a-zåäöA-ZÅÄÖ0-9 ,.:;%()'-]*$/;

/** Lines of a file as the bytes that leave. */
export function sieBytes(lines: readonly string[]): Buffer {
  return iconv.encode(lines.map((line) => `${line}\r\n`).join(""), CODE_PAGE);
}

/** A text between quotes, in characters that the code page has. */
export function sieField(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  const plain = Array.from(text.normalize("NFC")).map(asInCodePage).join("").trim();
  return `"${plain.replaceAll("\\", "/").replaceAll('"', '\\"')}"`;
}

function asInCodePage(character: string): string {
  if (/\p{Cc}/u.test(character)) return " ";
  const replaced = REPLACED[character];
  if (replaced !== undefined) return replaced;
  if (isKnown(character)) return character;
  // A letter with an accent the code page lacks is still that letter.
  const bare = character.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return bare !== "" && Array.from(bare).every(isKnown) ? bare : "?";
}

function isKnown(character: string): boolean {
  return iconv.decode(iconv.encode(character, CODE_PAGE), CODE_PAGE) === character;
}

export function sieDate(day: string): string {
  return day.replaceAll("-", "");
}

/** `-2500.00`, made from whole öre without any division that could round. */
export function sieAmount(ore: number): string {
  const digits = String(Math.abs(ore)).padStart(3, "0");
  return `${ore < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
