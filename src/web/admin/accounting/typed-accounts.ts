import { ACCOUNT_RANGES, checkAccounts } from "#domain/bookkeeping/choose-accounts.ts";
import type { Accounts, LinePurpose } from "#domain/bookkeeping/voucher.ts";
import { problemSentence } from "#texts/errors.ts";

export type TypedAccounts = Record<LinePurpose, string>;

export const PURPOSES = Object.keys(ACCOUNT_RANGES) as LinePurpose[];

/** What is wrong with the accounts as typed, at the field it is wrong at. */
export function accountProblems(typed: TypedAccounts): Partial<Record<LinePurpose, string>> {
  const unread = PURPOSES.filter((purpose) => !/^\d{4}$/.test(typed[purpose]));
  if (unread.length > 0)
    return Object.fromEntries(unread.map((purpose) => [purpose, "Ett konto har fyra siffror."]));
  const verdict = checkAccounts(readAccounts(typed));
  return verdict.ok ? {} : { [verdict.problem.purpose]: problemSentence(verdict.problem) };
}

/** The accounts, where nothing is wrong with them. */
export function chosenAccounts(typed: TypedAccounts): Accounts | null {
  return Object.keys(accountProblems(typed)).length === 0 ? readAccounts(typed) : null;
}

function readAccounts(typed: TypedAccounts): Accounts {
  return Object.fromEntries(
    PURPOSES.map((purpose) => [purpose, Number(typed[purpose])]),
  ) as Accounts;
}
