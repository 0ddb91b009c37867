import { decode } from "#server/uploads/decoder.ts";

/** Two beside each other on a sheet: as fine as a printer draws it, and enough to see a scratch on a screen. */
const LONGEST_SIDE = 1000;
const QUALITY = 75;

/** A kept photograph as a protocol shows it: a letter takes all of them along, of every unit. */
export async function photographInPrint(kept: Buffer): Promise<Buffer> {
  const made = await decode(kept)
    .resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: "inside",
      withoutEnlargement: true,
    })
    // JPEG has no transparency: what is not there would be black.
    .flatten({ background: "white" })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return made.length < kept.length ? made : kept;
}
