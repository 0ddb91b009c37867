import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { grainTile } from "./grain.ts";
import type { Picture } from "./picture.ts";

type Format = "avif" | "webp";
type ManifestFile = { width: number; format: Format; file: string };
type ManifestEntry = {
  alt: string;
  width: number;
  height: number;
  blur: string;
  files: ManifestFile[];
};
type Size = { width: number; format: Format };

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const folder = path.join(root, "demo/pictures");
const assets = path.join(root, "src/web/assets");
const manifestFile = path.join(folder, "manifest.json");

const sizes: readonly Size[] = [
  { width: 640, format: "avif" },
  { width: 960, format: "avif" },
  { width: 1280, format: "avif" },
  { width: 960, format: "webp" },
];
const heroSizes: readonly Size[] = [
  ...sizes,
  { width: 1920, format: "avif" },
  { width: 1920, format: "webp" },
];
const phoneSizes: readonly Size[] = [
  { width: 640, format: "avif" },
  { width: 900, format: "avif" },
];
// What `.hero-picture` shows of the hero on a screen of 500 px, cut at the same place.
const PHONE_PART = { left: 476, top: 0, width: 1250, height: 1080 };
// What networks show beside a shared link; they want JPEG in this shape.
const SHARED = { width: 1200, height: 630 };

async function allPictures(): Promise<Picture[]> {
  const { motorhomePictures } = await import("./motorhome-pictures.ts");
  const { equipmentPictures } = await import("./equipment-pictures.ts");
  return [...motorhomePictures, ...equipmentPictures];
}

async function withGrain(drawn: Buffer, width: number): Promise<Buffer> {
  const resized = await sharp(drawn).resize({ width }).removeAlpha().png().toBuffer();
  return sharp(resized)
    .composite([{ input: await grainTile(), tile: true, blend: "soft-light" }])
    .removeAlpha()
    .png()
    .toBuffer();
}

async function blurred(drawn: Buffer): Promise<string> {
  const tiny = await sharp(drawn).resize({ width: 16 }).blur(0.8).webp({ quality: 12 }).toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}

function draw(picture: Picture): Promise<Buffer> {
  return sharp(Buffer.from(picture.svg()), { limitInputPixels: false })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function writeFiles(
  name: string,
  drawn: Buffer,
  { sizes: wanted, into }: { sizes: readonly Size[]; into: string },
): Promise<ManifestFile[]> {
  const files: ManifestFile[] = [];
  for (const { width, format } of wanted) {
    const file = `${name}-${width}.${format}`;
    const image = sharp(await withGrain(drawn, width));
    await (
      format === "avif"
        ? image.avif({ quality: 56, effort: 4, chromaSubsampling: "4:2:0" })
        : image.webp({ quality: 74, effort: 5 })
    ).toFile(path.join(into, file));
    files.push({ width, format, file });
  }
  return files;
}

/** The hero belongs to the shop itself, with or without the demo. */
async function renderHero(hero: Picture): Promise<void> {
  const drawn = await draw(hero);
  await writeFiles(hero.name, drawn, { sizes: heroSizes, into: assets });
  const onPhone = await sharp(drawn).resize({ width: 1920 }).extract(PHONE_PART).png().toBuffer();
  await writeFiles(`${hero.name}-phone`, onPhone, { sizes: phoneSizes, into: assets });
  await sharp(await withGrain(drawn, SHARED.width))
    .resize({ ...SHARED, position: "bottom" })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(path.join(assets, "hero-share.jpg"));
}

async function renderPicture(picture: Picture): Promise<ManifestEntry> {
  const drawn = await draw(picture);
  const files = await writeFiles(picture.name, drawn, { sizes, into: folder });
  return {
    alt: picture.alt,
    width: picture.width,
    height: picture.height,
    blur: await blurred(drawn),
    files,
  };
}

async function readManifest(): Promise<Record<string, ManifestEntry>> {
  try {
    return JSON.parse(await readFile(manifestFile, "utf8")) as Record<string, ManifestEntry>;
  } catch {
    return {};
  }
}

async function addToManifest(name: string, entry: ManifestEntry): Promise<void> {
  const manifest = { ...(await readManifest()), [name]: entry };
  const sorted = Object.fromEntries(
    Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

const filter = process.argv[2] ?? "";
await mkdir(folder, { recursive: true });
for (const picture of (await allPictures()).filter(({ name }) => name.includes(filter))) {
  if (picture.name === "hero") await renderHero(picture);
  else await addToManifest(picture.name, await renderPicture(picture));
  console.log(picture.name);
}
