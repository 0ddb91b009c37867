import { hasRightLastDigit } from "#domain/text/last-digit.ts";

/** The ten digits of an organisation number, however it is written. */
export function orgnrDigits(orgnr: string): string {
  return orgnr.replaceAll(/\D/g, "").slice(-10);
}

/** The number a Swedish company is registered for VAT under: `SE556000000101`. */
export function vatNumber(orgnr: string): string {
  return `SE${orgnrDigits(orgnr)}01`;
}

/** Ten digits, or the twelve of a person who is a firm, with or without the hyphen. */
export function isOrgnrShaped(typed: string): boolean {
  return /^(?:\d{2})?\d{6}-?\d{4}$/.test(typed.trim());
}

/** As it is kept, with its hyphen; what is not shaped like one stays as it was typed. */
export function writtenOrgnr(typed: string): string {
  if (!isOrgnrShaped(typed)) return typed.trim();
  return orgnrDigits(typed).replace(/(\d{6})(\d{4})$/, "$1-$2");
}

/** Whether it can be a Swedish organisation's, down to its last digit. */
export function isOrgnr(typed: string): boolean {
  return isOrgnrShaped(typed) && !isOrgnrDoubtful(typed);
}

/** A sole trader's number is the person's own: its third and fourth digits are a month. */
export function isPersonsOrgnr(orgnr: string): boolean {
  return isOrgnrShaped(orgnr) && orgnrDigits(orgnr).charAt(2) < "2";
}

/** Whether a whole number has a last digit that does not fit the rest: a slip, most often. */
export function isOrgnrDoubtful(orgnr: string): boolean {
  const ten = orgnrDigits(orgnr);
  return ten.length === 10 && !hasRightLastDigit(ten);
}
