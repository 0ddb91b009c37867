import { setImmediate } from "node:timers/promises";
import { artifact, line, openDocument } from "./open-document.ts";
import { paginate, type Piece } from "./paginate.ts";
import { PAGE, WHOLE, type Paper } from "./paper.ts";
import { INK, write } from "./text-line.ts";

export type PaperFacts = {
  title: string;
  author: string;
  now: Date;
  /** Stands at the foot of every page, beside the page's number. */
  foot: string;
};

/** Papers to be read and printed, each beginning on a page of its own. */
export async function drawPages(
  facts: PaperFacts,
  piecesOf: (paper: Paper) => readonly (readonly Piece[])[],
): Promise<Buffer> {
  const size: [number, number] = [PAGE.width, PAGE.height];
  const paper = await openDocument({ ...facts, size });
  const { doc, root } = paper;
  const read: Buffer[] = [];
  doc.on("data", (piece: Buffer) => read.push(piece));
  const pages = piecesOf(paper).flatMap((pieces) => paginate(pieces, PAGE));
  for (const [at, placed] of pages.entries()) {
    // Other callers are answered between two pages.
    await setImmediate();
    doc.addPage();
    frame(doc, facts, `Sida ${at + 1} av ${pages.length}`);
    for (const { piece, y } of placed) piece.draw(y);
  }
  root.end();
  const ended = new Promise((resolve, reject) => doc.once("end", resolve).once("error", reject));
  doc.end();
  await ended;
  return Buffer.concat(read);
}

/** What stands on every page and is not read aloud with the content. */
function frame(
  doc: PDFKit.PDFDocument,
  { title, author, foot }: PaperFacts,
  pageWords: string,
): void {
  const style = { size: 8, color: INK.muted };
  const half = WHOLE.width / 2;
  const [left, right] = [
    { x: PAGE.left, width: half },
    { x: PAGE.left + half, width: half, align: "right" as const },
  ];
  artifact(doc, () => {
    write(doc, author, { ...left, y: 30 }, style);
    write(doc, title, { ...right, y: 30 }, style);
    line(doc, 46, { from: PAGE.left, to: PAGE.right });
    write(doc, foot, { ...left, y: 804 }, style);
    write(doc, pageWords, { ...right, y: 804 }, style);
  });
}
