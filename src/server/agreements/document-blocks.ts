import { withoutEntities } from "#server/emails/templates/document-text.ts";
import type { Run } from "#server/platform/pdf/wrapped-text.ts";

export type DocumentBlock = {
  kind: "heading" | "paragraph" | "item";
  runs: Run[];
  /** Of a point in a list: what stands before it, and how deep its list lies. */
  marker: string;
  depth: number;
};

const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>|([^<]+)/gi;
const HEADINGS = new Set(["h1", "h2", "h3", "h4"]);
const BLOCKS = new Set([...HEADINGS, "p", "li", "ul", "ol", "blockquote", "table", "tr", "hr"]);
const BOLD = new Set(["strong", "b", "th"]);
const LISTS = new Set(["ul", "ol"]);

/** A document whose mark-up was cleaned when it was saved, as the blocks that are set on paper one below the other. */
export function documentBlocks(html: string): DocumentBlock[] {
  const reader = new Reader();
  for (const [, slash, tag, text] of html.matchAll(TAG)) {
    if (text !== undefined) reader.write(withoutEntities(text.replaceAll(/[^\S\u00a0]+/g, " ")));
    else if (tag !== undefined && slash === "") reader.open(tag.toLowerCase());
    else if (tag !== undefined) reader.close(tag.toLowerCase());
  }
  return reader.finished();
}

/** Goes through the document from its beginning, and knows what it is inside of. */
class Reader {
  readonly #blocks: DocumentBlock[] = [];
  readonly #lists: { isNumbered: boolean; count: number }[] = [];
  #current: DocumentBlock = aBlock("paragraph");
  #bold = 0;

  open(tag: string): void {
    if (BLOCKS.has(tag)) this.#begin(HEADINGS.has(tag) ? "heading" : "paragraph");
    if (LISTS.has(tag)) this.#lists.push({ isNumbered: tag === "ol", count: 0 });
    if (tag === "li") this.#beginItem();
    if (BOLD.has(tag)) this.#bold += 1;
    if (tag === "br") this.write("\n");
    // Cells of a row stand on one line, apart from each other.
    if ((tag === "td" || tag === "th") && hasWords(this.#current)) this.write(" · ");
  }

  close(tag: string): void {
    if (BLOCKS.has(tag)) this.#begin("paragraph");
    if (LISTS.has(tag)) this.#lists.pop();
    if (BOLD.has(tag)) this.#bold = Math.max(0, this.#bold - 1);
  }

  write(text: string): void {
    this.#current.runs.push({ text, isBold: this.#bold > 0 });
  }

  finished(): DocumentBlock[] {
    this.#begin("paragraph");
    return this.#blocks;
  }

  #begin(kind: DocumentBlock["kind"]): void {
    if (hasWords(this.#current)) this.#blocks.push(this.#current);
    // What follows inside of a point belongs under it.
    this.#current = aBlock(kind, this.#lists.length);
  }

  #beginItem(): void {
    const list = this.#lists.at(-1) ?? { isNumbered: false, count: 0 };
    list.count += 1;
    this.#current = {
      ...aBlock("item", Math.max(1, this.#lists.length)),
      marker: list.isNumbered ? `${list.count}.` : "•",
    };
  }
}

function hasWords({ runs }: DocumentBlock): boolean {
  return runs.some(({ text }) => text.trim() !== "");
}

function aBlock(kind: DocumentBlock["kind"], depth = 0): DocumentBlock {
  return { kind, runs: [], marker: "", depth };
}
