import fc from "fast-check";
import { expect, test } from "vitest";
import { isOrgnr, isOrgnrDoubtful, isPersonsOrgnr, writtenOrgnr } from "./organisation-number.ts";

/** As the tax office explains it: 2, 1, 2, 1 … times the digits, and the digits of what comes of it added up. */
function lastDigitOf(nine: string): number {
  const products = nine.split("").map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1));
  const sum = products
    .join("")
    .split("")
    .reduce((total, digit) => total + Number(digit), 0);
  return (10 - (sum % 10)) % 10;
}

const nineDigits = fc.stringMatching(/^\d{9}$/);

test("of the ten last digits that a number can have, exactly one is not asked about", () => {
  fc.assert(
    fc.property(nineDigits, (nine) => {
      const right = "0123456789".split("").filter((last) => !isOrgnrDoubtful(nine + last));
      expect(right).toEqual([String(lastDigitOf(nine))]);
    }),
  );
});

test("two neighbours that changed places are asked about, unless they are 0 and 9 or alike", () => {
  fc.assert(
    fc.property(nineDigits, fc.nat(7), (nine, at) => {
      const [one, other] = [nine[at]!, nine[at + 1]!];
      fc.pre(one !== other && one + other !== "09" && one + other !== "90");
      const swapped = nine.slice(0, at) + other + one + nine.slice(at + 2);
      expect(isOrgnrDoubtful(`${swapped}${lastDigitOf(nine)}`)).toBe(true);
    }),
  );
});

test("a number is read however it is written, and one that is not whole is not asked about", () => {
  expect(isOrgnrDoubtful("556000-0001")).toBe(false);
  expect(isOrgnrDoubtful("16556000-0001")).toBe(false);
  expect(isOrgnrDoubtful("556000-0002")).toBe(true);
  expect(isOrgnrDoubtful("5560")).toBe(false);
  expect(isOrgnrDoubtful("")).toBe(false);
});

test("a number is kept with its hyphen, and what is none as it was typed", () => {
  expect(writtenOrgnr(" 5560000001 ")).toBe("556000-0001");
  expect(writtenOrgnr("165560000001")).toBe("556000-0001");
  expect(writtenOrgnr("NO 912 345 678")).toBe("NO 912 345 678");
  expect(writtenOrgnr("")).toBe("");
});

test("an organisation's number has ten digits, and the right one last", () => {
  for (const good of ["556000-0001", "5560000001", "900101-0017", "19900101-0017"])
    expect(isOrgnr(good)).toBe(true);
  for (const bad of ["", "556000-0002", "556000", "556000 0001x", "SE556000000101"])
    expect(isOrgnr(bad)).toBe(false);
});

test("a company's number is nobody's own", () => {
  expect(isPersonsOrgnr("556000-0001")).toBe(false);
  expect(isPersonsOrgnr("802400-0005")).toBe(false);
  expect(isPersonsOrgnr("900101-0017")).toBe(true);
  expect(isPersonsOrgnr("NO 912 345 678")).toBe(false);
});
