const KEPT = new Set(
  "p br hr strong b em i u s small sub sup blockquote h1 h2 h3 h4 ul ol li table thead tbody tr th td a".split(
    " ",
  ),
);
const DROPPED = new Set(["script", "style", "textarea", "option", "noscript", "template"]);
const ADDRESS = /^(https?:|mailto:|tel:)/i;

/**
 * What is typed as it will look, with nothing in it that runs or loads. The server cleans it again when
 * it is saved, and its word counts: this only spares an owner the surprise.
 */
export function previewHtml(typed: string): string {
  const inert = new DOMParser().parseFromString(typed, "text/html");
  const shown = document.createElement("div");
  copyInto(shown, inert.body);
  return shown.innerHTML;
}

function copyInto(target: Element, source: Node): void {
  for (const node of source.childNodes) {
    if (node instanceof Text) target.append(node.data);
    if (!(node instanceof Element)) continue;
    const name = node.localName;
    if (DROPPED.has(name)) continue;
    if (!KEPT.has(name)) {
      copyInto(target, node);
      continue;
    }
    const copy = document.createElement(name);
    const href = node.getAttribute("href") ?? "";
    if (name === "a" && ADDRESS.test(href)) copy.setAttribute("href", href);
    copyInto(copy, node);
    target.append(copy);
  }
}
