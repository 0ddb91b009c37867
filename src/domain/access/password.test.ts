import { expect, test } from "vitest";
import { COMMON_PASSWORDS, isCommonPassword } from "./common-passwords.ts";
import { isBlankPassword, isFreshSignIn, PASSWORD_MIN_LENGTH } from "./password.ts";

test.each(["        ", "\u00A0\u2003\u200B ".repeat(3), "\t\t\t\t\t\t\t\t"])(
  "%j is blank",
  (password) => {
    expect(isBlankPassword(password)).toBe(true);
  },
);

test.each(["password", "PASSWORD", "12345678", "Qwerty123 ", "1q2w3e4r", "lösenord", "iloveyou"])(
  "%j is among those that are tried first",
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(["skogens tystnad", "norrsken i november", "åtta tecken"])("%j is fine", (password) => {
  expect(isBlankPassword(password)).toBe(false);
  expect(isCommonPassword(password)).toBe(false);
});

test("at least a hundred are refused, none of them for its length already", () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(100);
  for (const one of COMMON_PASSWORDS) {
    expect(one.length).toBeGreaterThanOrEqual(PASSWORD_MIN_LENGTH);
    expect(one).toBe(one.normalize("NFKC").toLowerCase());
  }
});

test("a sign-in stands for the password for ten minutes", () => {
  const at = new Date("2026-07-01T10:00:00Z");
  expect(isFreshSignIn(at, new Date("2026-07-01T10:10:00Z"))).toBe(true);
  expect(isFreshSignIn(at, new Date("2026-07-01T10:10:01Z"))).toBe(false);
});
