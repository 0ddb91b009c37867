import type { Sharp } from "sharp";
import { sharp } from "#server/platform/sharp.ts";

export const MOST_MEGAPIXELS = 100;
const LONGEST_SECONDS = 20;

type Strictness = "warning" | "error";

/** Refuses what is larger than it may be from the header alone, and what is broken. */
export function decode(bytes: Buffer, failOn: Strictness = "warning"): Sharp {
  const limitInputPixels = MOST_MEGAPIXELS * 1_000_000;
  return sharp(bytes, { limitInputPixels, failOn }).timeout({ seconds: LONGEST_SECONDS });
}

export type Header = { width: number; height: number; isReadable: boolean };

/** Reads no pixel, so that it costs as little for a huge picture as for a small one. */
export async function readHeader(bytes: Buffer): Promise<Header> {
  const { width, height, format, compression } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata();
  // The container of AVIF may hold other codings, which this build cannot decode.
  return { width, height, isReadable: format !== "heif" || compression === "av1" };
}
