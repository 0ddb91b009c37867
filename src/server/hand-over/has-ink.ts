import { decode } from "#server/uploads/decoder.ts";

/** As much darker than the sheet as the faintest stroke, and more than a picture of one colour is uneven. */
const LEAST_CONTRAST = 32;

/** Whether anything is drawn on a sheet, whatever its colour; what shines through is white. */
export async function hasInk(picture: Buffer): Promise<boolean> {
  const { channels } = await decode(picture).flatten({ background: "white" }).greyscale().stats();
  return channels.some(({ min, max }) => max - min >= LEAST_CONTRAST);
}
