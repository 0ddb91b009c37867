/** As it stands on the receipt: `2026-000017`. */
export function receiptNumber(year: number, number: number): string {
  return `${year}-${String(number).padStart(6, "0")}`;
}

const AS_TYPED =
  /^(?:(?:kredit)?kvitto\s*(?:nr\.?\s*)?)?(?:(?<year>20\d\d)(?:\s*[-–\s]\s*|(?=\d{6}$)))?0*(?<number>[1-9]\d{0,8})$/iu;

/** What somebody means who types a receipt's number, with or without its year, its hyphen or the word itself. */
export function readReceiptNumber(
  typed: string,
): { year: number | undefined; number: number } | undefined {
  const { year, number } = AS_TYPED.exec(typed.trim())?.groups ?? {};
  if (number === undefined) return undefined;
  return { year: year === undefined ? undefined : Number(year), number: Number(number) };
}
