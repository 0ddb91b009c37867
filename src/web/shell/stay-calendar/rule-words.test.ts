import { expect, test } from "vitest";
import { localDateOf } from "#domain/dates/local-date.ts";
import { ruleWords } from "./rule-words.ts";

const rule = (from: string, to: string, nights = 7) => ({
  startDate: localDateOf(from),
  endDate: localDateOf(to),
  weekday: "saturday" as const,
  nights,
});

test("a whole month is called by its name, a part of it by its days", () => {
  expect(ruleWords(rule("2027-07-01", "2027-07-31"))).toBe("Juli: lördag till lördag");
  expect(ruleWords(rule("2027-06-12", "2027-06-30"))).toBe("12–30 juni: lördag till lördag");
  expect(ruleWords(rule("2028-02-01", "2028-02-28"))).toBe("1–28 februari: lördag till lördag");
});

test("more than a week is told, since the weekdays do not tell it", () => {
  expect(ruleWords(rule("2027-07-01", "2027-07-31", 14))).toBe(
    "Juli: lördag till lördag, minst 14 nätter",
  );
  expect(ruleWords(rule("2027-07-01", "2027-07-31", 3))).toBe("Juli: lördag till lördag");
});
