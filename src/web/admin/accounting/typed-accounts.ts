import { checkAccounts } from "#domain/bookkeeping/choose-accounts.ts";
import type { Accounts, LinePurpose } from "#domain/bookkeeping/voucher.ts";
import { problemSentence } from "#texts/errors.ts";

export type TypedAccounts = Record<LinePurpose, string>;

/** In the order of the dialog: what belongs together stands together. */
export const ACCOUNT_GROUPS: { title: string; purposes: LinePurpose[] }[] = [
  { title: "Försäljning och moms", purposes: ["sales", "outputVat"] },
  { title: "Pengar in", purposes: ["cardReceivable", "bank"] },
  { title: "Depositioner och skador", purposes: ["deposits", "damages"] },
  { title: "Tvister", purposes: ["disputed", "fees", "losses"] },
  { title: "Avbokningar", purposes: ["cancellationFees"] },
];

export const PURPOSES = ACCOUNT_GROUPS.flatMap(({ purposes }) => purposes);

/** What is wrong with the accounts as typed, at the field it is wrong at. */
export function accountProblems(typed: TypedAccounts): Partial<Record<LinePurpose, string>> {
  const unread = PURPOSES.filter((purpose) => !/^\d{4}$/.test(typed[purpose]));
  if (unread.length > 0)
    return Object.fromEntries(unread.map((purpose) => [purpose, "Ett konto har fyra siffror."]));
  const verdict = checkAccounts(readAccounts(typed));
  return verdict.ok ? {} : { [verdict.problem.purpose]: problemSentence(verdict.problem) };
}

/** The accounts, once nothing is wrong with them. */
export function readAccounts(typed: TypedAccounts): Accounts {
  return Object.fromEntries(
    PURPOSES.map((purpose) => [purpose, Number(typed[purpose])]),
  ) as Accounts;
}
