import type { ReceiptLine } from "#domain/bookkeeping/receipt-lines.ts";
import { formatDayAndMonth } from "#texts/format.ts";

/** The words of a receipt's line. */
export function lineWords(
  { subject }: ReceiptLine,
  itemName: string,
  sumWords: { name: string; description: string },
): { name: string; description: string } {
  switch (subject.kind) {
    case "nights": {
      const nights = subject.nights === 1 ? "1 natt" : `${subject.nights} nätter`;
      const units = subject.units === 1 ? "" : `, ${subject.units} st`;
      const price = subject.isSeasonal ? "säsongspris" : "ordinarie pris";
      return {
        name: subject.name ?? itemName,
        description: `${formatDayAndMonth(subject.from)} – ${formatDayAndMonth(subject.until)}, ${nights}${units}, ${price}`,
      };
    }
    case "fee":
      return {
        name: "Fast avgift",
        description: `Avgift per uthyrning, ${subject.name ?? itemName}`,
      };
    case "long-stay":
      return {
        name: "Långtidsrabatt",
        description: `${subject.percent} % på nätterna, ${subject.name ?? itemName}`,
      };
    case "code":
      return { name: "Rabattkod", description: subject.code };
    case "addon":
      return {
        name: subject.name,
        description: subject.nights === null ? "Tillval" : "Tillval, per natt",
      };
    case "adjustment":
      return { name: subject.isDiscount ? "Rabatt" : "Tillägg", description: subject.reason };
    case "sum":
      return sumWords;
  }
}
