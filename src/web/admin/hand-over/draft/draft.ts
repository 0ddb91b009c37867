import type { HandOverSheet, Protocol } from "#contracts/hand-over.ts";
import type { Level, ProtocolKind } from "#domain/hand-over/protocol.ts";

export type Part = HandOverSheet["parts"][number];

export type DraftCheck = {
  label: string;
  /** Null where nobody has looked. */
  isOk: boolean | null;
  note: string;
};

export type DraftRemark = {
  id: string;
  text: string;
  /** On the way back: not there when it left. */
  isNew: boolean;
  /** By their numbers; the pictures lie beside. */
  photographs: readonly string[];
};

export type DraftDriver = { name: string; licenceSeen: boolean };

export type Signer = {
  name: string;
  /** The customer is not there to sign. */
  isAbsent: boolean;
  /** The drawn one's number. */
  drawing: string | null;
};

/** A protocol while it is filled in: as it is typed, and not yet as it is recorded. */
export type Draft = {
  /** Given when it is begun, so that it is recorded once however often it is sent. */
  clientId: string;
  kind: ProtocolKind;
  unitId: number | null;
  correctsId: number | null;
  odometer: string;
  fuel: number | null;
  gas: Level | null;
  water: Level | null;
  waste: Level | null;
  checks: readonly DraftCheck[];
  remarks: readonly DraftRemark[];
  keys: number | null;
  drivers: readonly DraftDriver[];
  agreementsAccepted: boolean;
  notes: string;
  signer: Signer;
};

/** A protocol of this part, with what is known already. */
export function startDraft(sheet: HandOverSheet, part: Part, clientId: string): Draft {
  return {
    clientId,
    kind: sheet.kind,
    unitId: part.unitId,
    correctsId: null,
    odometer: "",
    fuel: null,
    gas: null,
    water: null,
    waste: null,
    checks: part.checklist.map((label) => ({ label, isOk: null, note: "" })),
    remarks: [],
    keys: null,
    drivers: sheet.drivers.map(({ name }) => ({ name, licenceSeen: false })),
    agreementsAccepted: false,
    notes: "",
    signer: { name: sheet.customerName.trim(), isAbsent: false, drawing: null },
  };
}

/** A correction begins at what was recorded, and is signed anew. */
export function startCorrection(done: Protocol, part: Part, clientId: string): Draft {
  return {
    clientId,
    kind: done.kind,
    unitId: done.unitId,
    correctsId: done.id,
    odometer: done.odometer === null ? "" : String(done.odometer),
    fuel: done.fuel,
    gas: done.gas,
    water: done.water,
    waste: done.waste,
    checks: [
      ...done.checks,
      ...part.checklist
        .filter((label) => !done.checks.some((check) => check.label === label))
        .map((label) => ({ label, isOk: null, note: "" })),
    ],
    remarks: done.remarks.map(({ text, isNew, files }, at) => ({
      id: `${done.id}-${at}`,
      text,
      isNew,
      photographs: files,
    })),
    keys: done.keys,
    drivers: done.drivers,
    agreementsAccepted: done.agreementsAccepted,
    notes: done.notes,
    signer: { name: done.signature?.name ?? "", isAbsent: done.signature === null, drawing: null },
  };
}

/** Whether a draft says no more than when it was begun: all that was entered is taken away again. */
export function isUntouched(draft: Draft, fresh: Draft): boolean {
  return JSON.stringify(told(draft)) === JSON.stringify(told(fresh));
}

function told(draft: Draft) {
  return {
    ...draft,
    odometer: draft.odometer.trim(),
    notes: draft.notes.trim(),
    remarks: draft.remarks.filter(
      ({ text, photographs }) => text.trim() !== "" || photographs.length > 0,
    ),
    drivers: draft.drivers.filter(({ name, licenceSeen }) => name.trim() !== "" || licenceSeen),
  };
}

/** One press: looked at and fine. The next: something is to be said of it. The third: nobody has looked. */
export function pressCheck(check: DraftCheck): DraftCheck {
  const isOk = check.isOk === null ? true : check.isOk ? false : null;
  return { ...check, isOk };
}

/**
 * What nobody has looked at yet is fine. What was remarked upon stays, and what was when it left is looked at by itself:
 * nobody says unseen that it was mended.
 */
export function allOk(checks: readonly DraftCheck[], left: Protocol | null): DraftCheck[] {
  return checks.map((check) => (isUnseen(check, left) ? { ...check, isOk: true } : check));
}

export function isUnseen({ label, isOk }: DraftCheck, left: Protocol | null): boolean {
  const before = left?.checks.find((check) => check.label === label);
  return isOk === null && before?.isOk !== false;
}

export function photographsOf({ remarks }: Pick<Draft, "remarks">): string[] {
  return remarks.flatMap(({ photographs }) => photographs);
}

/** `12 345 km` as it is typed, with spaces or without, its unit half written too; undefined where it is no number. */
export function readOdometer(typed: string): number | null | undefined {
  const digits = typed.replaceAll(/[\s.]|km?/g, "");
  if (digits === "") return null;
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined;
}
