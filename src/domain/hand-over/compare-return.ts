import { doubtOdometer } from "./odometer-doubt.ts";
import { LEVELS, MOST_LINE_AMOUNT, type Level, type SettlementLineKind } from "./protocol.ts";

type Check = { label: string; isOk: boolean | null; note: string };

/** What of a protocol is compared: how something left, and how it came back. */
export type Condition = {
  odometer: number | null;
  fuel: number | null;
  gas: Level | null;
  waste: Level | null;
  keys: number | null;
  checks: readonly Check[];
  remarks: readonly { text: string; isNew: boolean }[];
};

/** Kilometres that come with the rent each day, and the price of those beyond; null where nobody counts. */
export type KilometreTerms = {
  days: number;
  freeKmPerDay: number | null;
  extraKmPrice: number | null;
};

/** Null where nobody read the odometer both times, or where it stood lower than it did. */
export type Kilometres = { driven: number; free: number | null; extra: number } | null;

export function kilometres(
  left: Pick<Condition, "odometer">,
  back: Pick<Condition, "odometer">,
  { days, freeKmPerDay }: Omit<KilometreTerms, "extraKmPrice">,
): Kilometres {
  if (left.odometer === null || back.odometer === null || back.odometer < left.odometer)
    return null;
  const driven = back.odometer - left.odometer;
  const free = freeKmPerDay === null ? null : freeKmPerDay * Math.max(1, days);
  return { driven, free, extra: free === null ? 0 : Math.max(0, driven - free) };
}

/** Whole kronor; 0 where a person has to say what it costs. */
export type ProposedLine = {
  kind: SettlementLineKind;
  amount: number;
  why: Why;
};

export type Why =
  | { code: "kilometres"; driven: number; free: number; extra: number; price: number }
  | { code: "fuel"; left: number; back: number }
  | { code: "level"; of: "gas" | "waste"; left: Level; back: Level }
  | { code: "keys"; left: number; back: number }
  | { code: "check"; label: string; note: string }
  | { code: "remark"; text: string };

/** What the customer may be charged for, each for a person to decide. */
export function proposeLines(
  left: Condition,
  back: Condition,
  terms: KilometreTerms,
): ProposedLine[] {
  return [
    ...extraKilometres(left, back, terms),
    ...missingFuel(left, back),
    ...levels(left, back),
    ...missingKeys(left, back),
    ...checksThatDiffer(left, back),
    ...newRemarks(back),
  ];
}

function extraKilometres(left: Condition, back: Condition, terms: KilometreTerms): ProposedLine[] {
  const read = { left: left.odometer, back: back.odometer, days: terms.days };
  if (doubtOdometer(read)) return [];
  const km = kilometres(left, back, terms);
  const price = terms.extraKmPrice ?? 0;
  if (!km || km.free === null || km.extra === 0) return [];
  const { driven, free, extra } = km;
  const amount = extra * price;
  return [
    {
      kind: "service",
      amount: amount > MOST_LINE_AMOUNT ? 0 : amount,
      why: { code: "kilometres", driven, free, extra, price },
    },
  ];
}

function missingFuel({ fuel: left }: Condition, { fuel: back }: Condition): ProposedLine[] {
  if (left === null || back === null || back >= left) return [];
  return [{ kind: "service", amount: 0, why: { code: "fuel", left, back } }];
}

const fullness = (level: Level) => LEVELS.indexOf(level);

/** Gas that is missing, and waste that was not emptied. */
function levels(left: Condition, back: Condition): ProposedLine[] {
  const lines: ProposedLine[] = [];
  if (left.gas && back.gas && fullness(back.gas) < fullness(left.gas))
    lines.push({
      kind: "service",
      amount: 0,
      why: { code: "level", of: "gas", left: left.gas, back: back.gas },
    });
  if (left.waste && back.waste && fullness(back.waste) > fullness(left.waste))
    lines.push({
      kind: "service",
      amount: 0,
      why: { code: "level", of: "waste", left: left.waste, back: back.waste },
    });
  return lines;
}

function missingKeys({ keys: left }: Condition, { keys: back }: Condition): ProposedLine[] {
  if (left === null || back === null || back >= left) return [];
  return [{ kind: "damage", amount: 0, why: { code: "keys", left, back } }];
}

/** What was in order when it left, or nobody looked at, and is not any more. */
function checksThatDiffer(left: Condition, back: Condition): ProposedLine[] {
  return back.checks
    .filter(({ label, isOk }) => {
      const before = left.checks.find((one) => one.label === label);
      return isOk === false && before?.isOk !== false;
    })
    .map(({ label, note }) => ({
      kind: "damage",
      amount: 0,
      why: { code: "check", label, note },
    }));
}

function newRemarks({ remarks }: Condition): ProposedLine[] {
  return remarks
    .filter(({ isNew, text }) => isNew && text.trim() !== "")
    .map(({ text }) => ({
      kind: "damage",
      amount: 0,
      why: { code: "remark", text },
    }));
}
