import { useCallback, useEffect, useRef, useState } from "react";
import type { HandOverSheet, Protocol, ProtocolWish } from "#contracts/hand-over.ts";
import { draftKey, type KeptDraft, type KeptProtocol } from "#web/shell/kept-protocols/kept.ts";
import { ourShelf } from "#web/shell/kept-protocols/our-shelf.ts";
import { filesOf, placeAfter } from "#web/shell/kept-protocols/queue.ts";
import { queueSigned } from "#web/shell/kept-protocols/signed.ts";
import { hasChanged, sendNow } from "#web/shell/kept-protocols/waiting.ts";
import { isUntouched, startCorrection, startDraft, type Draft, type Part } from "./draft/draft.ts";
import { protocolOfDraft } from "./draft/protocol-of-draft.ts";
import { layingDownOf } from "./photographs/laying-down.ts";
import { takeBack } from "./take-back.ts";

/** Answers whether there was something to change: what is signed is changed no more. */
export type ChangeDraft = (change: (draft: Draft) => Draft) => boolean;

type Of = { userId: number; sheet: HandOverSheet; part: Part };

/**
 * What is filled in, kept on the phone with every press and every letter. `undefined` while the phone is asked, null
 * where there is nothing to fill in: it is recorded, or signed and waiting.
 */
export function useDraft({ userId, sheet, part }: Of) {
  const { bookingId, kind } = sheet;
  const key = draftKey({ userId, bookingId, kind, unitId: part.unitId });
  const [draft, setDraft] = useState<Draft | null>();
  // What was begun is read once; that another phone records it meanwhile takes nothing away.
  const began = useRef(part.done);
  const latest = useRef<Draft | null>(null);

  const show = useCallback((next: Draft | null) => {
    latest.current = next;
    setDraft(next);
  }, []);

  useEffect(() => {
    let isGone = false;
    void begin();
    return () => {
      isGone = true;
    };

    async function begin(): Promise<void> {
      // Whoever left it while a photograph was made small gets it with that.
      await layingDownOf(key).rest();
      const { kept, isSigned } = await readKept(key, userId, began.current);
      if (isGone) return;
      const mayBegin = !isSigned && began.current === null;
      show(kept ?? (mayBegin ? startDraft(sheet, part, crypto.randomUUID()) : null));
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);

  const keep = (next: Draft) => {
    show(next);
    const { clientId } = next;
    // Taken away again, there is nothing to come back to, nor to lose.
    if (isUntouched(next, startDraft(sheet, part, clientId))) return void dropDraft(key);
    void putDraft({ userId, key, bookingId, clientId, part, draft: next, changedAt: Date.now() });
  };
  const change: ChangeDraft = (changing) => {
    if (!latest.current) return false;
    keep(changing(latest.current));
    return true;
  };
  /** As it is by now: what is shown may be a moment behind. */
  const entered = () => latest.current;
  const correct = (done: Protocol) => keep(startCorrection(done, part, crypto.randomUUID()));

  async function sign(more: Pick<ProtocolWish, "confirmsLower"> = {}): Promise<void> {
    const signed = latest.current;
    if (!signed) return;
    // From here on the pictures that it shows stay, whatever is pressed meanwhile.
    latest.current = null;
    const shelf = await ourShelf();
    const now = Date.now();
    const [queue, kept] = await Promise.all([
      shelf.all("protocols", userId),
      shelf.all("files", userId),
    ]);
    const wish = { ...protocolOfDraft(signed, sheet, new Date(now).toISOString()), ...more };
    const onPhone = new Set(kept.map(({ id }) => id));
    const protocol: KeptProtocol = {
      userId,
      clientId: signed.clientId,
      bookingId,
      place: placeAfter(queue, now),
      who: sheet.customerName.trim() || `Bokning #${bookingId}`,
      what: part.unitName === null ? sheet.itemName : `${sheet.itemName}, ${part.unitName}`,
      wish,
      files: filesOf(wish).filter((id) => onPhone.has(id)),
      tries: 0,
      notBefore: 0,
      refusal: null,
    };
    await queueSigned(shelf, protocol);
    show(null);
    await hasChanged();
    await sendNow();
  }

  async function takeBackSigned(queued: KeptProtocol): Promise<void> {
    show(await takeBack(await ourShelf(), queued, part));
    await hasChanged();
  }

  async function throwAway(): Promise<void> {
    const shelf = await ourShelf();
    await shelf.remove("drafts", key);
    show(began.current ? null : startDraft(sheet, part, crypto.randomUUID()));
  }

  return { key, draft, entered, change, correct, sign, takeBack: takeBackSigned, throwAway };
}

async function dropDraft(key: string): Promise<void> {
  const shelf = await ourShelf();
  await shelf.remove("drafts", key);
}

async function putDraft(kept: KeptDraft): Promise<void> {
  const shelf = await ourShelf();
  await shelf.put("drafts", kept);
}

async function readKept(key: string, userId: number, done: Protocol | null) {
  const shelf = await ourShelf();
  // Whoever opens it is signed in, perhaps again since this page was loaded.
  shelf.keepFor(userId);
  const [kept, queue] = await Promise.all([
    shelf.get("drafts", key),
    shelf.all("protocols", userId),
  ]);
  const isSigned = queue.some(
    ({ bookingId, wish }) =>
      draftKey({ userId, bookingId, kind: wish.kind, unitId: wish.unitId ?? null }) === key,
  );
  const draft = kept?.draft as Draft | undefined;
  // Signed in the moment the browser was killed: it is the queue's already, or recorded.
  const isRecorded = kept !== undefined && kept.clientId === done?.clientId;
  if (isRecorded) await shelf.remove("drafts", key);
  const isTwice = isRecorded || queue.some(({ clientId }) => clientId === draft?.clientId);
  return { kept: isTwice ? undefined : draft, isSigned };
}
