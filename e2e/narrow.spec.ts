import type { Locator, Page } from "@playwright/test";
import { expect, inOwnShop, takenOver } from "./fixtures.ts";

// How much room a page takes is told for the demo's own items.
const test = inOwnShop();

type Box = { left: number; right: number; top: number; bottom: number };

/** Where the letters stand, not the room they have. */
const lettersOf = (element: Locator): Promise<Box> =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { left, right, top, bottom };
  });

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

test(
  "with letters twice the size the month's name stands clear of the arrows",
  { tag: "@thorough" },
  async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/p/havskajak");
      await expect(page.locator("[data-offered]").first()).toBeVisible();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      for (let month = 0; month < 7; month += 1) {
        const name = await lettersOf(page.locator(".month caption").first());
        for (const arrow of ["Föregående månad", "Nästa månad"]) {
          const box = await page
            .getByRole("button", { name: arrow })
            .evaluate((node) => node.getBoundingClientRect().toJSON() as Box);
          expect(overlap(name, box), `${width} px, month ${month}, ${arrow}`).toBe(false);
        }
        await page.getByRole("button", { name: "Nästa månad" }).click();
      }
    }
  },
);

async function choose(page: Page): Promise<void> {
  await page.goto("/p/havskajak");
  await page.locator('[data-day="2027-03-02"]').click();
  await page.locator('[data-day="2027-03-05"]').click();
}

test(
  "the days and the whole price stay in sight while the stay is chosen, on phone and desktop",
  { tag: "@thorough" },
  async ({ page }) => {
    for (const size of [
      { width: 390, height: 700 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      await choose(page);
      await page.locator('[data-day="2027-03-05"]').scrollIntoViewIfNeeded();
      const foot = page.locator(".stay-foot");
      await expect(foot.getByText("2 mars – 5 mars, 3 nätter")).toBeInViewport();
      await expect(foot.getByText("1 185 kr")).toBeInViewport();
      await expect(page.getByRole("button", { name: "Fortsätt till bokning" })).toBeInViewport();
    }
  },
);

test(
  "with letters twice the size the days of a month stand apart, each dot below its number",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/p/havskajak");
    await expect(page.locator("[data-offered]").first()).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const days = await page.locator(".day").evaluateAll((buttons) =>
      buttons.map((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        const dot = getComputedStyle(button, "::after");
        const dotTop =
          button.getBoundingClientRect().bottom - parseFloat(dot.bottom) - parseFloat(dot.height);
        // A digit is seven tenths of its letters' size high.
        const digit = 0.35 * parseFloat(getComputedStyle(button).fontSize);
        return { left, right, row: Math.round(top), clear: dotTop - (middle + digit) };
      }),
    );
    for (const [index, day] of days.entries()) {
      expect(day.clear).toBeGreaterThan(0);
      const next = days[index + 1];
      if (next?.row === day.row) expect(next.left - day.right).toBeGreaterThan(8);
    }
    await expect(page.locator(".day-reason")).toHaveCSS("position", "static");
  },
);

test(
  "on a phone on its side a picture fills the height, with its words and buttons in sight",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto("/p/midnattssol-66");
    await page.getByRole("button", { name: "Förstora bild 1 av 5" }).click();
    const viewer = page.getByRole("dialog", { name: "Bilder av Midnattssol 66" });
    await expect(viewer.getByText("Halvintegrerad husbil vid en fjällsjö")).toBeInViewport({
      ratio: 1,
    });
    expect((await viewer.locator("img").boundingBox())?.height).toBeGreaterThan(370);
    for (const name of ["Stäng", "Föregående bild", "Nästa bild"])
      await expect(viewer.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  },
);

// A fifth of a screen's scroll bar does not jump under the thumb.
const MOST_WRONG = 450;

test(
  "what is far below takes about as much room before it is laid out as after, on phones and tablets",
  { tag: "@thorough" },
  async ({ page }) => {
    test.slow();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    for (const width of [360, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ["/", "/p/midnattssol-66", "/p/havskajak", "/p/pulka", "/p/fjallripa-70"])
        // Read anew until its code has come: what comes between two looks is no wrong guess.
        await expect(async () => {
          await page.goto(path);
          await takenOver(page);
          if (path !== "/") await expect(page.locator("[data-day]").first()).toBeVisible();
          const guessed = await height();
          await page.evaluate(() => {
            document.documentElement.dataset["stepped"] = "";
          });
          const wrong = Math.abs((await height()) - guessed);
          expect(wrong, `${path} at ${width} px`).toBeLessThanOrEqual(MOST_WRONG);
        }).toPass();
    }
  },
);
