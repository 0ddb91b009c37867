import type { Page } from "@playwright/test";
import { expect, inOwnShop, takenOver } from "./fixtures.ts";
import { expectFits } from "./fits.ts";
import { enlargeLetters } from "./readable.ts";

// Other journeys make items with words that no phone is wide enough for.
const test = inOwnShop();

/** Runs in the page: words that stand on two lines, and sums and measures that do. */
function split(): string[] {
  const found: string[] = [];
  const parts = [/[^\s\u00ad–/@.-]+/gu, /\d[\d\s,]*(?:\s×\s[\d,]+)?\s(?:kr|m|kg)(?!\p{L})/gu];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isSeen = { visibilityProperty: true, contentVisibilityAuto: true };
    if (node.parentElement?.checkVisibility(isSeen) !== true) continue;
    if (node.parentElement.closest(".sr-only") !== null) continue;
    for (const part of parts)
      for (const { 0: text, index } of (node.textContent ?? "").matchAll(part)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) found.push(text);
      }
  }
  return found;
}

/** All of it, also what is laid out only when one comes near, in the letters that it has for good. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.dataset["stepped"] = "";
    await document.fonts.ready;
  });
}

test(
  "on a phone no word, sum or measure of what is hired out is split, and an extra's words have the list's whole width",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ["/", "/hyr-husbil", "/p/fjallripa-70", "/p/midnattssol-66"]) {
      await page.goto(path);
      await takenOver(page);
      await showAll(page);
      expect(await page.evaluate(split), path).toEqual([]);
    }
    // The description stands below the extra's name and price.
    const extra = page.locator(".item-addons li").filter({ hasText: "Bilbarnstol" });
    await extra.scrollIntoViewIfNeeded();
    const row = await extra.boundingBox();
    const words = await extra.getByText("Bakåtvänd stol").boundingBox();
    expect(words?.width).toBe(row?.width);
  },
);

test(
  "with letters twice the size headings and days grow too, and no heading is split",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const sizeOf = (what: string) =>
      page
        .locator(what)
        .first()
        .evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
    const stay = "itemId=1&startDate=2027-06-01&endDate=2027-06-03";
    const seen = [
      { path: "/p/havskajak", parts: ["h1", "#item-name", ".day"] },
      { path: "/hyr-husbil", parts: ["h1", ".heading-2"] },
      { path: `/booking?${stay}`, parts: ["h1"] },
    ];
    const sizes = async () => {
      const all: Record<string, number> = {};
      for (const { path, parts } of seen) {
        await page.goto(path);
        await takenOver(page);
        await showAll(page);
        for (const part of parts) all[`${path} ${part}`] = await sizeOf(part);
      }
      return all;
    };
    const before = await sizes();
    await enlargeLetters(page);
    for (const [part, size] of Object.entries(await sizes()))
      expect(size, part).toBeGreaterThan(1.3 * (before[part] ?? 0));
    for (const path of ["/", "/bokningsvillkor", ...seen.map((one) => one.path)]) {
      await page.goto(path);
      await takenOver(page);
      await showAll(page);
      await expectFits(page);
      const words = await page.evaluate(split);
      const headings = await page.locator("h1, h2").allInnerTexts();
      expect(words.filter((word) => headings.some((heading) => heading.includes(word)))).toEqual(
        [],
      );
    }
  },
);

test(
  "the day from which a motorhome is free stays within its row, however long the month's name",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto("/hyr-husbil");
    // Words that are changed before the page is taken over would not be those that the server wrote.
    await page.waitForFunction(() =>
      [...document.querySelectorAll(".free-from")].every((one) =>
        Object.keys(one).some((key) => key.startsWith("__reactFiber")),
      ),
    );
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const past = await page.locator(".free-from").evaluateAll((all) =>
        all.map((one) => {
          one.textContent = "ledig från 28 september";
          const range = document.createRange();
          range.selectNodeContents(one);
          const row = one.closest("li")?.getBoundingClientRect();
          const words = one.closest("li")?.querySelector(".fleet-words")?.getBoundingClientRect();
          const { left, right, top } = range.getBoundingClientRect();
          const isBeside = words !== undefined && top < words.bottom;
          return Math.max(right - (row?.right ?? 0), isBeside ? words.right - left : 0);
        }),
      );
      expect(past.length).toBeGreaterThan(3);
      expect(Math.max(...past), `${width} px`).toBeLessThan(1);
    }
  },
);
