import type { LinePurpose } from "#domain/bookkeeping/voucher.ts";

/** What each account of the shop is for, as the administrator reads it. */
export const ACCOUNT_PURPOSE_LABELS: Record<LinePurpose, string> = {
  sales: "Försäljning",
  outputVat: "Utgående moms",
  cardReceivable: "Fordran på kortbolaget",
  deposits: "Depositioner",
  damages: "Ersättning för skador",
  bank: "Bank, Swish och överföringar",
  fees: "Kortbolagets avgifter",
  disputed: "Bestridda kortbetalningar",
  losses: "Förlorade kortbetalningar",
  cancellationFees: "Avbokningsavgifter",
};

/** Names of the BAS chart's accounts that a rental shop may use. */
const BAS_NAMES: Record<number, string> = {
  1510: "Kundfordringar",
  1580: "Fordringar för kontokort och kuponger",
  1680: "Andra kortfristiga fordringar",
  1686: "Fordringar för kontokort och kuponger",
  1689: "Övriga kortfristiga fordringar",
  1910: "Kassa",
  1930: "Företagskonto",
  2420: "Förskott från kunder",
  2610: "Utgående moms, 25 %",
  2611: "Utgående moms på försäljning inom Sverige, 25 %",
  2890: "Övriga kortfristiga skulder",
  3000: "Försäljning inom Sverige",
  3001: "Försäljning inom Sverige, 25 % moms",
  3990: "Övriga ersättningar och intäkter",
  3999: "Övriga rörelseintäkter",
  6351: "Konstaterade förluster på kundfordringar",
  6570: "Bankkostnader",
};

/** What a file for another program calls an account: the chart's name, or what the shop uses it for. */
export function accountName(account: number, purpose: LinePurpose | "other"): string {
  return (
    BAS_NAMES[account] ??
    (purpose === "other" ? `Konto ${account}` : ACCOUNT_PURPOSE_LABELS[purpose])
  );
}
