import { READING_NAMES } from "#texts/reading-words.ts";
import { readOdometer, type Draft, type DraftDriver, type DraftRemark } from "./draft.ts";

/** The parts of the page, in the order they are gone through, by their names in its address. */
export const STEPS = [
  "vem",
  "avtal",
  "matare",
  "nivaer",
  "kontroller",
  "anmarkningar",
  "nycklar",
  "forare",
  "underskrift",
] as const;
export type StepId = (typeof STEPS)[number];

export const STEP_WORDS: Record<StepId, string> = {
  vem: "Kund",
  avtal: "Avtal",
  matare: "Mätare och bränsle",
  nivaer: "Gasol och vatten",
  kontroller: "Kontroller",
  anmarkningar: "Anmärkningar",
  nycklar: READING_NAMES.keys,
  forare: "Förare",
  underskrift: "Underskrift",
};

/** In the bar, where there is room for a word. */
export const STEP_SHORT: Record<StepId, string> = {
  ...STEP_WORDS,
  matare: "Mätare",
  nivaer: "Vatten",
  forare: "Körkort",
};

export type Asked = { isVehicle: boolean; agreements: readonly unknown[] };

/** What nobody has filled in yet, and what is wrong of what they have, in the order of the page. */
export function leftToDo(draft: Draft, asked: Asked): StepId[] {
  const wrong = new Set(mistakesIn(draft, asked).map(({ step }) => step));
  const { checks, keys, drivers, signer } = draft;
  const levels = [draft.gas, draft.water, draft.waste];
  const isLeft: Partial<Record<StepId, boolean>> = {
    avtal: draft.kind === "out" && asked.agreements.length > 0 && !draft.agreementsAccepted,
    matare: asked.isVehicle && (draft.odometer.trim() === "" || draft.fuel === null),
    nivaer: asked.isVehicle && levels.includes(null),
    kontroller: checks.some(({ isOk }) => isOk === null),
    nycklar: asked.isVehicle && keys === null,
    forare:
      draft.kind === "out" &&
      asked.isVehicle &&
      (drivers.length === 0 || drivers.some(({ licenceSeen }) => !licenceSeen)),
    underskrift: !signer.isAbsent && signer.drawing === null,
  };
  return STEPS.filter((step) => isLeft[step] || wrong.has(step));
}

/** What has to be mended before it can be signed: where, and in words. */
export type Mistake = {
  step: StepId;
  words: string;
  /** Nothing is entered yet, which is no mistake before somebody wants to sign. */
  isMissing?: boolean;
};

export const UNREADABLE_ODOMETER =
  "Skriv mätarställningen i hela kilometer: bara siffror, högst sju. Till exempel 48 200.";

/** A photograph that nobody has said anything about. */
export function isWordless({ text, photographs }: DraftRemark): boolean {
  return text.trim() === "" && photographs.length > 0;
}

export function isNameless({ name }: DraftDriver): boolean {
  return name.trim() === "";
}

export function mistakesIn(draft: Draft, asked: Asked): Mistake[] {
  const mistakes: Mistake[] = [];
  if (asked.isVehicle && readOdometer(draft.odometer) === undefined)
    mistakes.push({ step: "matare", words: UNREADABLE_ODOMETER });
  else if (asked.isVehicle && readOdometer(draft.odometer) === null)
    mistakes.push({ step: "matare", words: "Fyll i mätarställningen.", isMissing: true });
  if (draft.remarks.some(isWordless))
    mistakes.push({ step: "anmarkningar", words: "Skriv vad fotografiet visar." });
  if (draft.drivers.some(isNameless))
    mistakes.push({ step: "forare", words: "Skriv vad föraren heter." });
  const { name, isAbsent, drawing } = draft.signer;
  if (!isAbsent && drawing === null)
    mistakes.push({
      step: "underskrift",
      words: "Låt kunden skriva under, eller markera att kunden inte är på plats.",
      isMissing: true,
    });
  else if (!isAbsent && name.trim() === "")
    mistakes.push({ step: "underskrift", words: "Skriv vem som har skrivit under." });
  return mistakes;
}
