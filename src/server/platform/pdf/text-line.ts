import { penOf, type Pen } from "./pen.ts";

export const INK = { granite: "#1c2b27", muted: "#4b5c56", spruce: "#1f4a3f", line: "#dcd8cd" };

export type Style = { size: number; bold?: boolean; color?: string };

/**
 * One line of text at a place, cut with an ellipsis where it would leave its room. Written as the page
 * wants it in the end: a report has a hundred thousand of these, and the library would lay out each twice.
 */
export function write(
  doc: PDFKit.PDFDocument,
  text: string,
  place: { x: number; y: number; width: number; align?: "left" | "right" },
  { size, bold = false, color = INK.granite }: Style,
): void {
  if (text === "") return;
  const pen = penOf(doc, bold ? "bold" : "regular");
  const line = fitted(text.replaceAll(/\p{Cc}+/gu, " "), place.width / size, pen);
  let [codes, width] = ["", 0];
  for (const letter of line) {
    const set = pen.letter(letter);
    codes += set.code;
    width += set.width;
  }
  const x = place.align === "right" ? place.x + place.width - size * width : place.x;
  // The page counts downwards and letters do not: they are turned over.
  const at = `1 0 0 -1 ${short(x)} ${short(place.y + size * pen.ascent)} Tm`;
  doc.addContent(
    `${paint(color)} rg\nBT\n${at}\n/${pen.takenUp()} ${short(size)} Tf\n<${codes}> Tj\nET`,
  );
}

const paints = new Map<string, string>();

/** `0.11 0.169 0.153`, of `#1c2b27`. */
export function paint(color: string): string {
  const known = paints.get(color);
  if (known !== undefined) return known;
  const shares = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const mixed = shares.map(short).join(" ");
  paints.set(color, mixed);
  return mixed;
}

/** As a page writes a number: never with an exponent, and no finer than anybody sees. */
export function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** How wide a text is, written on one line. */
export function textWidth(
  doc: PDFKit.PDFDocument,
  text: string,
  { size, bold = false }: Style,
): number {
  return size * widthOf(text, penOf(doc, bold ? "bold" : "regular"));
}

/** Letters of a plain font stand one beside the other, so that a line is as wide as they are together. */
function widthOf(line: string, pen: Pen): number {
  let sum = 0;
  for (const letter of line) sum += pen.letter(letter).width;
  return sum;
}

function fitted(text: string, room: number, pen: Pen): string {
  if (widthOf(text, pen) <= room) return text;
  const letters = Array.from(text);
  let [fits, tooMany] = [0, letters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (widthOf(`${letters.slice(0, middle).join("")}…`, pen) <= room) fits = middle;
    else tooMany = middle;
  }
  return `${letters.slice(0, fits).join("").trimEnd()}…`;
}
