import type { LedgerChoices } from "#contracts/accounting.ts";
import type { Problem } from "#contracts/errors.ts";
import { checkAccounts, type AccountProblem } from "#domain/bookkeeping/choose-accounts.ts";
import { yieldAccounts } from "#domain/bookkeeping/yield-accounts.ts";
import { LINE_PURPOSES, type LinePurpose } from "#domain/bookkeeping/voucher.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { savedOver } from "#domain/shop/as-read.ts";
import { changedFields } from "#server/audit/changed-fields.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { lockAccounts, readAccounts, writeAccounts } from "#server/ledger/account-rows.ts";
import { readFeeRule, writeFeeRule } from "#server/ledger/fee-rule-rows.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { problemSentence } from "#texts/errors.ts";

const SETTING = "ledgerAccounts";

/** What is not named stays as it is. */
type Chosen = { [Choice in keyof LedgerChoices]?: LedgerChoices[Choice] | undefined };
/** With what stood there when it was read: where another has changed it since, nothing is saved. */
type Wish = Chosen & { before?: Record<string, unknown> | undefined };

/** Chooses the accounts of vouchers from now on; those that are written keep theirs. */
export async function changeAccounts(
  { db, clock }: { db: Db; clock: Clock },
  { before: read, ...chosen }: Wish,
  by: SignedIn,
): Promise<Result<LedgerChoices, Problem>> {
  return inTransaction(db, async (tx): Promise<Result<LedgerChoices, Problem>> => {
    await lockAccounts(tx);
    const stored = await readChoices(tx);
    const wanted = named(chosen);
    if (savedOver(stored, { read, wanted }) !== undefined)
      return fail({ code: "setting.changed", setting: SETTING });
    const { cancellationFeeHasVat, ...wished } = { ...stored, ...wanted };
    const accounts = yieldAccounts(wished, namedPurposes(chosen));
    const verdict = checkAccounts(accounts);
    if (!verdict.ok) return fail(atField(verdict.problem, chosen));
    const choices = { ...accounts, cancellationFeeHasVat };
    const change = changedFields(stored, choices);
    if (!change) return ok(choices);
    await writeAccounts(tx, accounts, clock.now());
    await writeFeeRule(tx, { hasVat: cancellationFeeHasVat }, clock.now());
    await recordChange(tx, clock, {
      by,
      action: "accounts.changed",
      entity: "setting",
      entityId: SETTING,
      ...change,
    });
    return ok(choices);
  });
}

export async function readChoices(db: Db): Promise<LedgerChoices> {
  const { hasVat } = await readFeeRule(db);
  return { ...(await readAccounts(db)), cancellationFeeHasVat: hasVat };
}

function named(chosen: Chosen): Partial<LedgerChoices> {
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
}

function namedPurposes(chosen: Chosen): LinePurpose[] {
  return LINE_PURPOSES.filter((purpose) => chosen[purpose] !== undefined);
}

/** At a field that the caller sent: whoever named one account is not told of another. */
function atField(problem: AccountProblem, chosen: Chosen): Problem {
  const sent = namedPurposes(chosen);
  const isTheirs = problem.code === "accounting.account-unfit" || sent.includes(problem.purpose);
  const field = isTheirs
    ? problem.purpose
    : (sent.find((purpose) => chosen[purpose] === problem.account) ?? problem.purpose);
  return { ...problem, fields: { [field]: problemSentence(problem) } };
}
