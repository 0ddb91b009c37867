import type { QueryClient } from "@tanstack/react-query";
import type { ProtocolKind } from "#domain/hand-over/protocol.ts";
import { handOverSheet } from "#web/api/hand-over.ts";
import { sheetKey } from "./kept.ts";
import { ourShelf } from "./our-shelf.ts";

export type Coming = { bookingId: number; kind: ProtocolKind };

/** More than a counter sees on a day; the rest is read when it is opened. */
const MOST = 20;
const FRESH_MS = 10 * 60_000;

/**
 * Reads ahead what today's hand-overs begin with, so that one can be begun where there is no network. What cannot be
 * read is read when it is opened.
 */
export async function keepSheets(
  queryClient: QueryClient,
  userId: number,
  coming: readonly Coming[],
): Promise<void> {
  const shelf = await ourShelf();
  // Nothing is gained where a reload loses it.
  if (shelf.problem() !== null) return;
  for (const { bookingId, kind } of coming.slice(0, MOST)) {
    const key = sheetKey({ userId, bookingId, kind });
    const kept = await shelf.get("sheets", key);
    if (kept && Date.now() - kept.readAt < FRESH_MS) continue;
    try {
      const sheet = await queryClient.fetchQuery(handOverSheet(bookingId, kind));
      await shelf.put("sheets", { userId, key, bookingId, sheet, readAt: Date.now() });
    } catch {
      return;
    }
  }
}
