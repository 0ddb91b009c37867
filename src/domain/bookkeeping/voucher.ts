import { oreOf, vatOreWithin } from "#domain/money/ore.ts";

/** BAS accounts by what they are used for. */
export type Accounts = {
  sales: number;
  outputVat: number;
  cardReceivable: number;
  deposits: number;
  /** What is kept of a deposit for damage, which bears no VAT. */
  damages: number;
};

export const DEFAULT_ACCOUNTS: Accounts = {
  sales: 3001,
  outputVat: 2611,
  cardReceivable: 1686,
  deposits: 2890,
  damages: 3990,
};

/** Debit is positive, credit negative. */
export type VoucherLine = { account: number; ore: number };

/** Money taken for rent: a receivable on the card provider, sales and output VAT. */
export function captureLines(accounts: Accounts, kronor: number): VoucherLine[] {
  const gross = oreOf(kronor);
  const vat = vatOreWithin(kronor);
  return [
    { account: accounts.cardReceivable, ore: gross },
    { account: accounts.outputVat, ore: -vat },
    { account: accounts.sales, ore: -(gross - vat) },
  ];
}

export function refundLines(accounts: Accounts, kronor: number): VoucherLine[] {
  return reversed(captureLines(accounts, kronor));
}

/** A deposit is owed to the customer, not earned. */
export function depositLines(accounts: Accounts, kronor: number): VoucherLine[] {
  return [
    { account: accounts.cardReceivable, ore: oreOf(kronor) },
    { account: accounts.deposits, ore: -oreOf(kronor) },
  ];
}

export function depositRefundLines(accounts: Accounts, kronor: number): VoucherLine[] {
  return reversed(depositLines(accounts, kronor));
}

/** What is kept of a deposit: damage without VAT, a service (cleaning, fuel, kilometres) with. */
export function depositKeptLines(
  accounts: Accounts,
  kronor: number,
  reason: "damage" | "service",
): VoucherLine[] {
  const gross = oreOf(kronor);
  if (reason === "damage")
    return [
      { account: accounts.deposits, ore: gross },
      { account: accounts.damages, ore: -gross },
    ];
  const vat = vatOreWithin(kronor);
  return [
    { account: accounts.deposits, ore: gross },
    { account: accounts.outputVat, ore: -vat },
    { account: accounts.sales, ore: -(gross - vat) },
  ];
}

export function reversed(lines: readonly VoucherLine[]): VoucherLine[] {
  return lines.map(({ account, ore }) => ({ account, ore: -ore }));
}

export function isBalanced(lines: readonly VoucherLine[]): boolean {
  return lines.length >= 2 && lines.reduce((sum, { ore }) => sum + ore, 0) === 0;
}
