import type { Accounts, VoucherLine } from "#domain/bookkeeping/voucher.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { readAccounts } from "#server/ledger/account-rows.ts";
import { postVoucher } from "#server/ledger/post-voucher.ts";
import type { Db } from "#server/platform/db/database.ts";

const WORDS: Record<string, string> = {
  deposit: "Deposition",
  "deposit-refund": "Återbetald deposition",
  "deposit-kept": "Behållen deposition",
};

/** A voucher about a deposit, which is no sale and has no receipt. */
export async function postDeposit(
  tx: Db,
  deposit: {
    kind: string;
    day: LocalDate;
    bookingId: number;
    paymentId: string;
    lines: (accounts: Accounts) => VoucherLine[];
    createdAt: Date;
  },
): Promise<void> {
  const { lines, ...voucher } = deposit;
  await postVoucher(tx, {
    ...voucher,
    description: `${WORDS[deposit.kind] ?? deposit.kind}, bokning ${deposit.bookingId}`,
    lines: lines(await readAccounts(tx)),
  });
}
