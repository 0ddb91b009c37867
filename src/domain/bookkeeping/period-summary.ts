import type {
  LinePurpose,
  MoneyPurpose,
  VoucherKind,
  VoucherLine,
} from "#domain/bookkeeping/voucher.ts";

/** What vouchers of one kind add up to on the accounts of one purpose. Debit is positive. */
export type PostedSum = { kind: VoucherKind; purpose: LinePurpose; ore: number };

/** Öre. Revenue and what is kept are positive here, as people say them, and not as the ledger signs them. */
export type PeriodSummary = {
  net: number;
  vat: number;
  gross: number;
  /** Kept for damage: an income that is no sale and bears no VAT. */
  damages: number;
  deposits: {
    received: number;
    refunded: number;
    kept: number;
    keptForService: number;
    /** Below 0: received by an earlier month, and recorded in error. */
    corrected: number;
  };
  /**
   * What came in as rent and deposits, by where it came, whatever was given back later. What was recorded in
   * error never came: it is taken off, and where an earlier month has told of it, it is `corrected`, below 0.
   */
  received: { card: number; bank: number; corrected: number };
  /** Kept when a booking was cancelled: an income that is no sale. Those with VAT are sales. */
  cancellationFees: number;
  /** What the provider took for disputes, less what it gave back. */
  providerFees: number;
  /** What customers' banks took back until it is decided whose it is, less what came back. */
  disputed: number;
  /** Disputed charges that were given up. */
  losses: number;
};

/**
 * What a period earned, read by purpose and not by account: the administrator may change accounts, and
 * old vouchers keep theirs. A refund that failed lowers what was refunded, since the money never left.
 */
export function summarise(sums: readonly PostedSum[]): PeriodSummary {
  const total = (isCounted: (sum: PostedSum) => boolean) =>
    sums.filter(isCounted).reduce((ore, sum) => ore + sum.ore, 0);
  const credit = (purpose: LinePurpose, kind?: VoucherKind) =>
    0 - total((sum) => sum.purpose === purpose && (kind === undefined || sum.kind === kind));
  const receivedOn = (purpose: MoneyPurpose) =>
    0 - credit(purpose, "rent") - credit(purpose, "deposit") - credit(purpose, "taken-back");
  const [net, vat] = [credit("sales"), credit("outputVat")];
  return {
    net,
    vat,
    gross: net + vat,
    damages: credit("damages"),
    deposits: {
      received: credit("deposits", "deposit") + credit("deposits", "taken-back"),
      // However it went back: given, or taken by a dispute; what failed never left.
      refunded: total(({ purpose, kind }) => purpose === "deposits" && !NO_REFUNDS.includes(kind)),
      kept: 0 - credit("deposits", "deposit-kept"),
      keptForService: credit("sales", "deposit-kept") + credit("outputVat", "deposit-kept"),
      corrected: credit("deposits", "taken-back-later"),
    },
    received: {
      card: receivedOn("cardReceivable"),
      bank: receivedOn("bank"),
      corrected: 0 - credit("bank", "taken-back-later"),
    },
    cancellationFees: credit("cancellationFees"),
    providerFees: 0 - credit("fees"),
    disputed: 0 - credit("disputed", "dispute"),
    losses: 0 - credit("losses"),
  };
}

const NO_REFUNDS: readonly VoucherKind[] = [
  "deposit",
  "deposit-kept",
  "taken-back",
  "taken-back-later",
];

type PostedLine = Pick<VoucherLine, "ore"> & { purpose: LinePurpose | "other" };

/** What a voucher earned or gave back, in öre; nothing where it is no sale. */
export function saleIn(
  lines: readonly PostedLine[],
): { net: number; vat: number; gross: number } | null {
  if (!lines.some(({ purpose }) => purpose === "sales" || purpose === "outputVat")) return null;
  const [net, vat] = [0 - balance(lines, "sales"), 0 - balance(lines, "outputVat")];
  return { net, vat, gross: net + vat };
}

/**
 * What a voucher comes to, in öre: all its debits, as bookkeepers count it. Below 0 where money leaves the
 * shop; where none moves, where a claim on it is given up.
 */
export function movedBy(lines: readonly PostedLine[]): number {
  const debits = lines.reduce((sum, { ore }) => sum + Math.max(0, ore), 0);
  const money = balance(lines, "cardReceivable") + balance(lines, "bank");
  const isGone = money === 0 ? balance(lines, "disputed") < 0 : money < 0;
  return isGone ? -debits : debits;
}

/** What the provider took for a dispute, or gave back with it, in öre. */
export function feeIn(lines: readonly PostedLine[]): number {
  return Math.abs(balance(lines, "fees"));
}

function balance(lines: readonly PostedLine[], purpose: LinePurpose): number {
  return lines.reduce((sum, line) => (line.purpose === purpose ? sum + line.ore : sum), 0);
}

/** The boxes of the VAT return that the shop's sales belong in. */
export type VatBox = { box: "05" | "10"; ore: number; wholeKronor: number };

export function vatReturnOf({ net, vat }: Pick<PeriodSummary, "net" | "vat">): VatBox[] {
  return [
    { box: "05", ore: net, wholeKronor: withoutOre(net) },
    { box: "10", ore: vat, wholeKronor: withoutOre(vat) },
  ];
}

/** The tax agency wants whole kronor, the öre dropped and not rounded. */
function withoutOre(ore: number): number {
  return Math.trunc(ore / 100) + 0;
}

/** The code Swedish bookkeeping programs give sales at 25 %. */
export const VAT_CODE = "MP1";
