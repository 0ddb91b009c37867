import { expect, test } from "vitest";
import { USUAL_POLICY } from "#domain/bookings/cancellation-policy.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import {
  approvedPolicyWords,
  freeWords,
  lessBackWords,
  movedPolicyWords,
  policyWords,
  stayPolicyWords,
} from "./cancellation-words.ts";

const FREE = "Innan vi har godkänt bokningen kostar det ingenting att avboka.";

test("the usual promise is told step by step", () => {
  expect(policyWords(USUAL_POLICY)).toEqual([
    FREE,
    "30 dagar eller mer före hyrestidens första dag: du får tillbaka hela hyran.",
    "14 till 29 dagar före: du får tillbaka 50\u00a0% av hyran.",
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
    "1 dag före: du får tillbaka 50\u00a0% av hyran.",
    "Mindre än 1 dag före: du får tillbaka 10\u00a0% av hyran.",
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

const day = (text: string) => text as LocalDate;

test("of a booking each step is told with its last day, and what is approved is no longer free before approval", () => {
  expect(approvedPolicyWords(USUAL_POLICY, { startDate: day("2027-07-03") })).toEqual([
    "30 dagar eller mer före hyrestidens första dag, senast 3 juni 2027: du får tillbaka hela hyran.",
    "14 till 29 dagar före, senast 19 juni 2027: du får tillbaka 50\u00a0% av hyran.",
    "Mindre än 14 dagar före: ingen återbetalning.",
  ]);
  expect(policyWords(USUAL_POLICY, { startDate: day("2027-07-03") })[0]).toBe(FREE);
});

test.each([
  ["2027-03-01", "Fri avbokning till 3 juni"],
  ["2026-11-01", "Fri avbokning till 3 juni 2027"],
  ["2027-06-03", "Fri avbokning till 3 juni"],
  ["2027-06-04", "Avbokar du senast 19 juni får du tillbaka 50\u00a0% av hyran"],
  ["2027-06-20", "Ingen återbetalning vid avbokning efter godkännande"],
])("whoever looks at a stay from 3 July 2027 on %s reads '%s'", (today, words) => {
  expect(stayPolicyWords(USUAL_POLICY, day("2027-07-03"), day(today))).toBe(words);
});

test("before dates are chosen, what speaks for booking is how late cancelling is free", () => {
  expect(freeWords(USUAL_POLICY)).toBe("Fri avbokning till 30 dagar före");
  expect(freeWords([{ daysBefore: 0, percent: 100 }])).toBe(
    "Fri avbokning till hyrestidens första dag",
  );
  expect(freeWords([{ daysBefore: 14, percent: 50 }])).toBeNull();
});

test("of a stay that its customer has moved it is said which day the days are counted from, and why", () => {
  const days = { startDate: day("2027-08-01"), countedFrom: day("2027-07-03") };
  expect(approvedPolicyWords(USUAL_POLICY, days)).toEqual([
    "Du har flyttat hyran. Dagarna räknas ändå från 3 juli 2027, den tidigaste startdag den har haft sedan vi godkände bokningen.",
    "30 dagar eller mer före 3 juli 2027, senast 3 juni 2027: du får tillbaka hela hyran.",
    "14 till 29 dagar före, senast 19 juni 2027: du får tillbaka 50\u00a0% av hyran.",
    "Mindre än 14 dagar före: ingen återbetalning.",
  ]);
});

test("a day that has been is not told as if it were to come", () => {
  const on = (today: string) => ({ startDate: day("2027-07-03"), today: day(today) });
  expect(approvedPolicyWords(USUAL_POLICY, on("2027-06-03"))).toHaveLength(3);
  expect(approvedPolicyWords(USUAL_POLICY, on("2027-06-04"))).toEqual([
    "14 till 29 dagar före hyrestidens första dag, senast 19 juni 2027: du får tillbaka 50\u00a0% av hyran.",
    "Mindre än 14 dagar före: ingen återbetalning.",
  ]);
  expect(approvedPolicyWords(USUAL_POLICY, on("2027-06-20"))).toEqual([
    "Ingen återbetalning görs vid avbokning.",
  ]);
  expect(policyWords(USUAL_POLICY, on("2027-06-20"))).toEqual([
    FREE,
    "Därefter görs ingen återbetalning.",
  ]);
});

test("before a stay is moved it is said what cancelling gives afterwards", () => {
  const moved = (startDate: string, countedFrom: string, isApproved = true) =>
    movedPolicyWords(USUAL_POLICY, {
      startDate: day(startDate),
      countedFrom: day(countedFrom),
      today: day("2027-04-20"),
      isApproved,
    });
  expect(moved("2027-08-01", "2027-06-01")).toBe(
    "Avbokningsvillkoren räknas även efter flytten från den 1 juni: fri avbokning till 2 maj.",
  );
  expect(moved("2027-05-10", "2027-05-10")).toBe(
    "Avbokningsvillkoren räknas efter flytten från den 10 maj: avbokar du senast 26 april får du tillbaka 50\u00a0% av hyran.",
  );
  expect(moved("2027-04-28", "2027-04-28")).toBe(
    "Avbokningsvillkoren räknas efter flytten från den 28 april: ingen återbetalning.",
  );
  expect(moved("2028-06-01", "2028-06-01", false)).toBe(
    "När vi har godkänt bokningen räknas avbokningsvillkoren från den 1 juni 2028: fri avbokning till 2 maj 2028.",
  );
});

test("where a change makes cancelling dearer both sums are told, and else none", () => {
  const less = (refundThen: number, toPay = 0) =>
    lessBackWords({ refundNow: 8780, refundThen, toPay })?.replaceAll("\u00a0", " ");
  expect(less(0)).toBe(
    "Avbokar du nu får du tillbaka 8 780 kr av hyran. Avbokar du efter ändringen får du tillbaka 0 kr.",
  );
  expect(less(2607, 11_996)).toBe(
    "Avbokar du nu får du tillbaka 8 780 kr av hyran. Avbokar du efter ändringen får du tillbaka 2 607 kr. Avgiften räknas på hela priset, även på det som du inte har betalat än.",
  );
  expect(less(8780)).toBeUndefined();
});
