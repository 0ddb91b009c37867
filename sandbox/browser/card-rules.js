// What makes a card's details well-formed, before anybody is asked about the card.

/** @typedef {{ number: string; expiry: string; cvc: string }} Typed */
/** @typedef {keyof Typed} Field */
/** @typedef {{ type: "validation_error"; code: string; message: string; field: Field }} Mistake */

/** @type {readonly [RegExp, string, string, number[], number][]} */
const BRANDS = [
  [/^4/, "visa", "Visa", [4, 4, 4, 4, 3], 3],
  [/^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/, "mastercard", "Mastercard", [4, 4, 4, 4], 3],
  [/^3[47]/, "amex", "American Express", [4, 6, 5], 4],
  [/^3(0[0-5]|[689])/, "diners", "Diners Club", [4, 6, 4], 3],
  [/^(6011|64[4-9]|65)/, "discover", "Discover", [4, 4, 4, 4], 3],
  [/^35/, "jcb", "JCB", [4, 4, 4, 4], 3],
  [/^62/, "unionpay", "UnionPay", [4, 4, 4, 4, 3], 3],
];

/** @param {string} number */
export function brandOf(number) {
  const found = BRANDS.find(([start]) => start.test(number));
  const [, id = "unknown", name = "", groups = [4, 4, 4, 4, 3], cvcLength = 3] = found ?? [];
  return { id, name, groups, cvcLength };
}

/** @param {string} text */
export function digitsIn(text) {
  return text.replaceAll(/\D/g, "");
}

/** Digits in the groups that stand on the card. @param {string} number */
export function formatNumber(number) {
  const digits = digitsIn(number);
  const { groups } = brandOf(digits);
  const longest = groups.reduce((sum, one) => sum + one, 0);
  /** @type {string[]} */
  const parts = [];
  let at = 0;
  for (const length of groups) {
    if (at >= Math.min(digits.length, longest)) break;
    parts.push(digits.slice(at, at + length));
    at += length;
  }
  return parts.join(" ");
}

/** `1`, `12 / 3`, `12 / 34`; a lone 2 to 9 can only be a month. @param {string} expiry */
export function formatExpiry(expiry) {
  const digits = digitsIn(/^[2-9]/.test(expiry) ? `0${expiry}` : expiry).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** @param {string} number */
function passesLuhn(number) {
  let sum = 0;
  for (const [index, digit] of number.split("").toReversed().entries()) {
    const weighed = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

const MESSAGES = {
  incomplete_number: "Fyll i hela kortnumret.",
  invalid_number: "Kortnumret stämmer inte. Kontrollera siffrorna.",
  incomplete_expiry: "Fyll i månad och år.",
  invalid_expiry_month: "Månaden ska vara mellan 01 och 12.",
  invalid_expiry_year_past: "Kortets giltighetstid har gått ut. Använd ett annat kort.",
  incomplete_cvc: "Fyll i säkerhetskoden.",
};

/** @param {keyof typeof MESSAGES} code @param {Field} field @returns {Mistake} */
function mistake(code, field) {
  return { type: "validation_error", code, message: MESSAGES[code], field };
}

/** @param {string} number @returns {Mistake | undefined} */
export function numberMistake(number) {
  const length = brandOf(number)
    .groups.slice(0, 4)
    .reduce((sum, one) => sum + one, 0);
  if (number.length < length) return mistake("incomplete_number", "number");
  return passesLuhn(number) ? undefined : mistake("invalid_number", "number");
}

/** @param {string} expiry @param {Date} today @returns {Mistake | undefined} */
export function expiryMistake(expiry, today) {
  const month = Number(expiry.slice(0, 2));
  if (expiry.length >= 2 && (month < 1 || month > 12)) {
    return mistake("invalid_expiry_month", "expiry");
  }
  if (expiry.length < 4) return mistake("incomplete_expiry", "expiry");
  const year = 2000 + Number(expiry.slice(2));
  const monthsLeft = (year - today.getFullYear()) * 12 + month - (today.getMonth() + 1);
  return monthsLeft < 0 ? mistake("invalid_expiry_year_past", "expiry") : undefined;
}

/** @param {string} cvc @param {string} number @returns {Mistake | undefined} */
export function cvcMistake(cvc, number) {
  const { cvcLength } = brandOf(number);
  return cvc.length < cvcLength ? mistake("incomplete_cvc", "cvc") : undefined;
}

/** Every mistake, in the order of the fields. @param {Typed} typed @param {Date} today */
export function mistakesIn({ number, expiry, cvc }, today) {
  return [numberMistake(number), expiryMistake(expiry, today), cvcMistake(cvc, number)].filter(
    (one) => one !== undefined,
  );
}
