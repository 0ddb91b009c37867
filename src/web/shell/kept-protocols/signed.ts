import { draftKey, type KeptProtocol } from "./kept.ts";
import type { KeptShelf } from "./kept-shelf.ts";
import { withoutWait } from "./queue.ts";

/**
 * From here on it is the queue's. Its draft stays on the phone until all of what was signed lies there: killed before
 * that, it is signed anew, and recorded once however often it is sent.
 */
export async function queueSigned(shelf: KeptShelf, signed: KeptProtocol): Promise<void> {
  await shelf.put("protocols", signed);
  await letDraftGo(shelf, signed);
}

/** After room has been made. Answers whether all of it lies on the phone. */
export async function layAll(shelf: KeptShelf, userId: number): Promise<boolean> {
  const isAll = await shelf.layHeld();
  for (const signed of await shelf.all("protocols", userId)) await letDraftGo(shelf, signed);
  return isAll;
}

/** The network is back, or somebody asks for it: none waits for its time, and none comes back that is done with. */
export async function endWaits(shelf: KeptShelf, userId: number): Promise<void> {
  for (const { clientId, notBefore } of await shelf.all("protocols", userId))
    if (notBefore > 0) await shelf.change("protocols", clientId, withoutWait);
}

/** Recorded, or thrown away: nothing of it stays on the phone. */
export async function takeFromQueue(shelf: KeptShelf, signed: KeptProtocol): Promise<void> {
  await removeDraft(shelf, signed);
  await shelf.remove("protocols", signed.clientId);
  for (const id of signed.files) await shelf.remove("files", id);
}

/** Whether all of what was signed lies on the phone, and a closed page loses nothing of it. */
export function isOnPhone(shelf: KeptShelf, { clientId, files }: KeptProtocol): boolean {
  return !shelf.isHeld("protocols", clientId) && files.every((id) => !shelf.isHeld("files", id));
}

async function letDraftGo(shelf: KeptShelf, signed: KeptProtocol): Promise<void> {
  if (isOnPhone(shelf, signed)) await removeDraft(shelf, signed);
}

/** Unless another was begun since, as a correction is. */
async function removeDraft(shelf: KeptShelf, signed: KeptProtocol): Promise<void> {
  const { userId, bookingId, clientId, wish } = signed;
  const key = draftKey({ userId, bookingId, kind: wish.kind, unitId: wish.unitId ?? null });
  const draft = await shelf.get("drafts", key);
  if (draft?.clientId === clientId) await shelf.remove("drafts", key);
}
