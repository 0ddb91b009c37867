import sanitizeHtml from "sanitize-html";

const TEXT = [
  "p",
  "br",
  "hr",
  "strong",
  "b",
  "em",
  "i",
  "u",
  "s",
  "small",
  "sub",
  "sup",
  "blockquote",
];
const HEADINGS = ["h1", "h2", "h3", "h4"];
const LISTS = ["ul", "ol", "li"];
const TABLES = ["table", "thead", "tbody", "tr", "th", "td"];

/** Keeps the mark-up of a plain document and nothing that runs, loads, hides or dresses anything. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...TEXT, ...HEADINGS, ...LISTS, ...TABLES, "a"],
    allowedAttributes: {
      a: ["href", "rel"],
      th: ["colspan", "rowspan", "scope"],
      td: ["colspan", "rowspan"],
    },
    allowedSchemes: ["https", "http", "mailto", "tel"],
    allowProtocolRelative: false,
    // Whoever is linked to learns nothing of where the reader came from.
    transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener noreferrer" }) },
  }).trim();
}

/** True when nothing is left for a reader. */
export function isEmptyHtml(html: string): boolean {
  return html.replaceAll(/<[^>]*>|&nbsp;|\s/g, "") === "";
}
