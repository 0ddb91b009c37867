import { draftKey, type KeptProtocol } from "#web/shell/kept-protocols/kept.ts";
import type { KeptShelf } from "#web/shell/kept-protocols/kept-shelf.ts";
import type { Draft, Part } from "./draft/draft.ts";
import { draftOfSigned, withoutPhotographs } from "./draft/left-parts.ts";

/** What was signed, as it was typed, with the photographs that the phone still has or the shop has had before. */
export async function typedOf(shelf: KeptShelf, signed: KeptProtocol): Promise<Draft> {
  const lost = new Set<string>();
  for (const id of signed.files) if (!(await shelf.get("files", id))) lost.add(id);
  return withoutPhotographs(draftOfSigned(signed), lost);
}

/**
 * What was signed and cannot be sent as it is becomes a draft again. The customer signed for all of it: it is signed
 * anew. Answers what is to be filled in.
 */
export async function takeBack(shelf: KeptShelf, signed: KeptProtocol, part: Part): Promise<Draft> {
  const { userId, bookingId, clientId, wish } = signed;
  const key = draftKey({ userId, bookingId, kind: wish.kind, unitId: part.unitId });
  const begun = await shelf.get("drafts", key);
  // Another was begun there meanwhile: neither takes the place of the other.
  if (begun && begun.clientId !== clientId) return begun.draft as Draft;
  const typed = await typedOf(shelf, signed);
  const draft: Draft = { ...typed, signer: { ...typed.signer, drawing: null } };
  const kept = { userId, key, bookingId, clientId, part, draft, changedAt: Date.now() };
  await shelf.put("drafts", kept);
  await shelf.remove("protocols", clientId);
  if (typed.signer.drawing !== null) await shelf.remove("files", typed.signer.drawing);
  return draft;
}
