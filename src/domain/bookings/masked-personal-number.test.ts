import { expect, test } from "vitest";
import { maskedPersonalNumber } from "./masked-personal-number.ts";

test.each([
  ["199001010017", "19900101-****"],
  ["19900101-0017", "19900101-****"],
  ["900101-0017", "900101-****"],
  ["19121212+1212", "19121212-****"],
  [" 900101 0017 ", "900101-****"],
])("of %s only the birthday is shown", (number, shown) => {
  expect(maskedPersonalNumber(number)).toBe(shown);
});

test("what is no Swedish number may still identify somebody, and is hidden whole", () => {
  expect(maskedPersonalNumber("Passport 1234567")).toBe("****");
  expect(maskedPersonalNumber("12345678901")).toBe("****");
});

test("what says nothing is left as it is", () => {
  expect(maskedPersonalNumber("–")).toBe("–");
  expect(maskedPersonalNumber("  ")).toBe("");
});
