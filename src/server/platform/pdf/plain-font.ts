import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** Ligatures, contextual forms and kerning: a column of figures needs none, and they cost most of the time. */
const FINERY = new Set(["GSUB", "GPOS"]);
const UNREAD = "none";

// A font file begins with a list of its tables: their number at byte 4, the list at 12, 16 bytes each.
const COUNT_AT = 4;
const LIST_AT = 12;
const ENTRY_SIZE = 16;

const read = new Map<string, Buffer>();

/** A font whose letters are set one beside the other. Its fine tables stay where they are, unnamed. */
export function plainFont(file: string): Buffer {
  const known = read.get(file);
  if (known) return known;
  const font = readFileSync(resolve(`@expo-google-fonts/source-sans-3/${file}`));
  for (let entry = 0; entry < font.readUInt16BE(COUNT_AT); entry += 1) {
    const at = LIST_AT + entry * ENTRY_SIZE;
    if (FINERY.has(font.toString("latin1", at, at + 4))) font.write(UNREAD, at, "latin1");
  }
  read.set(file, font);
  return font;
}
