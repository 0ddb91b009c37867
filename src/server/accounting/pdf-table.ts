import { artifact } from "#server/platform/pdf/open-document.ts";
import { rule, type Report } from "./pdf-report.ts";
import { INK, write } from "#server/platform/pdf/text-line.ts";

export type Column = {
  heading: string;
  width: number;
  align?: "left" | "right";
  /** Room to leave free at the end, where figures would run into the next column's text. */
  after?: number;
};

export const ROW_HEIGHT = 15;
export const HEAD_HEIGHT = 20;
const GAP = 6;
const SIZE = 8.5;

export type Table = {
  report: Report;
  columns: readonly Column[];
  x: number;
  element: PDFKit.PDFStructureElement;
};

/** A table with its headings, at a height; rows follow one by one. */
export function openTable(
  report: Report,
  columns: readonly Column[],
  place: { x: number; y: number },
): Table {
  const element = report.doc.struct("Table");
  report.root.add(element);
  const table = { report, columns, x: place.x, element };
  drawHeadings(table, place.y);
  return table;
}

/** The headings once more on a page that the table goes on to: for the eye only, they were read before. */
export function repeatHeadings({ report, columns, x }: Table, y: number): void {
  artifact(report.doc, () => {
    eachCell({ columns, x }, (column, left) =>
      write(report.doc, column.heading, roomOf(column, { x: left, y }), {
        size: SIZE,
        bold: true,
        color: INK.muted,
      }),
    );
    lineUnder({ report, columns, x }, y + HEAD_HEIGHT - 5, INK.muted);
  });
}

function drawHeadings(table: Table, y: number): void {
  const { report, columns, x } = table;
  addRow(table, "TH", (column, left) =>
    write(report.doc, column.heading, roomOf(column, { x: left, y }), {
      size: SIZE,
      bold: true,
      color: INK.muted,
    }),
  );
  artifact(report.doc, () => lineUnder({ report, columns, x }, y + HEAD_HEIGHT - 5, INK.muted));
}

export function drawRow(
  table: Table,
  cells: readonly string[],
  { y, bold = false }: { y: number; bold?: boolean },
): void {
  const { report, columns, x } = table;
  addRow(table, "TD", (column, left, index) =>
    write(report.doc, cells[index] ?? "", roomOf(column, { x: left, y }), { size: SIZE, bold }),
  );
  artifact(report.doc, () => lineUnder({ report, columns, x }, y + ROW_HEIGHT - 3, INK.line));
}

function addRow(
  { report, columns, x, element }: Table,
  type: "TH" | "TD",
  draw: (column: Column, left: number, index: number) => void,
): void {
  const row = report.doc.struct("TR");
  element.add(row);
  eachCell({ columns, x }, (column, left, index) =>
    row.add(
      report.doc.struct(type, type === "TH" ? COLUMN_HEADING : {}, () => draw(column, left, index)),
    ),
  );
  // An ended row is written out and takes no more memory.
  row.end();
}

/** The type definitions do not know the scope yet. */
const COLUMN_HEADING: object = { scope: "Column" };

function eachCell(
  { columns, x }: Pick<Table, "columns" | "x">,
  visit: (column: Column, left: number, index: number) => void,
): void {
  let left = x;
  for (const [index, column] of columns.entries()) {
    visit(column, left, index);
    left += column.width;
  }
}

function roomOf({ width, after = 0, align = "left" }: Column, place: { x: number; y: number }) {
  return { ...place, width: width - GAP - after, align };
}

function lineUnder(
  { report, columns, x }: Pick<Table, "report" | "columns" | "x">,
  y: number,
  color: string,
): void {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  rule(report.doc, y, { from: x, to: x + width - GAP, color });
}

/** Two columns, what it is and how much: the summaries above a report's long table. */
export function drawFacts(
  report: Report,
  facts: readonly (readonly [string, string])[],
  { x, y, headings }: { x: number; y: number; headings: readonly [string, string] },
): void {
  const columns: Column[] = [
    { heading: headings[0], width: 166 },
    { heading: headings[1], width: 76, align: "right" },
  ];
  const table = openTable(report, columns, { x, y });
  for (const [index, [words, value]] of facts.entries())
    drawRow(table, [words, value], { y: y + HEAD_HEIGHT + index * ROW_HEIGHT });
  table.element.end();
}
