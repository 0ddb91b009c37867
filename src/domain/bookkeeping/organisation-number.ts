import { hasRightLastDigit } from "#domain/text/last-digit.ts";

/** The ten digits of an organisation number, however it is written. */
export function orgnrDigits(orgnr: string): string {
  return orgnr.replaceAll(/\D/g, "").slice(-10);
}

/** The number a Swedish company is registered for VAT under: `SE556000000101`. */
export function vatNumber(orgnr: string): string {
  return `SE${orgnrDigits(orgnr)}01`;
}

/** Whether a whole number has a last digit that does not fit the rest: a slip, most often. */
export function isOrgnrDoubtful(orgnr: string): boolean {
  const ten = orgnrDigits(orgnr);
  return ten.length === 10 && !hasRightLastDigit(ten);
}
