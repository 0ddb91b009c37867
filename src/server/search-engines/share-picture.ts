import { createRequire } from "node:module";
import type { OverlayOptions, Sharp } from "sharp";
import { sharp } from "#server/platform/sharp.ts";
import { formatKronor } from "#texts/format.ts";

/** What the networks cut a shared picture to. */
const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;

const SPRUCE = { r: 31, g: 74, b: 63 };
const NIGHT = [16, 36, 31] as const;

const { resolve } = createRequire(import.meta.url);
// Brought along: a server need not have a single font installed.
const FONT = {
  font: "Source Sans 3 Bold",
  fontfile: resolve("@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf"),
};

/** A picture of the shop's own, by its address. */
export type ReadPicture = (url: string) => Promise<Buffer | undefined>;

export type SharedItem = { name: string; pricePerDay: number; mainImageUrl: string };

/** An item as it is shown where its address is shared: its picture, its name and its price. */
export async function sharePicture(
  { name, pricePerDay, mainImageUrl }: SharedItem,
  { shopName, read }: { shopName: string; read: ReadPicture },
): Promise<Buffer> {
  const price = `Från ${formatKronor(pricePerDay)} per natt, inkl. moms och grundförsäkring`;
  const layers = await Promise.all([
    line(shopName, { height: 40, bottom: 108 }),
    line(name, { height: 92, bottom: HEIGHT - 122 }),
    line(price, { height: 36, bottom: HEIGHT - 60 }),
  ]);
  return (await background(mainImageUrl, read))
    .composite([VEIL, ...layers.flat()])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** One line of text, as large as its height allows and smaller where it is long. */
async function line(
  text: string,
  { height, bottom }: { height: number; bottom: number },
): Promise<OverlayOptions[]> {
  const words = text.trim().replaceAll(/\s+/g, " ");
  if (words === "") return [];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="#f8f6f1">${escaped(words)}</span>`,
      ...FONT,
      width: WIDTH - 2 * EDGE,
      height,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return [{ input: data, left: EDGE, top: bottom - info.height }];
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Darker above and below, so that the words are read on any picture. Made once. */
const VEIL: OverlayOptions = (() => {
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const [fromTop, fromBottom] = [y / HEIGHT, 1 - y / HEIGHT];
    const darkness = Math.max(0.1, 0.65 - fromTop * 2, 0.92 - fromBottom * 1.5);
    return Buffer.alloc(WIDTH * 4, Buffer.from([...NIGHT, Math.round(darkness * 255)]));
  });
  return { input: Buffer.concat(rows), raw: { width: WIDTH, height: HEIGHT, channels: 4 } };
})();

/** The item's own picture, where the shop has it; the shop's colour where it has none. */
async function background(url: string, read: ReadPicture): Promise<Sharp> {
  const isOwn = /^\/media\/[\w-]+\.\w+$/.test(url);
  const picture = isOwn ? await read(url).catch(() => undefined) : undefined;
  if (picture) {
    try {
      const cut = await sharp(picture)
        .resize(WIDTH, HEIGHT, { fit: "cover" })
        .jpeg({ quality: 95 })
        .toBuffer();
      return sharp(cut);
    } catch {
      // A picture that cannot be read is no reason to share none.
    }
  }
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: SPRUCE } });
}
