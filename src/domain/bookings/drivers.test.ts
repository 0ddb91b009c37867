import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { localDateOf, type LocalDate } from "#domain/dates/local-date.ts";
import {
  firstLicenceProblem,
  isLicenceDate,
  lacksDrivers,
  licenceProblem,
  readLicenceDate,
} from "./drivers.ts";

const day = (text: string) => localDateOf(text);

describe("when a licence was taken", () => {
  test.each([
    ["2009-06", "2009-06"],
    ["200906", "2009-06"],
    ["2009/6", "2009-06"],
    [" 2009 06 ", "2009-06"],
    ["2009-06-14", "2009-06-14"],
    ["20090614", "2009-06-14"],
    ["2009-13", undefined],
    ["2009-02-30", undefined],
    ["2009", undefined],
    ["juni 2009", undefined],
    ["", undefined],
  ])("typed as '%s' is read as %s", (typed, read) => {
    expect(readLicenceDate(typed)).toBe(read);
  });

  test("is kept in a way that is read as itself", () => {
    const months = fc.date({
      min: new Date("1900-01-01"),
      max: new Date("2099-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(months, fc.constantFrom(7, 10), (date, size) => {
        const kept = date.toISOString().slice(0, size);
        expect(isLicenceDate(kept)).toBe(true);
        expect(readLicenceDate(kept)).toBe(kept);
        expect(readLicenceDate(kept.replaceAll("-", ""))).toBe(kept);
      }),
    );
  });
});

describe("a driver", () => {
  const asked = { today: day("2026-05-20"), startDate: day("2026-06-01"), licenceYears: 2 };
  const problem = (licensedSince: string, more: Partial<typeof asked> = {}) =>
    licenceProblem({ licensedSince }, { ...asked, ...more })?.code;

  test("has a licence already, and not from before anybody drove", () => {
    expect(problem("2026-06", { licenceYears: 0 })).toBe("driver.licence-date");
    expect(problem("2026-05-21", { licenceYears: 0 })).toBe("driver.licence-date");
    expect(problem("2026-05-20", { licenceYears: 0 })).toBeUndefined();
    expect(problem("2026-05", { licenceYears: 0 })).toBeUndefined();
    expect(problem("1940-01")).toBe("driver.licence-date");
    expect(problem("1960-01")).toBeUndefined();
  });

  test("has had it for as long as the item asks for on the day the journey begins", () => {
    expect(problem("2024-06-01")).toBeUndefined();
    expect(problem("2024-06-02")).toBe("driver.licence-too-new");
    expect(problem("2024-06")).toBeUndefined();
    expect(problem("2024-07")).toBe("driver.licence-too-new");
    expect(licenceProblem({ licensedSince: "2026-01" }, { ...asked, licenceYears: null })).toBe(
      undefined,
    );
  });

  test("of several, the first who may not drive is named", () => {
    const drivers = ["2010-01", "2025-12", "2027-01"].map((licensedSince) => ({
      name: "Anna",
      licensedSince,
    }));
    expect(firstLicenceProblem(drivers, asked)).toEqual({
      at: 1,
      problem: { code: "driver.licence-too-new", years: 2 },
    });
    expect(firstLicenceProblem(drivers.slice(0, 1), asked)).toBeUndefined();
  });

  test("may drive just when so many birthdays of the licence have passed", () => {
    const anyDay = fc
      .integer({ min: 0, max: 20_000 })
      .map((days) => new Date(Date.UTC(1970, 0, 1 + days)).toISOString().slice(0, 10) as LocalDate);
    fc.assert(
      fc.property(anyDay, anyDay, fc.integer({ min: 1, max: 20 }), (since, startDate, years) => {
        const found = licenceProblem(
          { licensedSince: since },
          { today: day("2026-05-20"), startDate, licenceYears: years },
        );
        const [year, ...rest] = since.split("-");
        const held = [Number(year) + years, ...rest].join("-") <= startDate;
        expect(found === undefined).toBe(held);
      }),
    );
  });
});

test("who drives is asked for once a motorhome is approved, until the journey begins", () => {
  const booked = { itemType: "rv", status: "confirmed", drivers: [] } as const;
  expect(lacksDrivers(booked, false)).toBe(true);
  expect(lacksDrivers(booked, true)).toBe(false);
  expect(lacksDrivers({ ...booked, status: "pending" }, false)).toBe(false);
  expect(lacksDrivers({ ...booked, itemType: "equipment" }, false)).toBe(false);
  const drivers = [{ name: "Anna", licensedSince: "2009-06" }];
  expect(lacksDrivers({ ...booked, drivers }, false)).toBe(false);
});
