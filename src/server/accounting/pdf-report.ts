import type { ShopFacts } from "#contracts/page.ts";
import { formatDay } from "#texts/format.ts";
import { INK, paint, short, write, type Style } from "./pdf-text.ts";
import { plainFont } from "./plain-font.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

/** The standard for documents that can be read aloud; the type definitions do not know it yet. */
const ACCESSIBLE: object = { subset: "PDF/UA" };

export const PAGE = { width: 842, height: 595, left: 40, right: 802, top: 64, bottom: 548 };

export type ReportFacts = {
  title: string;
  company: ShopFacts["company"];
  today: LocalDate;
  now: Date;
};

export type Report = {
  doc: PDFKit.PDFDocument;
  facts: ReportFacts;
  /** What holds all that is read aloud. */
  root: PDFKit.PDFStructureElement;
};

/** A4 on its side, tagged for screen readers, with its letters inside so that it prints alike everywhere. */
export async function openReport(facts: ReportFacts): Promise<Report> {
  // Loaded for the first report: the shop opens sooner without it.
  const { default: PdfDocument } = await import("pdfkit");
  const doc = new PdfDocument({
    size: [PAGE.width, PAGE.height],
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
      Title: `${facts.title}, ${facts.company.name}`,
      Author: facts.company.name,
      Creator: "Norrvidd",
      CreationDate: facts.now,
    },
  });
  sendInPieces(doc);
  doc.registerFont("regular", plainFont("400Regular/SourceSans3_400Regular.ttf"));
  doc.registerFont("bold", plainFont("600SemiBold/SourceSans3_600SemiBold.ttf"));
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, facts, root };
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

/** What stands on every page and is not read aloud with the content. */
export function frame({ doc, facts }: Report, { page, of }: { page: number; of: number }): void {
  artifact(doc, () => {
    const top = { y: 26, width: 380 };
    write(doc, facts.company.name, { ...top, x: PAGE.left }, { size: 8, color: INK.muted });
    const company = [facts.company.address, orgnrWords(facts.company.orgnr)].filter(Boolean);
    write(
      doc,
      company.join("  ·  "),
      { ...top, x: PAGE.right - 380, align: "right" },
      { size: 8, color: INK.muted },
    );
    rule(doc, 42);
    const bottom = { y: 566, width: 380 };
    write(
      doc,
      `${facts.title}, utskriven ${formatDay(facts.today)}`,
      { ...bottom, x: PAGE.left },
      { size: 8, color: INK.muted },
    );
    write(
      doc,
      `Sida ${page} av ${of}`,
      { ...bottom, x: PAGE.right - 380, align: "right" },
      { size: 8, color: INK.muted },
    );
  });
}

function orgnrWords(orgnr: string | null): string {
  return orgnr === null ? "" : `Org.nr ${orgnr}`;
}

/** Drawn, but not part of what the document says. */
export function artifact(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent("Artifact", { type: "Pagination" });
  draw();
  doc.endMarkedContent();
}

export function rule(
  doc: PDFKit.PDFDocument,
  y: number,
  { from = PAGE.left, to = PAGE.right, color = INK.line } = {},
): void {
  const [height, left, right] = [short(y), short(from), short(to)];
  doc.addContent(`0.6 w\n${paint(color)} RG\n${left} ${height} m\n${right} ${height} l\nS`);
}

/** A heading in the tree and on the page. */
export function heading(
  { doc, root }: Report,
  level: "H1" | "H2",
  text: string,
  place: { x: number; y: number },
): void {
  const style: Style =
    level === "H1" ? { size: 22, bold: true } : { size: 11, bold: true, color: INK.spruce };
  root.add(
    doc.struct(level, {}, () => write(doc, text, { ...place, width: PAGE.right - place.x }, style)),
  );
}
