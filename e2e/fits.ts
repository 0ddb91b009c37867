import { expect, type Locator, type Page } from "@playwright/test";

/** Nothing reaches past the screen, and no table past its card, which would cut it off in silence. */
export async function expectFits(page: Page): Promise<void> {
  const { width, cut } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth - window.innerWidth,
    cut: [...document.querySelectorAll("table")]
      .filter((table) => {
        const room = table.parentElement?.getBoundingClientRect();
        return room && room.width > 1 && table.getBoundingClientRect().right > room.right + 1;
      })
      .map((table) => table.getAttribute("aria-label") ?? table.textContent.slice(0, 40)),
  }));
  expect(width).toBeLessThanOrEqual(0);
  expect(cut).toEqual([]);
}

/** A message lies neither over nor under what is needed beside it. */
export async function expectClear(message: Locator, needed: Locator): Promise<void> {
  await expect(needed).toBeVisible();
  const [over, under] = await Promise.all([message.boundingBox(), needed.boundingBox()]);
  const isApart = over!.y + over!.height <= under!.y || under!.y + under!.height <= over!.y;
  expect(isApart, `${JSON.stringify(over)} over ${JSON.stringify(under)}`).toBe(true);
}
