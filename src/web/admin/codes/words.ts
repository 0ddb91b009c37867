import type { DiscountCode } from "#contracts/discount-codes.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import type { CodeState, CodeUses } from "#domain/pricing/code-fields.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import { listed } from "#texts/listed.ts";
import { periodWords } from "#texts/period-words.ts";

export const STATE_WORDS: Record<CodeState, string> = {
  valid: "Gäller",
  coming: "Kommer",
  over: "Slut",
  held: "Upptagen just nu",
  "used-up": "Använd upp",
};

/** `15 %` or `500 kr`. */
export function givesWords({ percent, amount }: Pick<DiscountCode, "percent" | "amount">): string {
  return percent === null ? formatKronor(amount ?? 0) : `${percent}\u00a0%`;
}

const MOST_NAMES = 4;
const GONE = "ett borttaget objekt";

/** What a code is for, each limit a line. */
export function limitWords(code: DiscountCode, names: ReadonlyMap<number, string>): string[] {
  const { minNights, stayFrom, stayTo, bookFrom, bookTo, maxUsesPerEmail: each } = code;
  return [
    itemWords(code.itemIds, names),
    // One night is every stay.
    ...(minNights !== null && minNights > 1 ? [`Minst ${minNights} nätter`] : []),
    ...daysWords("Nätter", stayFrom, stayTo),
    ...daysWords("Bokas", bookFrom, bookTo),
    ...(each === null ? [] : [`Högst ${each === 1 ? "en gång" : `${each} gånger`} per kund`]),
  ];
}

function itemWords(ids: readonly number[], names: ReadonlyMap<number, string>): string {
  if (ids.length === 0) return "Alla objekt";
  const all = [...new Set(ids.map((id) => names.get(id) ?? GONE))];
  const shown = all.length > MOST_NAMES ? all.slice(0, MOST_NAMES - 1) : all;
  const rest = all.length - shown.length;
  const words = listed(rest > 0 ? [...shown, `${rest} till`] : shown);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function daysWords(what: string, from: LocalDate | null, to: LocalDate | null): string[] {
  if (from !== null && to !== null)
    return [`${what} ${periodWords({ startDate: from, endDate: to })}`];
  if (from !== null) return [`${what} från och med ${formatDay(from)}`];
  return to === null ? [] : [`${what} till och med ${formatDay(to)}`];
}

/** How often it is booked with, of how many times where there is an end to them, and who is about to. */
export function usesWords(code: CodeUses): string {
  return [usedWords(code), ...payingWords(code.heldUses)].join(", ");
}

function usedWords({ uses, maxUses }: CodeUses): string {
  if (maxUses !== null) return `${uses} av ${maxUses} använda`;
  if (uses === 0) return "Inte använd än";
  return uses === 1 ? "Använd en gång" : `Använd ${uses} gånger`;
}

function payingWords(held: number): string[] {
  return held === 0 ? [] : [`${held} håller på att betala`];
}

/** Beside the field for the most there may be: `Hittills 3, 1 håller på att betala. Tomt: hur många som helst.` */
export function limitHint({ uses, heldUses }: Pick<CodeUses, "uses" | "heldUses">): string {
  const soFar = uses + heldUses === 0 ? [] : [`Hittills ${uses}`, ...payingWords(heldUses)];
  return [...(soFar.length > 0 ? [`${soFar.join(", ")}.`] : []), "Tomt: hur många som helst."].join(
    " ",
  );
}
