import { nightCount, type Period, type Stay } from "#domain/dates/date-range.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { LEAST_BY_CARD } from "#domain/payments/card-amount.ts";
import { percentOf } from "#domain/pricing/long-stay.ts";

/** What a code gives, and for what. */
export type CodeRule = {
  percent?: number;
  /** Whole kronor; this or percent. */
  amount?: number;
  /** When one books. */
  bookFrom?: LocalDate;
  bookTo?: LocalDate;
  /** Which nights, the last one included. */
  stayFrom?: LocalDate;
  stayTo?: LocalDate;
  /** Only these; all of them where nothing is said. */
  itemIds?: number[];
  minNights?: number;
};

/** A code that somebody may use, as it is kept with a price: reckoned anew by these terms when the stay changes. */
export type CodeTerms = { code: string; rule: CodeRule };

/** The same with what it takes off, below 0; 0 where the stay no longer is what it is for. */
export type QuotedCode = CodeTerms & { amount: number };

export type CodeProblem =
  | { code: "code.unknown" }
  | { code: "code.not-yet"; from: LocalDate }
  | { code: "code.over" }
  | { code: "code.other-nights"; from: LocalDate | null; to: LocalDate | null }
  | { code: "code.other-items" }
  | { code: "code.too-short"; nights: number }
  | { code: "code.used-up" }
  | { code: "code.used-by-you" };

/** How a code is looked for: neither case nor spaces matter, nor how a device writes its å, ä and ö. */
export function codeKey(written: string): string {
  return written.normalize("NFC").replaceAll(/\s+/g, "").toLocaleUpperCase("sv");
}

/** Why a code cannot be used today; whether any use of it is left is the database's to say. */
export function codeProblem(
  rule: CodeRule,
  { today, stay, itemIds }: { today: LocalDate; stay: Stay; itemIds: readonly number[] },
): CodeProblem | undefined {
  return dayProblem(rule, today) ?? stayProblem(rule, stay, itemIds);
}

/** Why it cannot be used on this day, whatever is booked. */
export function dayProblem(
  { bookFrom, bookTo }: CodeRule,
  today: LocalDate,
): CodeProblem | undefined {
  if (bookFrom !== undefined && today < bookFrom) return { code: "code.not-yet", from: bookFrom };
  return bookTo !== undefined && today > bookTo ? { code: "code.over" } : undefined;
}

/** Why it is not for this stay, whenever it is booked. */
function stayProblem(
  rule: CodeRule,
  stay: Stay,
  itemIds: readonly number[],
): CodeProblem | undefined {
  if (!itemIds.some((id) => isOfCode(rule, id))) return { code: "code.other-items" };
  const { stayFrom: from, stayTo: to } = rule;
  const nights: Period = { startDate: stay.startDate, endDate: addDays(stay.endDate, -1) };
  if ((from !== undefined && nights.startDate < from) || (to !== undefined && nights.endDate > to))
    return { code: "code.other-nights", from: from ?? null, to: to ?? null };
  if (rule.minNights !== undefined && nightCount(stay) < rule.minNights)
    return { code: "code.too-short", nights: rule.minNights };
  return undefined;
}

export function isOfCode({ itemIds }: CodeRule, itemId: number): boolean {
  return itemIds === undefined || itemIds.length === 0 || itemIds.includes(itemId);
}

/** What a price is made of, item by item, after all that longer stays cost less. */
export type CodedPart = { itemId: number; sum: number };

/** What the code takes off: of its items alone, and never so much that no card could be charged with the rest. */
export function quoteCode(
  terms: CodeTerms,
  { stay, parts }: { stay: Stay; parts: readonly CodedPart[] },
): QuotedCode {
  const { code, rule } = terms;
  const itemIds = parts.map(({ itemId }) => itemId);
  if (stayProblem(rule, stay, itemIds)) return { code, rule, amount: 0 };
  const whole = sumOf(parts);
  const own = sumOf(parts.filter(({ itemId }) => isOfCode(rule, itemId)));
  const wanted = rule.percent === undefined ? (rule.amount ?? 0) : percentOf(own, rule.percent);
  const most = Math.max(0, Math.min(own, whole - LEAST_BY_CARD));
  return { code, rule, amount: 0 - Math.min(wanted, most) };
}

const sumOf = (parts: readonly CodedPart[]) => parts.reduce((total, { sum }) => total + sum, 0);
