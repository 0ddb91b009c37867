import { useCallback, useEffect, useState } from "react";
import type { HandOverSheet } from "#contracts/hand-over.ts";
import { draftKey, type KeptProtocol } from "#web/shell/kept-protocols/kept.ts";
import { ourShelf } from "#web/shell/kept-protocols/our-shelf.ts";
import { hasChanged } from "#web/shell/kept-protocols/waiting.ts";
import { photographsOf, type Draft, type Part } from "./draft/draft.ts";
import { carryOver, leftParts, takersOf } from "./draft/left-parts.ts";
import { typedOf } from "./take-back.ts";

type Of = { userId: number; sheet: HandOverSheet };

type Found = { parts: readonly Part[]; left: readonly Part[]; takers: readonly Part[] };

/**
 * What is handed over, and what the booking was to hand over when somebody began to: another unit was chosen since, and
 * what was typed is still to be reached. `undefined` until the phone has said what it keeps.
 */
export function useParts({ userId, sheet }: Of) {
  const [found, setFound] = useState<Found>();

  const read = useCallback(async (): Promise<Found> => {
    const shelf = await ourShelf();
    const [drafts, queue] = await Promise.all([
      shelf.all("drafts", userId),
      shelf.all("protocols", userId),
    ]);
    return {
      parts: sheet.parts,
      left: leftParts(drafts, queue, sheet),
      takers: takersOf(sheet, drafts, queue),
    };
  }, [userId, sheet]);

  useEffect(() => {
    let isGone = false;
    void read().then((now) => !isGone && setFound(now));
    return () => {
      isGone = true;
    };
  }, [read]);

  const look = async () => setFound(await read());
  const keyOf = ({ unitId }: Part) =>
    draftKey({ userId, bookingId: sheet.bookingId, kind: sheet.kind, unitId });

  async function takeOver(from: Part, to: Part): Promise<void> {
    const shelf = await ourShelf();
    const kept = await shelf.get("drafts", keyOf(from));
    // Begun there meanwhile: neither takes the place of the other.
    if (kept && !(await shelf.get("drafts", keyOf(to)))) {
      const typed = kept.draft as Draft;
      const draft = carryOver(typed, sheet, to);
      await shelf.put("drafts", { ...kept, key: keyOf(to), part: to, draft });
      await shelf.remove("drafts", keyOf(from));
      if (typed.signer.drawing !== null) await shelf.remove("files", typed.signer.drawing);
    }
    await look();
  }

  /** It was signed for another unit: what was typed goes along, and it is signed anew. */
  async function takeSigned(signed: KeptProtocol, to: Part): Promise<void> {
    const shelf = await ourShelf();
    if (await shelf.get("drafts", keyOf(to))) return look();
    const typed = await typedOf(shelf, signed);
    const { bookingId, clientId } = signed;
    const draft = carryOver(typed, sheet, to);
    const kept = { userId, key: keyOf(to), bookingId, clientId, part: to, draft };
    await shelf.put("drafts", { ...kept, changedAt: Date.now() });
    await shelf.remove("protocols", clientId);
    if (typed.signer.drawing !== null) await shelf.remove("files", typed.signer.drawing);
    await hasChanged();
    await look();
  }

  async function throwAway(from: Part): Promise<void> {
    const shelf = await ourShelf();
    const draft = (await shelf.get("drafts", keyOf(from)))?.draft as Draft | undefined;
    await shelf.remove("drafts", keyOf(from));
    for (const id of draft ? photographsOf(draft) : []) await shelf.remove("files", id);
    if (draft?.signer.drawing) await shelf.remove("files", draft.signer.drawing);
    await look();
  }

  return { found, look, takeOver, takeSigned, throwAway };
}
