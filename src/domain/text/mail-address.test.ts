import { expect, test } from "vitest";
import { isMailAddress, isMailAddressOrNone } from "./mail-address.ts";

test.each(["anna@exempel.se", "anna.berg+hyra@sub.exempel.se", "åsa@räksmörgås.se"])(
  "a letter can be sent to %s",
  (address) => {
    expect(isMailAddress(address)).toBe(true);
  },
);

test.each([
  "anna.exempel.se",
  "inte@@epost",
  "anna@",
  "@exempel.se",
  "anna @exempel.se",
  "a@b.se, c@d.se",
])("no letter can be sent to %s", (address) => {
  expect(isMailAddressOrNone(address)).toBe(false);
});

test("somebody may have no address", () => {
  expect(isMailAddressOrNone("  ")).toBe(true);
  expect(isMailAddress("")).toBe(false);
});
