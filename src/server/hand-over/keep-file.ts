import { createHash } from "node:crypto";
import type { Problem } from "#contracts/errors.ts";
import { LARGEST_PROTOCOL_FILE } from "#contracts/hand-over.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { lockBooking } from "#server/bookings/booking-rows.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { createGate, type Gate } from "#server/uploads/gate.ts";
import { fileFacts, insertFile } from "./file-rows.ts";

export type FileWish = {
  bookingId: number;
  id: string;
  type: "image/jpeg" | "image/png";
  data: string;
};

type FileParts = { db: Db; clock: Clock; gate: Gate };

/** A phone that has its network back sends all it has: one at a time is looked at, the others wait. */
export const fileGate = (): Gate => createGate({ places: 1, waiting: 60 });

/**
 * Keeps a photograph or a signature under the number that the phone gave it, so that sending it twice keeps it once;
 * without what the camera wrote about the place.
 */
export async function keepFile(
  { db, clock, gate }: FileParts,
  { bookingId, id, type, data }: FileWish,
): Promise<Result<{ id: string }, Problem>> {
  const sent = Buffer.from(data, "base64");
  if (sent.length > LARGEST_PROTOCOL_FILE) return fail({ code: "request.too-large" });
  const sha = createHash("sha256").update(sent).digest("hex");
  const known = await sentBefore(db, { bookingId, id, sha });
  if (known) return known;
  const picture = await gate(async () => {
    const { preparePhotograph } = await import("./prepare-photograph.ts");
    return preparePhotograph(sent, type);
  });
  if (!picture.ok) return picture;
  return inTransaction(db, async (tx): Promise<Result<{ id: string }, Problem>> => {
    if (!(await lockBooking(tx, bookingId))) return fail({ code: "hand-over.booking-gone" });
    const file = { id, bookingId, type, bytes: picture.value, sha, createdAt: clock.now() };
    if (await insertFile(tx, file)) return ok({ id });
    return (await sentBefore(tx, { bookingId, id, sha })) ?? fail({ code: "hand-over.other-file" });
  });
}

async function sentBefore(
  db: Db,
  { bookingId, id, sha }: { bookingId: number; id: string; sha: string },
): Promise<Result<{ id: string }, Problem> | undefined> {
  const known = await fileFacts(db, id);
  if (!known) return undefined;
  const isSame = known.bookingId === bookingId && known.sha === sha;
  return isSame ? ok({ id }) : fail({ code: "hand-over.other-file" });
}
