import { inflateSync } from "node:zlib";

/** What a reader of the file's own bytes finds in a PDF: enough of the format for what a test asks. */
export type PdfFile = {
  title: string;
  language: string;
  isTagged: boolean;
  fonts: { name: string; isEmbedded: boolean }[];
  /** Each page's texts in the order they were drawn. */
  pages: string[][];
  /** How often each kind of element stands in the tree that is read aloud. */
  elements: Map<string, number>;
};

type Thing = { head: string; stream: Buffer | undefined };

export function readPdf(bytes: Buffer): PdfFile {
  if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw new Error("no PDF");
  if (!bytes.subarray(-8).toString("latin1").includes("%%EOF")) throw new Error("cut off");
  const things = readThings(bytes);
  const heads = [...things.values()].map(({ head }) => head);
  const catalog = heads.find((head) => head.includes("/Type /Catalog")) ?? "";
  const elements = new Map<string, number>();
  for (const head of heads) {
    const kind = /\/S \/(\w+)\n/.exec(head)?.[1];
    if (kind && head.includes("/P ")) elements.set(kind, (elements.get(kind) ?? 0) + 1);
  }
  return {
    title: infoText(things, bytes, "Title"),
    language: /\/Lang \(([^)]*)\)/.exec(catalog)?.[1] ?? "",
    isTagged:
      heads.some((head) => head.includes("/Marked true")) && catalog.includes("/StructTree"),
    fonts: heads
      .filter((head) => head.includes("/Type /FontDescriptor"))
      .map((head) => ({
        name: /\/FontName \/(\S+)/.exec(head)?.[1] ?? "",
        isEmbedded: /\/FontFile2? /.test(head) || head.includes("/FontFile3"),
      })),
    pages: heads
      .filter((head) => head.includes("/Type /Page\n"))
      .map((head) => pageTexts(things, head)),
    elements,
  };
}

function readThings(bytes: Buffer): Map<number, Thing> {
  const text = bytes.toString("latin1");
  const things = new Map<number, Thing>();
  const start = /(?:^|\n)(\d+) 0 obj\n/g;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const from = found.index + found[0].length;
    const end = text.indexOf("endobj", from);
    const streamAt = text.indexOf("stream\n", from);
    const isStream = streamAt !== -1 && streamAt < end;
    const head = text.slice(from, isStream ? streamAt : end);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const raw = bytes.subarray(streamAt + 7, streamAt + 7 + length);
    const stream = head.includes("/FlateDecode") ? inflateSync(raw) : raw;
    things.set(Number(found[1]), { head, stream: isStream ? stream : undefined });
    if (isStream) start.lastIndex = streamAt + 7 + length;
  }
  return things;
}

function reference(head: string, name: string): number {
  return Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? 0);
}

function infoText(things: Map<number, Thing>, bytes: Buffer, name: string): string {
  const trailer = bytes.toString("latin1").split("trailer").at(-1) ?? "";
  const info = things.get(reference(trailer, "Info"))?.head ?? "";
  const value = things.get(reference(info, name))?.head ?? "";
  const raw = Buffer.from(/\((.*)\)/s.exec(value)?.[1] ?? "", "latin1");
  const plain = Buffer.from(raw.toString("latin1").replaceAll(/\\([\\()])/g, "$1"), "latin1");
  return plain[0] === 0xfe
    ? plain.subarray(2).swap16().toString("utf16le")
    : plain.toString("latin1");
}

function pageTexts(things: Map<number, Thing>, page: string): string[] {
  const resources = things.get(reference(page, "Resources"))?.head ?? page;
  const fonts = new Map<string, Map<number, string>>();
  for (const [, name = "", id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const font = things.get(Number(id))?.head ?? "";
    const map = things.get(reference(font, "ToUnicode"))?.stream?.toString("latin1") ?? "";
    fonts.set(name, readCharacterMap(map));
  }
  const content = things.get(reference(page, "Contents"))?.stream?.toString("latin1") ?? "";
  const texts: string[] = [];
  for (const [block] of content.matchAll(/BT\n[\s\S]*?ET/g)) {
    const letters = fonts.get(/\/(F\d+) /.exec(block)?.[1] ?? "");
    const codes = [...block.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = ""]) =>
      (hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)),
    );
    texts.push(codes.map((code) => letters?.get(code) ?? "\uFFFD").join(""));
  }
  return texts;
}

/** From the codes in the page to the letters they stand for. */
function readCharacterMap(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = "", , list = ""] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g))
    for (const [index, [, hex = ""]] of [...list.matchAll(/<(\w+)>/g)].entries())
      letters.set(Number.parseInt(from, 16) + index, utf16(hex));
  return letters;
}

function utf16(hex: string): string {
  return Buffer.from(hex, "hex").swap16().toString("utf16le");
}
