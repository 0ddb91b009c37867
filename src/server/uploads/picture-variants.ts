import type { Picture } from "#contracts/catalog.ts";

type Variant = Picture["variants"][number];
export type Size = Pick<Variant, "width" | "format">;

const SIZES: readonly Size[] = [
  { width: 640, format: "avif" },
  { width: 960, format: "avif" },
  { width: 1280, format: "avif" },
  { width: 1920, format: "avif" },
  { width: 960, format: "webp" },
];

/** The sizes a picture lacks. None is wider than the picture, and the widest of each format is as wide. */
export function missingSizes({ width, variants }: Pick<Picture, "width" | "variants">): Size[] {
  const has = (size: Size, among: readonly Size[]) =>
    among.some((one) => one.format === size.format && one.width === size.width);
  return SIZES.map((size) => ({ ...size, width: Math.min(size.width, width) })).filter(
    (size, index, sizes) => !has(size, variants) && !has(size, sizes.slice(0, index)),
  );
}

export async function encodeVariant(original: Buffer, { width, format }: Size): Promise<Buffer> {
  const { decode } = await import("./decoder.ts");
  const picture = decode(original).resize({ width });
  return format === "avif"
    ? picture.avif({ quality: 56, effort: 3, chromaSubsampling: "4:2:0" }).toBuffer()
    : picture.webp({ quality: 76, effort: 4 }).toBuffer();
}

export function smallestFirst(variants: readonly Variant[]): Variant[] {
  return variants.toSorted((a, b) => a.width - b.width || (a.format < b.format ? -1 : 1));
}
