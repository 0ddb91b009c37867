import { artifact, line, type OpenDocument } from "./open-document.ts";
import { INK, textWidth, write, type Style } from "./text-line.ts";
import { wrapped, type Run } from "./wrapped-text.ts";
import type { Piece } from "./paginate.ts";

/** A4, standing. */
export const PAGE = { width: 595, height: 842, left: 56, right: 539, top: 70, bottom: 780 };

export type Paper = OpenDocument;

/** Where something is set from left to right. */
export type Room = { x: number; width: number };

export const WHOLE: Room = { x: PAGE.left, width: PAGE.right - PAGE.left };

type Look = Style & {
  room?: Room;
  /** What the element is called in the tree that is read aloud. */
  tag?: "H1" | "H2" | "H3" | "P";
  /** Stands before the first line, to the left of its room. */
  marker?: string;
  isKept?: boolean;
};

/** From one line to the next, at size one. */
export const LEADING = 1.4;

export function gap(height: number): Piece {
  return { height, isGap: true, draw: () => {} };
}

/** A heading, with room above it, that stays with what follows. */
export function section(paper: Paper, title: string): Piece[] {
  const look = { size: 13, bold: true, color: INK.spruce, tag: "H2", isKept: true } as const;
  return [gap(14), ...text(paper, title, look), gap(4)];
}

/** A room in two halves. */
export function columns(room: Room = WHOLE, between = 36): [Room, Room] {
  const width = (room.width - between) / 2;
  return [
    { x: room.x, width },
    { x: room.x + width + between, width },
  ];
}

/** A text over as many lines as it takes. A page ends in the midst of it, but leaves no line of it alone. */
export function text(paper: Paper, words: string | readonly Run[], look: Look): Piece[] {
  const { room = WHOLE, tag = "P", marker = "", isKept = false, ...style } = look;
  const lines = linesOf(paper, words, room.width, style);
  const element = elementOf(paper, tag);
  return lines.map((runs, at) => ({
    height: style.size * LEADING,
    ...((isKept || isEdge(at, lines.length)) && { isKept: true }),
    draw: (y) => {
      element().add(() => {
        if (at === 0 && marker !== "")
          write(paper.doc, marker, { x: room.x - MARKER, y, width: MARKER }, style);
        writeRuns(paper, runs, { x: room.x, y }, style);
      });
      if (at === lines.length - 1) element().end();
    },
  }));
}

/** The first line has another below it on its page, the last one another above it. */
function isEdge(at: number, count: number): boolean {
  return (at === 0 || at === count - 2) && at < count - 1;
}

/** What a point of a list stands in from the words before it. */
export const MARKER = 16;

/** Its place in what is read aloud is where it is first drawn. */
export function elementOf({ doc, root }: Paper, tag: string): () => PDFKit.PDFStructureElement {
  let made: PDFKit.PDFStructureElement | undefined;
  return () => {
    if (made) return made;
    made = doc.struct(tag);
    root.add(made);
    return made;
  };
}

export function linesOf(
  { doc }: Paper,
  words: string | readonly Run[],
  width: number,
  style: Style,
): Run[][] {
  const runs = typeof words === "string" ? [{ text: words, isBold: false }] : words;
  return wrapped(runs, width, (run) => textWidth(doc, run.text, inWeight(style, run)));
}

function inWeight(style: Style, { isBold }: Run): Style {
  return { ...style, bold: (style.bold ?? false) || isBold };
}

function writeRuns(
  { doc }: Paper,
  runs: readonly Run[],
  place: { x: number; y: number },
  style: Style,
): void {
  let { x } = place;
  for (const run of runs) {
    const look = inWeight(style, run);
    write(doc, run.text, { x, y: place.y, width: PAGE.width }, look);
    x += textWidth(doc, run.text, look);
  }
}

type Row = { label: string; note?: string | undefined; value: string; bold?: boolean };

const ROW_SIZE = 10;
export const NOTE_SIZE = 8.5;
export const ROW_PADDING = 4;

type RowsLook = { labelWidth: number; align: "left" | "right"; room?: Room };

/** What it is and how much, a row each with a line below it. */
export function rows(
  paper: Paper,
  told: readonly Row[],
  { labelWidth, align, room = WHOLE }: RowsLook,
): Piece[] {
  const table = elementOf(paper, "Table");
  return told.map((row, at) => {
    const style: Style = { size: ROW_SIZE, bold: row.bold ?? false };
    const label = linesOf(paper, row.label, labelWidth - 10, style);
    const note = linesOf(paper, row.note ?? "", labelWidth - 10, { size: NOTE_SIZE });
    const valueRoom = { x: room.x + labelWidth, width: room.width - labelWidth };
    const value = linesOf(paper, row.value, valueRoom.width, style);
    const height = Math.max(
      label.length * ROW_SIZE * LEADING + note.length * NOTE_SIZE * LEADING,
      value.length * ROW_SIZE * LEADING,
    );
    return {
      height: height + ROW_PADDING,
      draw: (y) => {
        const element = paper.doc.struct("TR");
        table().add(element);
        element.add(
          paper.doc.struct("TH", ROW_HEADING, () => {
            stack(paper, label, { x: room.x, y }, style);
            const below = y + label.length * ROW_SIZE * LEADING;
            stack(paper, note, { x: room.x, y: below }, { size: NOTE_SIZE, color: INK.muted });
          }),
        );
        element.add(
          paper.doc.struct("TD", {}, () => {
            if (align === "right") write(paper.doc, row.value, { ...valueRoom, y, align }, style);
            else stack(paper, value, { x: valueRoom.x, y }, style);
          }),
        );
        element.end();
        artifact(paper.doc, () =>
          line(paper.doc, y + height + 1, { from: room.x, to: room.x + room.width }),
        );
        if (at === told.length - 1) table().end();
      },
    };
  });
}

/** The type definitions do not know the scope yet. */
const ROW_HEADING: object = { scope: "Row" };

export function stack(
  paper: Paper,
  lines: readonly Run[][],
  { x, y }: { x: number; y: number },
  style: Style,
): void {
  for (const [at, runs] of lines.entries())
    writeRuns(paper, runs, { x, y: y + at * style.size * LEADING }, style);
}

/** Two columns that stay on one page; the left one is read first. */
export function sideBySide(sides: readonly Piece[][]): Piece {
  const heightOf = (pieces: readonly Piece[]) =>
    pieces.reduce((sum, piece) => sum + piece.height, 0);
  return {
    height: Math.max(...sides.map(heightOf)),
    draw: (top) => {
      for (const pieces of sides) {
        let y = top;
        for (const piece of pieces) {
          piece.draw(y);
          y += piece.height;
        }
      }
    },
  };
}

const SIGNING_ROOM = 34;
const SIGNING_LABEL = 8.5;

/** A line to write on by hand, with what belongs there below it. */
export function lineToSign(paper: Paper, label: string, room: Room): Piece {
  const [words] = text(paper, label, { size: SIGNING_LABEL, color: INK.muted, room });
  return {
    height: SIGNING_ROOM + SIGNING_LABEL * LEADING,
    draw: (y) => {
      artifact(paper.doc, () =>
        line(paper.doc, y + SIGNING_ROOM - 3, {
          from: room.x,
          to: room.x + room.width,
          color: INK.muted,
        }),
      );
      words?.draw(y + SIGNING_ROOM);
    },
  };
}
