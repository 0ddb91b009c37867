const TAG = /<\/?[a-z][^>]*>/i;

/** Text without any mark-up keeps its paragraphs and lines, as whoever pasted it expects. */
export function asHtml(typed: string): string {
  const text = typed.trim().replaceAll("\r\n", "\n");
  if (TAG.test(text) || !text.includes("\n")) return text;
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll("\n", "<br>")}</p>`)
    .join("\n");
}

export type Mark = "h2" | "strong" | "em" | "ul";
export type Marked = { text: string; start: number; end: number };

/** Puts mark-up around what is selected; the same words stay selected. */
export function marked({ text, start, end }: Marked, mark: Mark): Marked {
  const chosen = text.slice(start, end);
  const inner =
    mark === "ul"
      ? `\n${chosen
          .split("\n")
          .map((line) => `  <li>${line.trim()}</li>`)
          .join("\n")}\n`
      : chosen;
  const opening = `<${mark}>`;
  const before = text.slice(0, start) + opening;
  return {
    text: `${before}${inner}</${mark}>${text.slice(end)}`,
    start: before.length,
    end: before.length + inner.length,
  };
}
