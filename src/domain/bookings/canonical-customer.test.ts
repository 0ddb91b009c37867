import { expect, test } from "vitest";
import { canonicalPhone, canonicalPostalCode } from "./canonical-customer.ts";

test.each([
  ["85230", "852 30"],
  ["852 30", "852 30"],
  ["SE-852 30", "852 30"],
  ["8523", "8523"],
  ["N-7010", "N-7010"],
])("the postal code %s is kept as %s", (typed, kept) => {
  expect(canonicalPostalCode(typed)).toBe(kept);
});

test.each([
  ["0701234567", "070-123 45 67"],
  ["070-123 45 67", "070-123 45 67"],
  ["+46 70 123 45 67", "070-123 45 67"],
  ["+46 (0)70-1234567", "070-123 45 67"],
  ["0046701234567", "070-123 45 67"],
  ["060-12 34 56", "060-12 34 56"],
  ["+47 912 34 567", "+47 912 34 567"],
  ["ring min fru", "ring min fru"],
])("the phone number %s is kept as %s", (typed, kept) => {
  expect(canonicalPhone(typed)).toBe(kept);
});
