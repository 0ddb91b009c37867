import { FULL_TANK, type Level } from "#domain/hand-over/protocol.ts";

/** What is read at a hand-over, called the same where it is filled in, printed, compared and charged for. */
export const READING_NAMES = {
  odometer: "Mätarställning",
  fuel: "Bränsle",
  gas: "Gasol",
  water: "Färskvatten",
  waste: "Gråvatten och toalett",
  keys: "Nycklar",
} as const;

/** What stands beside a value on the way back: how it was when it left. */
export const AT_HAND_OVER = "Vid utlämningen";

export const LEVEL_WORDS: Record<Level, string> = {
  empty: "Tom",
  quarter: "¼",
  half: "½",
  "three-quarters": "¾",
  full: "Full",
};

const EIGHTHS = ["Tom", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞", "Full"];

/** `⅜`, with `Tom` and `Full` at its ends. */
export function fuelWords(eighths: number): string {
  return EIGHTHS[eighths] ?? `${eighths}/${FULL_TANK}`;
}

/** How a check was judged; empty where nobody looked. */
export function checkWords({ isOk, note }: { isOk: boolean | null; note: string }): string {
  if (isOk === null) return "";
  return isOk ? "ok" : note.trim() || "anmärkning";
}
