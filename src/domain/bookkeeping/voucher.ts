import { firstOfMonth, type LocalDate } from "#domain/dates/local-date.ts";
import { oreOf, vatOreWithin } from "#domain/money/ore.ts";
import type { PaymentMethod } from "#domain/payments/payment-method.ts";

/** BAS accounts by what they are used for. */
export type Accounts = {
  sales: number;
  outputVat: number;
  cardReceivable: number;
  deposits: number;
  /** What is kept of a deposit for damage, which bears no VAT. */
  damages: number;
  /** Swish and transfers. */
  bank: number;
  /** What the provider takes for a dispute. */
  fees: number;
  /** Charges that a customer's bank has taken back until it is decided whose they are. */
  disputed: number;
  /** Disputed charges that are given up. */
  losses: number;
  /** What is kept of the price when a booking is cancelled, without VAT. */
  cancellationFees: number;
};

export const DEFAULT_ACCOUNTS: Accounts = {
  sales: 3001,
  outputVat: 2611,
  cardReceivable: 1686,
  deposits: 2890,
  damages: 3990,
  bank: 1930,
  fees: 6570,
  disputed: 1689,
  losses: 6351,
  cancellationFees: 3999,
};

/** What a voucher tells of. Reports go by this and by the purpose of its lines, never by an account's number. */
export const VOUCHER_KINDS = [
  "rent",
  "rent-refund",
  "deposit",
  "deposit-refund",
  "deposit-kept",
  "refund-failed",
  "cancellation-fee",
  "dispute",
  "dispute-lost",
  // Recorded by hand in error. No money ever moved, so that a month takes its own off what came in, and tells
  // of those from before by themselves.
  "taken-back",
  "taken-back-later",
] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];

export type CorrectionKind = Extract<VoucherKind, "taken-back" | "taken-back-later">;

/** Told by the days of the two vouchers, which nobody changes: a month never reads otherwise later on. */
export function correctionKind(chargedOn: LocalDate, correctedOn: LocalDate): CorrectionKind {
  return firstOfMonth(chargedOn) === firstOfMonth(correctedOn) ? "taken-back" : "taken-back-later";
}

export type LinePurpose = keyof Accounts;
export const LINE_PURPOSES = Object.keys(DEFAULT_ACCOUNTS) as [LinePurpose, ...LinePurpose[]];

/** Where money comes in: at the card provider, or in the bank when it came by hand. */
export type MoneyPurpose = "cardReceivable" | "bank";

export function moneyPurpose(method: PaymentMethod): MoneyPurpose {
  return method === "card" ? "cardReceivable" : "bank";
}

/** Debit is positive, credit negative. The purpose outlives a change of the accounts. */
export type VoucherLine = { purpose: LinePurpose; account: number; ore: number };

/** Money taken for rent: a receivable on the card provider or money in the bank, sales and output VAT. */
export function captureLines(
  accounts: Accounts,
  kronor: number,
  money: MoneyPurpose = "cardReceivable",
): VoucherLine[] {
  return [line(accounts, money, oreOf(kronor)), ...saleLines(accounts, kronor)];
}

export function refundLines(
  accounts: Accounts,
  kronor: number,
  money: MoneyPurpose = "cardReceivable",
): VoucherLine[] {
  return reversed(captureLines(accounts, kronor, money));
}

type DepositRefund = { amount: number; owed?: number; money?: MoneyPurpose };

/** A deposit is owed to the customer, not earned. */
export function depositLines(
  accounts: Accounts,
  kronor: number,
  money: MoneyPurpose = "cardReceivable",
): VoucherLine[] {
  return [line(accounts, money, oreOf(kronor)), line(accounts, "deposits", -oreOf(kronor))];
}

/** What is given back beyond what is owed, since a part was kept, is the shop's loss. */
export function depositRefundLines(
  accounts: Accounts,
  { amount, owed = amount, money = "cardReceivable" }: DepositRefund,
): VoucherLine[] {
  return [
    line(accounts, money, -oreOf(amount)),
    line(accounts, "deposits", oreOf(owed)),
    line(accounts, "losses", oreOf(amount) - oreOf(owed)),
  ].filter(({ ore }) => ore !== 0);
}

/**
 * What is kept when a booking is cancelled and a part of the price is given back. The sale is credited whole
 * beside it: this is no rent any more. Without VAT, unless the owner and their accountant see a sale in it.
 */
export function cancellationFeeLines(
  accounts: Accounts,
  kronor: number,
  { money, hasVat }: { money: MoneyPurpose; hasVat: boolean },
): VoucherLine[] {
  const received = line(accounts, money, oreOf(kronor));
  if (hasVat) return [received, ...saleLines(accounts, kronor)];
  return [received, line(accounts, "cancellationFees", -oreOf(kronor))];
}

/**
 * A movement of the provider's balance for a dispute: what was charged waits until it is decided whose it is,
 * the provider's fee is a cost. Money that comes back has the opposite sign.
 */
export function disputeLines(
  accounts: Accounts,
  { amountOre, feeOre }: { amountOre: number; feeOre: number },
): VoucherLine[] {
  return [
    line(accounts, "disputed", -amountOre),
    line(accounts, "fees", feeOre),
    line(accounts, "cardReceivable", amountOre - feeOre),
  ].filter(({ ore }) => ore !== 0);
}

/** A dispute that was lost and given up: the sale stands, the money is gone. */
export function disputeLossLines(accounts: Accounts, ore: number): VoucherLine[] {
  return [line(accounts, "losses", ore), line(accounts, "disputed", -ore)];
}

/** A dispute that was lost and accepted: the sale, or the deposit, goes back, and what waited pays for it. */
export function disputeCreditLines(
  accounts: Accounts,
  kronor: number,
  kind: "rent" | "deposit" | "fee",
): VoucherLine[] {
  const gone = line(accounts, "disputed", -oreOf(kronor));
  if (kind === "deposit") return [gone, line(accounts, "deposits", oreOf(kronor))];
  if (kind === "fee") return [gone, line(accounts, "cancellationFees", oreOf(kronor))];
  return [gone, ...reversed(saleLines(accounts, kronor))];
}

/** A refund that reached the card after it had been given back otherwise: the shop's loss. */
export function givenTwiceLines(accounts: Accounts, kronor: number): VoucherLine[] {
  return [
    line(accounts, "cardReceivable", -oreOf(kronor)),
    line(accounts, "losses", oreOf(kronor)),
  ];
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
  // The VAT of an öre or two is none.
  return [
    line(accounts, "outputVat", -vat),
    line(accounts, "sales", -(oreOf(kronor) - vat)),
  ].filter(({ ore }) => ore !== 0);
}

function line(accounts: Accounts, purpose: LinePurpose, ore: number): VoucherLine {
  return { purpose, account: accounts[purpose], ore };
}

/** The same entry for a part of its sum, on the same accounts. */
export function partOf(lines: readonly VoucherLine[], kronor: number): VoucherLine[] {
  const vat = lines.some(({ purpose }) => purpose === "outputVat") ? vatOreWithin(kronor) : 0;
  const earned = oreOf(kronor) - vat;
  return lines
    .map((one) => ({ ...one, ore: Math.sign(one.ore) * sizeOf(one.purpose) }))
    .filter(({ ore }) => ore !== 0);

  function sizeOf(purpose: LinePurpose): number {
    if (purpose === "outputVat") return vat;
    return purpose === "sales" ? earned : oreOf(kronor);
  }
}

export function reversed(lines: readonly VoucherLine[]): VoucherLine[] {
  return lines.map((one) => ({ ...one, ore: -one.ore }));
}

export function isBalanced(lines: readonly VoucherLine[]): boolean {
  return lines.length >= 2 && lines.reduce((sum, { ore }) => sum + ore, 0) === 0;
}
