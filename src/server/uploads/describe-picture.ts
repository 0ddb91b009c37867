import type { Picture } from "#contracts/catalog.ts";
import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { lockPicture, writeAlt } from "./picture-rows.ts";
import type { UploadParts } from "./upload-picture.ts";

export async function describePicture(
  { db, recordChange }: Pick<UploadParts, "db" | "recordChange">,
  { url, alt }: { url: string; alt: string },
  by: SignedIn,
): Promise<Result<Picture, Problem>> {
  return inTransaction(db, async (tx) => {
    const picture = await lockPicture(tx, url);
    if (!picture) return fail({ code: "picture.unknown" });
    if (picture.alt === alt) return ok(picture);
    await writeAlt(tx, url, alt);
    await recordChange(tx, {
      by,
      action: "picture.described",
      entity: "picture",
      entityId: url,
      before: { alt: picture.alt },
      after: { alt },
    });
    return ok({ ...picture, alt });
  });
}
