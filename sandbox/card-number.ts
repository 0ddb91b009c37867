export type Brand = "visa" | "mastercard" | "amex" | "discover" | "diners" | "jcb" | "unionpay";

const BRANDS: readonly [RegExp, Brand][] = [
  [/^4/, "visa"],
  [/^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/, "mastercard"],
  [/^3[47]/, "amex"],
  [/^(6011|64[4-9]|65)/, "discover"],
  [/^3(0[0-5]|[689])/, "diners"],
  [/^35/, "jcb"],
  [/^62/, "unionpay"],
];

export function brandOf(number: string): Brand | "unknown" {
  return BRANDS.find(([start]) => start.test(number))?.[1] ?? "unknown";
}

export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of number.split("").toReversed().entries()) {
    const weighed = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}
