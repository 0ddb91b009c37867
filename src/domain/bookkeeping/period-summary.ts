import type { LinePurpose, VoucherKind } from "#domain/bookkeeping/voucher.ts";

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
  };
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
  const [net, vat] = [credit("sales"), credit("outputVat")];
  return {
    net,
    vat,
    gross: net + vat,
    damages: credit("damages"),
    deposits: {
      received: credit("deposits", "deposit"),
      refunded: 0 - credit("deposits", "deposit-refund") - credit("deposits", "refund-failed"),
      kept: 0 - credit("deposits", "deposit-kept"),
      keptForService: credit("sales", "deposit-kept") + credit("outputVat", "deposit-kept"),
    },
  };
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
