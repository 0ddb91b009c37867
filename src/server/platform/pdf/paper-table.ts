import { artifact, line } from "./open-document.ts";
import type { Piece } from "./paginate.ts";
import {
  elementOf,
  LEADING,
  linesOf,
  NOTE_SIZE,
  ROW_PADDING,
  stack,
  type Paper,
  type Room,
} from "./paper.ts";
import { INK, write, type Style } from "./text-line.ts";

export type PaperColumn = { heading: string; width: number; align?: "right" };

/** A note stands below its words, smaller. */
export type Cell = { words: string; note?: string; bold?: boolean };

const SIZE = 9;
const GAP = 8;

/** Rows below headings. What stands to the left wraps; figures to the right stay on their line. */
export function tableRows(
  paper: Paper,
  columns: readonly PaperColumn[],
  { x, rows }: { x: number; rows: readonly (readonly Cell[])[] },
): Piece[] {
  const table = elementOf(paper, "Table");
  const placed = columns.map((column, at) => ({
    ...column,
    room: {
      x: x + columns.slice(0, at).reduce((sum, { width }) => sum + width, 0),
      width: column.width - (at === columns.length - 1 ? 0 : GAP),
    },
  }));
  const end = x + columns.reduce((sum, { width }) => sum + width, 0);
  const head = columns.map(({ heading }) => ({ words: heading, bold: true }));
  return [head, ...rows].map((cells, at): Piece => {
    const isHead = at === 0;
    const set = placed.map((column, index) => {
      const cell = cells[index] ?? { words: "" };
      return { cell, column, height: heightOf(paper, cell, column) };
    });
    const height = Math.max(...set.map((one) => one.height));
    return {
      height: height + ROW_PADDING,
      ...(isHead && { isKept: true }),
      draw: (y) => {
        const row = paper.doc.struct("TR");
        table().add(row);
        for (const { cell, column } of set)
          row.add(
            paper.doc.struct(isHead ? "TH" : "TD", isHead ? COLUMN_HEADING : {}, () =>
              drawCell(paper, cell, { ...column, y, color: isHead ? INK.muted : INK.granite }),
            ),
          );
        row.end();
        const color = isHead ? INK.muted : INK.line;
        artifact(paper.doc, () => line(paper.doc, y + height + 1, { from: x, to: end, color }));
        if (at === rows.length) table().end();
      },
    };
  });
}

/** The type definitions do not know the scope yet. */
const COLUMN_HEADING: object = { scope: "Column" };

type Placed = { room: Room; align?: "right" };

const styleOf = ({ bold = false }: Cell): Style => ({ size: SIZE, bold });
const NOTE: Style = { size: NOTE_SIZE, color: INK.muted };

function heightOf(paper: Paper, cell: Cell, { room, align }: Placed): number {
  const lines = align ? 1 : linesOf(paper, cell.words, room.width, styleOf(cell)).length;
  const notes = align ? Number(Boolean(cell.note)) : notesOf(paper, cell, room).length;
  return LEADING * (lines * SIZE + notes * NOTE_SIZE);
}

function notesOf(paper: Paper, { note = "" }: Cell, room: Room) {
  return linesOf(paper, note, room.width, NOTE);
}

function drawCell(
  paper: Paper,
  cell: Cell,
  { room, align, y, color }: Placed & { y: number; color: string },
): void {
  const style = { ...styleOf(cell), color };
  if (align) {
    write(paper.doc, cell.words, { ...room, y, align }, style);
    write(paper.doc, cell.note ?? "", { ...room, y: y + SIZE * LEADING, align }, NOTE);
    return;
  }
  const lines = linesOf(paper, cell.words, room.width, style);
  stack(paper, lines, { x: room.x, y }, style);
  const below = { x: room.x, y: y + lines.length * SIZE * LEADING };
  stack(paper, notesOf(paper, cell, room), below, NOTE);
}
