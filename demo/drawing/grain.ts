import sharp from "sharp";
import { seededRandom } from "./random.ts";

const side = 256;
let tile: Promise<Buffer> | undefined;

/** A repeating sheet of faint paper grain around middle grey. */
export function grainTile(): Promise<Buffer> {
  tile ??= (async () => {
    const random = seededRandom(9);
    const pixels = Buffer.alloc(side * side * 3);
    for (let index = 0; index < side * side; index++) {
      const value = 128 + random.between(-1, 1) * random.between(0, 1) * 16;
      pixels.fill(Math.round(value), index * 3, index * 3 + 3);
    }
    return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toBuffer();
  })();
  return tile;
}
