import type { LocalDate } from "#domain/dates/local-date.ts";
import type { CodeRule } from "./discount-code.ts";

/** Far above any discount and any number of customers. */
export const MOST_CODE_KRONOR = 999_999;
export const MOST_CODE_USES = 999_999;

/** What a code gives, and for what, as an administrator writes it: every field, empty or not. */
export type CodeFields = {
  percent: number | null;
  amount: number | null;
  bookFrom: LocalDate | null;
  bookTo: LocalDate | null;
  stayFrom: LocalDate | null;
  stayTo: LocalDate | null;
  /** None of them means all. */
  itemIds: number[];
  minNights: number | null;
};

export function fieldsOf(rule: CodeRule): CodeFields {
  return {
    percent: rule.percent ?? null,
    amount: rule.amount ?? null,
    bookFrom: rule.bookFrom ?? null,
    bookTo: rule.bookTo ?? null,
    stayFrom: rule.stayFrom ?? null,
    stayTo: rule.stayTo ?? null,
    itemIds: rule.itemIds ?? [],
    minNights: rule.minNights ?? null,
  };
}

const SINGLE = [
  "percent",
  "amount",
  "bookFrom",
  "bookTo",
  "stayFrom",
  "stayTo",
  "minNights",
] as const;

/** Without what is empty, as it is kept with a price. */
export function ruleOf({ itemIds, ...fields }: CodeFields): CodeRule {
  const filled = SINGLE.filter((name) => fields[name] !== null);
  return {
    ...Object.fromEntries(filled.map((name) => [name, fields[name]])),
    ...(itemIds.length > 0 && { itemIds }),
  };
}

export type CodeFieldProblem =
  | { code: "catalog.code-gives-nothing" }
  | { code: "catalog.code-gives-both" }
  | { code: "catalog.dates-reversed" };

/** What is wrong with the fields together, and at which of them that is said. */
export function codeFieldProblem(
  fields: Omit<CodeFields, "itemIds" | "minNights">,
): { field: keyof CodeFields; problem: CodeFieldProblem } | undefined {
  const { percent, amount, bookFrom, bookTo, stayFrom, stayTo } = fields;
  if (percent === null && amount === null)
    return { field: "percent", problem: { code: "catalog.code-gives-nothing" } };
  if (percent !== null && amount !== null)
    return { field: "amount", problem: { code: "catalog.code-gives-both" } };
  if (isReversed(bookFrom, bookTo))
    return { field: "bookTo", problem: { code: "catalog.dates-reversed" } };
  if (isReversed(stayFrom, stayTo))
    return { field: "stayTo", problem: { code: "catalog.dates-reversed" } };
  return undefined;
}

function isReversed(from: LocalDate | null, to: LocalDate | null): boolean {
  return from !== null && to !== null && to < from;
}

/** Whether anybody can use it today, whatever they rent. */
export type CodeState = "valid" | "coming" | "over" | "held" | "used-up";

/** How often a code is booked with, held by those who are paying, and may be used in all. */
export type CodeUses = { uses: number; heldUses: number; maxUses: number | null };

/**
 * Nobody books nights that have been: with the last of them the code is over. Uses that are held by those who are
 * paying may come back; until then nobody else has them.
 */
export function codeState(
  { bookFrom, bookTo, stayTo }: Pick<CodeFields, "bookFrom" | "bookTo" | "stayTo">,
  { uses, heldUses, maxUses, today }: CodeUses & { today: LocalDate },
): CodeState {
  const isPast = (day: LocalDate | null) => day !== null && day < today;
  if (isPast(bookTo) || isPast(stayTo)) return "over";
  if (maxUses !== null && uses >= maxUses) return "used-up";
  if (bookFrom !== null && today < bookFrom) return "coming";
  return maxUses !== null && uses + heldUses >= maxUses ? "held" : "valid";
}
