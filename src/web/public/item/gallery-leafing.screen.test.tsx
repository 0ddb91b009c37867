import { expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { expectAccessible } from "#test/screens/accessible.ts";
import { cutOff } from "#test/screens/cut-off.ts";
import { openItem } from "#test/screens/shown-item.ts";

const ALT = "Vit helintegrerad husbil med varmt lysande fönster";
const pictures = () => page.getByRole("region", { name: "Bilder" }).getByRole("img");
const lightbox = () => page.getByRole("dialog", { name: "Bilder av Fjällripa 70" });
const enlarge = (number: number) =>
  page.getByRole("button", { name: `Förstora bild ${number} av 5` });

test("the gallery has as many columns as the width allows, and keeps its pictures' shapes", async () => {
  await openItem();
  await expect.element(pictures()).toHaveLength(5);
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
    await page.viewport(width, 900);
    const boxes = pictures()
      .elements()
      .map((picture) => picture.getBoundingClientRect());
    expect(boxes).toHaveLength(5);
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size, `${width} px`).toBe(columns);
    for (const box of boxes) expect(box.width / box.height).toBeCloseTo(4 / 3, 1);
    expect(cutOff(), `${width} px`).toEqual([]);
  }
});

test("the pictures are leafed through by keyboard, and the focus comes back", async () => {
  await openItem();
  await expect.element(enlarge(3)).toBeVisible();
  (enlarge(3).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(lightbox()).toHaveTextContent("3 av 5");
  await expectAccessible();
  for (const [key, count] of [
    ["ArrowRight", "4 av 5"],
    ["End", "5 av 5"],
    ["ArrowRight", "1 av 5"],
    ["ArrowLeft", "5 av 5"],
    ["Home", "1 av 5"],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(lightbox()).toHaveTextContent(count);
  }
  await expect
    .element(lightbox())
    .toHaveTextContent("Vit helintegrerad husbil med varmt lysande fönster");
  await lightbox().getByRole("button", { name: "Nästa bild" }).click();
  await expect.element(lightbox()).toHaveTextContent("2 av 5");
  await lightbox().getByRole("button", { name: "Föregående bild" }).click();
  await expect.element(lightbox()).toHaveTextContent("1 av 5");
  await userEvent.keyboard("{Escape}");
  await expect.element(lightbox()).not.toBeInTheDocument();
  await expect.element(enlarge(3)).toHaveFocus();
});

test("a swipe shows the next picture, a swipe back the one before", async () => {
  await openItem({ width: 390, height: 844 });
  await enlarge(1).click();
  await expect.element(lightbox()).toHaveTextContent("1 av 5");
  // The finger is the browser's own, so that what it would scroll is scrolled.
  const touch = (type: string, ...points: number[]) =>
    cdp().send("Input.dispatchTouchEvent", {
      type: type as "touchStart",
      touchPoints: points.map((x) => ({ x, y: 400 })),
    });
  const swipe = async (from: number, to: number) => {
    await touch("touchStart", from);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", from + (to - from) * part);
    await touch("touchEnd");
  };
  await swipe(300, 100);
  await expect.element(lightbox()).toHaveTextContent("2 av 5");
  await swipe(100, 300);
  await expect.element(lightbox()).toHaveTextContent("1 av 5");
  await swipe(200, 180);
  await expect.element(lightbox()).toHaveTextContent("1 av 5");
});

test("on a phone on its side a picture fills the height, with its words and buttons in sight", async () => {
  await openItem({ width: 844, height: 390 });
  await enlarge(1).click();
  await expect.element(lightbox().getByText(ALT)).toBeInViewport({ ratio: 1 });
  const picture = document.querySelector('[role="dialog"] img')!;
  expect(picture.getBoundingClientRect().height).toBeGreaterThan(370);
  for (const name of ["Stäng", "Föregående bild", "Nästa bild"])
    await expect.element(lightbox().getByRole("button", { name })).toBeInViewport({ ratio: 1 });
});
