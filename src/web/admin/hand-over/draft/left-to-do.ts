import { readOdometer, type Draft } from "./draft.ts";

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
  nivaer: "Gas och vatten",
  kontroller: "Kontroller",
  anmarkningar: "Anmärkningar",
  nycklar: "Nycklar",
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

/** What nobody has filled in yet, in the order of the page. */
export function leftToDo(draft: Draft, asked: Asked): StepId[] {
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
  return STEPS.filter((step) => isLeft[step]);
}

/** What has to be mended before it can be signed: where, and in words. */
export type Mistake = { step: StepId; words: string };

export function mistakesIn(draft: Draft, asked: Asked): Mistake[] {
  const mistakes: Mistake[] = [];
  if (asked.isVehicle && readOdometer(draft.odometer) === undefined)
    mistakes.push({ step: "matare", words: "Mätarställningen ska vara hela kilometer." });
  else if (asked.isVehicle && readOdometer(draft.odometer) === null)
    mistakes.push({ step: "matare", words: "Fyll i mätarställningen." });
  if (draft.remarks.some(({ text, photographs }) => !text.trim() && photographs.length > 0))
    mistakes.push({ step: "anmarkningar", words: "Skriv vad fotografiet visar." });
  if (draft.drivers.some(({ name }) => name.trim() === ""))
    mistakes.push({ step: "forare", words: "Skriv vad föraren heter." });
  const { name, isAbsent, drawing } = draft.signer;
  if (!isAbsent && drawing === null)
    mistakes.push({
      step: "underskrift",
      words: "Låt kunden skriva under, eller markera att kunden inte är på plats.",
    });
  else if (!isAbsent && name.trim() === "")
    mistakes.push({ step: "underskrift", words: "Skriv vem som har skrivit under." });
  return mistakes;
}
