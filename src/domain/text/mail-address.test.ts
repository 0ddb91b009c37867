import { expect, test } from "vitest";
import { isMailAddress, isMailAddressOrNone, isWholeMailAddress } from "./mail-address.ts";

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

test.each([
  ["hej@arevildmark.se", true],
  ["hej@post.arevildmark.se", true],
  ["root@localhost", true],
  ["hej@arevildmark", false],
  ["hej@arevildmark.", false],
  ["hej@.se", false],
  ["hej@are..se", false],
])("that %s has an ending is %s", (address, isWhole) => {
  expect(isWholeMailAddress(address)).toBe(isWhole);
});

test("somebody may have no address", () => {
  expect(isMailAddressOrNone("  ")).toBe(true);
  expect(isMailAddress("")).toBe(false);
});
