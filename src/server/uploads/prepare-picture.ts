import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { decode, MOST_MEGAPIXELS, readHeader } from "./decoder.ts";
import { pictureFormat } from "./picture-format.ts";

const LONGEST_SIDE = 2400;
const PREVIEW_SIDE = 16;
// Other formats are shrunk while they are read; this one is unpacked whole, at nearly 20 bytes a pixel.
const MOST_MEGAPIXELS_AVIF = 25;

export type PreparedPicture = { bytes: Buffer; width: number; height: number; blur: string };

/**
 * Makes of an uploaded file the picture the shop keeps: upright, in common colours, not larger than
 * needed, and without what the camera wrote about place and owner.
 */
export async function preparePicture(upload: Buffer): Promise<Result<PreparedPicture, Problem>> {
  const format = pictureFormat(upload);
  if (!format.ok) return format;
  const header = await orBroken(() => readHeader(upload));
  if (!header.ok) return header;
  const { width, height, isReadable } = header.value;
  if (!isReadable) return fail({ code: "upload.format-not-taken", format: "HEIC" });
  const megapixels = format.value === "AVIF" ? MOST_MEGAPIXELS_AVIF : MOST_MEGAPIXELS;
  if (width * height > megapixels * 1_000_000)
    return fail({ code: "upload.too-many-pixels", megapixels });
  return orBroken(() => shrink(upload));
}

async function shrink(upload: Buffer): Promise<PreparedPicture> {
  const { data, info } = await encode(upload).catch((error: unknown) => {
    // Phones of a common make write this harmless slip; every other warning means lost parts.
    if (/Invalid SOS parameters/.test(String(error))) return encode(upload, "error");
    throw error;
  });
  const preview = await decode(data)
    .resize({ width: PREVIEW_SIDE, height: PREVIEW_SIDE, fit: "inside" })
    .blur(0.8)
    .webp({ quality: 12 })
    .toBuffer();
  const blur = `data:image/webp;base64,${preview.toString("base64")}`;
  return { bytes: data, width: info.width, height: info.height, blur };
}

function encode(upload: Buffer, failOn: "warning" | "error" = "warning") {
  return decode(upload, failOn)
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 82, effort: 4 })
    .toBuffer({ resolveWithObject: true });
}

/** The decoder throws for every file it cannot read, which is to be expected of uploads. */
async function orBroken<Value>(work: () => Promise<Value>): Promise<Result<Value, Problem>> {
  try {
    return ok(await work());
  } catch (error) {
    const isTooSlow = String(error).includes("timeout");
    return fail({ code: isTooSlow ? "request.malformed" : "upload.broken" });
  }
}
