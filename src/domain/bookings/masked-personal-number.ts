const HIDDEN = "****";

/**
 * `19900101-****`: whose it is can still be told, and a paper that is passed on gives nothing away.
 * What ends in no four digits is hidden whole, since nobody knows what it is.
 */
export function maskedPersonalNumber(typed: string): string {
  const number = typed.trim();
  if (!/\d/.test(number)) return number;
  const [, birth] = /^((?:\d{2})?\d{6})[-+ ]?\d{4}$/.exec(number) ?? [];
  return birth === undefined ? HIDDEN : `${birth}-${HIDDEN}`;
}
