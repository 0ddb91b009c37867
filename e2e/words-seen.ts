import type { Page } from "@playwright/test";

/** Keeps each text that a page ever shows, passing messages included, until the next one is loaded. */
export async function keepWords(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { wordsSeen: seen });
    const keep = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      for (let text: Node | null = node; text; text = walker.nextNode())
        if (text instanceof Text) seen.add(text.data.trim());
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        keep(target);
        addedNodes.forEach(keep);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () =>
    page.evaluate(() => [...(window as unknown as { wordsSeen: Set<string> }).wordsSeen]);
}
