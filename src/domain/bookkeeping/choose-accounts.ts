import type { Accounts, LinePurpose } from "#domain/bookkeeping/voucher.ts";
import { fail, ok, type Result } from "#domain/result.ts";

/** Where the BAS chart has accounts for each purpose, first and last. */
export const ACCOUNT_RANGES: Record<LinePurpose, readonly [number, number]> = {
  sales: [3000, 3999],
  outputVat: [2610, 2639],
  cardReceivable: [1500, 1999],
  deposits: [2300, 2999],
  damages: [3000, 3999],
  bank: [1900, 1999],
  fees: [4000, 7999],
  disputed: [1500, 1999],
  losses: [4000, 7999],
  cancellationFees: [3000, 3999],
};

export type AccountProblem =
  | { code: "accounting.account-unfit"; purpose: LinePurpose; from: number; to: number }
  | { code: "accounting.account-twice"; purpose: LinePurpose; account: number };

/**
 * Two purposes never share an account. A deposit on the VAT account would be declared as tax, and damage
 * among the sales would bear VAT in the receiving program, which knows nothing but the account's number.
 */
export function checkAccounts(accounts: Accounts): Result<null, AccountProblem> {
  const taken = new Set<number>();
  for (const purpose of Object.keys(ACCOUNT_RANGES) as LinePurpose[]) {
    const account = accounts[purpose];
    const [from, to] = ACCOUNT_RANGES[purpose];
    if (account < from || account > to)
      return fail({ code: "accounting.account-unfit", purpose, from, to });
    if (taken.has(account)) return fail({ code: "accounting.account-twice", purpose, account });
    taken.add(account);
  }
  return ok(null);
}
