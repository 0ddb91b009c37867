import { plainFont } from "./plain-font.ts";
import { INK, paint, short } from "./text-line.ts";

/** The standard for documents that can be read aloud; the type definitions do not know it yet. */
const ACCESSIBLE: object = { subset: "PDF/UA" };

type DocumentFacts = {
  size: [width: number, height: number];
  title: string;
  author: string;
  now: Date;
};

export type OpenDocument = {
  doc: PDFKit.PDFDocument;
  /** What holds all that is read aloud. */
  root: PDFKit.PDFStructureElement;
};

/** Tagged for screen readers, with its letters inside so that it prints alike everywhere; without a page yet. */
export async function openDocument(facts: DocumentFacts): Promise<OpenDocument> {
  // Loaded for the first document: the shop opens sooner without it.
  const { default: PdfDocument } = await import("pdfkit");
  const doc = new PdfDocument({
    size: facts.size,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    ...ACCESSIBLE,
    tagged: true,
    lang: "sv-SE",
    displayTitle: true,
    // None by default: one given here would be read anew each time it is asked for by its name.
    font: "",
    info: {
      Title: facts.title,
      Author: facts.author,
      Creator: "Norrvidd",
      CreationDate: facts.now,
    },
  });
  sendInPieces(doc);
  doc.registerFont("regular", plainFont("400Regular/SourceSans3_400Regular.ttf"));
  doc.registerFont("bold", plainFont("600SemiBold/SourceSans3_600SemiBold.ttf"));
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, root };
}

const PIECE_BYTES = 65_536;

/** A report is written in a hundred thousand scraps, which are sent on some thousands at a time. */
function sendInPieces(doc: PDFKit.PDFDocument): void {
  const send = doc.push.bind(doc);
  let scraps: Uint8Array[] = [];
  let size = 0;
  doc.push = (scrap: Uint8Array | null): boolean => {
    if (scrap !== null) {
      scraps.push(scrap);
      size += scrap.length;
      if (size < PIECE_BYTES) return true;
    }
    if (size > 0) send(Buffer.concat(scraps));
    [scraps, size] = [[], 0];
    return scrap === null ? send(null) : true;
  };
}

/** Drawn, but not part of what the document says. */
export function artifact(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent("Artifact", { type: "Pagination" });
  draw();
  doc.endMarkedContent();
}

/** A thin line across. */
export function line(
  doc: PDFKit.PDFDocument,
  y: number,
  { from, to, color = INK.line }: { from: number; to: number; color?: string },
): void {
  const [height, left, right] = [short(y), short(from), short(to)];
  doc.addContent(`0.6 w\n${paint(color)} RG\n${left} ${height} m\n${right} ${height} l\nS`);
}
