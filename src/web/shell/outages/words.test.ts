import { expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { laidWords, outageDays } from "./words.ts";

const day = (text: string) => text as LocalDate;
const concerned = {
  bookingId: 1234567,
  customerName: "Anna Berg",
  startDate: day("2027-07-03"),
  endDate: day("2027-07-05"),
};

test("an outage tells its days, or that nobody knows when it ends", () => {
  const startDate = day("2027-07-03");
  expect(outageDays({ startDate, endDate: day("2027-07-05") })).toBe("3–5 juli 2027");
  expect(outageDays({ startDate, endDate: null })).toBe("3 juli 2027 och tills vidare");
});

test("what an outage leads to is told by those who were moved and those who have nothing", () => {
  const moved = [{ ...concerned, unitName: "Enhet 2" }];
  expect(laidWords({ moved: [], lacking: [] })).toBe("Inga bokningar berörs.");
  expect(laidWords({ moved, lacking: [] })).toBe("En bokning flyttades till andra enheter.");
  expect(laidWords({ moved, lacking: [concerned, concerned] })).toBe(
    "En bokning flyttades till andra enheter och 2 bokningar står utan enhet.",
  );
});
