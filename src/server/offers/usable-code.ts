import {
  codeKey,
  codeProblem,
  dayProblem,
  type CodeProblem,
  type CodeTerms,
} from "#domain/pricing/discount-code.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { readCode, usesHeldBy, type StoredCode } from "#server/catalog/discount-code-rows.ts";
import type { Db } from "#server/platform/db/database.ts";

export type CodeWish = {
  today: LocalDate;
  stay: Stay;
  rentalItemId: number;
  lines?: readonly { rentalItemId: number }[] | undefined;
  /** Uses that this very visitor holds with what they have open: those are given back before one is taken. */
  ownUses?: number;
};

/** What a code gives for a wish, or why it gives nothing; the database counts its uses in any case. */
export function usableCode(
  stored: StoredCode | undefined,
  { today, stay, rentalItemId, lines = [], ownUses = 0 }: CodeWish,
): Result<CodeTerms, CodeProblem> {
  if (!stored) return fail({ code: "code.unknown" });
  const { code, rule, used, most } = stored;
  const itemIds = [rentalItemId, ...lines.map((line) => line.rentalItemId)];
  const problem = codeProblem(rule, { today, stay, itemIds });
  if (problem) return fail(problem);
  if (most !== null && used - ownUses >= most) return fail({ code: "code.used-up" });
  return ok({ code, rule });
}

/** What a code that a visitor has typed gives for a price; nothing where nothing was typed. */
export async function codeForPrice(
  db: Db,
  visitorHash: string | undefined,
  typed: string,
  wish: CodeWish,
): Promise<Result<CodeTerms, CodeProblem> | undefined> {
  const key = codeKey(typed);
  if (key === "") return undefined;
  const stored = await readCode(db, key);
  const isUsedUp = stored && stored.most !== null && stored.used >= stored.most;
  const ownUses =
    isUsedUp && visitorHash !== undefined ? await usesHeldBy(db, stored.id, visitorHash) : 0;
  return usableCode(stored, { ...wish, ownUses });
}

/** What a code gives to whoever books on a day; nothing where it gives nothing. Of which stay is the price's to say. */
export async function codeOfDay(
  db: Db,
  typed: string | undefined,
  today: LocalDate,
): Promise<CodeTerms | undefined> {
  const key = codeKey(typed ?? "");
  const stored = key === "" ? undefined : await readCode(db, key);
  if (!stored || dayProblem(stored.rule, today)) return undefined;
  const isUsedUp = stored.most !== null && stored.used >= stored.most;
  return isUsedUp ? undefined : { code: stored.code, rule: stored.rule };
}
