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

/** What a voucher tells of. Reports go by this and by the purpose of its lines, never by an account's number. */
export const VOUCHER_KINDS = [
  "rent",
  "rent-refund",
  "deposit",
  "deposit-refund",
  "deposit-kept",
  "refund-failed",
] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];

export type LinePurpose = keyof Accounts;

/** Debit is positive, credit negative. The purpose outlives a change of the accounts. */
export type VoucherLine = { purpose: LinePurpose; account: number; ore: number };

/** Money taken for rent: a receivable on the card provider, sales and output VAT. */
export function captureLines(accounts: Accounts, kronor: number): VoucherLine[] {
  return [line(accounts, "cardReceivable", oreOf(kronor)), ...saleLines(accounts, kronor)];
}

export function refundLines(accounts: Accounts, kronor: number): VoucherLine[] {
  return reversed(captureLines(accounts, kronor));
}

/** A deposit is owed to the customer, not earned. */
export function depositLines(accounts: Accounts, kronor: number): VoucherLine[] {
  return [
    line(accounts, "cardReceivable", oreOf(kronor)),
    line(accounts, "deposits", -oreOf(kronor)),
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
  const owed = line(accounts, "deposits", oreOf(kronor));
  if (reason === "damage") return [owed, line(accounts, "damages", -oreOf(kronor))];
  return [owed, ...saleLines(accounts, kronor)];
}

function saleLines(accounts: Accounts, kronor: number): VoucherLine[] {
  const vat = vatOreWithin(kronor);
  return [line(accounts, "outputVat", -vat), line(accounts, "sales", -(oreOf(kronor) - vat))];
}

function line(accounts: Accounts, purpose: LinePurpose, ore: number): VoucherLine {
  return { purpose, account: accounts[purpose], ore };
}

export function reversed(lines: readonly VoucherLine[]): VoucherLine[] {
  return lines.map((one) => ({ ...one, ore: -one.ore }));
}

export function isBalanced(lines: readonly VoucherLine[]): boolean {
  return lines.length >= 2 && lines.reduce((sum, { ore }) => sum + ore, 0) === 0;
}
