import type { Problem } from "#contracts/errors.ts";
import type { UploadedPicture } from "#contracts/uploads.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { contentName, mediaUrl } from "./media-folder.ts";
import type { Media } from "./media.ts";
import { addPicture } from "./picture-rows.ts";
import type { PreparedPicture } from "./prepare-picture.ts";

/** Handed in, since the audit log is no part of this area. */
export type RecordChange = (tx: Db, change: PictureChange) => Promise<void>;
type PictureChange = {
  by: SignedIn;
  action: string;
  entity: string;
  entityId: string;
  before?: unknown;
  after?: unknown;
};

export type UploadParts = { db: Db; clock: Clock; media: Media; recordChange: RecordChange };
export type Stored = { picture: UploadedPicture; isNew: boolean };

export async function uploadPicture(
  { clock, media, recordChange }: UploadParts,
  { bytes, width, height, blur }: PreparedPicture,
  by: SignedIn,
): Promise<Result<Stored, Problem>> {
  const name = `${contentName(bytes)}.webp`;
  const url = mediaUrl(name);
  const row = {
    url,
    width,
    height,
    blur,
    createdAt: clock.now(),
    variants: [{ width, format: "webp" as const, url }],
    awaitsVariants: true,
  };
  const isNew = await media.change([{ name, bytes }], async (tx) => {
    const isAdded = await addPicture(tx, row);
    const after = { width, height };
    if (isAdded)
      await recordChange(tx, {
        by,
        action: "picture.uploaded",
        entity: "picture",
        entityId: url,
        after,
      });
    return { value: isAdded };
  });
  return ok({ picture: { url, width, height, blur }, isNew });
}
