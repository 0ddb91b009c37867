import type { MonthVoucher } from "#contracts/accounting.ts";
import type { VoucherKind } from "#domain/bookkeeping/voucher.ts";
import { formatKronor } from "#texts/format.ts";

/** What happened to money, in the books and on the page about them. */
const VOUCHER_WORDS: Record<VoucherKind, string> = {
  rent: "Betalning",
  "rent-refund": "Återbetalning",
  deposit: "Deposition",
  "deposit-refund": "Återbetald deposition",
  "deposit-kept": "Tjänst ur deposition",
  "refund-failed": "Återförd återbetalning",
  "cancellation-fee": "Avbokningsavgift",
  dispute: "Bestridd betalning",
  "dispute-lost": "Förlorad betalning",
  "taken-back": "Rättelse",
  "taken-back-later": "Rättelse",
};

/** What was asked for beyond a deposit is booked as one, and is none. */
const AFTER_RETURN: Partial<Record<VoucherKind, string>> = {
  deposit: "Betalt efter återlämningen",
  "deposit-refund": "Återbetalt efter återlämningen",
  "deposit-kept": "Tjänst efter återlämningen",
};

type NamedVoucher = Pick<MonthVoucher, "kind" | "totalPrice" | "amount" | "isAfterReturn">;

export function voucherWords({ kind, totalPrice, amount, isAfterReturn }: NamedVoucher): string {
  if (kind === "dispute" && amount > 0) return "Återförd bestridd betalning";
  // Damage is no sale, which is how the books tell the two apart.
  if (kind === "deposit-kept" && totalPrice === null)
    return isAfterReturn ? "Skada efter återlämningen" : "Skada ur deposition";
  return (isAfterReturn ? AFTER_RETURN[kind] : undefined) ?? VOUCHER_WORDS[kind];
}

/** What the provider took of it, or gave back with it; nothing where there was no fee. */
export function feeWords({ fee }: Pick<MonthVoucher, "fee">): string {
  return fee > 0 ? `varav avgift ${formatKronor(fee)}` : "";
}

/** How money came, as far as it stands in the books. */
export const BOOKED_METHOD_WORDS: Record<NonNullable<MonthVoucher["method"]>, string> = {
  card: "Kort",
  swish: "Swish",
  bank: "Bank",
};

/** What a sum beside the sales is called, on the page and in the files. */
export const BESIDE_SALES_WORDS = {
  card: "Inbetalt med kort",
  bank: "Inbetalt till banken",
  corrected: "Rättat från tidigare",
  cancellationFees: "Avbokningsavgifter",
  providerFees: "Kortbolagets avgifter",
  disputed: "Bestritt i perioden",
  losses: "Förlorade betalningar",
} as const;
