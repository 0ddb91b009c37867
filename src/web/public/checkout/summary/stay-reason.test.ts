import { describe, expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { stayReason } from "./stay-reason.ts";

const day = (text: string) => text as LocalDate;
const stay = { startDate: day("2027-07-01"), endDate: day("2027-07-03") };
const facts = {
  today: day("2027-03-01"),
  quantity: 1,
  intervals: [],
  blocked: [],
  peakSeasonOnly: false,
  seasons: [],
  available: 1,
};
const summer = { id: 1, startDate: day("2027-06-01"), endDate: day("2027-08-31"), price: 1500 };
const fromSaturday = {
  startDate: day("2027-06-01"),
  endDate: day("2027-08-31"),
  id: 1,
  startWeekday: "saturday" as const,
  intervalDays: 7,
  pickupTime: "15:00",
  returnTime: "10:00",
};

describe("who comes to the till with days that cannot be had is told why at once", () => {
  test("nothing, where they can be had", () => {
    expect(stayReason(facts, stay)).toBeNull();
  });

  test("that weeks begin on a Saturday", () => {
    expect(stayReason({ ...facts, intervals: [fromSaturday] }, stay)).toBe(
      "Bokning inom bokningsperiod måste starta på en Lördag.",
    );
  });

  test("that days are blocked, and not only that they do not look free", () => {
    expect(stayReason({ ...facts, blocked: [stay], available: 0 }, stay)).toBe(
      "Det valda intervallet innehåller blockerade datum.",
    );
  });

  test("that the season is over", () => {
    const seasonal = { ...facts, peakSeasonOnly: true, seasons: [summer], available: 0 };
    const winter = { startDate: day("2027-12-04"), endDate: day("2027-12-06") };
    expect(stayReason(seasonal, winter)).toBe(
      "De här dagarna ligger utanför säsongen, då det inte går att hyra. Välj andra datum i kalendern.",
    );
    expect(stayReason(seasonal, stay)).toContain("ser inte ut att vara lediga");
  });

  test("that they are taken, with room for what another tab holds", () => {
    expect(stayReason({ ...facts, available: 0 }, stay)).toContain("en annan flik");
    expect(stayReason({ ...facts, quantity: 3, available: 2 }, stay)).toContain("Bara 2 ser ut");
  });
});
