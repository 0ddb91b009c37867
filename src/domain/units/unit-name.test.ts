import { expect, test } from "vitest";
import { canonicalRegistration, isSameUnitName, unitNames } from "./unit-name.ts";

test("units get the first numbers that nobody has, in capitals or not", () => {
  expect(unitNames(["Älgen", "enhet 2"], 2)).toEqual(["Enhet 1", "Enhet 3"]);
});

test("names that differ in capitals alone are the same", () => {
  expect(isSameUnitName("Enhet 1", "enhet 1")).toBe(true);
  expect(isSameUnitName("Älgen", "ÄLGEN")).toBe(true);
  expect(isSameUnitName("Enhet 1", "Enhet 11")).toBe(false);
});

test.each(["ABC123", "abc123", "ABC 123", " abc-123 "])(
  "%j is one registration number",
  (typed) => {
    expect(canonicalRegistration(typed)).toBe("ABC123");
  },
);
