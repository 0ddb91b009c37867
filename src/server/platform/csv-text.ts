/** Tells Excel that the text is UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** An amount of money in kronor, or a text that somebody has written. */
export type CsvCell = { amount: number } | number | string;

/** A row as Swedish Excel expects it: semicolons, decimal commas, CRLF. */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(";")}\r\n`;
}

function csvCell(cell: CsvCell): string {
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "object") return cell.amount.toFixed(2).replace(".", ",");
  const text = disarmed(cell);
  return /[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A spreadsheet takes these for the start of a formula, some of them also behind a space. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/** Texts come from customers: none may act as a formula, or break out of its row. */
function disarmed(text: string): string {
  // The mark is set by the text as it came: a tab or a line break in front is a sign of ill will too.
  const mark = FORMULA.test(text) ? "'" : "";
  return mark + text.replaceAll(/\p{Cc}+/gu, " ");
}
