/** The ten digits of an organisation number, however it is written. */
export function orgnrDigits(orgnr: string): string {
  return orgnr.replaceAll(/\D/g, "").slice(-10);
}

/** The number a Swedish company is registered for VAT under: `SE556000000101`. */
export function vatNumber(orgnr: string): string {
  return `SE${orgnrDigits(orgnr)}01`;
}
