import { ACCOUNT_RANGES } from "#domain/bookkeeping/choose-accounts.ts";
import {
  DEFAULT_ACCOUNTS,
  LINE_PURPOSES,
  type Accounts,
  type LinePurpose,
} from "#domain/bookkeeping/voucher.ts";

/**
 * An account that the shop came with, and that nobody has named, gives way to one that somebody has: a shop
 * that chose 1930 for its cards before there was a purpose for the bank is not refused for it.
 */
export function yieldAccounts(accounts: Accounts, named: readonly LinePurpose[]): Accounts {
  const settled = { ...accounts };
  for (const purpose of LINE_PURPOSES) {
    const isOurs = !named.includes(purpose) && settled[purpose] === DEFAULT_ACCOUNTS[purpose];
    const others = LINE_PURPOSES.filter((one) => one !== purpose).map((one) => settled[one]);
    if (isOurs && others.includes(settled[purpose]))
      settled[purpose] = nearestFree(purpose, others) ?? settled[purpose];
  }
  return settled;
}

function nearestFree(purpose: LinePurpose, taken: readonly number[]): number | undefined {
  const [from, to] = ACCOUNT_RANGES[purpose];
  const distance = (account: number) => Math.abs(account - DEFAULT_ACCOUNTS[purpose]);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    .filter((account) => !taken.includes(account))
    .toSorted((one, other) => distance(one) - distance(other) || other - one)[0];
}
