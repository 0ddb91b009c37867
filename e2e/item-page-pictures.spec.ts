import { expect, expectAccessible, test } from "./fixtures.ts";

const MOTORHOME = "/p/fjallripa-70";
const PHONE = { width: 390, height: 844 };

test(
  "the gallery has as many columns as the width allows, and keeps its pictures' shapes",
  { tag: "@thorough" },
  async ({ page }) => {
    for (const [width, columns] of [
      [390, 1],
      [640, 1],
      [641, 2],
      [768, 2],
      [1024, 2],
      [1025, 3],
      [1280, 3],
      [1536, 3],
      [1537, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(MOTORHOME);
      const boxes = await page
        .getByRole("region", { name: "Bilder" })
        .getByRole("img")
        .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect()));
      expect(boxes).toHaveLength(5);
      expect(new Set(boxes.map(({ left }) => Math.round(left))).size, `${width} px`).toBe(columns);
      for (const box of boxes) expect(box.width / box.height).toBeCloseTo(4 / 3, 1);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  },
);

test(
  "the pictures are leafed through by keyboard, and the focus comes back",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto(MOTORHOME);
    const third = page.getByRole("button", { name: "Förstora bild 3 av 5" });
    await third.focus();
    await page.keyboard.press("Enter");
    const lightbox = page.getByRole("dialog", { name: "Bilder av Fjällripa 70" });
    await expect(lightbox).toContainText("3 av 5");
    await expectAccessible(page);
    for (const [key, count] of [
      ["ArrowRight", "4 av 5"],
      ["End", "5 av 5"],
      ["ArrowRight", "1 av 5"],
      ["ArrowLeft", "5 av 5"],
      ["Home", "1 av 5"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(lightbox).toContainText(count);
    }
    await expect(lightbox).toContainText("Vit helintegrerad husbil med varmt lysande fönster");
    await lightbox.getByRole("button", { name: "Nästa bild" }).click();
    await expect(lightbox).toContainText("2 av 5");
    await lightbox.getByRole("button", { name: "Föregående bild" }).click();
    await expect(lightbox).toContainText("1 av 5");
    await page.keyboard.press("Escape");
    await expect(lightbox).toHaveCount(0);
    await expect(third).toBeFocused();
  },
);

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: PHONE });
  test(
    "a swipe shows the next picture, a swipe back the one before",
    { tag: "@thorough" },
    async ({ page }) => {
      await page.goto(MOTORHOME);
      await page.getByRole("button", { name: "Förstora bild 1 av 5" }).tap();
      const lightbox = page.getByRole("dialog");
      await expect(lightbox).toContainText("1 av 5");
      const swipe = async (from: number, to: number) => {
        const touch = await page.context().newCDPSession(page);
        const at = (x: number) => ({ touchPoints: [{ x, y: 400 }] });
        await touch.send("Input.dispatchTouchEvent", { type: "touchStart", ...at(from) });
        for (const part of [0.25, 0.5, 0.75, 1])
          await touch.send("Input.dispatchTouchEvent", {
            type: "touchMove",
            ...at(from + (to - from) * part),
          });
        await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      };
      await swipe(300, 100);
      await expect(lightbox).toContainText("2 av 5");
      await swipe(100, 300);
      await expect(lightbox).toContainText("1 av 5");
      await swipe(200, 180);
      await expect(lightbox).toContainText("1 av 5");
    },
  );
});
