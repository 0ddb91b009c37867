export const INK = { granite: "#1c2b27", muted: "#4b5c56", spruce: "#1f4a3f", line: "#dcd8cd" };

export type Style = { size: number; bold?: boolean; color?: string };

/** One line of text at a place, cut with an ellipsis where it would leave its room. */
export function write(
  doc: PDFKit.PDFDocument,
  text: string,
  place: { x: number; y: number; width: number; align?: "left" | "right" },
  { size, bold = false, color = INK.granite }: Style,
): void {
  const font = bold ? "bold" : "regular";
  doc.font(font).fillColor(color);
  const widthOf: WidthOf = (line) => size * widthAtSizeOne(doc, font, line);
  const line = fitted(text.replaceAll(/\p{Cc}+/gu, " "), place.width, widthOf);
  const x = place.align === "right" ? place.x + place.width - widthOf(line) : place.x;
  doc.fontSize(size).text(line, x, place.y, { lineBreak: false });
}

type WidthOf = (line: string) => number;

const LETTER_WIDTHS = { regular: new Map<string, number>(), bold: new Map<string, number>() };

/** Letters of a plain font stand one beside the other, so that a line is as wide as they are together. */
function widthAtSizeOne(doc: PDFKit.PDFDocument, font: "regular" | "bold", line: string): number {
  const known = LETTER_WIDTHS[font];
  let sum = 0;
  for (const letter of line) {
    let width = known.get(letter);
    if (width === undefined) {
      width = doc.fontSize(1000).widthOfString(letter) / 1000;
      known.set(letter, width);
    }
    sum += width;
  }
  return sum;
}

function fitted(text: string, room: number, widthOf: WidthOf): string {
  if (widthOf(text) <= room) return text;
  const letters = Array.from(text);
  let [fits, tooMany] = [0, letters.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (widthOf(`${letters.slice(0, middle).join("")}…`) <= room) fits = middle;
    else tooMany = middle;
  }
  return `${letters.slice(0, fits).join("").trimEnd()}…`;
}
