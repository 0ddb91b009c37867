export type Glyph = {
  /** What the page calls it. */
  code: string;
  /** At size one. */
  width: number;
};

/** A font of a document, letter by letter. */
export type Pen = {
  /** From the top of a line to where its letters stand, at size one. */
  ascent: number;
  letter(letter: string): Glyph;
  /** Says on the current page that it is used there; answers its name. */
  takenUp(): string;
};

/** What the library keeps to itself and its own text is written with: read here, and nowhere else. */
type Inside = {
  _font: {
    id: string;
    ascender: number;
    ref(): unknown;
    encode(text: string): [codes: string[], positions: { xAdvance: number }[]];
  };
  page: { fonts: Record<string, unknown> };
};

type FontName = "regular" | "bold";

const pens = new WeakMap<PDFKit.PDFDocument, Map<FontName, Pen>>();

/** The same for the whole document, since a letter is embedded the first time it is asked for. */
export function penOf(doc: PDFKit.PDFDocument, name: FontName): Pen {
  const known = pens.get(doc) ?? new Map<FontName, Pen>();
  pens.set(doc, known);
  const pen = known.get(name) ?? openPen(doc, name);
  known.set(name, pen);
  return pen;
}

function openPen(doc: PDFKit.PDFDocument, name: FontName): Pen {
  const inside = doc.font(name) as unknown as Inside;
  const { _font: font } = inside;
  const letters = new Map<string, Glyph>();
  return {
    ascent: font.ascender / 1000,
    letter(letter) {
      const known = letters.get(letter);
      if (known) return known;
      const [codes, positions] = font.encode(letter);
      const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / 1000;
      const set = { code: codes.join(""), width };
      letters.set(letter, set);
      return set;
    },
    takenUp() {
      inside.page.fonts[font.id] ??= font.ref();
      return font.id;
    },
  };
}
