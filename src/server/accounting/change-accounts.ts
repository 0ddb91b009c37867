import type { Problem } from "#contracts/errors.ts";
import { checkAccounts } from "#domain/bookkeeping/choose-accounts.ts";
import type { Accounts } from "#domain/bookkeeping/voucher.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { changedFields } from "#server/audit/changed-fields.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { readAccounts, writeAccounts } from "#server/ledger/account-rows.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { problemSentence } from "#texts/errors.ts";

/** Chooses the accounts of vouchers from now on; those that are written keep theirs. */
export async function changeAccounts(
  { db, clock }: { db: Db; clock: Clock },
  accounts: Accounts,
  by: SignedIn,
): Promise<Result<Accounts, Problem>> {
  const verdict = checkAccounts(accounts);
  if (!verdict.ok) {
    const { problem } = verdict;
    return fail({ ...problem, fields: { [problem.purpose]: problemSentence(problem) } });
  }
  return inTransaction(db, async (tx) => {
    const change = changedFields(await readAccounts(tx), accounts);
    if (!change) return ok(accounts);
    await writeAccounts(tx, accounts, clock.now());
    await recordChange(tx, clock, {
      by,
      action: "accounts.changed",
      entity: "setting",
      entityId: "ledgerAccounts",
      ...change,
    });
    return ok(accounts);
  });
}
