import type { Quote } from "#domain/pricing/quote.ts";
import { formatKronor } from "#texts/format.ts";
import { quoteLines } from "#texts/quote-lines.ts";
import type { LetterBlock } from "./letter-blocks.ts";

/** The price as it was promised. */
export function priceBlock(quote: Quote): LetterBlock {
  return {
    kind: "price",
    title: "Pris",
    lines: quoteLines(quote).map(({ label, note, amount }) => ({
      label,
      ...(note !== undefined && { note }),
      amount: formatKronor(amount),
    })),
    total: formatKronor(quote.total),
    vat: {
      label: `Varav moms ${Math.round(quote.vatRate * 100)} %`,
      amount: formatKronor(quote.vatAmount),
    },
    note: "Priset är inklusive moms och grundförsäkring.",
  };
}
