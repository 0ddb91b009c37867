import type { HandOverSheet } from "#contracts/hand-over.ts";
import { nightCount } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { goesEarly } from "#domain/hand-over/goes-early.ts";
import { doubtOdometer, type OdometerDoubt } from "#domain/hand-over/odometer-doubt.ts";
import { formatDay } from "#texts/format.ts";
import { listed } from "#texts/listed.ts";
import { askedAgain, belowLastWords } from "#texts/odometer-words.ts";
import { readOdometer, type Draft, type Part } from "./draft.ts";
import { leftToDo, type StepId } from "./left-to-do.ts";

/** Why whoever signs is asked once more: each may be as it should. */
export type SigningDoubt =
  | { code: "odometer"; doubt: OdometerDoubt }
  /** Lower than the last reading that is known, though it has not left yet. */
  | { code: "below-last"; read: number; last: number }
  | { code: "keys"; missing: number }
  | { code: "early"; startDate: LocalDate }
  | { code: "unfilled"; steps: readonly StepId[] };

type Asked = { sheet: HandOverSheet; part: Part; today: LocalDate };

/** In the order in which they are told. */
export function signingDoubts(draft: Draft, { sheet, part, today }: Asked): SigningDoubt[] {
  const steps = leftToDo(draft, sheet);
  return [
    ...earlyDoubt(draft, sheet, today),
    ...odometerDoubt(draft, sheet, part),
    ...keysDoubt(draft, part),
    ...(steps.length > 0 ? [{ code: "unfilled" as const, steps }] : []),
  ];
}

function earlyDoubt(
  { kind, correctsId }: Draft,
  { startDate, stay }: HandOverSheet,
  today: LocalDate,
): SigningDoubt[] {
  if (kind === "back" || correctsId !== null) return [];
  const { state } = stay ?? { state: "waiting" as const };
  // By the shop's calendar, whatever the phone's clock says.
  return goesEarly({ startDate, stay: { state } }, today) ? [{ code: "early", startDate }] : [];
}

function odometerDoubt(draft: Draft, sheet: HandOverSheet, part: Part): SigningDoubt[] {
  const read = readOdometer(draft.odometer) ?? null;
  if (!sheet.isVehicle || read === null) return [];
  if (draft.kind === "out") {
    const { odometer: last } = part;
    // What is corrected has moved the last reading itself.
    const isBelow = draft.correctsId === null && last !== null && read < last;
    return isBelow ? [{ code: "below-last", read, last }] : [];
  }
  const days = nightCount(sheet);
  const doubt = doubtOdometer({ left: part.left?.odometer ?? null, back: read, days });
  return doubt ? [{ code: "odometer", doubt }] : [];
}

function keysDoubt({ kind, keys }: Draft, { left }: Part): SigningDoubt[] {
  const out = left?.keys ?? null;
  if (kind === "out" || out === null || keys === null || keys >= out) return [];
  return [{ code: "keys", missing: out - keys }];
}

const UNFILLED: Record<StepId, string> = {
  vem: "kunden",
  avtal: "avtalet",
  matare: "bränslet",
  nivaer: "gas och vatten",
  kontroller: "alla kontroller",
  anmarkningar: "anmärkningarna",
  nycklar: "nycklarna",
  forare: "förarnas körkort",
  underskrift: "underskriften",
};

function wordsOf(doubt: SigningDoubt): string {
  switch (doubt.code) {
    case "odometer":
      return askedAgain(doubt.doubt);
    case "below-last":
      return belowLastWords(doubt);
    case "keys":
      return doubt.missing === 1
        ? "En nyckel saknas: färre kom tillbaka än som lämnades ut."
        : `${doubt.missing} nycklar saknas: färre kom tillbaka än som lämnades ut.`;
    case "early":
      return `Bokningen börjar först ${formatDay(doubt.startDate)}. Är det rätt bokning?`;
    case "unfilled":
      return `Det här är inte ifyllt: ${listed(doubt.steps.map((step) => UNFILLED[step]))}.`;
  }
}

/** What is asked before it is signed; where the page is gone on with after a no. */
export type SigningQuestion = { title: string; question: string; step: StepId };

export function signingQuestion(doubts: readonly SigningDoubt[]): SigningQuestion | undefined {
  const [first] = doubts;
  if (!first) return undefined;
  return {
    title: doubts.length === 1 ? TITLES[first.code] : "Signera ändå?",
    question: doubts.map(wordsOf).join(" "),
    step: first.code === "unfilled" ? first.steps[0]! : STEP_OF[first.code],
  };
}

const TITLES: Record<SigningDoubt["code"], string> = {
  odometer: "Stämmer mätarställningen?",
  "below-last": "Stämmer mätarställningen?",
  keys: "Saknas det nycklar?",
  early: "Lämna ut nu?",
  unfilled: "Signera ändå?",
};

const STEP_OF: Record<Exclude<SigningDoubt["code"], "unfilled">, StepId> = {
  odometer: "matare",
  "below-last": "matare",
  keys: "nycklar",
  early: "vem",
};
