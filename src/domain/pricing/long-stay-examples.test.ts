import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { longStayExamples } from "./long-stay-examples.ts";

const season = (id: number, price: number) => ({
  id,
  price,
  startDate: "2027-06-01" as LocalDate,
  endDate: "2027-06-30" as LocalDate,
});
const item = {
  pricePerDay: 1000,
  basePrice: 500,
  peakSeasonOnly: false,
  longStay: [
    { fromNights: 7, percent: 10 },
    { fromNights: 28, percent: 25 },
  ],
};

test("an owner sees what stays of some lengths cost in the cheapest and the dearest season", () => {
  expect(longStayExamples(item, [season(1, 1805), season(2, 900)])).toEqual([
    { nights: 3, low: { before: 3200, after: 3200 }, high: { before: 5915, after: 5915 } },
    // 10 percent of 12 635 are 1 263,5, rounded up.
    { nights: 7, low: { before: 6800, after: 6170 }, high: { before: 13_135, after: 11_871 } },
    { nights: 14, low: { before: 13_100, after: 11_840 }, high: { before: 25_770, after: 23_243 } },
    { nights: 28, low: { before: 25_700, after: 19_400 }, high: { before: 51_040, after: 38_405 } },
  ]);
});

test("what is rented in its seasons alone is never paid at the ordinary price", () => {
  const [three] = longStayExamples({ ...item, peakSeasonOnly: true }, [season(1, 1800)]);
  expect(three?.low).toEqual(three?.high);
  expect(longStayExamples({ ...item, peakSeasonOnly: true }, [])[0]?.low.before).toBe(3500);
});
