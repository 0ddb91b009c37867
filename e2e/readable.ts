import { expect, type Page } from "@playwright/test";

/** Letters twice as large as the shop has them, on every page from now on. */
export async function enlargeLetters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 34px !important }");
    document.adoptedStyleSheets = [sheet];
  });
}

/** Runs in the page: what reaches past the screen, is cut off by what it stands in, or lies over other letters. */
function unreadable(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > window.innerWidth)
    found.push(`the page is ${root.scrollWidth} px wide of ${window.innerWidth}`);
  const said = (node: Node) => (node.textContent ?? "").trim().slice(0, 40);
  type Letters = { node: Text; box: DOMRect; owner: Element };
  const letters: Letters[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!(node instanceof Text) || !owner || !said(node)) continue;
    // What is far below has no place yet, and gets it when one comes there.
    const isSeen = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    if (!owner.checkVisibility(isSeen)) continue;
    const boxes = clippedBoxes(node, owner);
    if (boxes === "hidden") continue;
    if (boxes === "cut") found.push(`cut off: ${said(node)}`);
    else for (const box of boxes) letters.push({ node, box, owner });
  }
  for (const one of letters)
    if (one.box.left < -1 || one.box.right > window.innerWidth + 1)
      found.push(`past the edge: ${said(one.node)}`);
  const still = letters.filter(({ owner }) => !floats(owner));
  for (const [index, one] of still.entries())
    for (const other of still.slice(index + 1))
      if (one.node !== other.node && overlaps(one.box, other.box))
        found.push(`${said(one.node)} over ${said(other.node)}`);
  for (const arrow of document.querySelectorAll("button"))
    for (const one of still)
      if (
        !arrow.textContent &&
        arrow.checkVisibility() &&
        !floats(arrow) &&
        overlaps(one.box, arrow.getBoundingClientRect())
      )
        found.push(`${said(one.node)} over ${arrow.getAttribute("aria-label") ?? "a button"}`);
  return [...new Set(found)];

  function clippedBoxes(node: Text, owner: Element): DOMRect[] | "hidden" | "cut" {
    const range = document.createRange();
    range.selectNodeContents(node);
    let boxes = [...range.getClientRects()].filter(({ width, height }) => width * height > 1);
    for (
      let around: Element | null = owner;
      around && around !== root;
      around = around.parentElement
    ) {
      const style = getComputedStyle(around);
      const room = around.getBoundingClientRect();
      if (style.clipPath !== "none" || (room.width <= 1 && room.height <= 1)) return "hidden";
      // Lines beyond those that are shown, as on the cards of the start page.
      if (style.overflowY !== "visible")
        boxes = boxes.filter(({ top, bottom }) => (top + bottom) / 2 < room.bottom);
      // What is scrolled to within its own box, as the days of the calendar.
      if (style.overflowX === "auto")
        return boxes.filter(({ left, right }) => left >= room.left && right <= room.right);
      const isClipping = style.overflowX === "hidden" || style.overflowX === "clip";
      if (
        isClipping &&
        boxes.some(({ left, right }) => left < room.left - 1 || right > room.right + 1)
      )
        return "cut";
    }
    return boxes;
  }
  function floats(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(around).position)) return true;
    return false;
  }
  function overlaps(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    // The room that lines have above and below their letters may meet.
    return across > 2 && down > Math.min(one.height, other.height) * 0.35;
  }
}

export async function expectReadable(page: Page, name: string): Promise<void> {
  expect(await page.evaluate(unreadable), name).toEqual([]);
}
