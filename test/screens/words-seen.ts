import { onTestFinished } from "vitest";

/** Keeps each text that the page shows from now on, passing messages included. */
export function keepWords(): Set<string> {
  const seen = new Set<string>();
  const keep = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text: Node | null = node; text; text = walker.nextNode())
      if (text instanceof Text) seen.add(text.data.trim());
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      keep(target);
      addedNodes.forEach(keep);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return seen;
}
