import { expect, test } from "vitest";
import { readReceiptNumber, receiptNumber } from "./receipt-number.ts";

test("a receipt's number has its year and six digits", () => {
  expect(receiptNumber(2026, 17)).toBe("2026-000017");
});

test.each([
  "2026-000017",
  "2026 000017",
  "2026-17",
  "2026 – 17",
  "2026000017",
  "Kvitto 2026-000017",
])("'%s' is the seventeenth receipt of 2026", (typed) => {
  expect(readReceiptNumber(typed)).toEqual({ year: 2026, number: 17 });
});

test.each(["17", "000017", "kvitto 17", "Kvitto nr 17", "kreditkvitto 17", "kvitto17"])(
  "'%s' is the seventeenth receipt of some year",
  (typed) => {
    expect(readReceiptNumber(typed)).toEqual({ year: undefined, number: 17 });
  },
);

test.each(["", "kvitto", "anna 17", "070-123 45 67", "2026-", "0"])(
  "'%s' is no receipt's number",
  (typed) => {
    expect(readReceiptNumber(typed)).toBeUndefined();
  },
);
