import { parse } from "node:path/posix";
import type { Db } from "#server/platform/db/database.ts";
import { mediaUrl } from "./media-folder.ts";
import type { Media } from "./media.ts";
import {
  listAwaitingVariants,
  lockPicture,
  markVariantsMade,
  writeVariants,
  type PictureRow,
} from "./picture-rows.ts";
import { encodeVariant, missingSizes, smallestFirst, type Size } from "./picture-variants.ts";

type VariantParts = { db: Db; media: Media; stopping?: AbortSignal };

/**
 * Makes the smaller files of new pictures, one at a time. Each is shown as soon as it is ready, and
 * whoever is stopped or killed goes on with the next missing one. A picture that fails keeps its place
 * for the next round, and none of the others waits for it.
 */
export async function makePictureVariants(parts: VariantParts): Promise<void> {
  const failures: unknown[] = [];
  for (const picture of await listAwaitingVariants(parts.db)) {
    if (parts.stopping?.aborted) return;
    await makeVariantsOf(parts, picture).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function makeVariantsOf(parts: VariantParts, picture: PictureRow): Promise<void> {
  const original = await parts.media.read(picture.url);
  // Without the original nothing can be made of it, now or later; a new upload brings it back.
  if (original) {
    for (const size of missingSizes(picture)) {
      if (parts.stopping?.aborted) return;
      const bytes = await encodeVariant(original, size);
      await addVariant(parts.media, picture.url, { size, bytes });
    }
  }
  await markVariantsMade(parts.db, picture.url);
}

async function addVariant(
  media: Media,
  pictureUrl: string,
  { size, bytes }: { size: Size; bytes: Buffer },
): Promise<void> {
  // Named after the picture, so that no two pictures ever share a file.
  const name = `${parse(pictureUrl).name}-${size.width}.${size.format}`;
  await media.change([{ name, bytes }], async (tx) => {
    const picture = await lockPicture(tx, pictureUrl);
    if (!picture) return { value: undefined, unneeded: [mediaUrl(name)] };
    const variants = smallestFirst([...picture.variants, { ...size, url: mediaUrl(name) }]);
    await writeVariants(tx, pictureUrl, variants);
    return { value: undefined };
  });
}
