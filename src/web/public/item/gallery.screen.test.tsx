import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  itemAddons,
  itemBlockedDates,
  itemBookingIntervals,
  itemBySlug,
  type Picture,
} from "#contracts/catalog.ts";
import { dailyAvailability, timesForDate } from "#contracts/offers.ts";
import { ITEM } from "#test/screens/an-item.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { answer } from "#test/screens/stubs.ts";

const COLUMNS = [
  [1600, 4],
  [1280, 3],
  [1024, 2],
  [768, 2],
  [390, 1],
] as const;

// As a camera and a phone held level make them.
const [WIDE, HIGH] = [1280, 960];

/** A picture without content: only its shape counts here. */
function aPicture(index: number): Picture {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${HIGH}" id="p${index}"/>`;
  const url = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  return { url, alt: "", width: WIDE, height: HIGH, blur: "", variants: [] };
}

/** Whether a point of the gallery is farther from every picture than pictures stand apart. */
function holesIn(gallery: Element): string[] {
  const boxes = [...gallery.querySelectorAll("img")].map((one) => one.getBoundingClientRect());
  const edge = (side: "left" | "right" | "top" | "bottom") => boxes.map((box) => box[side]);
  const holes: string[] = [];
  for (let x = Math.min(...edge("left")); x < Math.max(...edge("right")); x += 8)
    for (let y = Math.min(...edge("top")); y < Math.max(...edge("bottom")); y += 8) {
      const isNear = boxes.some(
        ({ left, right, top, bottom }) =>
          x > left - 22 && x < right + 22 && y > top - 22 && y < bottom + 22,
      );
      if (!isNear) holes.push(`${Math.round(x)}, ${Math.round(y)}`);
    }
  return holes;
}

for (const count of [1, 2, 3, 4, 5, 6, 7])
  test(`${count} ${count === 1 ? "picture fills" : "pictures fill"} the gallery without a hole, at every width`, async () => {
    const pictures = Array.from({ length: count }, (_, index) => aPicture(index));
    const [mainImageUrl = "", ...imageGallery] = pictures.map(({ url }) => url);
    await openScreen("/p/provkanot", {
      answers: [
        answer(itemBySlug, { ...ITEM, mainImageUrl, imageGallery, pictures }),
        answer(itemAddons, []),
        answer(itemBlockedDates, []),
        answer(itemBookingIntervals, []),
        answer(timesForDate, { pickupTime: "15:00", returnTime: "12:00" }),
        answer(dailyAvailability, {}),
      ],
    });
    const gallery = page.getByRole("region", { name: "Bilder" });
    await expect.poll(() => gallery.element().querySelectorAll("img").length).toBe(count);
    const list = gallery.getByRole("list").element();
    for (const [width, columns] of COLUMNS) {
      await page.viewport(width, 900);
      const tracks = getComputedStyle(list).gridTemplateColumns.split(" ").length;
      expect(tracks, `${width} px`).toBe(columns);
      expect(holesIn(gallery.element()), `${width} px`).toEqual([]);
      const rights = [...list.querySelectorAll("img")].map(
        (one) => one.getBoundingClientRect().right,
      );
      expect(Math.max(...rights), `${width} px`).toBeCloseTo(list.getBoundingClientRect().right, 0);
    }
  });
