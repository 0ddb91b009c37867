import type { ShopFacts } from "#contracts/page.ts";
import { formatDay } from "#texts/format.ts";
import { artifact, line, openDocument } from "#server/platform/pdf/open-document.ts";
import { INK, write, type Style } from "#server/platform/pdf/text-line.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

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

/** A4 on its side. */
export async function openReport(facts: ReportFacts): Promise<Report> {
  const { title, company, now } = facts;
  const { doc, root } = await openDocument({
    size: [PAGE.width, PAGE.height],
    title: `${title}, ${company.name}`,
    author: company.name,
    now,
  });
  return { doc, facts, root };
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

export function rule(
  doc: PDFKit.PDFDocument,
  y: number,
  { from = PAGE.left, to = PAGE.right, color = INK.line } = {},
): void {
  line(doc, y, { from, to, color });
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
