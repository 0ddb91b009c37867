import type { VatBox } from "#domain/bookkeeping/period-summary.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { formatMonth } from "#texts/format.ts";

/** As the tax agency's form names them. */
export const VAT_BOX_WORDS: Record<VatBox["box"], string> = {
  "05": "Momspliktig försäljning som inte ingår i ruta 06, 07 eller 08",
  "10": "Utgående moms 25 %",
};

/** `juni`: with its year a spreadsheet would make a day of it. */
export function monthOnly(day: LocalDate): string {
  return formatMonth(day).replace(/ .*$/, "");
}

/** `Juni 2027`, as a heading begins. */
export function monthHeading(day: LocalDate): string {
  const words = formatMonth(day);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const AMOUNT = new Intl.NumberFormat("sv-SE", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** `1 234,50`, with spaces that do not break. */
export function formatAmount(kronor: number): string {
  return AMOUNT.format(kronor);
}
