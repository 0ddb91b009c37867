import { expect, test } from "vitest";
import {
  isPhoneNumber,
  isPhoneNumberOrNone,
  isPostalCode,
  isPostalCodeOrNone,
} from "./reachable.ts";

test.each(["070-123 45 67", "+46 (0)60 12 34 56", "060.123456", "+4915112345678", "0046701234567"])(
  "somebody may be called at %s",
  (typed) => {
    expect(isPhoneNumber(typed)).toBe(true);
  },
);

test.each(["abc", "<script>", "12345", "ring mamma 0701234567", "1234567890123456"])(
  "nobody can be called at %s",
  (typed) => {
    expect(isPhoneNumberOrNone(typed)).toBe(false);
  },
);

test.each(["852 30", "85230", "SE-852 30", "SW1A 1AA", "0150", "D-10115", "1000 AA", "101"])(
  "a letter may find its way to %s",
  (typed) => {
    expect(isPostalCode(typed)).toBe(true);
  },
);

test.each(["ÅÄÖ", "abc", "12", "<b>12345", "12345678901", "-----1"])(
  "%s is no postcode anywhere",
  (typed) => {
    expect(isPostalCodeOrNone(typed)).toBe(false);
  },
);

test("a field that was left empty is no mistake", () => {
  expect([isPhoneNumberOrNone(" "), isPostalCodeOrNone("")]).toEqual([true, true]);
});
