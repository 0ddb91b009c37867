import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { choiceOf, monthHref, withChoice, yearsToChoose } from "./address.ts";

const TODAY = "2027-03-01" as LocalDate;
const read = (address: string) => choiceOf(new URLSearchParams(address), TODAY);

test("this year and the five before it can be chosen", () => {
  expect(yearsToChoose(TODAY)).toEqual([2027, 2026, 2025, 2024, 2023, 2022]);
});

test("an address without wishes shows this year, and this month behind it", () => {
  expect(read("")).toEqual({ tab: "year", year: 2027, month: 3 });
});

test("what was chosen is found again by its address", () => {
  const choice = { tab: "month", year: 2026, month: 12 } as const;
  expect(choiceOf(withChoice(choice), TODAY)).toEqual(choice);
  expect(monthHref(2026, 12)).toBe("/admin/accounting?tab=month&year=2026&month=12");
});

test.each(["year=2021&month=13", "year=2028&month=0", "year=x&month=1.5&tab=day", "month="])(
  "an address that makes no sense, like %s, shows now",
  (address) => {
    expect(read(address)).toEqual({ tab: "year", year: 2027, month: 3 });
  },
);
