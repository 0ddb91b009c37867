/** By Luhn: each second digit counts twice, and all of them add up to whole tens. Of the ten digits of a number. */
export function hasRightLastDigit(ten: string): boolean {
  const sum = ten.split("").reduce((total, digit, index) => {
    const counted = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
