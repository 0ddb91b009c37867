import { expect, test } from "vitest";

type Mistake = { code: string; field: string; message: string };
type Rules = {
  brandOf(number: string): { id: string; cvcLength: number };
  formatNumber(number: string): string;
  formatExpiry(expiry: string): string;
  mistakesIn(typed: { number: string; expiry: string; cvc: string }, today: Date): Mistake[];
};

// The browser's script is plain JavaScript, served as it lies.
const rules = (await import(new URL("browser/card-rules.js", import.meta.url).href)) as Rules;
const TODAY = new Date("2027-03-15T12:00:00");

test.each([
  ["4242424242424242", "4242 4242 4242 4242"],
  ["42424", "4242 4"],
  ["378282246310005", "3782 822463 10005"],
  ["4242-4242 4242abc4242", "4242 4242 4242 4242"],
  ["55555555555544449999", "5555 5555 5555 4444"],
])("the number %s is shown as it stands on the card: %s", (typed, shown) => {
  expect(rules.formatNumber(typed)).toBe(shown);
});

test.each([
  ["1", "1"],
  ["9", "09"],
  ["123", "12 / 3"],
  ["12 / 34", "12 / 34"],
  ["12345", "12 / 34"],
])("the date %s is shown as %s", (typed, shown) => {
  expect(rules.formatExpiry(typed)).toBe(shown);
});

const GOOD = { number: "4242424242424242", expiry: "1234", cvc: "123" };

test("a card without mistakes has none", () => {
  expect(rules.mistakesIn(GOOD, TODAY)).toEqual([]);
  expect(rules.mistakesIn({ ...GOOD, expiry: "0327" }, TODAY)).toEqual([]);
});

test.each([
  [{ number: "4242" }, "incomplete_number"],
  [{ number: "4242424242424241" }, "invalid_number"],
  [{ expiry: "" }, "incomplete_expiry"],
  [{ expiry: "12" }, "incomplete_expiry"],
  [{ expiry: "1334" }, "invalid_expiry_month"],
  [{ expiry: "0227" }, "invalid_expiry_year_past"],
  [{ cvc: "12" }, "incomplete_cvc"],
  [{ number: "378282246310005", cvc: "123" }, "incomplete_cvc"],
])("the mistake in %o is noticed in the form", (wrong, code) => {
  expect(rules.mistakesIn({ ...GOOD, ...wrong }, TODAY).map((one) => one.code)).toEqual([code]);
});
