import { expect, test } from "vitest";
import { galleryPictures } from "./gallery-pictures.ts";

const known = {
  url: "/media/a.webp",
  alt: "En kanot vid en strand",
  width: 900,
  height: 1200,
  blur: "",
  variants: [],
};
const canoe = { name: "Kanot", mainImageUrl: "/media/a.webp", imageGallery: [], pictures: [known] };

test("the main picture comes first, then the gallery's in their order, each once", () => {
  const imageGallery = ["/media/c.webp", "/media/a.webp", "/media/b.webp", ""];
  const urls = galleryPictures({ ...canoe, imageGallery }).map(({ url }) => url);
  expect(urls).toEqual(["/media/a.webp", "/media/c.webp", "/media/b.webp"]);
});

test("a picture without words gets the item's name and its number", () => {
  const pictures = galleryPictures({ ...canoe, imageGallery: ["/media/b.webp"] });
  expect(pictures.map(({ alt }) => alt)).toEqual(["En kanot vid en strand", "Kanot, bild 2"]);
});

test("an item without pictures has none", () => {
  expect(galleryPictures({ ...canoe, mainImageUrl: "" })).toEqual([]);
});
