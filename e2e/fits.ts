import { expect, type Locator, type Page } from "@playwright/test";
import { cutOff } from "#test/screens/cut-off.ts";

/** Nothing reaches past the screen, and no table past its card, which would cut it off in silence. */
export async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(cutOff)).toEqual([]);
}

/** A message lies neither over nor under what is needed beside it. */
export async function expectClear(message: Locator, needed: Locator): Promise<void> {
  await expect(needed).toBeVisible();
  const [over, under] = await Promise.all([message.boundingBox(), needed.boundingBox()]);
  const isApart = over!.y + over!.height <= under!.y || under!.y + under!.height <= over!.y;
  expect(isApart, `${JSON.stringify(over)} over ${JSON.stringify(under)}`).toBe(true);
}
