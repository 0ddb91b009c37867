import { expect, test } from "vitest";
import { USUAL_POLICY } from "#domain/bookings/cancellation.ts";
import { policyWords } from "./cancellation-words.ts";

const FREE = "Innan vi har godkänt bokningen kostar det ingenting att avboka.";

test("the usual promise is told step by step", () => {
  expect(policyWords(USUAL_POLICY)).toEqual([
    FREE,
    "30 dagar eller mer före hyrestidens första dag: du får tillbaka hela hyran.",
    "14 till 29 dagar före: du får tillbaka 50 % av hyran.",
    "Mindre än 14 dagar före: ingen återbetalning.",
  ]);
});

test("steps that lie a day apart, on the day itself and in any order are told as they count", () => {
  expect(
    policyWords([
      { daysBefore: 0, percent: 10 },
      { daysBefore: 2, percent: 100 },
      { daysBefore: 1, percent: 50 },
    ]),
  ).toEqual([
    FREE,
    "2 dagar eller mer före hyrestidens första dag: du får tillbaka hela hyran.",
    "1 dag före: du får tillbaka 50 % av hyran.",
    "Mindre än 1 dag före: du får tillbaka 10 % av hyran.",
  ]);
});

test("a shop that gives everything back until the stay begins says so", () => {
  expect(policyWords([{ daysBefore: 0, percent: 100 }])).toEqual([
    FREE,
    "Fram till hyrestidens första dag: du får tillbaka hela hyran.",
  ]);
});

test("a promise without steps gives nothing back, and without a promise the shop decides", () => {
  expect(policyWords([])).toEqual([FREE, "Därefter görs ingen återbetalning."]);
  expect(policyWords(null)).toEqual([
    "Hör av dig till oss om du vill avboka, så kommer vi överens om vad som gäller.",
  ]);
});
