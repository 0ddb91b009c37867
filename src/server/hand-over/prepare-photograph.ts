import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { decode, MOST_MEGAPIXELS, readHeader } from "#server/uploads/decoder.ts";
import { pictureFormat } from "#server/uploads/picture-format.ts";

/** Enough to see a scratch, and to print half a page. */
const LONGEST_SIDE = 2000;

/**
 * Makes of what a phone has sent the picture that is kept: upright, not larger than needed, and without what the
 * camera wrote about place and owner. The content decides what it is, whatever its sender says.
 */
export async function preparePhotograph(
  sent: Buffer,
  type: "image/jpeg" | "image/png",
): Promise<Result<Buffer, Problem>> {
  const format = pictureFormat(sent);
  if (!format.ok) return format;
  if (format.value !== (type === "image/png" ? "PNG" : "JPEG"))
    return fail({ code: "upload.not-a-picture" });
  try {
    const { width, height } = await readHeader(sent);
    if (width * height > MOST_MEGAPIXELS * 1_000_000)
      return fail({ code: "upload.too-many-pixels", megapixels: MOST_MEGAPIXELS });
    const picture = decode(sent, "error").autoOrient().resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: "inside",
      withoutEnlargement: true,
    });
    const made = type === "image/png" ? picture.png() : picture.jpeg({ quality: 82 });
    return ok(await made.toBuffer());
  } catch {
    return fail({ code: "upload.broken" });
  }
}
