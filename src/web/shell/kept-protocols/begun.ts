import type { ProtocolKind } from "#domain/hand-over/protocol.ts";
import { kindOfDraft } from "./kept.ts";
import type { KeptShelf } from "./kept-shelf.ts";

/** A hand-over of which something is entered and nothing signed. */
export type Begun = { bookingId: number; kind: ProtocolKind };

/** What somebody has begun on this phone, each hand-over once, the latest first. */
export async function begunOf(shelf: KeptShelf, userId: number): Promise<Begun[]> {
  const [signed, drafts] = await Promise.all([
    shelf.all("protocols", userId),
    shelf.all("drafts", userId),
  ]);
  // What does not fit on a full phone is kept as a draft too.
  const isSigned = new Set(signed.map(({ clientId }) => clientId));
  const begun = new Map<string, Begun>();
  for (const { key, bookingId, clientId } of drafts.toSorted(
    (one, other) => other.changedAt - one.changedAt,
  )) {
    const kind = kindOfDraft(key);
    if (!isSigned.has(clientId)) begun.set(`${bookingId} ${kind}`, { bookingId, kind });
  }
  return [...begun.values()];
}
