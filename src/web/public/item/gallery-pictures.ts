import type { Picture, RentalItem } from "#contracts/catalog.ts";

// The shape taken for granted for a picture of which the shop knows nothing but its address.
const UNKNOWN = { width: 1600, height: 1200, blur: "", variants: [] };

/** The main picture and then the gallery's, each once, and each with words for those who do not see it. */
export function galleryPictures({
  name,
  mainImageUrl,
  imageGallery,
  pictures,
}: Pick<RentalItem, "name" | "mainImageUrl" | "imageGallery" | "pictures">): Picture[] {
  const known = new Map(pictures.map((picture) => [picture.url, picture]));
  const urls = new Set([mainImageUrl, ...imageGallery].filter((url) => url !== ""));
  return [...urls].map((url, index) => {
    const picture = known.get(url) ?? { ...UNKNOWN, url, alt: "" };
    return { ...picture, alt: picture.alt || `${name}, bild ${index + 1}` };
  });
}
