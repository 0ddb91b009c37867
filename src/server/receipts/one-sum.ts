import type { ReceiptSnapshot } from "#contracts/receipts.ts";
import { sumLine } from "#domain/bookkeeping/receipt-lines.ts";
import { kronorOf, oreOf, vatOreWithin } from "#domain/money/ore.ts";

/** What a receipt says of one sum, made from another that it changes: with VAT where that one has. */
export function oneSum(
  receipt: ReceiptSnapshot,
  amount: number,
  words: { name: string; description: string },
): ReceiptSnapshot {
  const hasVat = receipt.totalVatAmount > 0;
  const { subject: _subject, ...line } = sumLine(amount, { hasVat });
  const vat = hasVat ? vatOreWithin(amount) : 0;
  const net = kronorOf(oreOf(amount) - vat);
  return {
    ...receipt,
    // Receipts of before held it, and what is issued from now on does not.
    customerPersonalNumber: "",
    creditsNumber: receipt.receiptNumber,
    lineItems: [{ ...words, ...line }],
    subtotalExcludingVat: net,
    totalVatAmount: kronorOf(vat),
    totalIncludingVat: amount,
    vatBreakdown: receipt.vatBreakdown.map(({ vatRate }) => ({
      vatRate,
      vatAmount: kronorOf(vat),
      baseAmount: net,
    })),
  };
}
