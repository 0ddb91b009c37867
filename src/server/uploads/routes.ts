import * as contracts from "#contracts/uploads.ts";
import { fail, ok } from "#domain/result.ts";
import { AlreadyDone } from "#server/platform/http/already-done.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { describePicture } from "./describe-picture.ts";
import { createGate } from "./gate.ts";
import { readUpload } from "./read-upload.ts";
import { uploadPicture, type UploadParts } from "./upload-picture.ts";

// Each of them may hold 15 MB. Who waits outside has not been read yet and costs nothing.
const READ_AT_ONCE = 6;
const WAITING_OUTSIDE = 24;

/** Must be bound where multipart bodies are accepted. */
export function uploadRoutes(bind: Bind, parts: UploadParts): void {
  const reading = createGate({ places: READ_AT_ONCE, waiting: WAITING_OUTSIDE });
  // A decoded picture may take hundreds of megabytes.
  const decoding = createGate({ places: 1, waiting: READ_AT_ONCE });

  bind(contracts.uploadPicture, async ({ request, user }) => {
    if (!user) return fail({ code: "auth.not-signed-in" });
    const stored = await reading(async () => {
      const upload = await readUpload(request);
      if (!upload.ok) return upload;
      const { preparePicture } = await import("./prepare-picture.ts");
      const prepared = await decoding(() => preparePicture(upload.value));
      return prepared.ok ? uploadPicture(parts, prepared.value, user) : prepared;
    });
    if (!stored.ok) return stored;
    const { picture, isNew } = stored.value;
    return ok(isNew ? picture : new AlreadyDone(picture));
  });

  bind(contracts.describePicture, async ({ body, user }) =>
    user ? describePicture(parts, body, user) : fail({ code: "auth.not-signed-in" }),
  );
}
