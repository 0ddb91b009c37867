import type { Accounts, VoucherLine } from "#domain/bookkeeping/voucher.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { readAccounts } from "#server/ledger/account-rows.ts";
import { postVoucher } from "#server/ledger/post-voucher.ts";
import type { Db } from "#server/platform/db/database.ts";

const WORDS = {
  deposit: "Deposition",
  "deposit-refund": "Återbetald deposition",
  "deposit-kept": "Behållen deposition",
  "refund-failed": "Återbetalning av deposition som inte gick fram",
  "taken-back": "Rättelse, deposition registrerad av misstag",
  "taken-back-later": "Rättelse, deposition registrerad av misstag",
};

type Posting = {
  kind: keyof typeof WORDS;
  day: LocalDate;
  bookingId: number;
  paymentId: string;
  lines: (accounts: Accounts) => VoucherLine[];
  /** What it is, where it is no deposit. */
  words?: string;
  createdAt: Date;
};

/** A voucher about money that is no sale, and so has no receipt. */
export async function postDeposit(tx: Db, { lines, words, ...voucher }: Posting): Promise<void> {
  await postVoucher(tx, {
    ...voucher,
    description: `${words ?? WORDS[voucher.kind]}, bokning ${voucher.bookingId}`,
    lines: lines(await readAccounts(tx)),
  });
}
