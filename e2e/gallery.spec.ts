import { expect, takenOver, test } from "./fixtures.ts";

type Told = { slug: string; mainImageUrl: string; imageGallery: string[] };

const COLUMNS = [
  [1600, 4],
  [1280, 3],
  [1024, 2],
  [768, 2],
  [390, 1],
] as const;

/** Runs in the page: whether a point of the gallery is farther from every picture than pictures stand apart. */
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
  test(
    `${count} ${count === 1 ? "picture fills" : "pictures fill"} the gallery without a hole, at every width`,
    { tag: "@thorough" },
    async ({ page, request }) => {
      const items = (await (await request.get("/api/rental-items")).json()) as Told[];
      // A shop that others have been to may have things without a picture.
      const urls = [
        ...new Set(items.flatMap((item) => [item.mainImageUrl, ...item.imageGallery])),
      ].filter((url) => url !== "");
      const [mainImageUrl, ...imageGallery] = urls.slice(0, count);
      await page.route("**/api/rental-items/slug/fjallripa-70", async (route) => {
        const answer = await route.fetch();
        const item = (await answer.json()) as Told;
        await route.fulfill({ response: answer, json: { ...item, mainImageUrl, imageGallery } });
      });
      await page.goto("/");
      await takenOver(page);
      await page.getByRole("link", { name: "Visa detaljer om Fjällripa 70" }).click();
      const gallery = page.getByRole("region", { name: "Bilder" });
      await expect(gallery.getByRole("img")).toHaveCount(count);
      for (const [width, columns] of COLUMNS) {
        await page.setViewportSize({ width, height: 900 });
        const list = gallery.getByRole("list");
        const tracks = await list.evaluate(
          (element) => getComputedStyle(element).gridTemplateColumns.split(" ").length,
        );
        expect(tracks, `${width} px`).toBe(columns);
        expect(await gallery.evaluate(holesIn), `${width} px`).toEqual([]);
        const right = await gallery
          .getByRole("img")
          .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
        const room = (await list.boundingBox())!;
        expect(right, `${width} px`).toBeCloseTo(room.x + room.width, 0);
      }
    },
  );
