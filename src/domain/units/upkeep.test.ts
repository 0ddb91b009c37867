import { describe, expect, test } from "vitest";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { upkeepDue, upkeepWithin, type UpkeepFacts } from "./upkeep.ts";

const day = (text: string) => text as LocalDate;
const TODAY = day("2026-07-01");

const NOTHING: UpkeepFacts = {
  odometer: null,
  nextInspection: null,
  nextService: null,
  nextServiceKm: null,
};
const due = (facts: Partial<UpkeepFacts>) => upkeepDue({ ...NOTHING, ...facts }, TODAY);
const within = (facts: Partial<UpkeepFacts>, endDate: string) =>
  upkeepWithin({ ...NOTHING, ...facts }, { endDate: day(endDate) }, TODAY);

describe("what is due soon", () => {
  test("is nothing of a unit of which nothing is known", () => {
    expect(due({})).toEqual([]);
    expect(due({ odometer: 50_000 })).toEqual([]);
    expect(due({ nextServiceKm: 60_000 })).toEqual([]);
  });

  test.each([
    ["2026-06-30", [true]],
    ["2026-07-01", [false]],
    ["2026-07-31", [false]],
    ["2026-08-01", []],
  ])("an inspection by %s: late %j", (by, late) => {
    const nextInspection = day(by);
    expect(due({ nextInspection }).map(({ isOverdue }) => isOverdue)).toEqual(late);
  });

  test("is told with inspection and service each by itself", () => {
    const kinds = due({ nextInspection: TODAY, nextService: TODAY }).map(({ kind }) => kind);
    expect(kinds).toEqual(["inspection", "service"]);
  });

  test.each([
    [58_999, []],
    [59_000, [{ kmLeft: 1000, isOverdue: false }]],
    [59_999, [{ kmLeft: 1, isOverdue: false }]],
    [60_000, [{ kmLeft: 0, isOverdue: true }]],
    [60_250, [{ kmLeft: -250, isOverdue: true }]],
  ])("at %i km, with service at 60 000: %j", (odometer, told) => {
    expect(due({ odometer, nextServiceKm: 60_000 })).toMatchObject(told);
    expect(due({ odometer, nextServiceKm: 60_000 })).toHaveLength(told.length);
  });
});

describe("a stay collides", () => {
  test("with what is due before it is back, also long ahead", () => {
    expect(within({ nextInspection: day("2027-05-01") }, "2027-05-03")).toHaveLength(1);
    expect(within({ nextInspection: day("2027-05-03") }, "2027-05-03")).toHaveLength(1);
    expect(within({ nextInspection: day("2027-05-04") }, "2027-05-03")).toEqual([]);
  });

  test("with a meter that is past its service, and not with one that only nears it", () => {
    expect(within({ odometer: 60_000, nextServiceKm: 60_000 }, "2027-05-03")).toHaveLength(1);
    expect(within({ odometer: 59_999, nextServiceKm: 60_000 }, "2027-05-03")).toEqual([]);
  });
});
