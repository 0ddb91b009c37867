import type { DiscountCode } from "#contracts/discount-codes.ts";
import { isLocalDate, type LocalDate } from "#domain/dates/local-date.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { CodeWish } from "#web/api/discount-codes.ts";
import { MISSING } from "#web/shell/form/missing.ts";
import { readWhole } from "#web/ui/typed-values.ts";

/** What stands in the dialog. */
export type TypedCode = {
  code: string;
  gives: "percent" | "amount";
  percent: string;
  amount: string;
  items: "all" | "some";
  itemIds: number[];
  minNights: string;
  stayFrom: string;
  stayTo: string;
  bookFrom: string;
  bookTo: string;
  maxUses: string;
  maxUsesPerEmail: string;
};

export function typedCode(code?: DiscountCode): TypedCode {
  const text = (value: number | string | null | undefined) => String(value ?? "");
  return {
    code: text(code?.code),
    gives: code && code.percent === null ? "amount" : "percent",
    percent: text(code?.percent),
    amount: text(code?.amount),
    items: code && code.itemIds.length > 0 ? "some" : "all",
    itemIds: code?.itemIds ?? [],
    minNights: text(code?.minNights),
    stayFrom: text(code?.stayFrom),
    stayTo: text(code?.stayTo),
    bookFrom: text(code?.bookFrom),
    bookTo: text(code?.bookTo),
    maxUses: text(code?.maxUses),
    maxUsesPerEmail: text(code?.maxUsesPerEmail),
  };
}

type CodeMistakes = { [Name in keyof TypedCode]?: string };

const NUMBERS = ["percent", "amount", "minNights", "maxUses", "maxUsesPerEmail"] as const;

/** What is sent of what was typed, or what is wrong with which field. The other kind of discount is left behind. */
export function readTyped(
  typed: TypedCode,
): Result<Omit<CodeWish, "id" | "version">, CodeMistakes> {
  const mistakes: CodeMistakes = {};
  const numbers: Record<string, number | null> = {};
  for (const name of NUMBERS) {
    const isOther = (name === "percent" || name === "amount") && name !== typed.gives;
    const read = readWhole(isOther ? "" : typed[name].replace(/%\s*$/, ""));
    if (!read.ok) mistakes[name] = read.problem;
    else if (name === typed.gives && read.value === null) mistakes[name] = MISSING;
    else numbers[name] = read.value;
  }
  if (typed.code.trim() === "") mistakes.code = MISSING;
  // None of them would mean all.
  if (typed.items === "some" && typed.itemIds.length === 0)
    mistakes.itemIds = "Välj minst ett objekt, eller låt koden gälla alla";
  if (Object.keys(mistakes).length > 0) return fail(mistakes);
  const { percent = null, amount = null, minNights = null } = numbers;
  const { maxUses = null, maxUsesPerEmail = null } = numbers;
  return ok({
    code: typed.code,
    percent,
    amount,
    minNights,
    maxUses,
    maxUsesPerEmail,
    itemIds: typed.items === "all" ? [] : typed.itemIds,
    stayFrom: dayOf(typed.stayFrom),
    stayTo: dayOf(typed.stayTo),
    bookFrom: dayOf(typed.bookFrom),
    bookTo: dayOf(typed.bookTo),
  });
}

/** A date field says nothing until its date is whole. */
function dayOf(typed: string): LocalDate | null {
  return isLocalDate(typed) ? typed : null;
}
