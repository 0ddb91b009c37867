const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

const ENTITY = /&(?:amp|lt|gt|quot|#39|nbsp);/g;

/** As it is read, of text that stands between tags. */
export function withoutEntities(text: string): string {
  return text.replaceAll(ENTITY, (entity) => ENTITIES[entity] ?? entity);
}

/** The words of a document whose mark-up was cleaned when it was saved, a line for each of its lines. */
export function documentText(html: string): string {
  return html
    .replaceAll(/\s+/g, " ")
    .replaceAll(/<li\b[^>]*>/gi, "\n• ")
    .replaceAll(/<(?:h[1-4]|p|table|blockquote|hr)\b[^>]*>/gi, "\n\n")
    .replaceAll(/<(?:br|tr|ul|ol)\b[^>]*>/gi, "\n")
    .replaceAll(/<\/(?:h[1-4]|p|ul|ol|table|blockquote)>/gi, "\n")
    .replaceAll(/<\/t[dh]>/gi, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(ENTITY, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/ *\n */g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
