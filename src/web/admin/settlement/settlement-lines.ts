import type { Settlement, SettlementLine } from "#contracts/hand-over.ts";
import type { SettlementLineKind } from "#domain/hand-over/protocol.ts";
import { settle } from "#domain/hand-over/settlement.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { formatKronor } from "#texts/format.ts";

/** A line as it is typed. */
export type TypedLine = {
  id: string;
  kind: SettlementLineKind;
  label: string;
  amount: string;
  /** Why it is proposed; empty of what somebody has added. */
  why: string;
};

export function typedLines(proposed: Settlement["proposed"]): TypedLine[] {
  return proposed.map(({ kind, label, amount, why }, at) => ({
    id: `proposed ${at}`,
    kind,
    label,
    // What only a person can put a price on is proposed without one.
    amount: amount > 0 ? String(amount) : "",
    why,
  }));
}

/** Whole kronor, with spaces or without; undefined where it is no sum. */
export function readAmount(typed: string): number | undefined {
  const digits = typed.replaceAll(/\s|kr/g, "");
  return /^\d{1,6}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined;
}

export type LineMistakes = Record<string, { label?: string; amount?: string }>;

export function mistakesOf(lines: readonly TypedLine[]): LineMistakes {
  const mistakes: LineMistakes = {};
  for (const { id, label, amount } of lines) {
    const wrong = {
      ...(label.trim() === "" && { label: "Skriv vad det är för." }),
      ...(readAmount(amount) === undefined && {
        amount: "Skriv beloppet i hela kronor, eller ta bort raden.",
      }),
    };
    if (Object.keys(wrong).length > 0) mistakes[id] = wrong;
  }
  return mistakes;
}

export function linesOf(lines: readonly TypedLine[]): SettlementLine[] {
  return lines.map(({ kind, label, amount }) => ({
    kind,
    label: label.trim(),
    amount: readAmount(amount) ?? 0,
  }));
}

/** What becomes of the deposit, and what it does not cover: by the rule that the shop itself goes by. */
export function outcomeOf(lines: readonly TypedLine[], depositLeft: number, mostKept?: number) {
  const { kept, rest, asked } = settle(linesOf(lines), depositLeft, mostKept);
  return { total: kept + asked, kept, givenBack: rest, asked };
}

/** What pressing will do, in one sentence. */
export function outcomeWords(outcome: ReturnType<typeof outcomeOf>): string {
  const { total, kept, givenBack, asked } = outcome;
  if (total === 0)
    return givenBack > 0
      ? `Hela depositionen, ${formatKronor(givenBack)}, betalas tillbaka till kunden.`
      : "Inget att ta betalt för och ingen deposition att betala tillbaka.";
  const link = `kunden får en länk att betala ${formatKronor(asked)}`;
  if (kept === 0) return `Det finns ingen deposition kvar: ${link}.`;
  if (asked > 0) return `Hela depositionen, ${formatKronor(kept)}, behålls och ${link}.`;
  if (givenBack === 0) return `Hela depositionen, ${formatKronor(kept)}, behålls.`;
  return `${formatKronor(kept)} av depositionen behålls och ${formatKronor(givenBack)} betalas tillbaka till kunden.`;
}

/** What was done, as far as it is done: a card is slow at times, and what came by hand goes back by hand. */
export function doneWords(
  { kept, givenBack, asked }: ReturnType<typeof outcomeOf>,
  /** Of the deposit: before it was settled, where that is known, and since. */
  refunds: { before: number | undefined; after: number },
): string {
  const refunded = sumKronor(refunds.after, -(refunds.before ?? refunds.after));
  const said = [
    kept > 0 && `${formatKronor(kept)} av depositionen har behållits.`,
    givenBack > 0 && refunded >= givenBack && `${formatKronor(givenBack)} har betalats tillbaka.`,
    givenBack > 0 &&
      refunded < givenBack &&
      `${formatKronor(givenBack)} ska tillbaka till kunden: se depositionen på bokningen.`,
    asked > 0 && `Kunden har fått en länk att betala ${formatKronor(asked)}.`,
  ];
  return said.filter((sentence) => sentence !== false).join(" ");
}
