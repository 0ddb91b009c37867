const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

/** Whether somebody may be called there: as people write numbers, here and abroad. */
export function isPhoneNumber(typed: string): boolean {
  const digits = typed.replaceAll(/\D/g, "").length;
  return /^[\d\s()+./-]+$/.test(typed) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}

/** Whether it may be a postcode of some country: `852 30`, `SW1A 1AA`, `D-10115`. */
export function isPostalCode(typed: string): boolean {
  return /^(?=.*\d)[\da-z][\da-z\s-]{1,8}[\da-z]$/i.test(typed.trim());
}

const orNone = (is: (typed: string) => boolean) => (typed: string) =>
  typed.trim() === "" || is(typed.trim());

/** Whether it is one, or a field that was left empty. */
export const isPhoneNumberOrNone = orNone(isPhoneNumber);
export const isPostalCodeOrNone = orNone(isPostalCode);
