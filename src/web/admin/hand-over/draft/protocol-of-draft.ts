import type { ProtocolWish } from "#contracts/hand-over.ts";
import { SIGNED_SENTENCES } from "#texts/signing-words.ts";
import type { Asked } from "./left-to-do.ts";
import { readOdometer, type Draft } from "./draft.ts";

/** What is recorded once it is signed. What the thing has no use for is left out. */
export function protocolOfDraft(draft: Draft, asked: Asked, signedAt: string): ProtocolWish {
  const { signer, remarks } = draft;
  const ofVehicle = {
    odometer: readOdometer(draft.odometer) ?? null,
    fuel: draft.fuel,
    gas: draft.gas,
    water: draft.water,
    waste: draft.waste,
    keys: draft.keys,
    drivers: draft.drivers.map(({ name, licenceSeen }) => ({ name: name.trim(), licenceSeen })),
  };
  return {
    clientId: draft.clientId,
    kind: draft.kind,
    unitId: draft.unitId,
    correctsId: draft.correctsId,
    ...(asked.isVehicle && ofVehicle),
    checks: draft.checks.map((check) => ({
      ...check,
      note: check.isOk === false ? check.note.trim() : "",
    })),
    // One that was begun and left empty says nothing.
    remarks: remarks
      .filter(({ text, photographs }) => text.trim() !== "" || photographs.length > 0)
      .map(({ text, isNew, photographs }) => ({
        text: text.trim(),
        isNew,
        files: [...photographs],
      })),
    agreementsAccepted: draft.agreementsAccepted,
    notes: draft.notes.trim(),
    signature:
      signer.isAbsent || signer.drawing === null
        ? null
        : {
            name: signer.name.trim(),
            file: signer.drawing,
            sentence: SIGNED_SENTENCES[draft.kind],
          },
    signedAt,
  };
}
