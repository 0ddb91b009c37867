import type { HandOverSheet } from "#contracts/hand-over.ts";
import type { KeptDraft, KeptProtocol } from "#web/shell/kept-protocols/kept.ts";
import { startDraft, type Draft, type Part } from "./draft.ts";

/** What a booking was to hand over and has no more, each with what was typed for it. */
export function leftParts(
  drafts: readonly KeptDraft[],
  queue: readonly Pick<KeptProtocol, "clientId">[],
  { bookingId, kind, parts }: HandOverSheet,
): Part[] {
  const left = drafts.filter((kept) => {
    const { unitId, kind: of } = kept.draft as Draft;
    return (
      kept.bookingId === bookingId &&
      of === kind &&
      parts.every((part) => part.unitId !== unitId) &&
      queue.every(({ clientId }) => clientId !== kept.clientId)
    );
  });
  return left.map(({ part }) => part as Part);
}

/** Where it can be taken over to: what nobody has begun, signed or recorded. */
export function takersOf(
  { bookingId, kind, parts }: HandOverSheet,
  drafts: readonly KeptDraft[],
  queue: readonly KeptProtocol[],
): Part[] {
  const begun = new Set(
    drafts
      .map((kept) => ({ bookingId: kept.bookingId, draft: kept.draft as Draft }))
      .filter((kept) => kept.bookingId === bookingId && kept.draft.kind === kind)
      .map(({ draft }) => draft.unitId),
  );
  for (const { bookingId: of, wish } of queue)
    if (of === bookingId && wish.kind === kind) begun.add(wish.unitId ?? null);
  return parts.filter(
    ({ unitId, done, lacksUnit }) => done === null && !lacksUnit && !begun.has(unitId),
  );
}

/** Why nothing but another draft can be made of it. */
const ANEW: readonly (string | null | undefined)[] = ["hand-over.other-unit", "kept.picture-lost"];

/** What was signed for a unit that the booking has no more, and cannot be sent as it is. */
export function leftSigned(
  queue: readonly KeptProtocol[],
  { bookingId, kind, parts }: HandOverSheet,
): KeptProtocol[] {
  return queue.filter(
    ({ bookingId: of, wish, refusal }) =>
      of === bookingId &&
      wish.kind === kind &&
      ANEW.includes(refusal?.code) &&
      parts.every(({ unitId }) => unitId !== (wish.unitId ?? null)),
  );
}

/** What was signed, as it was typed. */
export function draftOfSigned({ wish }: Pick<KeptProtocol, "wish">): Draft {
  const { clientId, kind, unitId = null, signature, odometer = null } = wish;
  return {
    clientId,
    kind,
    unitId,
    correctsId: wish.correctsId ?? null,
    odometer: odometer === null ? "" : String(odometer),
    fuel: wish.fuel ?? null,
    gas: wish.gas ?? null,
    water: wish.water ?? null,
    waste: wish.waste ?? null,
    checks: (wish.checks ?? []).map(({ note = "", ...check }) => ({ ...check, note })),
    remarks: (wish.remarks ?? []).map(({ text, isNew = true, files = [] }, at) => ({
      id: `${clientId}-${at}`,
      text,
      isNew,
      photographs: files,
    })),
    keys: wish.keys ?? null,
    drivers: wish.drivers ?? [],
    agreementsAccepted: wish.agreementsAccepted ?? false,
    notes: wish.notes ?? "",
    signer: {
      name: signature?.name ?? "",
      isAbsent: signature === null,
      drawing: signature?.file ?? null,
    },
  };
}

export function withoutPhotographs(draft: Draft, lost: ReadonlySet<string>): Draft {
  const remarks = draft.remarks.map((remark) => ({
    ...remark,
    photographs: remark.photographs.filter((id) => !lost.has(id)),
  }));
  return { ...draft, remarks };
}

/** What was typed for one unit, for another: looked at is what that one asks for, and it is signed anew. */
export function carryOver(draft: Draft, sheet: HandOverSheet, to: Part): Draft {
  const fresh = startDraft(sheet, to, draft.clientId).checks;
  const asked = new Set(to.checklist);
  const typed = draft.checks.filter(({ label, isOk }) => isOk !== null || asked.has(label));
  const known = new Set(typed.map(({ label }) => label));
  return {
    ...draft,
    unitId: to.unitId,
    correctsId: null,
    checks: [...typed, ...fresh.filter(({ label }) => !known.has(label))],
    signer: { ...draft.signer, drawing: null },
  };
}
